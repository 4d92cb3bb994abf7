import {
  countLayouts,
  parseSearchParams,
  type SearchIndex,
  search as searchIn,
} from "#features/search/index.ts";

/** What a saved search finds in the catalogue as it is now. */
export interface Found {
  /** Of how many layouts its listings tell. */
  readonly layouts: number;
  /** MLS numbers of its listings that are not sold out. */
  readonly ids: ReadonlySet<string>;
}

/** Runs a saved search. */
export function foundBy(index: SearchIndex, search: string): Found {
  const { query } = parseSearchParams(new URLSearchParams(search));
  const { matches } = searchIn(index, query, { limit: 0 });
  const { mlsNumber, isSoldOut } = index.columns;
  const open = Array.from(matches).filter((row) => !isSoldOut[row]);
  return {
    layouts: countLayouts(index, matches),
    ids: new Set(open.map((row) => mlsNumber[row] ?? "")),
  };
}
