import { and, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { ANSWER_WITHIN_MS, type ClockBand, HURRY_MS } from "#features/leads/model/answer-clock.ts";
import type { InboxQuery } from "#features/leads/model/inbox-query.ts";
import { SECOND_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { rowsOf } from "#platform/db/rows.server.ts";
import { inboxView } from "#platform/db/schema/lead-expressions.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import { type FoundByText, ofReferences } from "./text-search.server.ts";

/**
 * Each value that an indexed column of the leads has, as the table `each_value` of a `with`: the index is
 * asked for the next one until there is none.
 */
export function withEachValue(column: PgColumn): SQL {
  return sql`with recursive each_value(value) as (
      (select ${column} from ${leads} where ${column} is not null order by ${column} limit 1)
      union all
      select (select ${column} from ${leads} where ${column} > each_value.value order by ${column} limit 1)
      from each_value where each_value.value is not null
    )`;
}

/**
 * Nobody has spoken with the buyer, and there is somebody to speak with who is not given up. Said as
 * the index `leads_to_answer` says it.
 */
export const isWaiting = sql`(${leads.firstAnsweredAt} is null and ${leads.forgottenAt} is null and ${leads.state} <> 'lost')`;
/** Of a lead with a next step: it is still to be done. Who gives a lead up gives up what was to be done; what is said after that holds. */
export const isStepToDo = sql`(${leads.state} <> 'lost' or exists (
  select 1 from ${leadEvents} step where step.reference = ${leads.reference} and step.what = 'next-step'
    and step.at > (select max(turn.at) from ${leadEvents} turn
      where turn.reference = ${leads.reference} and turn.what in ('state', 'undo'))))`;
/** Its buyer was spoken with in the time that buyers are promised. */
export const isAnsweredInTime = sql`${leads.firstAnsweredAt} <= ${leads.createdAt} + make_interval(secs => ${ANSWER_WITHIN_MS / SECOND_MS})`;

function byClock(band: ClockBand, now: Date): SQL | undefined {
  const bornAt = (leftMs: number) => new Date(now.getTime() - ANSWER_WITHIN_MS + leftMs);
  const bands: Record<ClockBand, SQL | undefined> = {
    past: lte(leads.createdAt, bornAt(0)),
    soon: and(gt(leads.createdAt, bornAt(0)), lt(leads.createdAt, bornAt(HURRY_MS))),
    calm: gte(leads.createdAt, bornAt(HURRY_MS)),
  };
  return and(isWaiting, bands[band]);
}

/** A query, the address of the agent who asks it, and those of all who may care for a lead. */
export interface AskedInbox extends InboxQuery {
  readonly agent?: string;
  readonly agents?: readonly string[];
}

/** The same with what its text has found, null of a query without text, and which agents of leads are gone. */
export interface ReadInbox extends AskedInbox {
  readonly found: FoundByText | null;
  readonly former: readonly string[];
}

/** Leads of a former agent are nobody's. Each of the two is answered by the index of who cares. */
function byCare({ care, agent = "", former }: ReadInbox): SQL | undefined {
  if (care === null) return undefined;
  if (care === "mine") return eq(leads.assignedTo, agent);
  const isFree = isNull(leads.assignedTo);
  return former.length > 0 ? or(isFree, inArray(leads.assignedTo, [...former])) : isFree;
}

/** What a query asks, but for its view: that is counted for each. */
export function besidesView(asked: ReadInbox, now: Date) {
  const { kind, clock, listing, project, found } = asked;
  return and(
    kind ? eq(leads.kind, kind) : undefined,
    clock ? byClock(clock, now) : undefined,
    listing ? eq(leads.mlsNumber, listing) : undefined,
    project ? eq(leads.projectSlug, project) : undefined,
    byCare(asked),
    found ? ofReferences(found.references) : undefined,
  );
}

/** All that a query asks. */
export function inboxCondition(query: ReadInbox, now: Date): SQL | undefined {
  return and(besidesView(query, now), inView(query.view));
}

/** The leads of a view. */
export function inView(view: InboxQuery["view"]): SQL | undefined {
  return view === "all" ? undefined : sql`${inboxView(leads)} = ${view}`;
}

/** Whom leads are given to who is none of the agents any more: nobody cares for those leads. */
export async function findFormerAgents(db: Db, agents: readonly string[]): Promise<string[]> {
  const named = sql`${withEachValue(leads.assignedTo)} select value from each_value where value is not null`;
  const rows = await rowsOf<{ value: string }>(db, named);
  return rows.map(({ value }) => value).filter((value) => !agents.includes(value));
}
