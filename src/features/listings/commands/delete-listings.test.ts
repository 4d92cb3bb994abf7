import { mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { makePhoto } from "#features/listings/photos/hostile-uploads-testing.ts";
import { addPhoto } from "#features/listings/photos/listing-photos.server.ts";
import { photoFileNames } from "#features/listings/photos/photo.ts";
import { sweepPhotos } from "#features/listings/photos/sweep-photos.server.ts";
import { findAdminListing } from "#features/listings/queries/find-admin-listings.server.ts";
import { findChanges } from "#features/listings/queries/find-changes.server.ts";
import { catalogueVersion } from "#features/listings/queries/listing-store.server.ts";
import { DAY_MS, HOUR_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, listingChanges, listings } from "#platform/db/schema.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { saveListing } from "./change-listing.server.ts";
import { deleteListings, lookAtDeletion } from "./delete-listings.server.ts";
import { findEdits, undoImport } from "./undo-import.server.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "sthalam-deletion-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const LONG_AGO = new Date("2026-10-01T00:00:00Z");
const BY = { accountId: "6f3a8f4e-6a3e-4b11-9a4e-0d1f4f6f8a01", email: "asha@plots.example" };

describeEachDatabase("the deletion of listings", (at) => {
  let now = Date.parse("2026-11-20T04:30:00Z");
  const { bounds } = shippedRegion();
  const store = folderStore(folder);
  const context = () => ({ db: at.database().db, store, clock: () => new Date(++now), bounds });

  beforeEach(async () => {
    await at.empty();
    rmSync(folder, { recursive: true, force: true });
    const { accountId: id, email } = BY;
    const createdAt = new Date(now);
    await at
      .database()
      .db.insert(accounts)
      .values({ id, email, name: "A", language: "en", createdAt });
  });

  async function save(mlsNumber: string, published: boolean, more: object = {}) {
    const draft = {
      name: `LAYOUT ${mlsNumber}`,
      location: "Nunna",
      propertyType: "Plot",
      mlsNumber,
    };
    const before = await stateOf(mlsNumber);
    const saving = { mlsNumber, draft: { ...draft, ...more }, published, by: BY };
    const saved = await saveListing(context(), { ...saving, seen: before?.version ?? null });
    if (!saved.ok) throw new Error(saved.code);
  }
  const stateOf = (mlsNumber: string) => findAdminListing(at.database().db, mlsNumber);
  async function look(...numbers: string[]) {
    const looked = await lookAtDeletion(at.database().db, { numbers });
    if (!looked.ok) throw new Error(looked.code);
    return looked.preview;
  }
  async function remove(...numbers: string[]) {
    const { seen } = await look(...numbers);
    return deleteListings(context(), { seen, by: BY });
  }
  /** With its files as if they were stored weeks ago. */
  async function addOldPhoto(mlsNumber: string) {
    const added = await addPhoto({ ...context(), by: BY }, mlsNumber, await makePhoto(500, 400));
    if (!added.ok) throw new Error(added.code);
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), LONG_AGO, LONG_AGO);
    return added.photos.flatMap(photoFileNames).length;
  }

  test("takes drafts with their history, and leaves what is or was on the site", async () => {
    await save("DRAFT-1", false);
    await save("DRAFT-1", false, { name: "RIVER" });
    await save("ONCE-1", true);
    await save("ONCE-1", false);
    await save("NOW-1", true);
    const version = await catalogueVersion(at.database().db);
    expect(await look("DRAFT-1", "ONCE-1", "NOW-1")).toMatchObject({
      deleted: 1,
      rows: [{ mlsNumber: "DRAFT-1", name: "RIVER" }],
      refused: 2,
      refusedRows: [{ mlsNumber: "ONCE-1" }, { mlsNumber: "NOW-1" }],
    });
    const done = await remove("DRAFT-1", "ONCE-1", "NOW-1");
    expect(done).toMatchObject({ deleted: 1, left: [] });
    expect(await stateOf("DRAFT-1")).toBeNull();
    expect(await findChanges(at.database().db, "DRAFT-1")).toEqual({ changes: [], older: null });
    expect(await stateOf("ONCE-1")).not.toBeNull();
    expect((await findChanges(at.database().db, "ONCE-1")).changes).toHaveLength(2);
    expect(await catalogueVersion(at.database().db)).toBe(version);
    expect(await findEdits(at.database().db)).toMatchObject([
      { field: "deleted", value: "River", updated: 1, actor: BY.email, undoneAt: null },
    ]);
  });

  test("leaves what was changed or published since it was looked at, whatever was seen", async () => {
    for (const number of ["A-1", "A-2", "A-3"]) await save(number, false);
    const { seen } = await look("A-1", "A-2", "A-3");
    await save("A-1", false, { status: "Sold out" });
    await save("A-2", true);
    await save("A-2", false);
    const done = await deleteListings(context(), { seen, by: BY });
    expect(done).toMatchObject({ deleted: 1, left: ["A-1", "A-2"] });
    expect(await deleteListings(context(), { seen, by: BY })).toMatchObject({
      id: null,
      deleted: 0,
    });
    expect(await findEdits(at.database().db)).toHaveLength(1);
  });

  test("leaves the files of photographs for a day, in which they come back with it", async () => {
    await save("PIC-1", false);
    const files = await addOldPhoto("PIC-1");
    const { id } = await remove("PIC-1");
    expect(await sweepPhotos(context())).toBe(0);
    now += DAY_MS - HOUR_MS;
    expect(await undoImport(context(), { id: id ?? "", by: BY })).toMatchObject({
      undone: 1,
      left: [],
    });
    now += DAY_MS;
    expect(await sweepPhotos(context())).toBe(0);
    const back = await stateOf("PIC-1");
    expect(back).toMatchObject({ published: false, listing: { name: "LAYOUT PIC-1" } });
    expect(back?.photos).toHaveLength(1);
    expect((await findChanges(at.database().db, "PIC-1")).changes).toMatchObject([
      { what: "undone" },
    ]);
    await remove("PIC-1");
    now += DAY_MS + HOUR_MS;
    expect(await sweepPhotos(context())).toBe(files);
    const [last] = await findEdits(at.database().db);
    await undoImport(context(), { id: last?.id ?? "", by: BY });
    expect((await stateOf("PIC-1"))?.photos).toEqual([]);
  });

  test("is not undone over a new listing with the same number, whose history begins with itself", async () => {
    await save("SAME-1", false);
    const { id } = await remove("SAME-1");
    await save("SAME-1", true, { name: "ANOTHER" });
    const { changes } = await findChanges(at.database().db, "SAME-1");
    expect(changes.map(({ what }) => what)).toEqual(["created"]);
    const undone = await undoImport(context(), { id: id ?? "", by: BY });
    expect(undone).toEqual({ ok: true, undone: 0, left: ["SAME-1"] });
    expect((await stateOf("SAME-1"))?.listing.name).toBe("ANOTHER");
  });

  test("of another listing with the same number leaves an earlier one to be undone, and its files", async () => {
    await save("SAME-1", false);
    const files = await addOldPhoto("SAME-1");
    const { id } = await remove("SAME-1");
    now += HOUR_MS;
    await save("SAME-1", false, { name: "ANOTHER" });
    await remove("SAME-1");
    now += DAY_MS - 2 * HOUR_MS;
    expect(await sweepPhotos(context())).toBe(0);
    const undone = await undoImport(context(), { id: id ?? "", by: BY });
    expect(undone).toEqual({ ok: true, undone: 1, left: [] });
    const back = await stateOf("SAME-1");
    expect(back?.listing.name).toBe("LAYOUT SAME-1");
    expect(back?.photos.flatMap(photoFileNames)).toHaveLength(files);
  });

  test("is undone again for what was left, once its number is free, and for nothing else", async () => {
    await save("SAME-1", false);
    await save("OTHER-1", false);
    const { id } = await remove("SAME-1", "OTHER-1");
    await save("SAME-1", false, { name: "ANOTHER" });
    const undo = () => undoImport(context(), { id: id ?? "", by: BY });
    expect(await undo()).toEqual({ ok: true, undone: 1, left: ["SAME-1"] });
    expect((await findEdits(at.database().db))[0]?.undoneAt).toBeNull();
    await remove("SAME-1");
    await remove("OTHER-1");
    expect(await undo()).toEqual({ ok: true, undone: 1, left: [] });
    expect((await stateOf("SAME-1"))?.listing.name).toBe("LAYOUT SAME-1");
    expect(await stateOf("OTHER-1")).toBeNull();
    expect(await undo()).toEqual({ ok: false, code: "undone-already" });
  });

  test("stands in the database by who did it and when, and nothing else of the listing does", async () => {
    await save("LOG-1", false);
    await save("LOG-1", false, { name: "RIVER" });
    await remove("LOG-1");
    const { db } = at.database();
    expect(await db.select().from(listings)).toEqual([]);
    expect(await db.select().from(listingChanges)).toMatchObject([
      { what: "deleted", actor: BY.email, accountId: BY.accountId, at: new Date(now) },
    ]);
  });
});
