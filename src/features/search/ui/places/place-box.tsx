import { useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { parseWords } from "#features/search/model/query/address-values.ts";
import { withoutPlace } from "#features/search/model/query/search-query.ts";
import { HiddenFilters } from "#features/search/ui/filters/hidden-fields.tsx";
import type { SearchControl } from "#features/search/ui/use-search-state.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { button } from "#platform/ui/button.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useDismiss } from "#platform/ui/use-dismiss.ts";
import { PlaceInput, pageOf } from "./place-input.tsx";
import { useOwnPosition } from "./use-own-position.ts";
import type { PlaceSuggestion } from "./use-place-suggestions.ts";

/** The box that takes a city, village, pincode, plus code, landmark or layout; a plain form without script. */
export function PlaceBox({ control }: { control: SearchControl }) {
  const { state, show } = control;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const goTo = (place: string, centre: LatLng | undefined, town?: string) =>
    show({
      place,
      asked: "",
      page: 1,
      listing: null,
      query: { ...withoutPlace(state.query), centre, town },
    });
  return (
    <div className="relative flex gap-2">
      <PlaceForm
        control={control}
        onPick={(picked) => {
          const page = pageOf(picked);
          if (page) navigate(localPath(page));
          else goTo(picked.name, picked, picked.town);
        }}
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
  const clear = () => {
    setText("");
    onClear();
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const place = parseWords(text);
    if (place === null) clear();
    else show({ place, asked: "", page: 1, listing: null, query: withoutPlace(state.query) });
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
          className="h-11 w-full rounded border border-edge bg-card px-10 placeholder:text-muted lg:h-12 lg:px-11"
        />
        {filled && (
          <button
            type="button"
            aria-label={t`Clear the place`}
            onClick={clear}
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

function NearMe({ onFound }: { onFound: (centre: LatLng) => void }) {
  const { t } = useLingui();
  const position = useOwnPosition(onFound);
  const asks = useRef<HTMLButtonElement>(null);
  // What is told lies over the map's tools: Escape and a press anywhere, on itself too, take it away.
  useDismiss(asks, position.forget);
  return (
    <div className="relative">
      <button
        ref={asks}
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
          className="absolute top-full right-0 z-30 mt-2 w-72 rounded border border-line bg-card p-3 text-small shadow-float max-sm:fixed max-sm:inset-x-4 max-sm:top-auto max-sm:w-auto"
        >
          {t`We couldn’t get your location. Allow it in the browser, or type a place.`}
        </p>
      )}
    </div>
  );
}
