import { oneOf, PAGE_SIDES, type PageSide } from "#lib/pages/list-page.ts";
import { typedLine } from "#lib/text/one-line.ts";

/** What the table of listings shows; its address says the same. */
export interface AdminListingsQuery {
  readonly text: string;
  readonly published: YesOrNo | null;
  readonly photos: YesOrNo | null;
  readonly rate: YesOrNo | null;
  readonly sort: AdminListingsSort;
  /** Where the page begins; null for the first. */
  readonly from: ListingsCursor | null;
}

/** A place between two rows of the table, and to which side of it the page lies. */
export interface ListingsCursor {
  readonly side: PageSide;
  /** Of the row beside it: its place in the catalogue. */
  readonly position: number;
  /** What the order goes by before the place, as the database writes it; empty in the catalogue's. */
  readonly value: string;
}

export const YES_OR_NO = ["yes", "no"] as const;
export type YesOrNo = (typeof YES_OR_NO)[number];

/** Order of the table: as the catalogue has it, last changed first, by name. */
export const ADMIN_LISTINGS_SORTS = ["catalogue", "changed", "name"] as const;
export type AdminListingsSort = (typeof ADMIN_LISTINGS_SORTS)[number];

/** Listings of a page. */
export const PAGE_LISTINGS = 50;
/** A count of listings goes no further: it says that there are so many or more. */
export const LISTINGS_COUNTED_TO = 10_000;
const LONGEST_TEXT = 100;
const LONGEST_CURSOR = 2000;
const LARGEST_POSITION = 2_147_483_647;

/** Whether a cursor of each order may have a value before the place; what no database takes is none. */
const IS_VALUE: Readonly<Record<AdminListingsSort, (value: string) => boolean>> = {
  catalogue: (value) => value === "",
  changed: (value) => {
    if (!/^(?:19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(value)) return false;
    const at = new Date(value);
    // The 31st of February is another day.
    return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 19) === value.slice(0, 19);
  },
  name: (value) => /^\P{Cc}*$/u.test(value) && value.isWellFormed(),
};

function readCursor(params: URLSearchParams, sort: AdminListingsSort): ListingsCursor | null {
  for (const side of PAGE_SIDES) {
    const given = params.get(side) ?? "";
    const [, place = "", value = ""] = /^(\d{1,10})(?:~(.*))?$/.exec(given) ?? [];
    const position = Number(place);
    const isKnown = place !== "" && position <= LARGEST_POSITION && IS_VALUE[sort](value);
    if (isKnown && given.length <= LONGEST_CURSOR) return { side, position, value };
  }
  return null;
}

/** Reads an address; what it does not know counts as not said. */
export function parseAdminListingsQuery(params: URLSearchParams): AdminListingsQuery {
  const sort = oneOf(ADMIN_LISTINGS_SORTS, params.get("sort")) ?? "catalogue";
  return {
    text: typedLine(params.get("q"), LONGEST_TEXT),
    published: oneOf(YES_OR_NO, params.get("published")),
    photos: oneOf(YES_OR_NO, params.get("photos")),
    rate: oneOf(YES_OR_NO, params.get("rate")),
    sort,
    from: readCursor(params, sort),
  };
}

/** The address of a query, "" for the table as it opens. */
export function toAdminListingsSearch({
  text,
  published,
  photos,
  rate,
  sort,
  from,
}: AdminListingsQuery): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (published) params.set("published", published);
  if (photos) params.set("photos", photos);
  if (rate) params.set("rate", rate);
  if (sort !== "catalogue") params.set("sort", sort);
  if (from) params.set(from.side, `${from.position}${from.value && `~${from.value}`}`);
  return params.size > 0 ? `?${params}` : "";
}
