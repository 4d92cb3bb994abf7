import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, inArray, max, sql } from "drizzle-orm";
import type { Editor } from "#features/listings/model/changes/listing-change.ts";
import {
  hashCatalogue,
  hashListing,
  toCanonicalJson,
} from "#features/listings/model/content-hash.server.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { saysTheSame } from "#features/listings/model/stored-listing.server.ts";
import {
  announceCatalogueChange,
  readCatalogueVersion,
} from "#platform/db/catalogue-watch.server.ts";
import type { Db } from "#platform/db/database.ts";
import { CATALOGUE_ID, catalogue, listingChanges, listings } from "#platform/db/schema.ts";

const ROWS_AT_ONCE = 500;
const HASHES_AT_ONCE = 5000;

/** What writing did with the good rows. */
interface WriteCounts {
  added: number;
  updated: number;
  unchanged: number;
}

/** Takes the catalogue for this transaction; throws when another one has it (`isLockRefused`). */
export async function lockCatalogue(tx: Db): Promise<void> {
  await tx
    .select({ id: catalogue.id })
    .from(catalogue)
    .where(eq(catalogue.id, CATALOGUE_ID))
    .for("update", { noWait: true });
}

/** True for the refusal of a row lock, also inside what the query builder wraps round it. */
export function isLockRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (error as { code?: string }).code === "55P03" || isLockRefused(error.cause);
}

interface WriteOptions {
  readonly now: Date;
  readonly by: Editor | null;
  /** Whether those that are new are on the site at once. */
  readonly published: boolean;
  readonly importId: string;
  readonly onProgress: (done: number) => void;
}

/** Writes listings in the transaction; a stored one keeps its position, new ones follow the last. */
export async function writeListings(
  tx: Db,
  all: AsyncIterable<readonly Listing[]>,
  options: WriteOptions,
): Promise<WriteCounts> {
  const [last] = await tx.select({ position: max(listings.position) }).from(listings);
  const writer = { ...options, tx, position: last?.position ?? 0 };
  const counts = { added: 0, updated: 0, unchanged: 0 };
  let waiting: Listing[] = [];
  const flush = async () => {
    await writeSome(writer, waiting, counts);
    waiting = [];
    options.onProgress(counts.added + counts.updated + counts.unchanged);
  };
  for await (const some of all) {
    for (const listing of some) {
      waiting.push(listing);
      if (waiting.length === ROWS_AT_ONCE) await flush();
    }
  }
  if (waiting.length > 0) await flush();
  return counts;
}

async function writeSome(
  writer: WriteOptions & { readonly tx: Db; position: number },
  some: readonly Listing[],
  counts: WriteCounts,
): Promise<void> {
  const { tx, now, published } = writer;
  const ids = some.map(({ mlsNumber }) => mlsNumber);
  const stored = await tx
    .select({
      mlsNumber: listings.mlsNumber,
      hash: listings.hash,
      published: listings.published,
      listing: listings.listing,
    })
    .from(listings)
    .where(inArray(listings.mlsNumber, ids));
  const states = new Map(stored.map((state) => [state.mlsNumber, state]));
  const changed = [];
  for (const listing of some) {
    const hash = hashListing(listing);
    const before = states.get(listing.mlsNumber);
    if (before && saysTheSame(before, hash)) {
      counts.unchanged++;
      continue;
    }
    if (before) counts.updated++;
    else counts.added++;
    // A stored row keeps its position and stays on the site or off it: these are for new rows only.
    const position = ++writer.position;
    const { mlsNumber } = listing;
    changed.push({ mlsNumber, position, listing, hash, published, updatedAt: now });
  }
  if (changed.length === 0) return;
  await recordImported(writer, changed, states);
  await tx
    .insert(listings)
    .values(changed)
    .onConflictDoUpdate({
      target: listings.mlsNumber,
      set: {
        listing: sql`excluded.listing`,
        hash: sql`excluded.hash`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

type Before = ReadonlyMap<string, { readonly listing: unknown; readonly published: boolean }>;

/** Writes into the history what an import brought; by nobody when the command line did it. */
async function recordImported(
  { tx, now, by, published, importId }: WriteOptions & { readonly tx: Db },
  changed: readonly { readonly mlsNumber: string; readonly listing: Listing }[],
  before: Before,
): Promise<void> {
  const rows = changed.map(({ mlsNumber, listing }) => {
    const was = before.get(mlsNumber);
    return {
      id: randomUUID(),
      mlsNumber,
      at: now,
      what: "imported",
      accountId: by?.accountId ?? null,
      actor: by?.email ?? null,
      before: was ? { listing: was.listing, published: was.published } : null,
      after: { listing, published: was?.published ?? published },
      importId,
    };
  });
  await tx.insert(listingChanges).values(rows);
}

/** Computes the catalogue's version anew, and tells everyone if it is another one. */
export async function renewVersion(tx: Db, now: Date): Promise<string> {
  const before = await readCatalogueVersion(tx);
  const version = await computeVersion(tx);
  if (version === before) return version;
  await tx.update(catalogue).set({ version, updatedAt: now }).where(eq(catalogue.id, CATALOGUE_ID));
  await announceCatalogueChange(tx, version);
  return version;
}

/** Version that the published listings give as they are stored now. */
export async function computeVersion(db: Db): Promise<string> {
  const rows: { mlsNumber: string; hash: string }[] = [];
  for (let after = 0; ; ) {
    const some = await db
      .select({
        mlsNumber: listings.mlsNumber,
        hash: listings.hash,
        photos: listings.photos,
        position: listings.position,
      })
      .from(listings)
      .where(and(gt(listings.position, after), eq(listings.published, true)))
      .orderBy(asc(listings.position))
      .limit(HASHES_AT_ONCE);
    for (const { mlsNumber, hash, photos } of some)
      rows.push({ mlsNumber, hash: hashWithPhotos(hash, photos) });
    const last = some.at(-1);
    if (some.length < HASHES_AT_ONCE || !last) return hashCatalogue(rows);
    after = last.position;
  }
}

/** What a listing without photographs is, is in its own hash alone. */
function hashWithPhotos(hash: string, photos: unknown): string {
  return Array.isArray(photos) && photos.length > 0 ? `${hash} ${toCanonicalJson(photos)}` : hash;
}

/** How many listings are stored, published or not. */
export async function countListings(db: Db): Promise<number> {
  const [row] = await db.select({ all: count() }).from(listings);
  return row?.all ?? 0;
}
