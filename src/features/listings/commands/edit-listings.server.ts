import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { renewVersion } from "#features/listings/import/write-listings.server.ts";
import type { BulkDone } from "#features/listings/model/changes/bulk-edit.ts";
import {
  type BulkChange,
  type BulkPreview,
  edit,
  fieldOf,
  MOST_AT_ONCE,
  type SeenRow,
  wordsOf,
} from "#features/listings/model/changes/bulk-edit.ts";
import { toFields } from "#features/listings/model/changes/differences.ts";
import type { Editor, ListingState } from "#features/listings/model/changes/listing-change.ts";
import { hashListing } from "#features/listings/model/content-hash.server.ts";
import {
  type Chosen,
  type ChosenListing,
  countChosen,
  readChosen,
  readPlaces,
} from "#features/listings/queries/chosen-listings.server.ts";
import { holdCatalogue } from "#features/listings/queries/stored-state.server.ts";
import type { Db } from "#platform/db/database.ts";
import { listingChanges, listingImports, listings } from "#platform/db/schema.ts";
import type { ChangesContext } from "./change-listing.server.ts";

const ROWS_SHOWN = 100;
const REFUSED_SHOWN = 20;

export type LookResult =
  | { readonly ok: true; readonly preview: BulkPreview }
  | { readonly ok: false; readonly code: "too-many"; readonly chosen: number };

/** What a change would do to the chosen listings; nothing is written. */
export async function lookAtEdit(
  db: Db,
  { chosen, change }: { readonly chosen: Chosen; readonly change: BulkChange },
): Promise<LookResult> {
  const count = await countChosen(db, chosen);
  if (count > MOST_AT_ONCE) return { ok: false, code: "too-many", chosen: count };
  const rows: BulkPreview["rows"][number][] = [];
  const refusedRows: BulkPreview["refusedRows"][number][] = [];
  const seen: SeenRow[] = [];
  let same = 0;
  let refused = 0;
  for await (const some of readChosen(db, chosen))
    for (const stored of some) {
      const { mlsNumber, position, mark, listing } = stored;
      const done = edit(stored, change);
      const named = { mlsNumber, name: listing.name };
      if (!done.ok) {
        refused++;
        if (refusedRows.length < REFUSED_SHOWN) refusedRows.push({ ...named, code: done.code });
      } else if (!isChanged(stored, done.after)) same++;
      else {
        seen.push([position, mark]);
        const pair = { before: toLine(stored, change), after: toLine(done.after, change) };
        if (rows.length < ROWS_SHOWN) rows.push({ ...named, ...pair });
      }
    }
  const counts = { chosen: same + refused + seen.length, changed: seen.length, same, refused };
  return { ok: true, preview: { ...counts, rows, refusedRows, seen } };
}

interface Applying {
  readonly change: BulkChange;
  /** As the preview gave them. */
  readonly seen: readonly SeenRow[];
  readonly by: Editor;
}

/**
 * Makes a change to all listings that are as they were seen, in one transaction, which one undo takes
 * back; what somebody changed meanwhile is left out and told.
 */
export async function applyEdit(
  context: ChangesContext,
  { change, seen, by }: Applying,
): Promise<BulkDone> {
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
      field: fieldOf(change),
      value: wordsOf(change),
    });
    const marks = new Map(seen);
    const left: string[] = [];
    let changed = 0;
    for await (const some of readPlaces(tx, [...marks.keys()])) {
      const edited = some.flatMap((stored) => {
        const done = edit(stored, change);
        if (done.ok && marks.get(stored.position) === stored.mark)
          return isChanged(stored, done.after) ? [{ stored, after: done.after }] : [];
        left.push(stored.mlsNumber);
        return [];
      });
      await writeEdited(tx, edited, { id, now, by });
      changed += edited.length;
    }
    const isOurs = eq(listingImports.id, id);
    if (changed === 0) {
      await tx.delete(listingImports).where(isOurs);
      return { id: null, changed, left };
    }
    await tx.update(listingImports).set({ updated: changed }).where(isOurs);
    await renewVersion(tx, now);
    return { id, changed, left };
  });
}

interface EditedListing {
  readonly stored: ChosenListing;
  readonly after: ListingState;
}

async function writeEdited(
  tx: Db,
  all: readonly EditedListing[],
  { id, now, by }: { readonly id: string; readonly now: Date; readonly by: Editor },
): Promise<void> {
  if (all.length === 0) return;
  const rows = all.map(({ stored: { mlsNumber, position }, after }) => ({
    mlsNumber,
    position,
    ...after,
    hash: hashListing(after.listing),
    updatedAt: now,
  }));
  await tx
    .insert(listings)
    .values(rows)
    .onConflictDoUpdate({
      target: listings.mlsNumber,
      set: {
        listing: sql`excluded.listing`,
        hash: sql`excluded.hash`,
        published: sql`excluded.published`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
  await tx.insert(listingChanges).values(
    all.map(({ stored: { mlsNumber, listing, published }, after }) => ({
      id: randomUUID(),
      mlsNumber,
      at: now,
      importId: id,
      accountId: by.accountId,
      actor: by.email,
      what:
        after.published === published ? "edited" : after.published ? "published" : "unpublished",
      before: { listing, published },
      after,
    })),
  );
}

function isChanged(before: ListingState, after: ListingState): boolean {
  return (
    before.published !== after.published ||
    hashListing(before.listing) !== hashListing(after.listing)
  );
}

/** What stands in the field that a change is about, on one line. */
function toLine({ listing, published }: ListingState, change: BulkChange): string {
  const field = fieldOf(change);
  if (field === "published") return published ? "yes" : "no";
  return toFields(listing).get(field) ?? "";
}
