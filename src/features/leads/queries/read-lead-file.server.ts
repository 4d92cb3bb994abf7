import { asc, sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { inboxPlace } from "#platform/db/schema/lead-expressions.ts";
import { leads } from "#platform/db/schema.ts";
import { readAsked } from "./find-inbox.server.ts";
import { findNotes } from "./find-notes.server.ts";
import { type AskedInbox, inboxCondition } from "./inbox-conditions.server.ts";
import { readLeads, toInboxLead, toLeadSource } from "./inbox-rows.server.ts";
import type { CsvLead } from "./lead-csv.server.ts";
import { ofReferences } from "./text-search.server.ts";

const AT_ONCE = 1000;

interface Reading {
  readonly now: Date;
  /** How many leads are read at a time. */
  readonly atOnce?: number;
}

/**
 * All leads that a query finds, with their notes, in the inbox's order, some at a time, the first of them at
 * once; the query's page is not asked about, and a text finds them however many have it. Which they are is looked up once: a lead that changes its place
 * meanwhile is neither left out nor there twice.
 */
export async function readLeadFile(
  db: Db,
  query: AskedInbox,
  { now, atOnce = AT_ONCE }: Reading,
): Promise<AsyncGenerator<readonly CsvLead[]>> {
  const found = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(inboxCondition(await readAsked(db, query, null), now))
    .orderBy(sql`${inboxPlace(leads)}`, asc(leads.reference));
  const references = found.map(({ reference }) => reference);
  return readPages(db, references, atOnce);
}

async function* readPages(db: Db, references: readonly string[], atOnce: number) {
  for (let from = 0; from < references.length; from += atOnce)
    yield await readPage(db, references.slice(from, from + atOnce));
}

async function readPage(db: Db, references: readonly string[]): Promise<readonly CsvLead[]> {
  const rows = await readLeads(db, ofReferences(references));
  const notes = await findNotes(db, references);
  const byReference = new Map(rows.map((row) => [row.lead.reference, row] as const));
  return references.flatMap((reference) => {
    const row = byReference.get(reference);
    if (!row) return [];
    const { email, requirements, language } = row.lead;
    const source = toLeadSource(row);
    return {
      ...toInboxLead(row),
      email,
      requirements,
      language,
      source,
      notes: notes.get(reference) ?? [],
    };
  });
}
