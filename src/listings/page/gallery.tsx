import { Trans, useLingui } from "@lingui/react/macro";
import { type MouseEvent, useRef, useState } from "react";
import { cardPicturePath, illustrationPath } from "#listings/illustration.tsx";
import type { ListingSummary } from "#listings/summary.ts";
import { useViewWords } from "#listings/view-words.ts";
import { Icon } from "#ui/icon.tsx";
import { PhotoViewer } from "./photo-viewer.tsx";

/** One picture of a listing: the addresses of its files, and what it shows. */
export interface Picture {
  /** With its title and scale, for a whole screen. */
  readonly src: string;
  /** Without letters, for any frame. */
  readonly tile: string;
  readonly alt: string;
  /** Short words in its corner. */
  readonly label: string;
}

const HALF = "md:col-span-2 md:row-span-2";
/** Where each picture stands on a desktop, two rows of four, by how many there are: no holes. */
const PLACES: readonly (readonly string[])[] = [
  [],
  ["md:col-span-4 md:row-span-2"],
  [HALF, HALF],
  [HALF, "md:col-span-2", "md:col-span-2"],
  [HALF, "md:col-span-2", "", ""],
  [HALF, "", "", "", ""],
];
const MOST_SHOWN = PLACES.length - 1;

/** The pictures of a listing in the order they are shown, the plan first. */
function usePictures(summary: ListingSummary): readonly Picture[] {
  const { label, alt } = useViewWords();
  return summary.views.map((view) => ({
    src: illustrationPath(summary, view),
    tile: cardPicturePath(summary, view),
    alt: alt(summary, view),
    label: label(view),
  }));
}

/** Main picture and up to four more; any of them opens the viewer. */
export function Gallery({ summary }: { summary: ListingSummary }) {
  const pictures = usePictures(summary);
  const [shown, setShown] = useState<number | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const isDrawn = summary.areaSqYards !== null;
  const notice = <Notice isDrawn={isDrawn} />;
  const open = (position: number) => (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setShown(position);
  };
  return (
    <div>
      <Tiles pictures={pictures} open={open} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-small text-muted">{notice}</p>
        {isDrawn && (
          <button type="button" onClick={open(0)} className={LINK}>
            <Icon name="map" className="size-5" />
            <Trans>Floor plans</Trans>
          </button>
        )}
      </div>
      {shown !== null && (
        <PhotoViewer
          pictures={pictures}
          position={shown}
          notice={notice}
          onMove={setShown}
          onClose={() => {
            setShown(null);
            opener.current?.focus();
          }}
        />
      )}
    </div>
  );
}

interface TilesProps {
  readonly pictures: readonly Picture[];
  readonly open: (position: number) => (event: MouseEvent<HTMLElement>) => void;
}

function Tiles({ pictures, open }: TilesProps) {
  const { t } = useLingui();
  const total = pictures.length;
  const places = PLACES[Math.min(total, MOST_SHOWN)] ?? [];
  return (
    <div className="relative max-md:-mx-4 print:break-inside-avoid">
      <div className="grid gap-2 overflow-hidden max-md:aspect-video md:grid-cols-4 md:grid-rows-[repeat(2,212px)] md:rounded-card">
        {pictures.slice(0, MOST_SHOWN).map((picture, position) => (
          <button
            key={picture.src}
            type="button"
            onClick={open(position)}
            aria-label={t`Open picture ${position + 1} of ${total}: ${picture.label}`}
            className={`group relative overflow-hidden bg-mist focus-visible:outline-offset-[-4px] ${places[position]} ${
              position === 0 ? "" : "max-md:hidden"
            }`}
          >
            <Tile picture={picture} isMain={position === 0} isOnly={total === 1} />
          </button>
        ))}
      </div>
      {total > 1 && (
        <button
          type="button"
          onClick={open(0)}
          className="absolute right-3 bottom-3 flex h-11 items-center gap-2 rounded border border-line bg-card px-3.5 text-control font-[550] hover:border-edge print:hidden"
        >
          <Icon name="images" className="size-5" />
          <Trans>See all photos ({total})</Trans>
        </button>
      )}
    </div>
  );
}

/** A picture alone keeps its letters: a blank sheet says with them why it is blank. */
function Tile({ picture, isMain, isOnly }: { picture: Picture; isMain: boolean; isOnly: boolean }) {
  return (
    <>
      <img
        src={isOnly ? picture.src : picture.tile}
        alt={picture.alt}
        width={isOnly ? 1600 : 640}
        height={isOnly ? 1000 : 480}
        fetchPriority={isMain ? "high" : "auto"}
        decoding="async"
        className={`absolute inset-0 size-full ${isOnly ? "object-contain" : ""}`}
      />
      {!isOnly && (
        <span className="absolute bottom-2 left-2 rounded-[3px] bg-card/90 px-1.5 py-0.5 text-tiny font-medium">
          {picture.label}
        </span>
      )}
    </>
  );
}

/** What the pictures are. */
function Notice({ isDrawn }: { isDrawn: boolean }) {
  if (!isDrawn) return <Trans>No layout is drawn: the listing does not state its area.</Trans>;
  return (
    <Trans>
      Illustrative layout, not a photograph: drawn from the published area, roads and amenities.
    </Trans>
  );
}

const LINK =
  "flex min-h-11 items-center gap-2 text-control font-[550] text-river hover:text-river-deep print:hidden";
