import { randomUUID } from "node:crypto";
import { and, asc, eq, gt, inArray, max, ne } from "drizzle-orm";
import { MOST_AT_ONCE, type SeenRow } from "#features/listings/model/changes/bulk-edit.ts";
import {
  DELETED,
  type Deletion,
  type DeletionPreview,
} from "#features/listings/model/changes/deletion.ts";
import type { Editor } from "#features/listings/model/changes/listing-change.ts";
import { hashListing } from "#features/listings/model/content-hash.server.ts";
import { toDisplayName } from "#features/listings/model/display-name.ts";
import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import { findPastState } from "#features/listings/model/stored-listing.server.ts";
import type { Photo } from "#features/listings/photos/photo.ts";
import { UNUSED_FOR_MS } from "#features/listings/photos/sweep-photos.server.ts";
import {
  type Chosen,
  type ChosenListing,
  countChosen,
  readChosen,
  readPlaces,
} from "#features/listings/queries/chosen-listings.server.ts";
import { findOncePublished } from "#features/listings/queries/last-published.server.ts";
import {
  findRemovedHashes,
  findStoredPhotos,
} from "#features/listings/queries/photo-history.server.ts";
import { holdCatalogue } from "#features/listings/queries/stored-state.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges, listingImports, listings } from "#platform/db/schema.ts";
import type { ChangesContext } from "./change-listing.server.ts";

const ROWS_SHOWN = 100;
const NAMES_TOLD = 3;
const BACK_AT_ONCE = 100;

export type DeletionLook =
  | { readonly ok: true; readonly preview: DeletionPreview }
  | { readonly ok: false; readonly code: "too-many"; readonly chosen: number };

/** What the deletion of the chosen listings would do; nothing is written. */
export async function lookAtDeletion(db: Db, chosen: Chosen): Promise<DeletionLook> {
  const count = await countChosen(db, chosen);
  if (count > MOST_AT_ONCE) return { ok: false, code: "too-many", chosen: count };
  const rows: DeletionPreview["rows"][number][] = [];
  const refusedRows: DeletionPreview["rows"][number][] = [];
  const seen: SeenRow[] = [];
  let refused = 0;
  for await (const some of readChosen(db, chosen)) {
    const once = await findOncePublished(db, some);
    for (const { mlsNumber, position, mark, listing } of some) {
      const shown = once.has(mlsNumber) ? refusedRows : rows;
      if (once.has(mlsNumber)) refused++;
      else seen.push([position, mark]);
      if (shown.length < ROWS_SHOWN) shown.push({ mlsNumber, name: listing.name });
    }
  }
  return { ok: true, preview: { deleted: seen.length, rows, refused, refusedRows, seen } };
}

interface Deleting {
  /** As the preview gave them. */
  readonly seen: readonly SeenRow[];
  readonly by: Editor;
}

/**
 * Deletes listings that are as they were seen and were never on the site, with their histories, in
 * one transaction; one change of each stays, which says who did it, holds the files of its photographs
 * for a day and takes it back. One that was public stays whatever was seen: others point to it.
 */
export async function deleteListings(
  context: ChangesContext,
  { seen, by }: Deleting,
): Promise<Deletion> {
  return context.db.transaction(async (tx) => {
    await holdCatalogue(tx);
    const now = context.clock();
    const id = randomUUID();
    await tx.insert(listingImports).values({
      id,
      at: now,
      accountId: by.accountId,
      actor: by.email,
      fileName: "",
      added: 0,
      updated: 0,
      published: false,
      field: DELETED,
      value: "",
    });
    const marks = new Map(seen);
    const left: string[] = [];
    const names: string[] = [];
    for await (const some of readPlaces(tx, [...marks.keys()])) {
      const once = await findOncePublished(tx, some);
      const isGoing = ({ mlsNumber, position, mark }: ChosenListing) =>
        marks.get(position) === mark && !once.has(mlsNumber);
      const going = some.filter(isGoing);
      left.push(...some.filter((one) => !isGoing(one)).map(({ mlsNumber }) => mlsNumber));
      names.push(...going.map(({ listing }) => toDisplayName(listing.name)));
      await remove(tx, going, { id, now, by });
    }
    const isOurs = eq(listingImports.id, id);
    if (names.length === 0) {
      await tx.delete(listingImports).where(isOurs);
      return { id: null, deleted: 0, left };
    }
    const value = names.slice(0, NAMES_TOLD).join(", ");
    await tx.update(listingImports).set({ updated: names.length, value }).where(isOurs);
    return { id, deleted: names.length, left };
  });
}

