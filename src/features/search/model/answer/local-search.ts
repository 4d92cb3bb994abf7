import { type CatalogueColumns, decodeCatalogue } from "#features/listings/index.ts";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import type { SearchState } from "#features/search/model/query/search-url.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Rupees } from "#lib/units/units.ts";
import { rateWithin } from "./asked-cost.ts";
import { type ChoiceCounts, countChoices } from "./count-choices.ts";
import { type SearchResults, toResults } from "./results.ts";
import { search } from "./search.ts";
import { buildSearchIndex, countLayouts, type SearchIndex } from "./search-index.ts";

/** A catalogue that answers searches where it is: a part of the app that is fetched beside its file. */
export interface LocalSearch {
  readonly index: SearchIndex;
  /** What the list shows for a search. */
  readonly find: (state: SearchState) => SearchResults;
  /** How many layouts a query would find. */
  readonly count: (query: SearchQuery) => number;
  /** How many layouts each choice of a filter would leave. */
  readonly choices: (query: SearchQuery) => ChoiceCounts;
  /** The highest rate at which a query's size is within its budget; null where it asks for no least size. */
  readonly rateWithin: (query: SearchQuery) => Rupees | null;
  /** The same catalogue with listings at their addresses, of those that had no coordinates. */
  readonly withPlaces: (places: ReadonlyMap<string, LatLng>) => LocalSearch;
}

/** Reads a catalogue file and indexes it; throws when it is not one of this version. */
export function openLocalSearch(file: Uint8Array): LocalSearch {
  const decoded = decodeCatalogue(file);
  if (!decoded.ok) throw new Error(decoded.code);
  return searchIn(decoded.columns);
}

function searchIn(columns: CatalogueColumns): LocalSearch {
  const index = buildSearchIndex(columns);
  let counted: { readonly query: SearchQuery; readonly choices: ChoiceCounts } | null = null;
  return {
    index,
    find: (state) => toResults(index, state),
    count: (query) => countLayouts(index, search(index, query, { limit: 0 }).matches),
    choices(query) {
      // Every field of a panel asks for the same query.
      if (counted?.query !== query) counted = { query, choices: countChoices(index, query) };
      return counted.choices;
    },
    rateWithin,
    withPlaces: (places) => searchIn(placed(columns, places)),
  };
}

function placed(columns: CatalogueColumns, places: ReadonlyMap<string, LatLng>): CatalogueColumns {
  const [lat, lng] = [columns.lat.slice(), columns.lng.slice()];
  const unplacedAddress = new Map(columns.unplacedAddress);
  for (const [row, address] of columns.unplacedAddress) {
    const at = places.get(address);
    if (!at) continue;
    [lat[row], lng[row]] = [at.lat, at.lng];
    unplacedAddress.delete(row);
  }
  return { ...columns, lat, lng, unplacedAddress };
}
