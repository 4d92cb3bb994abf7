import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { announceCatalogueChange, readCatalogueVersion } from "./catalogue-watch.server.ts";
import type { Db } from "./database.ts";
import { isDatabaseGone } from "./database-gone.ts";
import { describeEachDatabase, makeBareDatabase } from "./database-testing.ts";
import { openDatabase } from "./open-database.server.ts";
import { CATALOGUE_ID, catalogue, geocodeCache, listings } from "./schema.ts";

// A new embedded database takes 2.5 s, and longer beside other suites.
vi.setConfig({ testTimeout: 30_000 });

async function setVersion(db: Db, version: string) {
  await db.transaction(async (tx) => {
    await tx.update(catalogue).set({ version }).where(eq(catalogue.id, CATALOGUE_ID));
    await announceCatalogueChange(tx, version);
  });
}

describeEachDatabase("a database", (at) => {
  beforeEach(() => at.empty());

  test("has an empty catalogue after the migrations", async () => {
    const { db } = at.database();
    expect(await readCatalogueVersion(db)).toBe("");
    expect(await db.select().from(listings)).toEqual([]);
  });

  test("keeps a listing's JSON, numbers and Telugu words included", async () => {
    const { db } = at.database();
    const listing = { name: "స్థలం", lat: 16.444313, tags: ["a", ""], none: null };
    await db.insert(listings).values({ mlsNumber: "P1", position: 7, listing, hash: "h" });
    const [row] = await db.select().from(listings);
    expect(row).toMatchObject({ mlsNumber: "P1", position: 7, listing, published: true });
    expect(row?.updatedAt).toBeInstanceOf(Date);
  });

  test("keeps unresolved addresses as nulls", async () => {
    const { db } = at.database();
    const row = { address: "Nowhere", lat: null, lng: null, provider: "photon" };
    await db.insert(geocodeCache).values(row);
    expect(await db.select().from(geocodeCache)).toMatchObject([row]);
  });

  test("undoes a transaction that throws", async () => {
    const { db } = at.database();
    const failing = db.transaction(async (tx) => {
      await tx.insert(geocodeCache).values({ address: "Half", provider: "photon" });
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    expect(await db.select().from(geocodeCache)).toEqual([]);
  });

  test("tells each committed change of the catalogue once, and none after unsubscribing", async () => {
    const { db, onCatalogueChange } = at.database();
    const seen: string[] = [];
    const stop = onCatalogueChange((version) => seen.push(version));
    await setVersion(db, "first");
    await setVersion(db, "second");
    await vi.waitFor(() => expect(seen).toEqual(["first", "second"]), 20_000);
    stop();
    await setVersion(db, "third");
    expect(await readCatalogueVersion(db)).toBe("third");
    expect(seen).toEqual(["first", "second"]);
  });

  test("answers a ping, and does not call a wrong query a lost database", async () => {
    const { db, ping } = at.database();
    await ping();
    const error = await db.execute("select nothing from nowhere").catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseGone(error)).toBe(false);
  });

  test("gives a ping up that waits behind a transaction for its connection", async () => {
    if (at.kind === "postgresql") return; // others are free
    const { db, ping } = at.database();
    const over = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const long = db.transaction(async () => {
      begun.resolve();
      await over.promise;
    });
    await begun.promise;
    const error = await ping().catch((e: unknown) => e);
    over.resolve();
    await long;
    expect(isDatabaseGone(error)).toBe(true);
    await ping();
  });
});

const opened: { close(): Promise<void> }[] = [];
afterAll(async () => {
  for (const one of opened) await one.close();
});

test("eight processes may open one new PostgreSQL at the same moment", async () => {
  const options = await makeBareDatabase("postgresql");
  const all = await Promise.all(Array.from({ length: 8 }, () => openDatabase(options)));
  for (const { db } of all) expect(await db.select().from(catalogue)).toHaveLength(1);
  const seen: string[] = [];
  all[7]?.onCatalogueChange((version) => seen.push(version));
  const first = all[0];
  if (first) await setVersion(first.db, "from another process");
  await vi.waitFor(() => expect(seen).toEqual(["from another process"]), 20_000);
  for (const one of all) await one.close();
  await options.remove();
});

test("a reopened folder still has what was written", async () => {
  const options = await makeBareDatabase("pglite");
  const first = await openDatabase(options);
  await setVersion(first.db, "kept");
  await first.close();
  const second = await openDatabase(options);
  expect(await readCatalogueVersion(second.db)).toBe("kept");
  await second.close();
  await options.remove();
});
