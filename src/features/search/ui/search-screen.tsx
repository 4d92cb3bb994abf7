import { useLingui } from "@lingui/react/macro";
import { memo, type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import {
  DEFAULT_STATE,
  parseSearchParams,
  type SearchState,
  toSearchParams,
} from "#features/search/model/query/search-url.ts";
import type { PlotsOnMap } from "#platform/map/marks/plots-layer.client.tsx";
import { useAfterPaint } from "#platform/ui/late/after-paint.ts";
import { useRootData } from "#platform/ui/shell/site.ts";
import { useIsLeaving } from "#platform/ui/use-leaving.ts";
import { catalogueCache } from "./catalogue-cache.ts";
import { FilterBar, type FilterBarProps } from "./filters/filter-bar.tsx";
import { FilterChips } from "./filters/filter-chips.tsx";
import { FilterOverlay } from "./filters/filter-overlay.tsx";
import { FILTER_FORM } from "./filters/folded-filter.tsx";
import { SortSelect } from "./filters/sort-select.tsx";
import { MapPane } from "./map/map-pane.tsx";
import { PlaceBox } from "./places/place-box.tsx";
import { InsteadNote, ResultsHeading, TwinsNote, UnratedNote } from "./results/results-heading.tsx";
import { ResultsFailed, ResultsList, ResultsLoading } from "./results/results-list.tsx";
import { useScrollToCard } from "./use-scroll-to-card.ts";
import { useSearchState } from "./use-search-state.ts";
import { ViewTabs } from "./view-tabs.tsx";

/** What the route found: results, or that the network was away. */
export type SearchOutcome =
  | { readonly ok: true; readonly results: SearchResults }
  | { readonly ok: false };

const NOTHING: SearchResults = {
  total: 0,
  layouts: 0,
  unrated: 0,
  shown: [],
  nearest: null,
  nothing: null,
  median: null,
};

/** Map and place box follow a moment later, so that a filter is seen in the list at once. */
const LaterMapPane = memo(MapPane);
const LaterPlaceBox = memo(PlaceBox);

interface SearchScreenProps {
  readonly outcome: SearchOutcome;
  readonly plots: PlotsOnMap | null;
  /** The way to save a search; its name says what it asks for. */
  readonly toSave: (state: SearchState, name: string) => ReactNode;
}

/** Map left and list right; on a phone two tabs of one screen. */
export function SearchScreen({ outcome, plots, toSave }: SearchScreenProps) {
  const { t } = useLingui();
  const control = useSearchState();
  const local = useCatalogue();
  const [hovered, setHovered] = useState<string | null>(null);
  const { state } = control;
  useScrollToCard(state.listing);
  const later = useAfterPaint(control);
  const found = catalogueCache.answer(state) ?? (outcome.ok ? outcome.results : null);
  const results = found ?? NOTHING;
  const notes = (
    <>
      <TwinsNote results={results} />
      <UnratedNote control={control} results={results} />
    </>
  );
  return (
    <div className="lg:grid lg:grid-cols-[minmax(420px,600px)_1fr]">
      <Leaving onChange={control.leave} />
      <div
        className={`flex flex-col lg:sticky lg:top-(--header-height) lg:h-[calc(100dvh-var(--header-height))] ${
          state.view === "map" ? "max-lg:h-[calc(100dvh-var(--header-height))]" : ""
        }`}
      >
        <TopBar control={control} later={later} results={results} local={local} />
        <div className="relative flex min-h-0 flex-1 flex-col">
          {state.view === "map" && (
            <ResultsHeading state={state} total={results.layouts} className="map-heading" />
          )}
          <LaterMapPane
            control={later}
            index={local?.index ?? null}
            hovered={hovered}
            onHover={setHovered}
            plots={plots}
          />
        </div>
      </div>
      <section
        aria-label={t`Results`}
        className={`flex min-h-dvh flex-col gap-3 px-4 pb-5 max-lg:gap-1 lg:px-8 lg:py-6 ${
          state.view === "map" ? "max-lg:hidden" : ""
        }`}
      >
        <div className="flex min-h-12 items-center justify-between gap-x-4 lg:flex-wrap">
          <ResultsHeading
            state={state}
            total={results.layouts}
            className="text-h3 max-lg:py-2 max-lg:text-control max-lg:tracking-normal lg:text-[1.5rem] lg:leading-8"
          />
          <SortSelect
            query={state.query}
            form={FILTER_FORM}
            onChange={(sort) => control.ask({ sort })}
          />
        </div>
        <InsteadNote state={state} />
        <FilterChips control={control} toSave={toSave} />
        <div className="empty:hidden max-lg:hidden">{notes}</div>
        <FilterBar control={control} later={later} results={results} local={local} />
        <div className="lg:mt-1">
          <h2 className="sr-only">{t`Layouts found`}</h2>
          {found ? (
            <UntilLoaded local={local !== null}>
              <ResultsList
                control={control}
                results={results}
                litListing={hovered ?? state.listing}
                onHover={setHovered}
              />
            </UntilLoaded>
          ) : (
            <ResultsFailed />
          )}
        </div>
        {/* A browser would keep them in view while cards come above them. */}
        <div className="mt-2 [overflow-anchor:none] empty:hidden lg:hidden">{notes}</div>
      </section>
    </div>
  );
}

/** Where to search; on a phone also the tabs and the way to the filters. */
function TopBar({ control, later, results, local }: FilterBarProps) {
  return (
    <div className="flex h-14 items-center gap-2 border-b border-line bg-card px-4 lg:h-auto lg:px-6 lg:py-4">
      <div className="min-w-0 flex-1">
        <LaterPlaceBox control={later} />
      </div>
      <div className="flex items-center gap-2 lg:hidden">
        <ViewTabs control={control} total={results.layouts} />
        <FilterOverlay
          state={control.state}
          results={results}
          local={local}
          onApply={(query) => control.ask(query)}
        />
      </div>
    </div>
  );
}

/**
 * Blanks in place of the list while the server is asked for another one; it knows of navigations,
 * not the screen. More cards of the same list come below those that are there.
 */
function UntilLoaded({ local, children }: { local: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { location } = useNavigation();
  const waiting =
    !local && location?.pathname === pathname && askedIn(location.search) !== askedIn(search);
  return <div aria-busy={waiting}>{waiting ? <ResultsLoading /> : children}</div>;
}

/** What an address asks for, without how much of it is shown, and where. */
function askedIn(search: string): string {
  const { query } = parseSearchParams(new URLSearchParams(search));
  return toSearchParams({ ...DEFAULT_STATE, query }).toString();
}

/** Tells of the visitor's way to another page; it knows of navigations, not the screen. */
function Leaving({ onChange }: { onChange: (isLeaving: boolean) => void }) {
  const isLeaving = useIsLeaving();
  useEffect(() => onChange(isLeaving), [isLeaving, onChange]);
  return null;
}

/** The catalogue in memory, fetched when the screen opens; null until then. */
function useCatalogue() {
  const { catalogueUrl } = useRootData();
  useEffect(() => void catalogueCache.open(catalogueUrl), [catalogueUrl]);
  return useSyncExternalStore(catalogueCache.subscribe, catalogueCache.current, () => null);
}
