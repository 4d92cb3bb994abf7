import { useLingui } from "@lingui/react/macro";
import { type RefObject, useRef, useState, useSyncExternalStore } from "react";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useSideSwipe } from "#platform/ui/pictures/use-side-swipe.ts";
import { Illustration } from "./illustration.tsx";
import { Photograph } from "./photograph.tsx";
import { useViewWords } from "./view-words.ts";

/** The picture that a card shows, and how it is moved on. */
interface CardPicture {
  readonly position: number;
  /** Round from the last to the first, and back. */
  readonly move: (by: number) => void;
  readonly frame: RefObject<HTMLDivElement | null>;
}

/**
 * State of a card's pictures. `swipe` belongs on the whole card: its link lies over the picture and
 * gets the touches, of which those that begin on the picture move it.
 */
export function useCardPicture(total: number) {
  const [position, setPosition] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const move = (by: number) => setPosition((now) => (now + by + total) % total);
  const swipe = useSideSwipe(move, ({ clientX, clientY }) => {
    const box = frame.current?.getBoundingClientRect();
    return box !== undefined && clientY < box.bottom && clientX < box.right;
  });
  return { picture: { position, move, frame }, swipe: total > 1 ? swipe : null };
}

interface CardPicturesProps extends CardPicture {
  readonly summary: ListingSummary;
  readonly eager: boolean;
}

/** The pictures of a card, one at a time; another is fetched when the visitor moves to it. */
export function CardPictures({ summary, eager, position, move, frame }: CardPicturesProps) {
  const { t } = useLingui();
  const { label } = useViewWords();
  const hasScript = useHasScript();
  const { name, views, photos, areaSqYards } = summary;
  const total = photos.length || views.length;
  const photo = photos[position];
  const number = position + 1;
  const view = views[position] ?? "plan";
  const part = label(view);
  return (
    <div ref={frame} className="relative shrink-0 bg-mist max-md:h-43.5 md:w-68">
      {photo ? (
        <Photograph
          photo={photo}
          alt={t`Photograph ${number} of ${name}`}
          sizes="(min-width: 48rem) 272px, 100vw"
          eager={eager}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <Illustration
          summary={summary}
          view={view}
          eager={eager}
          className="absolute inset-0 size-full"
        />
      )}
      <span aria-live="polite" className="picture-label">
        {photo && t`Photograph ${number}`}
        {!photo &&
          ((view === "plate" && part) ||
            (areaSqYards === null && t`Area not stated`) ||
            (view === "plan" ? t`Illustrative layout` : t`${part}, illustrative`))}
      </span>
      {total > 1 && hasScript && (
        <Arrows name={name} total={total} position={position} move={move} />
      )}
    </div>
  );
}

interface ArrowsProps extends Pick<CardPicture, "position" | "move"> {
  readonly name: string;
  readonly total: number;
}

function Arrows({ name, total, position, move }: ArrowsProps) {
  const { t } = useLingui();
  return (
    <>
      <button
        type="button"
        aria-label={t`Previous picture of ${name}`}
        onClick={() => move(-1)}
        className="picture-arrow left-0.5"
      >
        <Icon name="chevron-left" className="size-5" />
      </button>
      <button
        type="button"
        aria-label={t`Next picture of ${name}`}
        onClick={() => move(1)}
        className="picture-arrow right-0.5"
      >
        <Icon name="chevron-right" className="size-5" />
      </button>
      <i
        className="picture-dots"
        style={{ "--dots": total, "--dot": position } as React.CSSProperties}
      />
    </>
  );
}

const NEVER_CHANGES = () => () => {};

/** False in the page as sent, which has no buttons that only script can answer. */
function useHasScript(): boolean {
  return useSyncExternalStore(
    NEVER_CHANGES,
    () => true,
    () => false,
  );
}
