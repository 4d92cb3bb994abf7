import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { type Said, toSubject } from "#features/leads/model/lead-subject.ts";
import { USUAL_RULES, type VisitRules } from "#features/leads/model/visit-rules.ts";
import { overlap, slotsFrom, toVisitInterval } from "#features/leads/model/visit-slots.ts";
import type { Db } from "#platform/db/database.ts";
import { bookedSlots, leads } from "#platform/db/schema.ts";

/** Where a visit is: at a listing, at a project, or where nobody said. */
export interface VisitPlace {
  readonly mlsNumber: string | null;
  readonly projectSlug: string | null;
}

/** Free slots at what a form says that it is about. */
export function findSlotsFor(
  {
    db,
    clock,
    visitRules,
    projects,
  }: Pick<LeadsContext, "db" | "clock" | "visitRules" | "projects">,
  said: Said,
): Promise<Date[]> {
  return findFreeSlots(db, toSubject(said, projects), clock(), visitRules());
}

/**
 * Slots at a layout that not too many visits touch and that a car is left for, in order. Visits are
 * compared by their time, not by their start: those booked before hours or slots changed still count.
 */
export async function findFreeSlots(
  db: Db,
  place: VisitPlace,
  now: Date,
  rules: VisitRules = USUAL_RULES,
): Promise<Date[]> {
  const { minutes, atOneLayout, cars } = rules;
  const booked = await db
    .select({
      layout: bookedSlots.layout,
      projectSlug: leads.projectSlug,
      startsAt: bookedSlots.startsAt,
      endsAt: bookedSlots.endsAt,
    })
    .from(bookedSlots)
    .innerJoin(leads, eq(leads.reference, bookedSlots.reference))
    .where(and(cars === null ? isBookedAt(place) : undefined, gt(bookedSlots.endsAt, now)));
  const layout = toLayout(place.mlsNumber);
  return slotsFrom(now, rules).filter((startsAt) => {
    const slot = toVisitInterval(startsAt, minutes);
    const then = booked.filter((visit) => overlap(visit, slot));
    const here = then.filter(
      (visit) =>
        visit.layout === layout && (layout !== "" || visit.projectSlug === place.projectSlug),
    );
    return here.length < atOneLayout && then.length < (cars ?? Infinity);
  });
}

/** Of a booked slot, joined with its lead: it is at the same place. */
export function isBookedAt({ mlsNumber, projectSlug }: VisitPlace): SQL | undefined {
  const isThere = eq(bookedSlots.layout, toLayout(mlsNumber));
  if (mlsNumber !== null) return isThere;
  return and(
    isThere,
    projectSlug === null ? isNull(leads.projectSlug) : eq(leads.projectSlug, projectSlug),
  );
}

/** As `booked_slots` names the layout: empty for a visit to a project, which its lead names, or to none. */
export function toLayout(mlsNumber: string | null): string {
  return mlsNumber ?? "";
}
