import { useLingui } from "@lingui/react/macro";
import { type ComponentType, type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { withoutPlace } from "#features/search/model/search-query.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { untilLoaded } from "#platform/ui/until-loaded.ts";
import { HiddenFilters } from "./hidden-fields.tsx";
import { useOwnPosition } from "./use-own-position.ts";
import type { PlaceSuggestion } from "./use-place-suggestions.ts";
import type { SearchControl } from "./use-search-state.ts";

/** The box that takes a city, village, pincode, plus code, landmark or layout; a plain form without script. */
export function PlaceBox({ control }: { control: SearchControl }) {
  const { state, show } = control;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const goTo = (place: string, centre: LatLng | undefined) =>
    show({ place, page: 1, listing: null, query: { ...withoutPlace(state.query), centre } });
  return (
    <div className="relative flex gap-2">
      <PlaceForm
        control={control}
        onPick={({ name, lat, lng, mlsNumber }) =>
          mlsNumber === undefined
            ? goTo(name, { lat, lng })
            : navigate(localPath(href("/property/:mlsNumber", { mlsNumber })))
        }
        onClear={() => goTo("", undefined)}
        onNear={(centre) => goTo("", centre)}
      />
    </div>
  );
}

interface PlaceFormProps {
  readonly control: SearchControl;
  readonly onPick: (place: PlaceSuggestion) => void;
  readonly onClear: () => void;
  readonly onNear: (centre: LatLng) => void;
}

function PlaceForm({ control: { state, show }, onPick, onClear, onNear }: PlaceFormProps) {
  const { t } = useLingui();
  const searched = state.place || (state.query.text ?? "");
  const [typed, setTyped] = useState({ searched, text: searched });
  // A search from elsewhere (Back, a chip, a pin) replaces what stands in the box.
  if (typed.searched !== searched) setTyped({ searched, text: searched });
  const { text } = typed;
  const setText = (next: string) => setTyped({ searched, text: next });
  const filled = text !== "" || state.query.centre !== undefined;
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const place = text.trim();
    if (place === "") onClear();
    else show({ place, page: 1, listing: null, query: withoutPlace(state.query) });
  };
  return (
    <>
      <form method="get" onSubmit={submit} className="relative min-w-0 flex-1">
        <HiddenFilters state={state} />
        {/* Without it Enter sends nothing: the suggestions bring a hidden second field. */}
        <button
          type="submit"
          aria-label={t`Search`}
          className="absolute top-0 left-0 z-10 grid size-11 place-items-center lg:top-0.5 lg:left-0.5 rounded hover:bg-mist"
        >
          <Icon name="search" className="size-5" />
        </button>
        <PlaceInput
          text={text}
          onText={setText}
          onPick={onPick}
          input={{
            name: "q",
            "aria-label": t`City or area`,
            placeholder: t`Enter city or area`,
            enterKeyHint: "search",
            className:
              "h-11 w-full rounded lg:h-12 border border-edge bg-card pr-11 pl-11 placeholder:text-muted",
          }}
        />
        {filled && (
          <button
            type="button"
            aria-label={t`Clear the place`}
            onClick={() => {
              setText("");
              onClear();
            }}
            className="absolute top-0 right-0 grid size-11 place-items-center lg:top-0.5 lg:right-0.5 rounded hover:bg-mist"
          >
            <Icon name="x" className="size-5" />
          </button>
        )}
      </form>
      {/* On a phone within the box, where its × stands once something is in it. */}
      <div className={filled ? "max-lg:hidden" : "max-lg:absolute max-lg:top-0 max-lg:right-0"}>
        <NearMe onFound={onNear} />
      </div>
    </>
  );
}

export interface PlaceInputProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (place: PlaceSuggestion) => void;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

export interface RichPlaceInputProps extends PlaceInputProps {
  /** Where the visitor was typing when this box took the plain one's place; null when nowhere. */
  readonly caret: number | null;
}

interface RichBox {
  readonly Box: ComponentType<RichPlaceInputProps>;
  readonly caret: number | null;
}

/** A plain box at first; suggestions are fetched after the list and take its place. */
function PlaceInput(props: PlaceInputProps) {
  const { text, onText, input } = props;
  const box = useRef<HTMLInputElement>(null);
  const [rich, setRich] = useState<RichBox>();
  useEffect(() => {
    let wanted = true;
    // Until they are there, the box takes what is typed without them.
    untilLoaded(() => import("./place-suggestions.tsx")).then(async ({ default: Box }) => {
      await composed(box.current);
      const caret = box.current === document.activeElement ? box.current?.selectionStart : null;
      // At once: a key between looking for the focus and the new box would be lost.
      if (wanted) flushSync(() => setRich({ Box, caret: caret ?? null }));
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (rich) return <rich.Box {...props} caret={rich.caret} />;
  return (
    <input
      {...input}
      ref={box}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onCompositionStart={({ currentTarget }) => {
        currentTarget.dataset.composing = "";
      }}
      onCompositionEnd={({ currentTarget }) => {
        delete currentTarget.dataset.composing;
      }}
    />
  );
}

/** Waits for the end of a syllable that is just being composed in the box. */
function composed(box: HTMLInputElement | null): Promise<void> {
  return new Promise((done) => {
    if (!box || box.dataset.composing === undefined) done();
    else box.addEventListener("compositionend", () => done(), { once: true });
  });
}

function NearMe({ onFound }: { onFound: (centre: LatLng) => void }) {
  const { t } = useLingui();
  const position = useOwnPosition(onFound);
  return (
    <div className="relative">
      <button
        type="button"
        onClick={position.ask}
        aria-busy={position.state === "asking"}
        className={`${button("outline")} max-lg:size-11 max-lg:min-h-11 max-lg:border-transparent max-lg:bg-transparent max-lg:px-0`}
      >
        <Icon
          name="locate-fixed"
          className={`size-5 ${position.state === "asking" ? "animate-pulse motion-reduce:animate-none" : ""}`}
        />
        <span className="max-lg:sr-only">{t`Near me`}</span>
      </button>
      {position.state === "refused" && (
        <p
          role="alert"
          className="absolute top-full right-0 z-30 mt-2 w-72 rounded border border-line bg-card p-3 text-small shadow-float"
        >
          {t`We couldn’t get your location. Allow it in the browser, or type a place.`}
        </p>
      )}
    </div>
  );
}
