import { and, asc, count, isNotNull, lt, lte } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { ANSWER_WITHIN_MS } from "#features/leads/model/answer-clock.ts";
import type { LeadsOfDay } from "#features/leads/model/inbox-replies.ts";
import { slotsOfDay } from "#features/leads/model/visit-slots.ts";
import { DAY_MS, indiaDay, toIndiaMidnight } from "#lib/time/time.ts";
import { leads } from "#platform/db/schema.ts";
import { findVisitCalendar } from "./find-visits.server.ts";
import { isStepToDo, isWaiting } from "./inbox-conditions.server.ts";
import { readLeads, toInboxLead } from "./inbox-rows.server.ts";

/** More of a part than an agent does in a day is counted, and read in the inbox. */
const MOST_TOLD = 20;
/** Whose visits are told, today counted. */
const DAYS_TOLD = 7;

/**
 * What the leads ask of the agents by the end of the day in India: those without an answer, the
 * nearest deadline first; next steps that are due; visits of seven days from today on, and those
 * before whose end nobody told.
 */
export async function findTodaysLeads({
  db,
  clock,
  visitRules,
}: Pick<LeadsContext, "db" | "clock" | "visitRules">): Promise<LeadsOfDay> {
  const now = clock();
  const midnight = toIndiaMidnight(now.getTime());
  const tomorrow = new Date(midnight + DAY_MS);
  const isDue = and(isNotNull(leads.nextStepAt), lt(leads.nextStepAt, tomorrow), isStepToDo);
  const isLate = lte(leads.createdAt, new Date(now.getTime() - ANSWER_WITHIN_MS));
  const waiting = await readLeads(db, isWaiting)
    .orderBy(asc(leads.createdAt), asc(leads.reference))
    .limit(MOST_TOLD);
  const steps = await readLeads(db, isDue)
    .orderBy(asc(leads.nextStepAt), asc(leads.reference))
    .limit(MOST_TOLD);
  const counted = async (which: typeof isDue) => {
    const [row] = await db.select({ leads: count() }).from(leads).where(which);
    return row?.leads ?? 0;
  };
  const today = new Date(midnight);
  const { visits, unsettled, unsettledFound } = await findVisitCalendar(
    { db, clock: () => now },
    { from: today, to: new Date(midnight + DAYS_TOLD * DAY_MS), unsettledBefore: today },
  );
  const rules = visitRules();
  const days = Array.from({ length: DAYS_TOLD }, (_, n) => midnight + n * DAY_MS);
  return {
    waiting: { leads: waiting.map(toInboxLead), found: await counted(isWaiting) },
    late: await counted(and(isWaiting, isLate)),
    steps: { leads: steps.map(toInboxLead), found: await counted(isDue) },
    closedDays: days.filter((day) => slotsOfDay(day, rules).length === 0).map(indiaDay),
    visits: visits.filter(({ state }) => state !== "cancelled"),
    unsettled: unsettled.slice(0, MOST_TOLD),
    unsettledFound,
  };
}
