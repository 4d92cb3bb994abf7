import { and, eq, gt, gte, ilike, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { ANSWER_WITHIN_MS, type ClockBand, HURRY_MS } from "#features/leads/model/answer-clock.ts";
import type { InboxQuery } from "#features/leads/model/inbox-query.ts";
import { leads } from "#platform/db/schema.ts";

/** Nobody has answered, and there is somebody to answer. */
export const isWaiting = and(isNull(leads.firstAnsweredAt), isNull(leads.forgottenAt));

/** The view that a lead is in, of those in `INBOX_VIEWS`; a forgotten one is only in that of all. */
export const viewOf = sql<string>`case
  when ${leads.forgottenAt} is not null then 'forgotten'
  when ${leads.firstAnsweredAt} is null then 'to-answer'
  when ${leads.state} = 'new' then 'try-again'
  else ${leads.state} end`;

/** Nearest deadline first; then those answered, the last answered first. */
export const inboxOrder = [
  sql`${leads.forgottenAt} is not null`,
  sql`${leads.firstAnsweredAt} is not null`,
  sql`case when ${leads.firstAnsweredAt} is null then ${leads.createdAt} end`,
  sql`${leads.firstAnsweredAt} desc`,
  sql`${leads.reference}`,
];

/** Fewer digits are found in every number. */
const LEAST_DIGITS = 3;

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}

function byText(text: string): SQL | undefined {
  const pattern = containing(text);
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= LEAST_DIGITS && /^[\d\s+().-]+$/.test(text);
  return or(
    ilike(leads.name, pattern),
    ilike(leads.reference, pattern),
    ilike(leads.requirements, pattern),
    ilike(leads.email, pattern),
    isPhone ? ilike(leads.phone, containing(digits)) : undefined,
  );
}

function byClock(band: ClockBand, now: Date): SQL | undefined {
  const bornAt = (leftMs: number) => new Date(now.getTime() - ANSWER_WITHIN_MS + leftMs);
  const bands: Record<ClockBand, SQL | undefined> = {
    past: lte(leads.createdAt, bornAt(0)),
    soon: and(gt(leads.createdAt, bornAt(0)), lt(leads.createdAt, bornAt(HURRY_MS))),
    calm: gte(leads.createdAt, bornAt(HURRY_MS)),
  };
  return and(isWaiting, bands[band]);
}

/** What a query asks, but for its view: that is counted for each. */
export function besidesView({ kind, clock, listing, text }: InboxQuery, now: Date) {
  return and(
    kind ? eq(leads.kind, kind) : undefined,
    clock ? byClock(clock, now) : undefined,
    listing ? eq(leads.mlsNumber, listing) : undefined,
    text ? byText(text) : undefined,
  );
}

/** All that a query asks. */
export function inboxCondition(query: InboxQuery, now: Date): SQL | undefined {
  return and(besidesView(query, now), inView(query));
}

function inView({ view }: InboxQuery): SQL | undefined {
  if (view === "all") return undefined;
  // As `viewOf` says it too, but so that an index knows it.
  if (view === "to-answer") return isWaiting;
  return sql`${viewOf} = ${view}`;
}
