import { and, eq, gt, lt } from "drizzle-orm";
import { toSlotInterval } from "#features/leads/model/visit-slots.ts";
import { toLayout } from "#features/leads/queries/free-slots.server.ts";
import type { Db } from "#platform/db/database.ts";
import { bookedSlots, visitCalendars } from "#platform/db/schema.ts";

/** The calendar that everybody waits for who books while the cars are counted. */
const ALL_LAYOUTS = "*";

interface Booking {
  readonly startsAt: Date;
  readonly reference: string;
  /** Visits that may be under way at once, wherever; null for any number. */
  readonly cars: number | null;
}

/**
 * Books the slot with this start for a lead, in the lead's transaction. False when a visit that
 * overlaps it is booked at the layout already, or no car is left then. Those who book at one layout go one after the other:
 * each waits for the layout's calendar, and then sees what those before it have booked.
 */
export async function bookSlot(
  tx: Db,
  mlsNumber: string | null,
  { startsAt, reference, cars }: Booking,
): Promise<boolean> {
  const layout = toLayout(mlsNumber);
  if (cars !== null) await lockCalendar(tx, ALL_LAYOUTS);
  await lockCalendar(tx, layout);
  const slot = toSlotInterval(startsAt);
  const then = and(lt(bookedSlots.startsAt, slot.endsAt), gt(bookedSlots.endsAt, slot.startsAt));
  if ((await tx.$count(bookedSlots, and(eq(bookedSlots.layout, layout), then))) > 0) return false;
  if (cars !== null && (await tx.$count(bookedSlots, then)) >= cars) return false;
  await tx.insert(bookedSlots).values({ layout, ...slot, reference });
  return true;
}

/** Held until the transaction ends. */
async function lockCalendar(tx: Db, layout: string): Promise<void> {
  await tx.insert(visitCalendars).values({ layout }).onConflictDoNothing();
  await tx.select().from(visitCalendars).where(eq(visitCalendars.layout, layout)).for("update");
}
