import { useLingui } from "@lingui/react/macro";
import { type ComponentType, useMemo } from "react";
import { useNavigate } from "react-router";
import { budgetQuery } from "#features/listings/index.ts";
import { useSavedIds, useSeenListings, useSum } from "#features/listings/ui.ts";
import { askedCost } from "#features/search/model/answer/asked-cost.ts";
import { foundExtent, isPartOutside } from "#features/search/model/answer/found-extent.ts";
import { findSummary } from "#features/search/model/answer/listing-details.ts";
import { nothingFound } from "#features/search/model/answer/nothing-found.ts";
import { search } from "#features/search/model/answer/search.ts";
import type { SearchIndex } from "#features/search/model/answer/search-index.ts";
import { RANGES } from "#features/search/model/query/filters.ts";
import { type SearchQuery, withoutFilters } from "#features/search/model/query/search-query.ts";
import { asksLeast } from "#features/search/model/query/size-query.ts";
import { catalogueCache } from "#features/search/ui/catalogue-cache.ts";
import { askedWords, sizeWords } from "#features/search/ui/filters/filter-texts.ts";
import type { SearchControl } from "#features/search/ui/use-search-state.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Kilometres } from "#lib/units/units.ts";
import { formatRupees } from "#platform/i18n/formats.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import type { MapView } from "#platform/map/map-view.ts";
import type { MapMarker } from "#platform/map/marks/marker-clusters.ts";
import type { MapPlots, PlotsOnMap } from "#platform/map/marks/plots-layer.client.tsx";
import type { SearchMapProps } from "#platform/map/search-map.client.tsx";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { useSite } from "#platform/ui/shell/site.ts";
import { MarkerCard, MarkerList } from "./marker-card.tsx";
import { type MarkedOffer, priceTag, toMarkers } from "./markers.ts";
import { UnplacedNote } from "./unplaced-note.tsx";
import { useMapTarget } from "./use-map-target.ts";

/** What the map beside the list is given, with or without its index yet. */
export interface MapPaneProps {
  readonly control: SearchControl;
  readonly index: SearchIndex | null;
  readonly hovered: string | null;
  readonly onHover: (mlsNumber: string | null) => void;
  /** Of the featured project; null where the region has none. */
  readonly plots: PlotsOnMap | null;
}

export interface ResultsMapProps extends MapPaneProps {
  readonly index: SearchIndex;
  readonly map: ComponentType<SearchMapProps>;
  readonly onError: () => void;
}

/** The search on the map: the same query as the list, its answers as markers. */
export function ResultsMap(props: ResultsMapProps) {
  const { control, index, map: SearchMap, hovered, onHover, onError } = props;
  const { t, i18n } = useLingui();
  const { map: sources } = useSite();
  const { state, ask, show } = control;
  const { query } = state;
  const aim = useMapTarget(query, () => foundExtent(index, query));
  const found = useMarkers(index, query);
  const markers = useMarked(found.markers);
  const onIdle = (view: MapView) => {
    if (!view.byVisitor && !isPartOutside(index, query, view.bounds)) return;
    aim.settle(view.bounds);
    ask({ bounds: view.bounds }, { kind: "silent" });
  };
  const select = (listing: string | null) => {
    if (listing !== state.listing) show({ listing }, { kind: "silent" });
  };
  const selected = state.listing ? findSummary(index, state.listing) : null;
  const dropPin = (centre: LatLng) =>
    show({ place: "", page: 1, query: { ...query, ...FRESH_GROUND, centre } });
  return (
    <>
      <SearchMap
        language={toLanguage(i18n.locale)}
        sources={sources}
        label={t`Map of the layouts found`}
        target={aim.target}
        onError={onError}
        onIdle={onIdle}
        markers={markers}
        hovered={hovered}
        selected={state.listing}
        onHover={onHover}
        onSelect={select}
        popup={
          selected && <MarkerCard summary={selected} query={query} onClose={() => select(null)} />
        }
        listPopup={(ids) => (
          <MarkerList
            summaries={ids.flatMap((id) => findSummary(index, id) ?? [])}
            query={query}
            onPick={select}
          />
        )}
        circle={
          query.centre && !query.town
            ? {
                centre: query.centre,
                radius: query.radiusKm as Kilometres,
                ...RANGES.radiusKm,
              }
            : null
        }
        onRadius={(radiusKm) => ask({ radiusKm, bounds: undefined })}
        pin={query.centre && !state.place ? query.centre : null}
        onPin={dropPin}
        area={query.area ?? null}
        onArea={(area) => ask({ area: area ?? undefined, bounds: undefined })}
        onNearMe={null}
        layoutTiles={catalogueCache.layoutTiles()}
        plots={useProjectPlots(props.plots, query.budgetLakhs)}
      />
      <TagMeaning query={query} />
      <UnplacedNote count={found.unplaced} />
      {markers.length + found.unplaced === 0 && (
        <NothingOnMap
          control={control}
          hasNearest={nothingFound(index, query).nearest.length > 0}
        />
      )}
    </>
  );
}

