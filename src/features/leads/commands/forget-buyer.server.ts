import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { leads } from "#platform/db/schema.ts";

/**
 * Takes the name off the leads that a deleted account's address left. The request stays with its
 * phone: the agent has promised to answer it.
 */
export async function forgetBuyer(tx: Db, email: string): Promise<void> {
  await tx.update(leads).set({ name: "" }).where(eq(leads.email, email));
}
