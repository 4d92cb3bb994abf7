/** What the table of listings shows; its address says the same. */
export interface AdminListingsQuery {
  readonly text: string;
  readonly published: YesOrNo | null;
  readonly photos: YesOrNo | null;
  readonly rate: YesOrNo | null;
  readonly sort: AdminListingsSort;
  readonly shown: number;
}

export const YES_OR_NO = ["yes", "no"] as const;
export type YesOrNo = (typeof YES_OR_NO)[number];

/** Order of the table: as the catalogue has it, last changed first, by name. */
export const ADMIN_LISTINGS_SORTS = ["catalogue", "changed", "name"] as const;
export type AdminListingsSort = (typeof ADMIN_LISTINGS_SORTS)[number];

export const SHOWN_AT_FIRST = 50;
const MOST_SHOWN = 1000;
const LONGEST_TEXT = 100;

function oneOf<Value extends string>(all: readonly Value[], given: string | null): Value | null {
  return all.find((value) => value === given) ?? null;
}

/** Reads an address; what it does not know counts as not said. */
export function parseAdminListingsQuery(params: URLSearchParams): AdminListingsQuery {
  const shown = Number(params.get("shown") ?? SHOWN_AT_FIRST);
  const text = (params.get("q") ?? "").replaceAll(/\p{Cc}/gu, " ").toWellFormed();
  return {
    text: text.trim().slice(0, LONGEST_TEXT),
    published: oneOf(YES_OR_NO, params.get("published")),
    photos: oneOf(YES_OR_NO, params.get("photos")),
    rate: oneOf(YES_OR_NO, params.get("rate")),
    sort: oneOf(ADMIN_LISTINGS_SORTS, params.get("sort")) ?? "catalogue",
    shown: Number.isInteger(shown)
      ? Math.min(Math.max(shown, SHOWN_AT_FIRST), MOST_SHOWN)
      : SHOWN_AT_FIRST,
  };
}

/** The address of a query, "" for the table as it opens. */
export function toAdminListingsSearch({
  text,
  published,
  photos,
  rate,
  sort,
  shown,
}: AdminListingsQuery): string {
  const params = new URLSearchParams();
  if (text) params.set("q", text);
  if (published) params.set("published", published);
  if (photos) params.set("photos", photos);
  if (rate) params.set("rate", rate);
  if (sort !== "catalogue") params.set("sort", sort);
  if (shown !== SHOWN_AT_FIRST) params.set("shown", String(shown));
  return params.size > 0 ? `?${params}` : "";
}
