import { and, count, eq, gt, lt } from "drizzle-orm";
import type { VisitRules } from "#features/leads/model/visit-rules.ts";
import { toVisitInterval } from "#features/leads/model/visit-slots.ts";
import {
  isBookedAt,
  toLayout,
  type VisitPlace,
} from "#features/leads/queries/free-slots.server.ts";
import type { Db } from "#platform/db/database.ts";
import { bookedSlots, leads, visitCalendars } from "#platform/db/schema.ts";

/** The calendar that everybody waits for who books while the cars are counted. */
const ALL_LAYOUTS = "*";

interface Booking {
  readonly startsAt: Date;
  readonly reference: string;
  readonly rules: Pick<VisitRules, "minutes" | "atOneLayout" | "cars">;
}

/**
 * Books the slot with this start for a lead, in the lead's transaction. False when as many visits as
 * there may be overlap it at the layout already, or no car is left then. Those who book at one layout go one after the other:
 * each waits for the layout's calendar, and then sees what those before it have booked.
 */
export async function bookSlot(
  tx: Db,
  place: VisitPlace,
  { startsAt, reference, rules }: Booking,
): Promise<boolean> {
  const layout = toLayout(place.mlsNumber);
  const { minutes, atOneLayout, cars } = rules;
  if (cars !== null) await lockCalendar(tx, ALL_LAYOUTS);
  await lockCalendar(tx, layout);
  const slot = toVisitInterval(startsAt, minutes);
  const then = and(lt(bookedSlots.startsAt, slot.endsAt), gt(bookedSlots.endsAt, slot.startsAt));
  const [here] = await tx
    .select({ visits: count() })
    .from(bookedSlots)
    .innerJoin(leads, eq(leads.reference, bookedSlots.reference))
    .where(and(isBookedAt(place), then));
  if ((here?.visits ?? 0) >= atOneLayout) return false;
  if (cars !== null && (await tx.$count(bookedSlots, then)) >= cars) return false;
  await tx.insert(bookedSlots).values({ layout, ...slot, reference });
  return true;
}

/** Held until the transaction ends. */
async function lockCalendar(tx: Db, layout: string): Promise<void> {
  await tx.insert(visitCalendars).values({ layout }).onConflictDoNothing();
  await tx.select().from(visitCalendars).where(eq(visitCalendars.layout, layout)).for("update");
}