interface NothingOnMapProps extends Pick<MapPaneProps, "control"> {
  readonly hasNearest: boolean;
}

/** Nothing fits, told where a phone shows the map alone; the list says what comes nearest, if anything does. */
function NothingOnMap({ control: { state, ask, show }, hasNearest }: NothingOnMapProps) {
  const { t } = useLingui();
  return (
    <div className="map-foot absolute inset-x-4 bottom-4 z-10 rounded-card border border-line bg-card p-4 text-center shadow-float lg:hidden">
      <p className="text-control font-[550] text-balance">
        {t`No properties match your current filters. Try adjusting your search criteria.`}
      </p>
      {hasNearest && (
        <button
          type="button"
          onClick={() => show({ view: "list" })}
          className={`mt-3 w-full ${button("primary")}`}
        >
          {t`Nearest to what you asked for`}
        </button>
      )}
      <button
        type="button"
        onClick={() => ask({ ...withoutFilters(state.query), bounds: undefined })}
        className={`mt-1 w-full ${button("quiet", "small")}`}
      >
        {t`Clear all filters`}
      </button>
    </div>
  );
}

/** Plots of the featured project: a click goes to its page, with the plot chosen. */
function useProjectPlots(plots: MapPaneProps["plots"], budgetLakhs: number): MapPlots | null {
  const navigate = useNavigate();
  const path = useLocalPath()(href("/projects"));
  if (!plots) return null;
  const { url, at, name } = plots;
  const sign = { words: name, path };
  const budget = budgetQuery(budgetLakhs);
  return {
    url,
    at,
    chosen: null,
    sign,
    onPick: (plot) => void navigate(`${path}?${budget && `${budget}&`}plot=${plot}#plan`),
  };
}

/** Of what the prices on the tags are, where they are no rates. */
function TagMeaning({ query: { size, total } }: { query: SearchQuery }) {
  const { t, i18n } = useLingui();
  if (!asksLeast(size)) return null;
  const names = { land: t`Land only`, "all-in": t`All-in, with duties` };
  return (
    <p
      data-control
      className="pointer-events-none absolute top-21 left-14 z-5 rounded border border-line bg-card px-3 py-1.5 text-small font-medium lg:top-4"
    >
      {sizeWords(size.min, size, i18n)} · {names[total]}
    </p>
  );
}

const FRESH_GROUND = { bounds: undefined, text: undefined, area: undefined, town: undefined };

/** The same markers, those opened on this device and those saved told from the rest. */
function useMarked(markers: readonly MapMarker[]): readonly MapMarker[] {
  const [seen, saved] = [useSeenListings(), useSavedIds()];
  return useMemo(() => {
    if (seen.size === 0 && saved.size === 0) return markers;
    return markers.map((marker) => {
      const { id } = marker;
      if (!seen.has(id) && !saved.has(id)) return marker;
      const { at, layouts, tag, name } = marker;
      return { id, at, layouts, tag, name, seen: seen.has(id), saved: saved.has(id) };
    });
  }, [markers, seen, saved]);
}

interface OnMap {
  readonly markers: readonly MapMarker[];
  /** How many match and have no place. */
  readonly unplaced: number;
}

/** Everything that matches, in view or not, so that panning finds it there. */
function useMarkers(index: SearchIndex, query: SearchQuery): OnMap {
  const { t, i18n } = useLingui();
  const sum = useSum();
  const ground = JSON.stringify({ ...query, bounds: undefined, sort: "rate-up" });
  return useMemo(() => {
    const asked = JSON.parse(ground) as SearchQuery;
    const { matches } = search(index, asked, { limit: 0 });
    const priced = (offer: MarkedOffer) => {
      const { name, ratePerSqYard: rate } = offer;
      const cost = askedCost(asked, offer);
      return {
        tag: priceTag(asked, offer, sum),
        name: cost
          ? `${name}, ${askedWords(cost.size, asked.size, i18n)}`
          : t`${name}, ${formatRupees(rate)} per sq yd`,
      };
    };
    const markers = toMarkers(index, matches, { priced, soldOut: t`Sold out` });
    return { markers, unplaced: matches.length - markers.length };
  }, [index, ground, t, i18n, sum]);
}
