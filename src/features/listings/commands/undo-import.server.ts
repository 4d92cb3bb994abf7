import { randomUUID } from "node:crypto";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from "drizzle-orm";
import type {
  ImportUndone,
  PastEdit,
  PastImport,
} from "#features/listings/import/import-preview.ts";
import { renewVersion } from "#features/listings/import/write-listings.server.ts";
import { DELETED } from "#features/listings/model/changes/deletion.ts";
import type { Editor, ListingState } from "#features/listings/model/changes/listing-change.ts";
import { hashListing } from "#features/listings/model/content-hash.server.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import { findPastState, saysTheSame } from "#features/listings/model/stored-listing.server.ts";
import { holdCatalogue } from "#features/listings/queries/stored-state.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges, listingImports, listings } from "#platform/db/schema.ts";
import type { ChangesContext } from "./change-listing.server.ts";
import { putDeletedBack } from "./delete-listings.server.ts";

/** Each batch is parsed and hashed in one go. */
const CHANGES_AT_ONCE = 100;
const MOST_IMPORTS = 20;

export type UndoImportResult =
  | ({ readonly ok: true } & ImportUndone)
  | { readonly ok: false; readonly code: "no-such-import" | "undone-already" };

/** The last files that were brought in, newest first. */
export async function findImports(db: Db): Promise<PastImport[]> {
  const rows = await findLast(db, isNull(listingImports.field));
  return rows.map(({ field: _, value: __, ...row }) => row);
}

/** The last fields that were set for many listings at once, newest first. */
export async function findEdits(db: Db): Promise<PastEdit[]> {
  const rows = await findLast(db, isNotNull(listingImports.field));
  return rows.map(({ id, at, actor, updated, undoneAt, field, value }) => ({
    id,
    at,
    actor,
    updated,
    undoneAt,
    field: field ?? "",
    value: value ?? "",
  }));
}

async function findLast(db: Db, condition: SQL) {
  const { accountId: _, ...columns } = getTableColumns(listingImports);
  const rows = await db
    .select(columns)
    .from(listingImports)
    .where(condition)
    .orderBy(desc(listingImports.at), desc(listingImports.id))
    .limit(MOST_IMPORTS);
  return rows.map(({ at, undoneAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
}

/**
 * Puts everything that an import, a change of many or a deletion changed back to what it was, in one transaction, by a change of
 * its own for each. What was changed since stays as it is, and so does what a rule of today refuses
 * as it was before; their numbers are in `left`. A deletion that leaves some may be undone again, for those.
 */
export async function undoImport(
  context: ChangesContext,
  { id, by }: { readonly id: string; readonly by: Editor },
): Promise<UndoImportResult> {
  return context.db.transaction(async (tx) => {
    await holdCatalogue(tx);
    const now = context.clock();
    const isOurs = eq(listingImports.id, id);
    const taken = await tx
      .update(listingImports)
      .set({ undoneAt: now })
      .where(and(isOurs, isNull(listingImports.undoneAt)))
      .returning({ field: listingImports.field });
    if (taken.length === 0) {
      const known = await tx.select({ id: listingImports.id }).from(listingImports).where(isOurs);
      return { ok: false, code: known.length > 0 ? "undone-already" : "no-such-import" };
    }
    if (taken[0]?.field === DELETED) return undoDeletion(tx, { id, now, by });
    let undone = 0;
    const left: string[] = [];
    for (let after = ""; ; ) {
      const some = await changesOf(tx, id, after);
      const last = some.at(-1);
      if (!last) break;
      const back = some.flatMap((one) => toRestored(one) ?? []);
      const restored = new Set(back.map(({ mlsNumber }) => mlsNumber));
      left.push(...some.map(({ mlsNumber }) => mlsNumber).filter((one) => !restored.has(one)));
      await putBack(tx, back, { now, by });
      undone += back.length;
      after = last.mlsNumber;
    }
    await renewVersion(tx, now);
    return { ok: true, undone, left };
  });
}

/** What is left has no other copy: the deletion stays to be undone for it. */
async function undoDeletion(
  tx: Db,
  doing: Parameters<typeof putDeletedBack>[1],
): Promise<UndoImportResult> {
  const back = await putDeletedBack(tx, doing);
  if (back.left.length > 0)
    await tx.update(listingImports).set({ undoneAt: null }).where(eq(listingImports.id, doing.id));
  return { ok: true, ...back };
}

type Changed = Awaited<ReturnType<typeof changesOf>>[number];

/** What an import did to some listings after one of them, beside how they are now. */
function changesOf(tx: Db, importId: string, after: string) {
  return tx
    .select({
      mlsNumber: listings.mlsNumber,
      position: listings.position,
      listing: listings.listing,
      hash: listings.hash,
      published: listings.published,
      before: listingChanges.before,
      after: listingChanges.after,
    })
    .from(listingChanges)
    .innerJoin(listings, eq(listings.mlsNumber, listingChanges.mlsNumber))
    .where(and(eq(listingChanges.importId, importId), gt(listingChanges.mlsNumber, after)))
    .orderBy(asc(listingChanges.mlsNumber))
    .limit(CHANGES_AT_ONCE);
}

/** A listing with what it is put back to, and what the import had left of it. */
interface Restored {
  readonly mlsNumber: string;
  readonly position: number;
  readonly after: unknown;
  readonly state: ListingState;
}

/**
 * What a listing is put back to; null when somebody changed it since the import, or when a rule of
 * today refuses what it was: written, it would stop the catalogue, which reads by today's rules.
 */
function toRestored(changed: Changed): Restored | null {
  const { mlsNumber, position, before, after } = changed;
  const left = findPastState(after);
  if (!left) throw new Error(`An import left nothing of listing ${mlsNumber}.`);
  const isUntouched = saysTheSame(changed, hashListing(left.listing));
  if (!isUntouched || changed.published !== left.published) return null;
  // What was new has no state before: it stays, and is taken off the site.
  const was = findPastState(before) ?? { ...left, published: false };
  const parsed = parseListing(was.listing);
  if (!parsed.ok) return null;
  return { mlsNumber, position, after, state: { ...was, listing: parsed.listing } };
}

async function putBack(
  tx: Db,
  some: readonly Restored[],
  { now, by }: { readonly now: Date; readonly by: Editor },
): Promise<void> {
  if (some.length === 0) return;
  const rows = some.map(({ mlsNumber, position, after, state }) => ({
    row: { mlsNumber, position, ...state, hash: hashListing(state.listing), updatedAt: now },
    change: {
      id: randomUUID(),
      mlsNumber,
      at: now,
      what: "undone",
      accountId: by.accountId,
      actor: by.email,
      before: after,
      after: state,
    },
  }));
  await tx
    .insert(listings)
    .values(rows.map(({ row }) => row))
    .onConflictDoUpdate({
      target: listings.mlsNumber,
      set: {
        listing: sql`excluded.listing`,
        hash: sql`excluded.hash`,
        published: sql`excluded.published`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
  await tx.insert(listingChanges).values(rows.map(({ change }) => change));
}
