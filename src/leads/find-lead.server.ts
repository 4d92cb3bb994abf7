import { eq } from "drizzle-orm";
import type { Db } from "#db/database.ts";
import { leads } from "#db/schema.ts";
import { type LeadKind, toLeadKind } from "./lead-kinds.ts";

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
