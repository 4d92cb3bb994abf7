import { and, eq, gt, lt } from "drizzle-orm";
import { toSlotInterval } from "#features/leads/model/visit-slots.ts";
import { toLayout } from "#features/leads/queries/free-slots.server.ts";
import type { Db } from "#platform/db/database.ts";
import { bookedSlots, visitCalendars } from "#platform/db/schema.ts";

/**
 * Books the slot with this start for a lead, in the lead's transaction. False when a visit that
 * overlaps it is booked at the layout already. Those who book at one layout go one after the other:
 * each waits for the layout's calendar, and then sees what those before it have booked.
 */
export async function bookSlot(
  tx: Db,
  mlsNumber: string | null,
  { startsAt, reference }: { readonly startsAt: Date; readonly reference: string },
): Promise<boolean> {
  const layout = toLayout(mlsNumber);
  await tx.insert(visitCalendars).values({ layout }).onConflictDoNothing();
  await tx.select().from(visitCalendars).where(eq(visitCalendars.layout, layout)).for("update");
  const slot = toSlotInterval(startsAt);
  const [taken] = await tx
    .select({ reference: bookedSlots.reference })
    .from(bookedSlots)
    .where(
      and(
        eq(bookedSlots.layout, layout),
        lt(bookedSlots.startsAt, slot.endsAt),
        gt(bookedSlots.endsAt, slot.startsAt),
      ),
    )
    .limit(1);
  if (taken) return false;
  await tx.insert(bookedSlots).values({ layout, ...slot, reference });
  return true;
}
