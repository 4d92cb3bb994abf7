import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isDatabaseGone } from "#platform/db/database-gone.ts";
import { bucketStore } from "./bucket-store.server.ts";
import { openTestBucket } from "./bucket-testing.ts";
import { folderStore } from "./folder-store.server.ts";
import type { PictureStore } from "./picture-store.ts";

const nameOf = (digit: number) => `${String(digit).repeat(20)}-480.avif`;

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
const folder = mkdtempSync(join(tmpdir(), "sthalam-stores-"));
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(() => {
  bucket.close();
  rmSync(folder, { recursive: true });
});

async function namesIn(store: PictureStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store.list()) names.push(name);
  return names;
}

const STORES: Record<string, () => PictureStore> = {
  "a folder": () => folderStore(folder),
  "a bucket": () => bucketStore(bucket.settings, fetch),
};

describe.each(Object.keys(STORES))("%s", (kind) => {
  const store = () => (STORES[kind] as () => PictureStore)();

  async function listed(): Promise<string[]> {
    const names: string[] = [];
    for await (const { name, storedAt } of store().list()) {
      names.push(name);
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
    return names;
  }

  test("keeps bytes by name, lists them in pages, and removes them", async () => {
    expect(await listed()).toEqual([]);
    for (const digit of [3, 1, 2, 5, 4])
      await store().put(nameOf(digit), new Uint8Array([digit, 0, 255]));
    await store().put(nameOf(1), new Uint8Array([1, 0, 255]));
    expect(await listed()).toEqual([1, 2, 3, 4, 5].map(nameOf));
    expect(await store().find(nameOf(2))).toEqual(new Uint8Array([2, 0, 255]));
    expect(await store().find(nameOf(9))).toBeNull();
    expect([await store().has(nameOf(2)), await store().has(nameOf(9))]).toEqual([true, false]);
    await store().remove(nameOf(2));
    await store().remove(nameOf(2));
    expect(await store().find(nameOf(2))).toBeNull();
    expect(await store().has(nameOf(2))).toBe(false);
    expect(await listed()).toEqual([1, 3, 4, 5].map(nameOf));
  });

  test("is listed to the end, whatever is removed meanwhile", async () => {
    // Of one shelf of a folder.
    const names = ["a", "b", "c"].map((letter) => `77${letter.repeat(18)}-480.avif`);
    for (const name of names) await store().put(name, new Uint8Array(3));
    const found: string[] = [];
    for await (const { name } of store().list()) {
      if (name === names[0]) await store().remove(`77${"b".repeat(18)}-480.avif`);
      found.push(name);
    }
    expect(found).toEqual(expect.arrayContaining([names[0], names[2]]));
    for (const name of names) await store().remove(name);
  });

  test("is never asked for a name that is a path", async () => {
    for (const name of ["../x", "", "a/b", `${nameOf(1)}/..`]) {
      await expect((async () => store().put(name, new Uint8Array(1)))()).rejects.toThrow();
      await expect((async () => store().find(name))()).rejects.toThrow();
      await expect((async () => store().has(name))()).rejects.toThrow();
      await expect((async () => store().remove(name))()).rejects.toThrow();
    }
  });
});

test("a bucket refuses other keys and other regions, and says so when it is away", async () => {
  const { settings, state, objects } = bucket;
  const count = objects.size;
  for (const wrong of [{ secretKey: "other" }, { accessKey: "other" }])
    await expect(
      bucketStore({ ...settings, ...wrong }, fetch).put(nameOf(7), new Uint8Array(3)),
    ).rejects.toThrow("answers 403 to PUT");
  expect(objects.size).toBe(count);
  state.silent = true;
  const store = bucketStore(settings, fetch);
  await expect(store.find(nameOf(1))).rejects.toThrow("answers 503 to GET");
  await expect(store.has(nameOf(1))).rejects.toThrow("answers 503 to HEAD");
  await expect(namesIn(store)).rejects.toThrow("answers 503");
  state.silent = false;
  const cutOff: typeof fetch = async (request, options) =>
    fetch(new Request(request as Request, { body: "other bytes" }), options);
  await expect(bucketStore(settings, cutOff).put(nameOf(7), new Uint8Array(3))).rejects.toThrow(
    "answers 403",
  );
});

test("a bucket that nobody answers for, or that breaks off, is no database that is away", async () => {
  const errorOf = (asked: Promise<unknown>) => asked.catch((error: unknown) => error);
  const closed = await openTestBucket();
  closed.close();
  const nobody = bucketStore(closed.settings, fetch);
  const broken = bucketStore(bucket.settings, async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(Object.assign(new Error("x"), { code: "ECONNRESET" })),
    });
    return new Response(body);
  });
  for (const error of [
    await errorOf(nobody.find(nameOf(1))),
    await errorOf(nobody.put(nameOf(1), new Uint8Array(3))),
    await errorOf(namesIn(nobody)),
    await errorOf(broken.find(nameOf(1))),
  ]) {
    expect(error).toMatchObject({ name: "BucketError", isAway: true });
    expect(isDatabaseGone(error)).toBe(false);
  }
  expect(await errorOf(nobody.has(nameOf(1)))).toMatchObject({
    message: "The bucket of pictures does not answer to HEAD (ECONNREFUSED)",
  });
});

test("a bucket is asked whether it has a picture without sending it", async () => {
  const { settings, state } = bucket;
  const store = bucketStore(settings, fetch);
  await store.put(nameOf(8), new Uint8Array(1000));
  const before = state.sentBytes;
  expect([await store.has(nameOf(8)), await store.has(nameOf(9))]).toEqual([true, false]);
  expect(state.sentBytes).toBe(before);
  await store.remove(nameOf(8));
});

test("objects of others in the bucket are passed over", async () => {
  bucket.objects.set("notes.txt", { bytes: Buffer.from("x"), at: new Date() });
  const names = await namesIn(bucketStore(bucket.settings, fetch));
  expect(names).not.toContain("notes.txt");
  expect(names.length).toBeGreaterThan(0);
});
