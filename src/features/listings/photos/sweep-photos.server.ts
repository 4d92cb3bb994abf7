import { sql } from "drizzle-orm";
import { findRemovedHashes } from "#features/listings/queries/photo-history.server.ts";
import { holdCatalogue } from "#features/listings/queries/stored-state.server.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { listings } from "#platform/db/schema.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import { photoFileNames } from "./photo.ts";
import { getPhotos } from "./stored-photos.ts";

/**
 * Files outlive their rows: open pages still show them, what was removed may be put back, and a backup
 * under way still copies them.
 */
export const UNUSED_FOR_MS = DAY_MS;

interface SweepContext {
  readonly db: Db;
  readonly store: PictureStore;
  readonly clock: () => Date;
}

/**
 * Removes files that no listing names, a day after they were stored and a day after their photograph was
 * last taken from a listing; gives how many.
 */
export async function sweepPhotos({ db, store, clock }: SweepContext): Promise<number> {
  const since = new Date(clock().getTime() - UNUSED_FOR_MS);
  const named = await namedFiles(db);
  const removed = await findRemovedHashes(db, since);
  const unused: string[] = [];
  for await (const { name, storedAt } of store.list())
    if (!named.has(name) && !removed.has(hashOf(name)) && storedAt < since) unused.push(name);
  let swept = 0;
  for (const [hash, names] of Map.groupBy(unused, hashOf))
    swept += await removeUnnamed({ db, store }, { hash, names, since });
  return swept;
}

interface Unused {
  readonly hash: string;
  readonly names: readonly string[];
  readonly since: Date;
}

/** Looks again, with nobody changing the catalogue: since it was listed it may have been uploaded anew. */
function removeUnnamed(
  { db, store }: Pick<SweepContext, "db" | "store">,
  { hash, names, since }: Unused,
): Promise<number> {
  return db.transaction(async (tx) => {
    await holdCatalogue(tx);
    if ((await findRemovedHashes(tx, since)).has(hash)) return 0;
    const named = await namedFiles(tx, hash);
    const unnamed = names.filter((name) => !named.has(name));
    for (const name of unnamed) await store.remove(name);
    return unnamed.length;
  });
}

/** All files that listings name, or those of one photograph. */
async function namedFiles(db: Db, hash?: string): Promise<Set<string>> {
  const { photos } = listings;
  const rows = await db
    .select({ photos })
    .from(listings)
    .where(
      hash === undefined
        ? sql`jsonb_array_length(${photos}) > 0`
        : sql`${photos} @> ${JSON.stringify([{ hash }])}::jsonb`,
    );
  return new Set(rows.flatMap((row) => getPhotos(row.photos).flatMap(photoFileNames)));
}

/** Names of files begin with the hash of their photograph. */
function hashOf(name: string): string {
  return name.slice(0, name.indexOf("-"));
}
