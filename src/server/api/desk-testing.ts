import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Db } from "#db/database.ts";
import { saveListing } from "#listings/changes/change-listing.server.ts";
import { findChanges } from "#listings/changes/find-changes.server.ts";
import { folderStore } from "#listings/pictures/folder-store.server.ts";
import { makePhoto } from "#listings/pictures/hostile-uploads-testing.ts";
import { addPhoto } from "#listings/pictures/listing-photos.server.ts";
import type { AgentDoors } from "./agent.ts";

/** A listing that the desk of a test has. */
export const DESK_LISTING = {
  ...{ name: "Doors", location: "Nunna", propertyType: "Plot", mlsNumber: "DOOR-1" },
};

interface TestDeskWork {
  readonly db: Db;
  readonly clock: () => Date;
  /** Account that made the listing. */
  readonly accountId: string;
}

/** The catalogue's desk for tests of its calls, with one listing that was made by somebody. */
export async function makeTestDesk({ db, clock, accountId }: TestDeskWork) {
  const folder = mkdtempSync(join(tmpdir(), "sthalam-desk-"));
  const { mlsNumber } = DESK_LISTING;
  const desk: AgentDoors["desk"] = {
    db,
    clock,
    store: folderStore(folder),
    sources: { illustrationOf: () => "h", townName: (en) => ({ en, te: null, hi: null }) },
    geocode: async (all) => all.map(() => ({ lat: null, lng: null })),
    preview: async () => ({}) as never,
  };
  const by = { accountId, email: "maker@plots.example" };
  const save = { mlsNumber, draft: DESK_LISTING, published: true, seen: null, by };
  const saved = await saveListing(desk, save);
  if (!saved.ok) throw new Error(saved.code);
  const upload = await makePhoto(500, 400);
  const added = await addPhoto({ ...desk, by }, mlsNumber, upload);
  if (!added.ok) throw new Error(added.code);
  const made = (await findChanges(db, mlsNumber)).find(({ what }) => what === "created");
  return {
    desk,
    version: saved.stored.version,
    upload,
    photo: added.photos[0],
    change: made?.id ?? "",
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
