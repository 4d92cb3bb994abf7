import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import {
  catalogueVersion,
  findListing,
  readListings,
  readSummaries,
} from "#features/listings/queries/listing-store.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { listings } from "#platform/db/schema.ts";
import { type ImportOptions, importListings } from "./import-listings.server.ts";
import { tryKilling } from "./kill-testing.ts";
import { toReportLines } from "./report-texts.ts";
import { toWorkbook } from "./workbook-testing.ts";
import { computeVersion, lockCatalogue } from "./write-listings.server.ts";

// A new embedded database takes 2.5 s, and longer beside other suites.
vi.setConfig({ testTimeout: 30_000 });

const PUBLISHED = "data/listings.json";
const folder = mkdtempSync(join(tmpdir(), "sthalam-import-"));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(content: unknown, name = "listings.json"): string {
  const file = join(folder, name);
  const isText = typeof content === "string" || Buffer.isBuffer(content);
  writeFileSync(file, isText ? content : JSON.stringify(content));
  return file;
}

const listing = (mlsNumber: string, more: object = {}) => ({
  name: `LAYOUT ${mlsNumber}`,
  location: "Nunna",
  propertyType: "Plot",
  mlsNumber,
  lat: 16.5,
  lng: 80.5,
  ...more,
});

const NOW = new Date("2026-11-20T09:00:00Z");
const nobody: ImportOptions["geocode"] = async (all) => all.map(() => ({ lat: null, lng: null }));
const sources = {
  illustrationOf: () => "hash",
  nearOf: () => "0344444444",
  placeOf: (en: string) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
};

