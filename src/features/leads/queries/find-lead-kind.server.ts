import { eq } from "drizzle-orm";
import { type LeadKind, toLeadKind } from "#features/leads/model/lead-kinds.ts";
import type { Db } from "#platform/db/database.ts";
import { leads } from "#platform/db/schema.ts";

const REFERENCE = /^[2-9A-Z]{4}-[2-9A-Z]{4}$/;

/** What a lead asked for; null when there is none with this reference. */
export async function findLeadKind(db: Db, reference: string): Promise<LeadKind | null> {
  if (!REFERENCE.test(reference)) return null;
  const [row] = await db
    .select({ kind: leads.kind })
    .from(leads)
    .where(eq(leads.reference, reference));
  return row ? toLeadKind(row.kind) : null;
}
