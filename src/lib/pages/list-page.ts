// Pages of a list by keyset: each begins beside a row, not at a number of rows.

/** To which side of a row a page lies. */
export const PAGE_SIDES = ["after", "before"] as const;
export type PageSide = (typeof PAGE_SIDES)[number];

/** What an address says of a list, where it is one of the values that are known; null for anything else. */
export function oneOf<Value extends string>(
  all: readonly Value[],
  given: string | null,
): Value | null {
  return all.find((value) => value === given) ?? null;
}

/** A page's rows in the order of the list, and where the pages beside it begin; null where there is none. */
export interface ListPage<Row, Place> {
  readonly rows: readonly Row[];
  readonly before: (Place & { readonly side: "before" }) | null;
  readonly after: (Place & { readonly side: "after" }) | null;
}

interface ReadPage<Row, Place> {
  /** Null from the list's beginning. */
  readonly side: PageSide | null;
  readonly most: number;
  /** The place of a row in the list, as an address keeps it. */
  readonly placeOf: (row: Row) => Place;
}

/**
 * The page that was read from a row on: `most` rows and one more, which tells that there are further
 * ones; those of a page that lies before its row were read backwards.
 */
export function toListPage<Row, Place extends object>(
  read: readonly Row[],
  { side, most, placeOf }: ReadPage<Row, Place>,
): ListPage<Row, Place> {
  const isMore = read.length > most;
  const rows = side === "before" ? read.slice(0, most).reverse() : read.slice(0, most);
  const [first, last] = [rows[0], rows.at(-1)];
  const hasBefore = side === "before" ? isMore : side === "after";
  const hasAfter = side === "before" || isMore;
  return {
    rows,
    before: hasBefore && first !== undefined ? { side: "before", ...placeOf(first) } : null,
    after: hasAfter && last !== undefined ? { side: "after", ...placeOf(last) } : null,
  };
}
