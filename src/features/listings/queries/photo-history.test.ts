import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { saveListing } from "#features/listings/commands/change-listing.server.ts";
import { takeBack } from "#features/listings/commands/take-back.server.ts";
import { makePhoto } from "#features/listings/photos/hostile-uploads-testing.ts";
import {
  addPhoto,
  describePhoto,
  movePhoto,
  removePhoto,
} from "#features/listings/photos/listing-photos.server.ts";
import { sweepPhotos } from "#features/listings/photos/sweep-photos.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts } from "#platform/db/schema.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { findAdminListing } from "./find-admin-listings.server.ts";
import { findChanges } from "./find-changes.server.ts";
import { findPhotos } from "./listing-store.server.ts";

vi.setConfig({ testTimeout: 60_000 });

const NUMBER = "SEEN-1";
const folder = mkdtempSync(join(tmpdir(), "sthalam-history-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeEachDatabase("the history of photographs", (at) => {
  const store = folderStore(folder);
  const uploads = new Map<number, Buffer>();
  const by = { accountId: randomUUID(), email: "asha@plots.example" };
  const other = { accountId: randomUUID(), email: "ravi@plots.example" };
  let now = Date.now();
  const clock = () => new Date(now);
  const pass = (minutes: number) => {
    now += minutes * 60_000;
  };
  const context = (who: typeof by | null = by) => ({ db: at.database().db, store, clock, by: who });
  const changes = async () => (await findChanges(at.database().db, NUMBER)).changes.slice(0, -1);
  const hashes = async () => (await findPhotos(at.database().db, NUMBER)).map(({ hash }) => hash);

  beforeEach(async () => {
    await at.empty();
    const { db } = at.database();
    const rows = [by, other].map(({ accountId, email }) => ({
      id: accountId,
      email,
      name: "Agent",
      language: "en" as const,
      createdAt: new Date(now),
    }));
    await db.insert(accounts).values(rows);
    const draft = { name: "Seen", location: "Nunna", propertyType: "Plot", mlsNumber: NUMBER };
    const save = { mlsNumber: NUMBER, draft, published: true, seen: null, by };
    expect(await saveListing({ db, clock, bounds: shippedRegion().bounds }, save)).toMatchObject({
      ok: true,
    });
    pass(1);
  });

  async function add(seed: number, who: typeof by | null = by): Promise<string> {
    // Its grain is another one each time it is made.
    const upload = uploads.get(seed) ?? (await makePhoto(500, 400, seed));
    uploads.set(seed, upload);
    const added = await addPhoto(context(who), NUMBER, upload);
    if (!added.ok) throw new Error(added.code);
    pass(1);
    return added.photos.at(-1)?.hash ?? "";
  }

  async function undo(nth: number, seen?: string) {
    const change = (await changes())[nth]?.id ?? "";
    const stored = await findAdminListing(at.database().db, NUMBER);
    const version = seen ?? stored?.photosVersion ?? "";
    const done = await takeBack(context(), { mlsNumber: NUMBER, change, seen: version, by });
    pass(1);
    return done;
  }

  test("tells what was done by whom, and uploads of one hand as one change", async () => {
    const first = await add(1);
    const second = await add(2);
    const third = await add(3, other);
    await movePhoto(context(null), NUMBER, { hash: third, to: 0 });
    pass(1);
    await describePhoto(context(), NUMBER, { hash: first, alt: { te: "ముఖద్వారం" } });
    pass(1);
    await describePhoto(context(), NUMBER, { hash: first, kind: "floor-plan" });
    pass(1);
    await removePhoto(context(other), NUMBER, second);
    const [gone, kind, words, order, others, own, ...rest] = await changes();
    expect(rest).toEqual([]);
    expect(own).toMatchObject({
      what: "photo-added",
      actor: by.email,
      differences: [],
      isNew: false,
      photos: { added: [{ hash: first }, { hash: second }], removed: [], order: [], reworded: [] },
    });
    expect(others).toMatchObject({ actor: other.email, photos: { added: [{ hash: third }] } });
    expect(order).toMatchObject({
      what: "photos-ordered",
      actor: null,
      photos: { added: [], order: [{ hash: third }, { hash: first }, { hash: second }] },
    });
    expect(words).toMatchObject({
      what: "photo-described",
      photos: { reworded: [{ language: "te", before: "", after: "ముఖద్వారం" }], order: [] },
    });
    expect(kind).toMatchObject({
      what: "photo-described",
      photos: {
        reclassified: [{ before: "photograph", photo: { kind: "floor-plan" } }],
        reworded: [],
      },
    });
    expect(gone).toMatchObject({
      what: "photo-removed",
      actor: other.email,
      photos: { removed: [{ hash: second }], order: [] },
    });
  });

  test("has nothing of what was moved and moved back, nor of an upload that was there", async () => {
    const first = await add(1);
    await add(2);
    pass(20);
    await movePhoto(context(), NUMBER, { hash: first, to: 1 });
    expect((await changes())[0]?.what).toBe("photos-ordered");
    await movePhoto(context(), NUMBER, { hash: first, to: 0 });
    await add(1);
    expect((await changes()).map(({ what }) => what)).toEqual(["photo-added"]);
    pass(20);
    await add(3);
    expect((await changes()).map(({ what }) => what)).toEqual(["photo-added", "photo-added"]);
  });

  test("puts order, words and a removed photograph back, as changes that go back too", async () => {
    const [first, second] = [await add(1), await add(2)];
    pass(20);
    await movePhoto(context(), NUMBER, { hash: second, to: 0 });
    pass(1);
    await removePhoto(context(), NUMBER, first);
    pass(1);
    await describePhoto(context(), NUMBER, { hash: second, alt: { en: "Gate" } });
    pass(1);
    expect(await undo(0, "another")).toMatchObject({ code: "changed-meanwhile" });
    expect(await undo(0)).toMatchObject({ ok: true });
    expect(await hashes()).toEqual([second]);
    expect((await findPhotos(at.database().db, NUMBER))[0]?.alt.en).toBe("");
    expect(await undo(2)).toMatchObject({ ok: true });
    expect(await hashes()).toEqual([second, first]);
    expect(await undo(4)).toMatchObject({ ok: true });
    expect(await hashes()).toEqual([first, second]);
    expect((await changes())[0]).toMatchObject({ what: "undone", actor: by.email });
    expect(await undo(0)).toMatchObject({ ok: true });
    expect(await hashes()).toEqual([second, first]);
    // Facts are another matter, with a version of their own.
    const made = (await findChanges(at.database().db, NUMBER)).changes.at(-1)?.id ?? "";
    const seen = (await findAdminListing(at.database().db, NUMBER))?.version ?? "";
    const back = { mlsNumber: NUMBER, change: made, seen, by };
    expect(await takeBack(context(), back)).toMatchObject({
      ok: true,
      stored: { published: false },
    });
    expect(await hashes()).toEqual([second, first]);
  });

  test("says when the files of a removed photograph are gone, and changes nothing", async () => {
    const first = await add(1);
    await removePhoto(context(), NUMBER, first);
    pass(25 * 60);
    await sweepPhotos(context());
    expect(await undo(0)).toEqual({ ok: false, code: "photos-gone" });
    expect(await hashes()).toEqual([]);
    expect(await changes()).toHaveLength(2);
  });
});
