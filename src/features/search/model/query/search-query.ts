import type { CatalogueColumns } from "#features/listings/index.ts";
import { isDistrictName } from "#features/places/index.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import { readValue } from "./address-values.ts";
import { type CodeTest, FILTERS, type Filter, type Sort } from "./filters.ts";

export type FilterName = keyof typeof FILTERS;

/** What a visitor asks of the catalogue, as plain data: a value of every filter. */
export type SearchQuery = {
  readonly [Name in FilterName]: (typeof FILTERS)[Name]["usual"];
};

/** Names of all filters, in the order of the address. */
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

type FilterTable = { readonly [Name in FilterName]: Filter<SearchQuery[Name]> };
const TABLE: FilterTable = FILTERS;

/** A query in which each filter has the value that `valueFor` gives. */
function makeQuery(valueFor: <Name extends FilterName>(name: Name) => SearchQuery[Name]) {
  const entries = FILTER_NAMES.map((name) => [name, valueFor(name)] as const);
  return Object.fromEntries(entries) as unknown as SearchQuery;
}

/** What is asked until a visitor says otherwise. */
export const DEFAULT_QUERY: SearchQuery = makeQuery((name) => TABLE[name].usual);

/** The query that an address asks for; bad values are ignored one by one. */
export function parseQuery(params: URLSearchParams): SearchQuery {
  return makeQuery((name) => {
    const entry: FilterTable[typeof name] = TABLE[name];
    return readValue(params, entry.parameter, entry.parse) ?? entry.usual;
  });
}

/** A filter as the address says it; null where the usual value stands. */
export function formatFilter<Name extends FilterName>(name: Name, query: SearchQuery) {
  const entry: FilterTable[Name] = TABLE[name];
  const text = entry.format(query[name]);
  return text === entry.format(entry.usual) ? null : text;
}

/** The query with the named filters as usual. */
export function withUsual(query: SearchQuery, isUsual: (name: FilterName) => boolean): SearchQuery {
  return makeQuery((name) => (isUsual(name) ? DEFAULT_QUERY : query)[name]);
}

/** The usual filters on the same ground: place, map view and drawn area stay. */
export function withoutFilters(query: SearchQuery): SearchQuery {
  return withUsual(query, (name) => FILTERS[name].role !== "place");
}

/** The same filters anywhere: for another place. */
export function withoutPlace(query: SearchQuery): SearchQuery {
  return withUsual(query, (name) => FILTERS[name].role !== "setting");
}

function testsOf<Name extends FilterName>(
  name: Name,
  columns: CatalogueColumns,
  query: SearchQuery,
): CodeTest | readonly CodeTest[] {
  const entry: FilterTable[Name] = TABLE[name];
  return entry.codes?.(query[name], columns) ?? [];
}

/** The tests by codes that a query asks of each row, by all filters or by some. */
export function codeTests(
  columns: CatalogueColumns,
  query: SearchQuery,
  names: readonly FilterName[] = FILTER_NAMES,
): readonly CodeTest[] {
  return names.flatMap((name) => testsOf(name, columns, query));
}

/** Filters whose choices are counted. */
export const COUNTED_NAMES = FILTER_NAMES.filter((name) => TABLE[name].counted);

/** The counted choices of a filter, each as the address says it, with the query that has it. */
export function countedChoices<Name extends FilterName>(name: Name, query: SearchQuery) {
  const entry: FilterTable[Name] = TABLE[name];
  return (entry.counted?.(query[name]) ?? []).map((value) => ({
    text: entry.format(value) ?? "",
    query: { ...query, [name]: value } as SearchQuery,
  }));
}

/** A filter of a short form: what it is called in the address, what stands, what it offers. */
interface ShortFilter {
  readonly name: FilterName;
  readonly parameter: string;
  /** As the address says it; null of a box that is not ticked. */
  readonly value: string | null;
  /** Each choice as the address says it, and the query with it; one that stands is always there. */
  readonly choices: readonly { readonly value: string; readonly query: SearchQuery }[];
  /** One choice or none: a box to tick. */
  readonly isFlag: boolean;
}

/** Names of the filters that a short form offers, in the order of the address. */
const SHORT_NAMES = FILTER_NAMES.filter((name) => TABLE[name].choices);

/** The query with only what a short form offers; all else as usual. */
export function withShortFilters(query: SearchQuery): SearchQuery {
  return withUsual(query, (name) => !SHORT_NAMES.includes(name));
}

/** The filters of a short form as a query has them. */
export function shortFilters(query: SearchQuery): readonly ShortFilter[] {
  return SHORT_NAMES.map((name) => shortFilter(name, query));
}

function shortFilter<Name extends FilterName>(name: Name, query: SearchQuery): ShortFilter {
  const entry: FilterTable[Name] = TABLE[name];
  const choiceOf = (value: SearchQuery[Name]) => {
    const text = entry.format(value);
    return text === null ? [] : [{ value: text, query: { ...query, [name]: value } }];
  };
  const offered = (entry.choices ?? []).flatMap(choiceOf);
  const value = entry.format(query[name]);
  const isOffered = value === null || offered.some((choice) => choice.value === value);
  return {
    name,
    parameter: entry.parameter,
    value,
    choices: isOffered ? offered : [...choiceOf(query[name]), ...offered],
    isFlag: typeof entry.usual === "boolean",
  };
}

/** True of a district, whose middle is no place that anybody knows: no distance from it is told. */
export function isOfDistrict({ town }: Pick<SearchQuery, "town">): boolean {
  return town !== undefined && isDistrictName(town);
}

/** Where the distances that are told are measured from. */
export function measuredFrom(query: Pick<SearchQuery, "centre" | "town">): LatLng | undefined {
  return isOfDistrict(query) ? undefined : query.centre;
}

/** The order that is really used: nearest needs a place to be near to, and is the lowest rate first without one. */
export function effectiveSort(query: Pick<SearchQuery, "sort" | "centre" | "town">): Sort {
  return query.sort === "nearest" && !measuredFrom(query) ? "rate-up" : query.sort;
}
