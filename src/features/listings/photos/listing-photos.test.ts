import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { computeVersion } from "#features/listings/import/write-listings.server.ts";
import { findPhotos } from "#features/listings/queries/listing-store.server.ts";
import { toPhotosVersion } from "#features/listings/queries/photo-history.server.ts";
import { HOUR_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { catalogue, listings } from "#platform/db/schema.ts";
import { folderStore } from "#platform/files/folder-store.server.ts";
import {
  hostileUploads,
  makePhoto,
  NIGHT_GRAIN,
  PAYLOAD,
  polyglots,
} from "./hostile-uploads-testing.ts";
import {
  addPhoto,
  describePhoto,
  movePhoto,
  putPhotosBack,
  removePhoto,
  restorePhoto,
} from "./listing-photos.server.ts";
import { type PhotoKind, photoFileNames } from "./photo.ts";
import { preparePhoto } from "./prepare-photo.server.ts";
import { sweepPhotos } from "./sweep-photos.server.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "sthalam-photos-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let made: ReturnType<typeof hostileUploads> | undefined;
/** Making them takes longer than refusing them. */
const hostileOnce = () => {
  made ??= hostileUploads();
  return made;
};

const files = () =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort();

let now = new Date("2026-11-20T04:30:00Z");
const clock = () => now;

describeEachDatabase("photographs", (at) => {
  const store = folderStore(folder);
  const context = () => ({ db: at.database().db, store, clock, by: null });
  beforeAll(async () => {
    await at.empty();
  });
  beforeEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    await at.database().db.delete(listings);
    const row = { mlsNumber: "P1", position: 1, listing: {}, hash: "h" };
    await at.database().db.insert(listings).values(row);
  });

  test("are added, ordered, described and removed, and each change renews the catalogue", async () => {
    const { db } = at.database();
    const told: string[] = [];
    const stop = at.database().onCatalogueChange((version) => told.push(version));
    const hashes: string[] = [];
    for (const seed of [1, 2, 3]) {
      const added = await addPhoto(context(), "P1", await makePhoto(500, 400, seed));
      if (!added.ok) throw new Error(added.code);
      hashes.push(added.photos.at(-1)?.hash ?? "");
    }
    const order = async () => (await findPhotos(db, "P1")).map(({ hash }) => hashes.indexOf(hash));
    expect(await order()).toEqual([0, 1, 2]);
    const [first = "", second = "", third = ""] = hashes;
    await movePhoto(context(), "P1", { hash: third, to: 0 });
    expect(await order()).toEqual([2, 0, 1]);
    await movePhoto(context(), "P1", { hash: third, to: 99 });
    expect(await order()).toEqual([0, 1, 2]);
    await describePhoto(context(), "P1", { hash: second, alt: { te: "ముఖద్వారం" } });
    await removePhoto(context(), "P1", first);
    expect(await findPhotos(db, "P1")).toMatchObject([
      { hash: second, width: 500, height: 400, alt: { en: "", te: "ముఖద్వారం", hi: "" } },
      { hash: third },
    ]);
    const [{ version } = { version: "" }] = await db.select().from(catalogue);
    expect(version).toBe(await computeVersion(db));
    await vi.waitFor(() => expect(new Set(told).size).toBe(6), 20_000);
    stop();
  });

  test("are said to be floor plans and 360° views, these only where they can be, and each renews the catalogue", async () => {
    const { db } = at.database();
    await addPhoto(context(), "P1", await makePhoto(800, 600));
    await addPhoto(context(), "P1", await makePhoto(1000, 500, 2));
    const [plan, round] = (await findPhotos(db, "P1")).map(({ hash }) => hash);
    const before = await computeVersion(db);
    const say = (hash = "", kind: PhotoKind) => describePhoto(context(), "P1", { hash, kind });
    expect(await say(plan, "panorama")).toEqual({ ok: false, code: "not-round" });
    expect(await computeVersion(db)).toBe(before);
    expect(await say(plan, "floor-plan")).toMatchObject({ ok: true });
    expect(await say(round, "panorama")).toMatchObject({ ok: true });
    expect((await findPhotos(db, "P1")).map(({ kind }) => kind)).toEqual([
      "floor-plan",
      "panorama",
    ]);
    expect(await computeVersion(db)).not.toBe(before);
  });

  test("that are there already, or stay as they are, leave the listing as it was changed last", async () => {
    const { db } = at.database();
    const upload = await makePhoto(500, 400, 7);
    const added = await addPhoto(context(), "P1", upload);
    const hash = added.ok ? (added.photos[0]?.hash ?? "") : "";
    const changed = () => db.select({ at: listings.updatedAt }).from(listings);
    const [before, version] = [await changed(), await computeVersion(db)];
    const then = now;
    now = new Date(then.getTime() + HOUR_MS);
    expect(await addPhoto(context(), "P1", upload)).toMatchObject({ ok: true, added: null });
    expect(await movePhoto(context(), "P1", { hash, to: 0 })).toMatchObject({ ok: true });
    expect(await describePhoto(context(), "P1", { hash, kind: "photograph" })).toMatchObject({
      ok: true,
    });
    expect(await changed()).toEqual(before);
    expect(await computeVersion(db)).toBe(version);
    await describePhoto(context(), "P1", { hash, alt: { en: "Gate" } });
    expect(await changed()).toEqual([{ at: now }]);
    now = then;
  });

  test("that were stored before pictures said what they are, are photographs", async () => {
    const { db } = at.database();
    const stored = { hash: "0".repeat(20), width: 960, height: 640, alt: {} };
    await db.update(listings).set({ photos: [stored] });
    expect(await findPhotos(db, "P1")).toMatchObject([{ width: 960, kind: "photograph" }]);
  });

  test("that many hands add at once are all there once", async () => {
    const uploads = await Promise.all([1, 2, 3, 4].map((seed) => makePhoto(500, 400, seed)));
    const results = await Promise.all(
      [...uploads, ...uploads].map((upload) => addPhoto(context(), "P1", upload)),
    );
    expect(results.every(({ ok }) => ok)).toBe(true);
    const photos = await findPhotos(at.database().db, "P1");
    expect(photos).toHaveLength(4);
    expect(files()).toEqual(photos.flatMap(photoFileNames).sort());
  });

  test("of no listing, or no photograph, are refused with nothing stored", async () => {
    const upload = await makePhoto();
    const refused = (code: string) => ({ ok: false, code });
    expect(await addPhoto(context(), "P2", upload)).toEqual(refused("no-such-listing"));
    expect(await addPhoto(context(), "P\0", upload)).toEqual(refused("no-such-listing"));
    expect(await removePhoto(context(), "P1", "../../x")).toEqual(refused("no-such-photo"));
    const alt = { en: "x".repeat(201) };
    expect(await describePhoto(context(), "P1", { hash: "x", alt })).toEqual(
      refused("alt-too-long"),
    );
    expect(files()).toEqual([]);
  });

  /** As if all that is stored had been stored so long ago. */
  const age = (hours: number) => {
    const at = new Date(now.getTime() - hours * HOUR_MS);
    for (const name of files()) utimesSync(join(folder, name.slice(0, 2), name), at, at);
  };
  const add = async (upload: Uint8Array, by = context()) => {
    const added = await addPhoto(by, "P1", upload);
    const photo = added.ok ? added.photos.at(-1) : undefined;
    if (!photo) throw new Error("not added");
    return photo;
  };

  test("keep their files for a day after they were removed, however long ago they were stored", async () => {
    const start = now;
    const photo = await add(await makePhoto(900, 700));
    const stays = await add(await makePhoto(900, 700));
    age(100);
    await removePhoto(context(), "P1", photo.hash);
    for (const hours of [0, 1, 23.9]) {
      now = new Date(start.getTime() + hours * HOUR_MS);
      expect(await sweepPhotos(context())).toBe(0);
    }
    expect(await restorePhoto(context(), "P1", { photo, to: 0 })).toMatchObject({ ok: true });
    await removePhoto(context(), "P1", photo.hash);
    now = new Date(now.getTime() + 24.1 * HOUR_MS);
    // The next sweep may take them at any moment.
    const gone = { ok: false, code: "no-such-photo" };
    expect(await restorePhoto(context(), "P1", { photo, to: 0 })).toEqual(gone);
    expect(await sweepPhotos(context())).toBe(4);
    expect(files()).toEqual(photoFileNames(stays).sort());
    expect(await sweepPhotos(context())).toBe(0);
  });

  test("that an undo took away keep their files for a day as well", async () => {
    const before = await findPhotos(at.database().db, "P1");
    const photo = await add(await makePhoto(900, 700));
    age(100);
    const seen = toPhotosVersion(await findPhotos(at.database().db, "P1"));
    await putPhotosBack(context(), "P1", { photos: before, seen });
    expect(await findPhotos(at.database().db, "P1")).toEqual([]);
    expect(await sweepPhotos(context())).toBe(0);
    now = new Date(now.getTime() + 25 * HOUR_MS);
    const gone = { ok: false, code: "photos-gone" };
    const back = { photos: [photo], seen: toPhotosVersion([]) };
    expect(await putPhotosBack(context(), "P1", back)).toEqual(gone);
    expect(await sweepPhotos(context())).toBe(4);
  });

  test("of an upload that failed go a day after they were stored", async () => {
    const prepared = await preparePhoto(await makePhoto(900, 700));
    if (!prepared.ok) throw new Error(prepared.code);
    for (const { name, bytes } of prepared.files) await store.put(name, bytes);
    age(23);
    expect(await sweepPhotos(context())).toBe(0);
    age(25);
    expect(await sweepPhotos(context())).toBe(4);
  });

  test("that are uploaded anew while they are swept keep their files", async () => {
    const upload = await makePhoto(900, 700);
    const { hash } = await add(upload);
    await removePhoto(context(), "P1", hash);
    now = new Date(now.getTime() + 25 * HOUR_MS);
    age(25.5);
    const list = async function* () {
      yield* store.list();
      await add(upload);
    };
    expect(await sweepPhotos({ ...context(), store: { ...store, list } })).toBe(0);
    await removePhoto(context(), "P1", hash);
    now = new Date(now.getTime() + 25 * HOUR_MS);
    age(25.5);
    // A sweep comes between storing and naming them.
    let swept = 0;
    const put = async (name: string, bytes: Uint8Array) => {
      await store.put(name, bytes);
      if (swept++ < 4) await store.remove(name);
    };
    const photo = await add(upload, { ...context(), store: { ...store, put } });
    expect(files()).toEqual(photoFileNames(photo).sort());
  });

  test("a hundred hostile uploads leave nothing behind", async () => {
    const uploads = await hostileOnce();
    const taken: string[] = [];
    for (const { name, bytes } of uploads)
      if ((await addPhoto(context(), "P1", bytes)).ok) taken.push(name);
    expect(taken).toEqual([]);
    expect(uploads.length).toBeGreaterThanOrEqual(100);
    expect(files()).toEqual([]);
    expect(await findPhotos(at.database().db, "P1")).toEqual([]);
  });
});

