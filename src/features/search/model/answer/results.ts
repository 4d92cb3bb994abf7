import { type ListingSummary, summaryAt } from "#features/listings/index.ts";
import {
  isOfDistrict,
  measuredFrom,
  type SearchQuery,
} from "#features/search/model/query/search-query.ts";
import type { SearchState } from "#features/search/model/query/search-url.ts";
import { distanceKm } from "#lib/geo/geo.ts";
import type { Kilometres, SqYards } from "#lib/units/units.ts";
import { type AskedCost, askedCost, buysAllIn } from "./asked-cost.ts";
import type { MedianRate } from "./median-rate.ts";
import { type NothingFound, nothingFound } from "./nothing-found.ts";
import { nearestMatch, search } from "./search.ts";
import { countLayouts, type SearchIndex } from "./search-index.ts";

/** Cards added at a time: a screen and a half of a desktop, three of a phone. */
export const CARDS_A_PAGE = 6;

/** A listing of the result, with its distance from the searched place where there is one. */
export interface Result {
  readonly summary: ListingSummary;
  readonly distanceKm: Kilometres | null;
  /** What the asked size costs here; null while none is asked for. */
  readonly asked: AskedCost | null;
  /** What the budget buys with all duties, where they are asked for. */
  readonly buysAllIn: SqYards | null;
}

/** What the list shows for one address of the search screen. */
export interface SearchResults {
  readonly total: number;
  /** Of how many layouts they tell: several listings may tell of one. */
  readonly layouts: number;
  /** How many match all else but publish no rate. */
  readonly unrated: number;
  /** The pages shown so far, in order. */
  readonly shown: readonly Result[];
  /** For the empty state: the nearest layout outside the radius or the view. */
  readonly nearest: { readonly name: string; readonly distanceKm: Kilometres } | null;
  /** What to offer where nothing matches; else null. */
  readonly nothing: NothingFound | null;
  /** Median of all published rates and the number it rests on. */
  readonly median: MedianRate | null;
}

/** Runs a search and prepares what the list shows; the same in browser and server. */
export function toResults(index: SearchIndex, { query, page }: SearchState): SearchResults {
  const { total, unrated, ids, matches } = search(index, query, { limit: page * CARDS_A_PAGE });
  const nearest = total === 0 && !isOfDistrict(query) ? nearestMatch(index, query) : null;
  return {
    total,
    layouts: countLayouts(index, matches),
    unrated,
    shown: Array.from(ids, (row) => toResult(summaryAt(index.columns, row), query)),
    nearest: nearest && {
      name: summaryAt(index.columns, nearest.row).name,
      distanceKm: nearest.distance,
    },
    nothing: total === 0 ? nothingFound(index, query) : null,
    median: index.median(),
  };
}

/** What a card says of a layout that was asked for so. */
export function toResult(summary: ListingSummary, query: SearchQuery): Result {
  const { lat, lng } = summary;
  const from = measuredFrom(query);
  const placed = from && lat !== null && lng !== null;
  return {
    summary,
    distanceKm: placed ? distanceKm(from, { lat, lng }) : null,
    asked: askedCost(query, summary),
    buysAllIn: buysAllIn(query, summary),
  };
}
