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
import { hashListing } from "#features/listings/model/content-hash.server.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import type { Editor, ListingState } from "#features/listings/model/listing-change.ts";
import { holdCatalogue } from "#features/listings/queries/stored-state.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges, listingImports, listings } from "#platform/db/schema.ts";
import type { ChangesContext } from "./change-listing.server.ts";

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
    ...{ id, at, actor, updated, undoneAt, field: field ?? "", value: value ?? "" },
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
 * Puts everything that an import changed back to what it was, in one transaction, by a change of
 * its own for each; what was changed since stays as it is, and is told.
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
      .returning({ id: listingImports.id });
    if (taken.length === 0) {
      const known = await tx.select({ id: listingImports.id }).from(listingImports).where(isOurs);
      return { ok: false, code: known.length > 0 ? "undone-already" : "no-such-import" };
    }
    let undone = 0;
    const left: string[] = [];
    for (let after = ""; ; ) {
      const some = await changesOf(tx, id, after);
      const last = some.at(-1);
      if (!last) break;
      const back = some.filter(isUntouched);
      left.push(...some.filter((one) => !isUntouched(one)).map(({ mlsNumber }) => mlsNumber));
      await putBack(tx, back, { now, by });
      undone += back.length;
      after = last.mlsNumber;
    }
    await renewVersion(tx, now);
    return { ok: true, undone, left };
  });
}

type Changed = Awaited<ReturnType<typeof changesOf>>[number];

/** What an import did to some listings after one of them, beside how they are now. */
function changesOf(tx: Db, importId: string, after: string) {
  return tx
    .select({
      mlsNumber: listings.mlsNumber,
      position: listings.position,
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

function isUntouched({ hash, published, after }: Changed): boolean {
  const left = after as ListingState;
  return hash === hashListing(left.listing) && published === left.published;
}

async function putBack(
  tx: Db,
  some: readonly Changed[],
  { now, by }: { readonly now: Date; readonly by: Editor },
): Promise<void> {
  if (some.length === 0) return;
  const rows = some.map(({ mlsNumber, position, before, after }) => {
    const was = (before ?? { ...(after as ListingState), published: false }) as ListingState;
    const parsed = parseListing(was.listing);
    const listing = parsed.ok ? parsed.listing : was.listing;
    return {
      row: {
        ...{ mlsNumber, position, listing, updatedAt: now },
        ...{ published: was.published, hash: hashListing(listing) },
      },
      change: {
        ...{ id: randomUUID(), mlsNumber, at: now, what: "undone" },
        ...{ accountId: by.accountId, actor: by.email },
        ...{ before: after, after: { listing, published: was.published } },
      },
    };
  });
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