test("a picture that is something else too is made anew without it, and without its metadata", async () => {
  for (const { name, bytes } of await polyglots()) {
    const prepared = await preparePhoto(bytes);
    if (!prepared.ok) throw new Error(`${name}: ${prepared.code}`);
    for (const file of prepared.files) {
      const stored = Buffer.from(file.bytes);
      expect([name, stored.includes(PAYLOAD.slice(1, 12)), stored.includes("PK\x03\x04")]).toEqual([
        name,
        false,
        false,
      ]);
      const { exif, xmp, icc, iptc } = await sharp(stored).metadata();
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    }
  }
});

test("hostile uploads take no more memory than a photograph does", async () => {
  const uploads = join(folder, "uploads");
  mkdirSync(uploads, { recursive: true });
  for (const [index, { bytes }] of (await hostileOnce()).entries())
    writeFileSync(join(uploads, String(index)), bytes);
  writeFileSync(join(uploads, "genuine"), await makePhoto(4000, 3000, 1, NIGHT_GRAIN));
  const child = "src/features/listings/photos/upload-memory-testing.ts";
  const { stdout } = await promisify(execFile)(process.execPath, [child, uploads]);
  const { genuine, hostile } = JSON.parse(stdout) as { genuine: number; hostile: number };
  expect(hostile).toBeLessThan(genuine + 250);
});