interface Doing {
  /** Of the row of `listing_imports`. */
  readonly id: string;
  readonly now: Date;
  readonly by: Editor;
}

async function remove(tx: Db, going: readonly ChosenListing[], { id, now, by }: Doing) {
  if (going.length === 0) return;
  const numbers = going.map(({ mlsNumber }) => mlsNumber);
  const rows = await tx.delete(listings).where(inArray(listings.mlsNumber, numbers)).returning({
    mlsNumber: listings.mlsNumber,
    listing: listings.listing,
    photos: listings.photos,
  });
  // What an earlier deletion left is of another listing, and its only copy.
  const isOfThese = and(
    inArray(listingChanges.mlsNumber, numbers),
    ne(listingChanges.what, DELETED),
  );
  await tx.delete(listingChanges).where(isOfThese);
  await tx.insert(listingChanges).values(
    rows.map(({ mlsNumber, listing, photos }) => ({
      id: randomUUID(),
      mlsNumber,
      at: now,
      what: DELETED,
      importId: id,
      accountId: by.accountId,
      actor: by.email,
      before: { listing, published: false, photos },
      after: {},
    })),
  );
}

/**
 * Makes the listings of a deletion again, as drafts at the end of the catalogue, with the photographs
 * whose files are still there; one whose number is taken again, or that a rule of today refuses, is in `left`.
 */
export async function putDeletedBack(
  tx: Db,
  { id, now, by }: Doing,
): Promise<{ readonly undone: number; readonly left: readonly string[] }> {
  const withFiles = await findRemovedHashes(tx, new Date(now.getTime() - UNUSED_FOR_MS));
  const left: string[] = [];
  let undone = 0;
  for (let after = ""; ; ) {
    const some = await tx
      .select({
        change: listingChanges.id,
        mlsNumber: listingChanges.mlsNumber,
        before: listingChanges.before,
      })
      .from(listingChanges)
      .where(and(eq(listingChanges.importId, id), gt(listingChanges.mlsNumber, after)))
      .orderBy(asc(listingChanges.mlsNumber))
      .limit(BACK_AT_ONCE);
    const last = some.at(-1);
    if (!last) return { undone, left };
    for (const { change, mlsNumber, before } of some) {
      const parsed = parseListing(findPastState(before)?.listing);
      const isTaken = (await tx.$count(listings, eq(listings.mlsNumber, mlsNumber))) > 0;
      if (!parsed.ok || isTaken) {
        left.push(mlsNumber);
        continue;
      }
      const photos = (findStoredPhotos(before) ?? []).filter(({ hash }) => withFiles.has(hash));
      await makeAgain(tx, { listing: parsed.listing, photos }, { now, by });
      // It is no longer of this deletion, which may be undone again for what is left.
      await tx.update(listingChanges).set({ importId: null }).where(eq(listingChanges.id, change));
      undone++;
    }
    after = last.mlsNumber;
  }
}

interface Again {
  readonly listing: Listing;
  readonly photos: readonly Photo[];
}

async function makeAgain(
  tx: Db,
  { listing, photos }: Again,
  { now, by }: Omit<Doing, "id">,
): Promise<void> {
  const { mlsNumber } = listing;
  const [last] = await tx.select({ position: max(listings.position) }).from(listings);
  const position = (last?.position ?? 0) + 1;
  const hash = hashListing(listing);
  const row = { mlsNumber, position, listing, hash, published: false, photos, updatedAt: now };
  await tx.insert(listings).values(row);
  await tx.insert(listingChanges).values({
    id: randomUUID(),
    mlsNumber,
    at: now,
    what: "undone",
    accountId: by.accountId,
    actor: by.email,
    before: null,
    after: { listing, published: false },
  });
}
