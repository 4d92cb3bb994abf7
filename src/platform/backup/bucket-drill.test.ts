import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { bucketStore } from "#platform/files/bucket-store.server.ts";
import { openTestBucket } from "#platform/files/bucket-testing.ts";
import type { PictureStore } from "#platform/files/picture-store.ts";
import { makeBackupFile } from "./backup-file.server.ts";
import { closeSites, contentOf, openSite, putPictures, type Site } from "./drill-testing.ts";
import { fillEveryTable } from "./random-rows-testing.ts";
import { restoreBackup } from "./restore-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

// New embedded databases take 2.5 s each, and longer beside other suites.
vi.setConfig({ testTimeout: 60_000 });

const clock = () => new Date("2026-11-20T04:30:00Z");
const folder = mkdtempSync(join(tmpdir(), "sthalam-bucket-drill-"));
const buckets: Awaited<ReturnType<typeof openTestBucket>>[] = [];
afterAll(async () => {
  await closeSites();
  for (const bucket of buckets) bucket.close();
  rmSync(folder, { recursive: true });
}, 60_000);

async function openBucket() {
  const bucket = await openTestBucket();
  buckets.push(bucket);
  return { ...bucket, store: bucketStore(bucket.settings, fetch) };
}

function backUp({ database, pictures }: Site, file: string) {
  return makeBackupFile(file, (open) => writeBackup({ db: database.db, pictures, clock }, open()));
}

const restore = ({ database, pictures }: Site, file: string, replace = false) =>
  restoreBackup({ db: database.db, pictures, file, replace });

/** A bucket for "bucket"; nothing for the folder that a site has of its own. */
async function storeOf(kind: "bucket" | "folder"): Promise<PictureStore | undefined> {
  return kind === "bucket" ? (await openBucket()).store : undefined;
}

describe.each([
  ["bucket", "bucket"],
  ["folder", "bucket"],
  ["bucket", "folder"],
] as const)("pictures from a %s to a %s", (from, to) => {
  test("come back equal byte for byte, twice, and nothing else stays", async () => {
    const source = await openSite("pglite", await storeOf(from));
    const target = await openSite("postgresql", await storeOf(to));
    await target.pictures.put(`${"f".repeat(20)}-960.webp`, new Uint8Array([1, 2, 3]));
    for (const drill of [1, 2]) {
      await fillEveryTable(source.database.db, 20, `${from} ${to} ${drill}`);
      await putPictures(source, drill);
      const before = await contentOf(source);
      const file = join(folder, `${from}-${to}-${drill}.backup`);
      const counts = { pictures: 5 * drill };
      expect(await backUp(source, file)).toMatchObject({ ok: true, counts });
      expect(await restore(target, file, true)).toMatchObject({ ok: true, counts });
      expect(before.pictures).toHaveLength(5 * drill);
      expect(await contentOf(target)).toEqual(before);
      expect(await contentOf(source)).toEqual(before);
    }
  });
});

test("a bucket that goes away leaves no backup, and a restore changes nothing", async () => {
  const bucket = await openBucket();
  const site = await openSite("postgresql", bucket.store);
  await fillEveryTable(site.database.db, 20, "away");
  await putPictures(site, 1);
  const file = join(folder, "whole.backup");
  expect(await backUp(site, file)).toMatchObject({ ok: true });
  const half = join(folder, "half.backup");
  let finds = 0;
  const leaving: PictureStore = {
    ...bucket.store,
    find(name) {
      finds += 1;
      bucket.state.silent = finds > 2;
      return bucket.store.find(name);
    },
  };
  await expect(backUp({ ...site, pictures: leaving }, half)).rejects.toThrow("503 to GET");
  expect(existsSync(half)).toBe(false);
  bucket.state.silent = false;

  const target = await openBucket();
  const empty = await openSite("postgresql", target.store);
  const before = await contentOf(empty);
  let puts = 0;
  const failing: PictureStore = {
    ...target.store,
    async put(name, bytes) {
      puts += 1;
      if (puts > 3) throw new Error("the bucket is full");
      return target.store.put(name, bytes);
    },
  };
  await expect(restore({ ...empty, pictures: failing }, file)).rejects.toThrow("is full");
  expect(puts).toBe(4);
  expect(await contentOf(empty)).toEqual(before);
  expect(await restore(empty, file)).toMatchObject({ ok: true });
  expect(await contentOf(empty)).toEqual(await contentOf(site));
});
