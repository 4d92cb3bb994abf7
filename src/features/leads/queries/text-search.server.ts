import { and, ilike, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isListedAs } from "#features/listings/index.server.ts";
import type { Db } from "#platform/db/database.ts";
import { rowsOf } from "#platform/db/rows.server.ts";
import { denseReference, toldText } from "#platform/db/schema/lead-expressions.ts";
import { leadEvents, leads, listings, projects } from "#platform/db/schema.ts";

/** Fewer digits are found in every number. */
const LEAST_DIGITS = 3;
/** Parts of a reference, with or without its dash. */
const REFERENCE_PART = /^[2-9a-z]{2,8}$/i;
/** What the index of texts knows: three letters or digits in a row, of any script. */
const KNOWN_TO_INDEX = /[\p{L}\p{M}\p{N}]{3}/u;
/** Who finds so many narrows the search: only the newest of each kind are looked at further. */
export const MOST_MATCHES = 300;
/** Texts that no index knows are looked for among so many of the newest. */
export const NEWEST_LOOKED_THROUGH = 5000;

function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
}

/** References of the newest leads that a condition finds. */
function newestLeads(condition: SQL, isKnown: boolean): SQL {
  const among = isKnown
    ? sql`${leads}`
    : sql`(select * from ${leads} order by ${leads.createdAt} desc limit ${NEWEST_LOOKED_THROUGH}) leads`;
  return sql`(select ${leads.reference} from ${among} where ${condition}
    order by ${leads.createdAt} desc limit ${MOST_MATCHES})`;
}

function newestNoting(pattern: string, isKnown: boolean): SQL {
  const isNote = sql`${leadEvents.what} = 'note'`;
  const among = isKnown
    ? sql`${leadEvents}`
    : sql`(select * from ${leadEvents} where ${isNote} order by ${leadEvents.at} desc
        limit ${NEWEST_LOOKED_THROUGH}) lead_events`;
  return sql`(select ${leadEvents.reference} from ${among}
    where ${isNote} and ${leadEvents.detail} ilike ${pattern}
    order by ${leadEvents.at} desc limit ${MOST_MATCHES})`;
}

/**
 * References of the leads that a typed text finds: in what they tell, in a note, in the name of their
 * layout or project, by a part of their reference with or without its dash, or of their number. Each way is a
 * statement of its own, so that each is answered by its index; joined by "or" they would read the table.
 */
export async function findByText(db: Db, text: string): Promise<string[]> {
  const named = await db
    .select({ mlsNumber: listings.mlsNumber })
    .from(listings)
    .where(and(isListedAs(text), ilike(sql`${listings.listing} ->> 'name'`, containing(text))))
    .limit(MOST_MATCHES);
  const project = db
    .select({ slug: projects.slug })
    .from(projects)
    .where(ilike(sql`${projects.facts} ->> 'name'`, containing(text)));
  const ways = [...waysOf(text), newestLeads(inArray(leads.projectSlug, project), true)];
  // Asked for by their numbers, which the index knows; a name may be that of many layouts.
  if (named.length > 0) {
    const numbers = named.map(({ mlsNumber }) => mlsNumber);
    ways.push(newestLeads(inArray(leads.mlsNumber, numbers), true));
  }
  const rows = await rowsOf<{ reference: string }>(db, sql.join(ways, sql` union `));
  return rows.map(({ reference }) => reference);
}

function waysOf(text: string): SQL[] {
  const pattern = containing(text);
  const letters = text.replaceAll(/[\s-]/g, "");
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= LEAST_DIGITS && /^[\d\s+().-]+$/.test(text);
  const isKnown = KNOWN_TO_INDEX.test(text);
  const ways = [
    newestLeads(sql`(${toldText(leads)}) ilike ${pattern}`, isKnown),
    newestNoting(pattern, isKnown),
  ];
  if (REFERENCE_PART.test(letters)) {
    const part = containing(letters.toUpperCase());
    ways.push(
      newestLeads(sql`${denseReference(leads)} like ${part}`, KNOWN_TO_INDEX.test(letters)),
    );
  }
  if (isPhone) ways.push(newestLeads(sql`${leads.phone} like ${containing(digits)}`, true));
  return ways;
}

/** Leads, or what else has a lead's reference, by these references, of any number. */
export function ofReferences(
  references: readonly string[],
  column: PgColumn = leads.reference,
): SQL {
  return sql`${column} = any(${`{${references.join(",")}}`}::text[])`;
}
