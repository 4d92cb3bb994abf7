import { and, eq, gt } from "drizzle-orm";
import { overlap, slotsFrom, toSlotInterval } from "#features/leads/model/visit-slots.ts";
import type { Db } from "#platform/db/database.ts";
import { bookedSlots } from "#platform/db/schema.ts";

/**
 * Slots at a layout that no booked visit touches, in order. Visits are compared by their time, not
 * by their start: those booked before slots became longer, shorter or later still count.
 */
export async function findFreeSlots(db: Db, mlsNumber: string | null, now: Date): Promise<Date[]> {
  const booked = await db
    .select({ startsAt: bookedSlots.startsAt, endsAt: bookedSlots.endsAt })
    .from(bookedSlots)
    .where(and(eq(bookedSlots.layout, toLayout(mlsNumber)), gt(bookedSlots.endsAt, now)));
  return slotsFrom(now).filter((startsAt) => {
    const slot = toSlotInterval(startsAt);
    return !booked.some((visit) => overlap(visit, slot));
  });
}

/** As `booked_slots` names the layout: empty for a visit that names none. */
export function toLayout(mlsNumber: string | null): string {
  return mlsNumber ?? "";
}