test("a photograph is turned upright, and never made larger", async () => {
  const lying = await sharp(await makePhoto(900, 600))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await preparePhoto(lying)).toMatchObject({ photo: { width: 600, height: 900 } });
  const wide = await preparePhoto(await makePhoto(2000, 600));
  if (!wide.ok) throw new Error(wide.code);
  expect(wide.files.map(({ name }) => name.slice(21))).toEqual([
    "480.avif",
    "960.avif",
    "1600.avif",
    "480.webp",
    "960.webp",
    "1600.webp",
  ]);
});

/** What cameras for the whole sphere write beside their pictures. */
const SPHERE = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description rdf:about="" xmlns:GPano="http://ns.google.com/photos/1.0/panorama/" GPano:ProjectionType="equirectangular"/>
</rdf:RDF></x:xmpmeta>`;

test("a picture of the whole sphere is known by its camera's words, and stays wide enough to look about in", async () => {
  const round = await makePhoto(5000, 2500);
  const said = await preparePhoto(await sharp(round).withXmp(SPHERE).toBuffer());
  if (!said.ok) throw new Error(said.code);
  expect(said.photo).toMatchObject({ kind: "panorama", width: 4096, height: 2048 });
  expect(said.files.map(({ name }) => name.slice(21))).toEqual([
    "480.avif",
    "960.avif",
    "1600.avif",
    "4096.avif",
    "480.webp",
    "960.webp",
    "1600.webp",
    "4096.webp",
  ]);
  expect(await preparePhoto(await makePhoto(1000, 500))).toMatchObject({
    photo: { kind: "photograph", width: 1000 },
  });
  const other = await sharp(await makePhoto(1200, 800))
    .withXmp(SPHERE)
    .toBuffer();
  expect(await preparePhoto(other)).toMatchObject({ photo: { kind: "photograph" } });
});

test.each([
  "../x",
  "a/b-480.avif",
  "0123456789abcdef0123-480.svg",
  "",
  "..",
  "0123456789ABCDEF0123-480.avif",
])("a store has no file %j", async (name) => {
  const store = folderStore(folder);
  await expect(async () => store.find(name)).rejects.toThrow(RangeError);
  await expect(async () => store.put(name, new Uint8Array(1))).rejects.toThrow(RangeError);
  await expect(async () => store.remove(name)).rejects.toThrow(RangeError);
});
