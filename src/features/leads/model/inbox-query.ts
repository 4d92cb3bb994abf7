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
  /** Whose; `mine` is of the agent who asks. */
  readonly care: Care | null;
  readonly text: string;
  readonly shown: number;
}

export const SHOWN_AT_FIRST = 50;
const MOST_SHOWN = 1000;
const LONGEST_TEXT = 100;

function oneOf<Value extends string>(all: readonly Value[], given: string | null): Value | null {
  return all.find((value) => value === given) ?? null;
}

/** One line without broken characters, which no database takes. */
function lineIn(params: URLSearchParams, name: string, longest: number): string {
  const given = (params.get(name) ?? "").replaceAll(/\p{Cc}/gu, " ").toWellFormed();
  return given.trim().slice(0, longest);
}

/** Reads an address; what it does not know counts as not said. */
export function parseInboxQuery(params: URLSearchParams): InboxQuery {
  const shown = Number(params.get("shown") ?? SHOWN_AT_FIRST);
  return {
    view: oneOf(INBOX_VIEWS, params.get("view")) ?? "to-answer",
    kind: oneOf(LEAD_KINDS, params.get("kind")),
    clock: oneOf(CLOCK_BANDS, params.get("clock")),
    listing: lineIn(params, "listing", 200) || null,
    care: oneOf(CARES, params.get("care")),
    text: lineIn(params, "q", LONGEST_TEXT),
    shown: Number.isInteger(shown)
      ? Math.min(Math.max(shown, SHOWN_AT_FIRST), MOST_SHOWN)
      : SHOWN_AT_FIRST,
  };
}

/** The address of a query, "" for the inbox as it opens. */
export function toInboxSearch({
  view,
  kind,
  clock,
  listing,
  care,
  text,
  shown,
}: InboxQuery): string {
  const params = new URLSearchParams();
  if (view !== "to-answer") params.set("view", view);
  if (kind) params.set("kind", kind);
  if (clock) params.set("clock", clock);
  if (listing) params.set("listing", listing);
  if (care) params.set("care", care);
  if (text) params.set("q", text);
  if (shown !== SHOWN_AT_FIRST) params.set("shown", String(shown));
  return params.size > 0 ? `?${params}` : "";
}