describeEachDatabase("the importer", (at) => {
  beforeEach(() => at.empty());

  const run = (file: string, more: Partial<ImportOptions> = {}) =>
    importListings({ db: at.database().db, clock: () => NOW, file, geocode: nobody, ...more });

  test("brings in the 56 in order, and a second run changes nothing", async () => {
    const { db, onCatalogueChange } = at.database();
    const seen: string[] = [];
    const stop = onCatalogueChange((version) => seen.push(version));
    const first = await run(PUBLISHED);
    expect(first).toMatchObject({ ok: true, added: 56, updated: 0, unchanged: 0, left: 0 });
    expect(await readListings(db)).toMatchObject(JSON.parse(readFileSync(PUBLISHED, "utf8")));
    const version = await catalogueVersion(db);
    expect(version).toMatch(/^[0-9a-f]{64}$/);
    expect(await computeVersion(db)).toBe(version);
    await vi.waitFor(() => expect(seen).toEqual([version]), 20_000);

    const second = await run(PUBLISHED, { clock: () => new Date() });
    expect(toReportLines(second).at(-1)).toBe("56 unchanged.");
    expect(await catalogueVersion(db)).toBe(version);
    const rows = await db.select({ at: listings.updatedAt }).from(listings);
    expect(new Set(rows.map((row) => row.at.getTime()))).toEqual(new Set([NOW.getTime()]));
    expect(seen).toEqual([version]);
    stop();
  });

  test("finds one listing, and gives summaries with the version they belong to", async () => {
    const { db } = at.database();
    await run(PUBLISHED);
    expect((await findListing(db, "P06180094959-1"))?.areaRange).toBe("49852 sq.yds");
    expect(await findListing(db, "P0")).toBeNull();
    const { version, summaries } = await readSummaries(db, sources);
    expect(version).toBe(await catalogueVersion(db));
    expect(summaries.map((one) => one.name).slice(0, 2)).toEqual([
      "Lakeridge – 2",
      "Vertex Capital Vista Phase-III",
    ]);
    await db.update(listings).set({ published: false }).where(eq(listings.position, 1));
    expect(await findListing(db, "P06180094959")).toBeNull();
    expect(await readListings(db)).toHaveLength(55);
  });

  test("changes what changed, adds what is new after the last, leaves what is not named", async () => {
    const { db } = at.database();
    await run(fileOf([listing("C"), listing("A"), listing("B")]));
    const before = await catalogueVersion(db);
    const result = await run(
      fileOf([listing("D"), listing("A", { status: "Sold out" }), listing("B")]),
    );
    expect(toReportLines(result)).toEqual([
      "1 added, 1 updated, 1 unchanged.",
      "1 stored listings are not in the file; they stay as they are.",
    ]);
    const stored = await readListings(db);
    expect(stored.map((one) => [one.mlsNumber, one.status])).toEqual([
      ["C", "Available"],
      ["A", "Sold out"],
      ["B", "Available"],
      ["D", "Available"],
    ]);
    expect(await catalogueVersion(db)).not.toBe(before);
  });

  test("writes nothing when a row is bad, and the good ones when told to", async () => {
    const { db } = at.database();
    const file = fileOf([
      listing("A"),
      listing("B", { marketValue: { pricePerSqYd: "cheap" } }),
      listing("A"),
      { name: "X" },
    ]);
    const refused = await run(file);
    expect(refused).toMatchObject({ ok: false, code: "bad-rows", report: { badRows: 3 } });
    expect(toReportLines(refused)).toEqual([
      'row 2, marketValue.pricePerSqYd, "cheap": no figure can be read: write "49852 sq.yds", or "₹20000 per sq.yd" for a rate',
      'row 3, mlsNumber, "A": stands earlier in this file already',
      "row 4, mlsNumber: a value is needed here",
      "row 4, propertyType: a value is needed here",
      "row 4, location: a value is needed here",
      "Nothing was written. Mend these rows, or leave them out with --skip-bad.",
    ]);
    expect(await readListings(db)).toEqual([]);
    const skipped = await run(file, { skipBad: true });
    expect(toReportLines(skipped).at(-1)).toBe("1 added, 3 bad rows left out.");
    expect((await readListings(db)).map((one) => one.mlsNumber)).toEqual(["A"]);
  });

  test("a row whose claims contradict each other is taken as it is, and told of", async () => {
    const { db } = at.database();
    const doubtful = listing("A", {
      keyFeatures: ["BT Roads"],
      exteriorFeatures: ["0", "40", "Metal_Road"],
    });
    const result = await run(fileOf([listing("B"), doubtful]));
    expect(toReportLines(result)).toEqual([
      'row 2, A, "BT Roads", "Metal_Road": kept; two road surfaces are stated',
      'row 2, A, "0": kept; stated without what it measures, or impossible',
      "2 added.",
    ]);
    expect((await findListing(db, "A"))?.exteriorFeatures).toEqual(["0", "40", "Metal_Road"]);
  });

  test("a file that breaks off is refused, told to skip or not", async () => {
    const whole = JSON.stringify([listing("A"), listing("B")]);
    const result = await run(fileOf(whole.slice(0, -9)), { skipBad: true });
    expect(result).toMatchObject({ ok: false, code: "broken-file" });
    expect(await readListings(at.database().db)).toEqual([]);
  });

  test("CSV, XLSX and JSON of the same facts are the same catalogue", async () => {
    const { db } = at.database();
    const header = ["name", "location", "propertyType", "mlsNumber", "lat", "lng", "keyFeatures"];
    const cells = ["SAI GIRI", "Nunna", "Plot", "P06080030253", 16.5, 80.5, "Park; Main Gate"];
    await run(fileOf([header, cells].map((row) => row.join(",")).join("\n"), "a.csv"));
    const version = await catalogueVersion(db);
    expect(await run(fileOf(toWorkbook([header, cells]), "a.xlsx"))).toMatchObject({
      unchanged: 1,
    });
    const keyFeatures = ["Park", "Main Gate"];
    const same = listing("P06080030253", { name: "SAI GIRI", keyFeatures });
    expect(await run(fileOf([same]))).toMatchObject({ unchanged: 1, version });
  });

  test("geocodes what lacks coordinates, once, and says what nobody could place", async () => {
    const { db } = at.database();
    const asked: string[][] = [];
    const geocode: ImportOptions["geocode"] = async (addresses) => {
      asked.push(addresses);
      return addresses.map((one) =>
        one === "Moon" ? { lat: null, lng: null } : { lat: 16.25, lng: 80.75 },
      );
    };
    const without = { lat: null, lng: null };
    const file = fileOf([
      listing("A"),
      listing("B", { ...without, location: "Moon" }),
      listing("C", without),
    ]);
    const first = await run(file, { geocode });
    expect(first).toMatchObject({ ok: true, added: 3, unplaced: 1 });
    expect(await findListing(db, "C")).toMatchObject({ lat: 16.25, lng: 80.75 });
    expect(await findListing(db, "B")).toMatchObject(without);
    expect(await run(file, { geocode })).toMatchObject({ unchanged: 3, unplaced: 1 });
    expect(asked).toEqual([["Moon", "Nunna"], ["Moon"]]);
  });

  test("tells each phase's progress", async () => {
    const onProgress = vi.fn();
    await run(fileOf([listing("A"), listing("B", { lat: null, lng: null })]), { onProgress });
    expect(onProgress.mock.calls.flat()).toEqual([
      { phase: "check", done: 2, total: null },
      { phase: "geocode", done: 1, total: 1 },
      { phase: "write", done: 2, total: 2 },
    ]);
  });

  test("a second importer at the same time is refused", async () => {
    if (at.kind === "pglite") {
      await expect(openDatabase(at.options())).rejects.toMatchObject({ code: "FOLDER_IN_USE" });
      return;
    }
    const other = await openDatabase(at.options());
    await other.db.transaction(async (tx) => {
      await lockCatalogue(tx);
      expect(await run(PUBLISHED)).toMatchObject({ ok: false, code: "importer-running" });
    });
    await other.close();
    expect(await run(PUBLISHED)).toMatchObject({ ok: true });
  });

  test("a failure while writing leaves the catalogue as it was", async () => {
    const { db } = at.database();
    await run(fileOf([listing("A")]));
    const version = await catalogueVersion(db);
    const many = fileOf(Array.from({ length: 1200 }, (_, n) => listing(`N${n}`)));
    const failing = run(many, {
      onProgress: ({ phase, done }) => {
        if (phase === "write" && done === 1000) throw new Error("power cut");
      },
    });
    await expect(failing).rejects.toThrow("power cut");
    expect(await catalogueVersion(db)).toBe(version);
    expect((await readListings(db)).map((one) => one.mlsNumber)).toEqual(["A"]);
  });

  test("a file that changes while it is imported is refused", async () => {
    const { db } = at.database();
    const file = fileOf([listing("A"), listing("B")]);
    const result = await run(file, {
      onProgress: ({ phase }) => {
        if (phase === "check") fileOf([listing("A")]);
      },
    });
    expect(result).toMatchObject({ ok: false, code: "file-changed" });
    expect(await readListings(db)).toEqual([]);
  });

  test("an importer killed five times leaves no half import", async () => {
    await at.database().close();
    const { kills, half, ...whole } = await tryKilling(at.options(), {
      kills: 5,
      listings: 2000,
      random: Math.random,
    });
    expect([kills, half, whole.old + whole.new]).toEqual([5, 0, 5]);
  }, 240_000);
});
