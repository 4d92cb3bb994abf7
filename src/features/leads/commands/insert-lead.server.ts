import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { leads } from "#platform/db/schema.ts";

/** Letters and digits that are not taken for each other, read aloud or in print. */
const REFERENCE_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

function newReference(): string {
  const letters = Array.from(
    { length: 8 },
    () => REFERENCE_LETTERS[randomInt(REFERENCE_LETTERS.length)],
  );
  return `${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}

/** Stores a lead under a new reference, which it hands back; null when its key brought one before. */
export async function insertLead(
  tx: Db,
  values: Omit<typeof leads.$inferInsert, "reference">,
): Promise<string | null> {
  for (;;) {
    const [stored] = await tx
      .insert(leads)
      .values({ ...values, reference: newReference() })
      .onConflictDoNothing()
      .returning({ reference: leads.reference });
    if (stored) return stored.reference;
    const [other] = await tx
      .select({ reference: leads.reference })
      .from(leads)
      .where(eq(leads.keyHash, values.keyHash));
    if (other) return null;
    // Else the reference was taken already: another one.
  }
}
