import { oneOf, PAGE_SIDES, type PageSide } from "#lib/pages/list-page.ts";
import { typedLine } from "#lib/text/one-line.ts";
import { CLOCK_BANDS, type ClockBand } from "./answer-clock.ts";
import { LEAD_KINDS, type LeadKind } from "./lead-kinds.ts";

/** The parts of the inbox; every lead is in one, and in "all". Who is to be tried again waits as well. */
export const INBOX_VIEWS = [
  "to-answer",
  "try-again",
  "talked",
  "visited",
  "negotiating",
  "won",
  "lost",
  "all",
] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** Who cares for a lead, as the inbox is narrowed by it. */
export const CARES = ["mine", "nobody"] as const;
export type Care = (typeof CARES)[number];

/** What the inbox shows; its address says the same. */
export interface InboxQuery {
  readonly view: InboxView;
  readonly kind: LeadKind | null;
  readonly clock: ClockBand | null;
  readonly listing: string | null;
  /** The slug of a project; null where a listing is said: a lead is of one of them. */
  readonly project: string | null;
  /** Whose; `mine` is of the agent who asks. */
  readonly care: Care | null;
  readonly text: string;
  /** Where the page begins; null for the first. */
  readonly from: InboxCursor | null;
}

/** Of a query what narrows the inbox, as its address names it. */
export const INBOX_FILTERS = [
  "kind",
  "clock",
  "listing",
  "project",
  "care",
] as const satisfies readonly (keyof InboxQuery)[];

/** Leads of a page. */
export const PAGE_LEADS = 50;
/** A count goes no further: it says that there are so many or more. */
export const COUNTED_TO = 100;
const LONGEST_TEXT = 100;
const LONGEST_NAME = 200;

/** A place between two leads of the inbox, and to which side of it the page lies. */
export interface InboxCursor {
  readonly side: PageSide;
  /** Of the lead beside it: where it stands, as the database writes it, and its reference. */
  readonly place: string;
  readonly reference: string;
}

const CURSOR = /^(\d{1,11}(?:\.\d{1,6})?)~([\w-]{1,40})$/;

function readCursor(params: URLSearchParams): InboxCursor | null {
  for (const side of PAGE_SIDES) {
    const [, place, reference] = CURSOR.exec(params.get(side) ?? "") ?? [];
    if (place !== undefined && reference !== undefined) return { side, place, reference };
  }
  return null;
}

/** Reads an address; what it does not know counts as not said. */
export function parseInboxQuery(params: URLSearchParams): InboxQuery {
  const listing = typedLine(params.get("listing"), LONGEST_NAME) || null;
  const project = typedLine(params.get("project"), LONGEST_NAME) || null;
  return {
    view: oneOf(INBOX_VIEWS, params.get("view")) ?? "to-answer",
    kind: oneOf(LEAD_KINDS, params.get("kind")),
    clock: oneOf(CLOCK_BANDS, params.get("clock")),
    listing,
    project: listing === null ? project : null,
    care: oneOf(CARES, params.get("care")),
    text: typedLine(params.get("q"), LONGEST_TEXT),
    from: readCursor(params),
  };
}

/** The address of a query, "" for the inbox as it opens. */
export function toInboxSearch({ view, text, from, ...filters }: InboxQuery): string {
  const params = new URLSearchParams();
  if (view !== "to-answer") params.set("view", view);
  for (const name of INBOX_FILTERS) if (filters[name]) params.set(name, filters[name]);
  if (text) params.set("q", text);
  if (from) params.set(from.side, `${from.place}~${from.reference}`);
  return params.size > 0 ? `?${params}` : "";
}
