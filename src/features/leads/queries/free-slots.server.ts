import { and, eq, gt } from "drizzle-orm";
import { USUAL_RULES, type VisitRules } from "#features/leads/model/visit-rules.ts";
import { overlap, slotsFrom, toVisitInterval } from "#features/leads/model/visit-slots.ts";
import type { Db } from "#platform/db/database.ts";
import { bookedSlots } from "#platform/db/schema.ts";

/**
 * Slots at a layout that not too many visits touch and that a car is left for, in order. Visits are
 * compared by their time, not by their start: those booked before hours or slots changed still count.
 */
export async function findFreeSlots(
  db: Db,
  mlsNumber: string | null,
  now: Date,
  rules: VisitRules = USUAL_RULES,
): Promise<Date[]> {
  const { minutes, atOneLayout, cars } = rules;
  const layout = toLayout(mlsNumber);
  const here = cars === null ? eq(bookedSlots.layout, layout) : undefined;
  const booked = await db
    .select({
      ...{ layout: bookedSlots.layout, startsAt: bookedSlots.startsAt, endsAt: bookedSlots.endsAt },
    })
    .from(bookedSlots)
    .where(and(here, gt(bookedSlots.endsAt, now)));
  return slotsFrom(now, rules).filter((startsAt) => {
    const slot = toVisitInterval(startsAt, minutes);
    const then = booked.filter((visit) => overlap(visit, slot));
    const here = then.filter((visit) => visit.layout === layout);
    return here.length < atOneLayout && then.length < (cars ?? Infinity);
  });
}

/** As `booked_slots` names the layout: empty for a visit that names none. */
export function toLayout(mlsNumber: string | null): string {
  return mlsNumber ?? "";
}
