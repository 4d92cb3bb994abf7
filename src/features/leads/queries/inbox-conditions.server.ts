import {
  and,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNull,
  like,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { ANSWER_WITHIN_MS, type ClockBand, HURRY_MS } from "#features/leads/model/answer-clock.ts";
import type { InboxQuery } from "#features/leads/model/inbox-query.ts";
import { LEAD_STATES, STAGES } from "#features/leads/model/lead-states.ts";
import { leadEvents, leads, listings } from "#platform/db/schema.ts";

/** Nobody has spoken with the buyer, and there is somebody to speak with who is not given up. */
export const isWaiting = and(
  isNull(leads.firstAnsweredAt),
  isNull(leads.forgottenAt),
  ne(leads.state, "lost"),
);

/** What older releases stored for a stage that has another name now. */
const FORMERLY = LEAD_STATES.flatMap((state) =>
  STAGES[state].formerly.map((name) => sql`when ${leads.state} = ${name} then ${state}`),
);

/** The view that a lead is in, of those in `INBOX_VIEWS`; a forgotten one is only in that of all. */
export const viewOf = sql<string>`case
  when ${leads.forgottenAt} is not null then 'forgotten'
  when ${leads.state} = 'lost' then 'lost'
  when ${leads.firstAnsweredAt} is null and ${leads.attempts} = 0 then 'to-answer'
  when ${leads.firstAnsweredAt} is null or ${leads.state} = 'new' then 'try-again'
  ${sql.join(FORMERLY, sql` `)}
  else ${leads.state} end`;

/** Not waiting: what comes after those that do. */
const isSettled = sql`(${leads.firstAnsweredAt} is not null or ${leads.state} = 'lost')`;

/** Nearest deadline first; then those answered, the last answered first. */
export const inboxOrder = [
  sql`${leads.forgottenAt} is not null`,
  isSettled,
  sql`case when not ${isSettled} then ${leads.createdAt} end`,
  sql`coalesce(${leads.firstAnsweredAt}, ${leads.createdAt}) desc`,
  sql`${leads.reference}`,
];

/** Fewer digits are found in every number. */
const LEAST_DIGITS = 3;

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}

const query = new QueryBuilder();

/** Leads with a note that has the pattern. */
function referencesNoting(pattern: string) {
  const hasIt = and(eq(leadEvents.what, "note"), ilike(leadEvents.detail, pattern));
  return query.select({ reference: leadEvents.reference }).from(leadEvents).where(hasIt);
}

/** Listings whose name has the pattern. */
function listingsNamed(pattern: string) {
  return query
    .select({ mlsNumber: listings.mlsNumber })
    .from(listings)
    .where(ilike(sql`${listings.listing} ->> 'name'`, pattern));
}

/** One text of a lead's columns is looked through once; what is looked for has no line breaks. */
const told = sql`concat_ws(E'\\n', ${leads.name}, ${leads.reference}, ${leads.requirements}, ${leads.email},
  ${leads.nextStep}, ${leads.plotNumber}, ${leads.mlsNumber})`;
/** Parts of a reference, with or without its dash. */
const REFERENCE_PART = /^[2-9a-z]{2,8}$/i;

function byText(text: string): SQL | undefined {
  const pattern = containing(text);
  const letters = text.replaceAll(/[\s-]/g, "");
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= LEAST_DIGITS && /^[\d\s+().-]+$/.test(text);
  return or(
    ilike(told, pattern),
    REFERENCE_PART.test(letters)
      ? like(sql`replace(${leads.reference}, '-', '')`, containing(letters.toUpperCase()))
      : undefined,
    isPhone ? like(leads.phone, containing(digits)) : undefined,
    inArray(leads.reference, referencesNoting(pattern)),
    inArray(leads.mlsNumber, listingsNamed(pattern)),
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

/** A query, and the address of the agent who asks it. */
export type AskedInbox = InboxQuery & { readonly agent?: string };

function byCare({ care, agent = "" }: AskedInbox): SQL | undefined {
  if (care === null) return undefined;
  return care === "mine" ? eq(leads.assignedTo, agent) : isNull(leads.assignedTo);
}

/** What a query asks, but for its view: that is counted for each. */
export function besidesView(asked: AskedInbox, now: Date) {
  const { kind, clock, listing, text } = asked;
  return and(
    kind ? eq(leads.kind, kind) : undefined,
    clock ? byClock(clock, now) : undefined,
    listing ? eq(leads.mlsNumber, listing) : undefined,
    byCare(asked),
    text ? byText(text) : undefined,
  );
}

/** All that a query asks. */
export function inboxCondition(query: AskedInbox, now: Date): SQL | undefined {
  return and(besidesView(query, now), inView(query));
}

function inView({ view }: InboxQuery): SQL | undefined {
  if (view === "all") return undefined;
  // As `viewOf` says it too, but so that an index knows it.
  if (view === "to-answer") return and(isWaiting, eq(leads.attempts, 0));
  return sql`${viewOf} = ${view}`;
}
