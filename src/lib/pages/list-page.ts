// Pages of a list by keyset: each begins beside a row, not at a number of rows.

/** To which side of a row a page lies. */
export const PAGE_SIDES = ["after", "before"] as const;
export type PageSide = (typeof PAGE_SIDES)[number];

/** A page's rows in the order of the list, and whether there are rows on either side of them. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly isMoreBefore: boolean;
  readonly isMoreAfter: boolean;
}

/**
 * The page that was read from a row on (null: from the list's beginning): `most` rows and one more, which
 * tells that there are further ones; those of a page that lies before its row were read backwards.
 */
export function toListPage<Row>(
  read: readonly Row[],
  side: PageSide | null,
  most: number,
): ListPage<Row> {
  const isMore = read.length > most;
  const rows = read.slice(0, most);
  return side === "before"
    ? { rows: rows.reverse(), isMoreBefore: isMore, isMoreAfter: true }
    : { rows, isMoreBefore: side === "after", isMoreAfter: isMore };
}
