import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { saveListing } from "#features/listings/commands/change-listing.server.ts";
import { openFileThreads } from "#features/listings/import/file-threads.server.ts";
import { makePhoto } from "#features/listings/photos/hostile-uploads-testing.ts";
import { addPhoto } from "#features/listings/photos/listing-photos.server.ts";
import { findChanges } from "#features/listings/queries/find-changes.server.ts";
import type { Db } from "#platform/db/database.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import type { AdminDeps } from "./admin.server.ts";

/** A listing that the console of a test has. */
export const TEST_LISTING = {
  name: "Calls",
  location: "Nunna",
  propertyType: "Plot",
  mlsNumber: "CALL-1",
};

interface TestListingsContext {
  readonly db: Db;
  readonly clock: () => Date;
  /** Account that made the listing. */
  readonly accountId: string;
}

/** The listings in the console for tests of its calls, with one listing that was made by somebody. */
export async function makeTestListings({ db, clock, accountId }: TestListingsContext) {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-console-"));
  const { mlsNumber } = TEST_LISTING;
  const listingDeps: AdminDeps["listingDeps"] = {
    db,
    clock,
    store: folderStore(folder),
    sources: {
      illustrationOf: () => "h",
      isDisputed: () => false,
      nearOf: () => "0344444444",
      placeOf: (en) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
    },
    geocode: async (all) => all.map(() => ({ lat: null, lng: null })),
    bounds: { west: 68, south: 6, east: 97.5, north: 37.5 },
    withFileThread: openFileThreads(),
    preview: async () => ({}) as never,
  };
  const by = { accountId, email: "maker@plots.example" };
  const save = { mlsNumber, draft: TEST_LISTING, published: true, seen: null, by };
  const saved = await saveListing(listingDeps, save);
  if (!saved.ok) throw new Error(saved.code);
  const upload = await makePhoto(500, 400);
  const added = await addPhoto({ ...listingDeps, by }, mlsNumber, upload);
  if (!added.ok) throw new Error(added.code);
  const made = (await findChanges(db, mlsNumber)).changes.find(({ what }) => what === "created");
  return {
    listingDeps,
    version: saved.stored.version,
    upload,
    photo: added.photos[0],
    change: made?.id ?? "",
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
