import { and, eq, gte } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { bookedSlots } from "#db/schema.ts";
import { slotsFrom } from "./visit-slots.ts";

/** Slots at a layout that nobody has taken yet, in order. */
export async function findFreeSlots(db: Db, mlsNumber: string | null, now: Date): Promise<Date[]> {
  const booked = await db
    .select({ startsAt: bookedSlots.startsAt })
    .from(bookedSlots)
    .where(and(eq(bookedSlots.layout, mlsNumber ?? ""), gte(bookedSlots.startsAt, now)));
  const taken = new Set(booked.map(({ startsAt }) => startsAt.getTime()));
  return slotsFrom(now).filter((slot) => !taken.has(slot.getTime()));
}
