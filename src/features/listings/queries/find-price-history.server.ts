import { setImmediate as nextTurn } from "node:timers/promises";
import { and, asc, desc, gte, inArray, or, type SQL, sql } from "drizzle-orm";
import {
  type PriceChange,
  type PriceHistory,
  toPriceHistory,
} from "#features/listings/model/changes/price-history.ts";
import { rateText } from "#features/listings/model/fields/figure-texts.ts";
import { isSoldOut } from "#features/listings/model/fields/listing-status.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges } from "#platform/db/schema.ts";

/** Changes that are read, the newest: more of one listing is no history that anybody reads. */
const MOST_OF_ONE = 200;
const MOST_OF_ALL = 5000;
/** Changes that one statement opens, told or not: each is some kB, and a statement has 2 s. */
const AT_ONCE = 500;

type State = typeof listingChanges.before | typeof listingChanges.after;

const publishedIn = (state: State) => sql<string | null>`${state} ->> 'published'`;
const rateIn = (state: State) =>
  sql<string | null>`${state} #>> '{listing,marketValue,pricePerSqYd}'`;
const statusIn = (state: State) => sql<string | null>`${state} #>> '{listing,status}'`;

const differs = (part: (state: State) => SQL) =>
  sql`${part(listingChanges.before)} is distinct from ${part(listingChanges.after)}`;
/** Photographs have a history of their own. */
const isOfListing = sql`${listingChanges.after} -> 'listing' is not null`;
const isTold = and(isOfListing, or(differs(publishedIn), differs(rateIn), differs(statusIn)));

/** When the history of the whole catalogue begins; null while nothing was changed. */
export async function findFirstChange(db: Db): Promise<Date | null> {
  const { at } = listingChanges;
  const [first] = await db.select({ at }).from(listingChanges).orderBy(asc(at)).limit(1);
  return first?.at ?? null;
}

/** What a statement reads of a change. */
const READ = {
  mlsNumber: listingChanges.mlsNumber,
  at: listingChanges.at,
  publishedBefore: publishedIn(listingChanges.before),
  publishedAfter: publishedIn(listingChanges.after),
  rateBefore: rateIn(listingChanges.before),
  rateAfter: rateIn(listingChanges.after),
  statusBefore: statusIn(listingChanges.before),
  statusAfter: statusIn(listingChanges.after),
};

/** A listing with its price history from a moment on. */
interface HistorySince {
  readonly mlsNumber: string;
  readonly history: PriceHistory;
}

/**
 * What was made of price, status and place on the site from a moment on, of every listing, one after
 * the other; those of which nothing was are left out. As many as an import changes: none is cut off.
 */
export async function* priceHistoriesSince(db: Db, since: Date): AsyncGenerator<HistorySince> {
  let mlsNumber = "";
  let changes: PriceChange[] = [];
  for await (const row of changesSince(db, since)) {
    if (row.mlsNumber !== mlsNumber) {
      if (changes.length > 0) yield { mlsNumber, history: toPriceHistory(changes) };
      mlsNumber = row.mlsNumber;
      changes = [];
    }
    changes.push(toChange(row));
  }
  if (changes.length > 0) yield { mlsNumber, history: toPriceHistory(changes) };
}

/** By listing, each from its oldest on: the order of an index, so that no page sorts the others. */
async function* changesSince(db: Db, since: Date): AsyncGenerator<Row> {
  const { mlsNumber, at, id } = listingChanges;
  let beyond: SQL | undefined;
  for (;;) {
    const rows = await db
      .select({ ...READ, id, isTold: sql<boolean>`${isTold}` })
      .from(listingChanges)
      .where(and(gte(at, since), beyond))
      .orderBy(asc(mlsNumber), asc(at), asc(id))
      .limit(AT_ONCE);
    for (const row of rows) if (row.isTold) yield row;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    await nextTurn(); // the embedded database gives none
    beyond = sql`(${mlsNumber}, ${at}, ${id}) > (${last.mlsNumber}, ${last.at.toISOString()}::timestamptz, ${last.id}::uuid)`;
  }
}

/** What a listing's price and status were before, as visitors saw them. */
export async function findPriceHistory(db: Db, mlsNumber: string): Promise<PriceHistory> {
  return (await findPriceHistories(db, [mlsNumber])).get(mlsNumber) ?? [];
}

/** The same of many listings; one of which nothing is known is left out. */
export async function findPriceHistories(
  db: Db,
  mlsNumbers: readonly string[],
): Promise<ReadonlyMap<string, PriceHistory>> {
  // PostgreSQL takes no text with a zero character; no id has one.
  const ids = mlsNumbers.filter((one) => !one.includes("\0"));
  if (ids.length === 0) return new Map();
  const { mlsNumber, at, id } = listingChanges;
  const rows = await db
    .select(READ)
    .from(listingChanges)
    .where(and(inArray(mlsNumber, ids), isTold))
    .orderBy(desc(at), desc(id))
    .limit(Math.min(MOST_OF_ONE * ids.length, MOST_OF_ALL));
  const byListing = Map.groupBy(rows.reverse(), (row) => row.mlsNumber);
  return new Map(
    [...byListing].map(([number, ofOne]) => [number, toPriceHistory(ofOne.map(toChange))]),
  );
}

interface Row {
  readonly mlsNumber: string;
  readonly at: Date;
  readonly publishedBefore: string | null;
  readonly rateBefore: string | null;
  readonly statusBefore: string | null;
  readonly publishedAfter: string | null;
  readonly rateAfter: string | null;
  readonly statusAfter: string | null;
}

function toChange(row: Row): PriceChange {
  return {
    at: row.at.getTime(),
    before: shown(row.publishedBefore, row.rateBefore, row.statusBefore),
    after: shown(row.publishedAfter, row.rateAfter, row.statusAfter),
  };
}

function shown(published: string | null, rate: string | null, status: string | null) {
  if (published !== "true") return null;
  return { rate: rateText(rate ?? ""), isSoldOut: isSoldOut({ status: status ?? "" }) };
}
