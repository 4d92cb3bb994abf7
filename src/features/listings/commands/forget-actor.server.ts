import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { listingChanges, listingImports } from "#platform/db/schema.ts";

/** Takes a former agent's address off the histories of listings and imports; that an agent did it stays. */
export async function forgetWhoChanged(tx: Db, email: string): Promise<void> {
  await tx.update(listingChanges).set({ actor: "" }).where(eq(listingChanges.actor, email));
  await tx.update(listingImports).set({ actor: "" }).where(eq(listingImports.actor, email));
}
