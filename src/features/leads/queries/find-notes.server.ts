import { and, asc, ne, sql } from "drizzle-orm";
import type { LeadEvent } from "#features/leads/model/lead-states.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents } from "#platform/db/schema.ts";
import { ofReferences } from "./text-search.server.ts";

/** What an agent wrote down about a lead. */
export type AgentNote = Pick<LeadEvent, "at" | "actor" | "detail">;

/** The agents' notes by the lead's reference, each lead's oldest first; those that were deleted are left out. */
export async function findNotes(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, readonly AgentNote[]>> {
  const { reference, at, actor, detail } = leadEvents;
  const rows = await db
    .select({ reference, at, actor, detail })
    .from(leadEvents)
    .where(
      and(sql`${leadEvents.what} = 'note'`, ne(detail, ""), ofReferences(references, reference)),
    )
    .orderBy(asc(at), asc(leadEvents.id));
  const notes = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return Map.groupBy(notes, (note) => note.reference);
}
