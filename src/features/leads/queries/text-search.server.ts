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

/** How far a text is looked for. */
interface Reach {
  /** Of each way that a lead is found, so many of the newest; null for all. */
  readonly most: number | null;
  /** Whether an index knows the text. */
  readonly isKnown: boolean;
}

/** References of leads by what was newest, each with its place there: one place more than are asked for tells that there are others. */
function newest(
  from: SQL,
  [reference, at]: readonly [PgColumn, PgColumn],
  most: number | null,
): SQL {
  const limit = most === null ? sql`` : sql`limit ${most + 1}`;
  return sql`(select found.reference, (row_number() over (order by found.at desc))::integer as nth
    from (select ${reference} as reference, ${at} as at ${from} order by ${at} desc ${limit}) found)`;
}

const ofLeads = [leads.reference, leads.createdAt] as const;
const ofNotes = [leadEvents.reference, leadEvents.at] as const;
const isNote = sql`${leadEvents.what} = 'note'`;
const allLeads = sql`select * from ${leads} order by ${leads.createdAt} desc`;
const allNotes = sql`select * from ${leadEvents} where ${isNote} order by ${leadEvents.at} desc`;

function newestLeads(condition: SQL, { most, isKnown }: Reach): SQL {
  const among =
    isKnown || most === null
      ? sql`${leads}`
      : sql`(${allLeads} limit ${NEWEST_LOOKED_THROUGH}) leads`;
  return newest(sql`from ${among} where ${condition}`, ofLeads, most);
}

function newestNoting(pattern: string, { most, isKnown }: Reach): SQL {
  const among =
    isKnown || most === null
      ? sql`${leadEvents}`
      : sql`(${allNotes} limit ${NEWEST_LOOKED_THROUGH}) lead_events`;
  const isMeant = sql`${isNote} and ${leadEvents.detail} ilike ${pattern}`;
  return newest(sql`from ${among} where ${isMeant}`, ofNotes, most);
}

/** What a text finds. */
export interface FoundByText {
  readonly references: readonly string[];
  /** False where others may have the text as well, which were not looked at. */
  readonly isAll: boolean;
}

/**
 * References of the leads that a typed text finds: in what they tell, in a note, in the name of their
 * layout or project, by a part of their reference with or without its dash, or of their number. Each way is a
 * statement of its own, so that each is answered by its index; joined by "or" they would read the table.
 */
export async function findByText(
  db: Db,
  text: string,
  most: number | null = MOST_MATCHES,
): Promise<FoundByText> {
  const isNamed = and(
    isListedAs(text),
    ilike(sql`${listings.listing} ->> 'name'`, containing(text)),
  );
  const asked = db.select({ mlsNumber: listings.mlsNumber }).from(listings).where(isNamed);
  const named = await (most === null ? asked : asked.limit(most + 1));
  const project = db
    .select({ slug: projects.slug })
    .from(projects)
    .where(ilike(sql`${projects.facts} ->> 'name'`, containing(text)));
  const known = { most, isKnown: true };
  const isKnown = KNOWN_TO_INDEX.test(text);
  const ways = [
    ...waysOf(text, { most, isKnown }),
    newestLeads(inArray(leads.projectSlug, project), known),
  ];
  // Asked for by their numbers, which the index knows; a name may be that of many layouts.
  if (named.length > 0) {
    const numbers = named.slice(0, most ?? named.length).map(({ mlsNumber }) => mlsNumber);
    ways.push(newestLeads(inArray(leads.mlsNumber, numbers), known));
  }
  const rows = await rowsOf<{ reference: string; nth: number }>(
    db,
    sql.join(ways, sql` union all `),
  );
  const isWithin = (nth: number) => most === null || nth <= most;
  const isAll =
    isWithin(named.length) &&
    rows.every(({ nth }) => isWithin(nth)) &&
    (most === null || isKnown || !(await areManyMore(db)));
  const within = rows.filter(({ nth }) => isWithin(nth));
  return { references: [...new Set(within.map(({ reference }) => reference))], isAll };
}

/** Whether there are more leads or notes than are looked through for a text that no index knows. */
async function areManyMore(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ more: boolean }>(
    db,
    sql`select exists(select from ${leads} offset ${NEWEST_LOOKED_THROUGH})
      or exists(select from ${leadEvents} where ${isNote} offset ${NEWEST_LOOKED_THROUGH}) as more`,
  );
  return row?.more ?? false;
}

function waysOf(text: string, reach: Reach): SQL[] {
  const pattern = containing(text);
  const letters = text.replaceAll(/[\s-]/g, "");
  const digits = text.replaceAll(/\D/g, "");
  const isPhone = digits.length >= LEAST_DIGITS && /^[\d\s+().-]+$/.test(text);
  const ways = [
    newestLeads(sql`(${toldText(leads)}) ilike ${pattern}`, reach),
    newestNoting(pattern, reach),
  ];
  if (REFERENCE_PART.test(letters)) {
    const part = containing(letters.toUpperCase());
    const isKnown = KNOWN_TO_INDEX.test(letters);
    ways.push(newestLeads(sql`${denseReference(leads)} like ${part}`, { ...reach, isKnown }));
  }
  if (isPhone)
    ways.push(
      newestLeads(sql`${leads.phone} like ${containing(digits)}`, { ...reach, isKnown: true }),
    );
  return ways;
}

/** Leads, or what else has a lead's reference, by these references, of any number. */
export function ofReferences(
  references: readonly string[],
  column: PgColumn = leads.reference,
): SQL {
  return sql`${column} = any(${`{${references.join(",")}}`}::text[])`;
}
