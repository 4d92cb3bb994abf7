import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { undoImport } from "#features/listings/commands/undo-import.server.ts";
import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import { readListings } from "#features/listings/queries/listing-store.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { listingChanges, listings } from "#platform/db/schema.ts";
import { checkFile } from "./check-file.server.ts";
import type { Reading } from "./find-columns.ts";
import { findStoredIn } from "./find-stored.server.ts";
import { type ImportOptions, importListings } from "./import-listings.server.ts";
import { previewImport } from "./preview-import.server.ts";
import { refusedRows } from "./refused-rows.server.ts";
import { toReportLines } from "./report-texts.ts";

vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), "sthalam-merge-"));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date("2026-11-20T09:00:00Z");
const INDIA = { west: 68, south: 6, east: 97.5, north: 37.5 };

function fileOf(content: unknown, name = "prices.csv"): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

/** A villa with facts of every kind. */
const VILLA = {
  name: "PALM ROW",
  location: "Nunna",
  propertyType: "Villa",
  mlsNumber: "P1",
  status: "Sold out",
  areaRange: "49852 sq.yds",
  plusCode: "7M82CPVH+PV",
  lat: 16.5,
  lng: 80.5,
  keyFeatures: ["Park", "Temple"],
  additionalInfo: { gated: true, amenities: ["Club house"] },
  constructionDetails: { approvals: "P06180094959", permissions: "yes" },
  marketValue: { pricePerSqYd: "₹20000 per sq yd" },
  source: { name: "AP RERA", readOn: "2026-11-01" },
};
const OTHER = { ...VILLA, mlsNumber: "P2", name: "OTHER ROW" };

describeEachDatabase("a sheet brought over listings that exist", (at) => {
  beforeEach(async () => {
    await at.empty();
    await run([VILLA, OTHER]);
  });

  const run = (content: unknown, more: Partial<ImportOptions> = {}) =>
    importListings({
      db: at.database().db,
      clock: () => NOW,
      file: fileOf(content),
      geocode: async (all) => all.map(() => ({ lat: null, lng: null })),
      ...more,
    });
  const preview = (content: unknown, reading: Reading = {}) =>
    previewImport(at.database().db, fileOf(content), { reading });
  const stored = async (mlsNumber: string) =>
    (await readListings(at.database().db)).find((one) => one.mlsNumber === mlsNumber);
  const whole = (input: unknown): Listing => {
    const parsed = parseListing(input);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
    return parsed.listing;
  };

  test("a sheet of numbers and rates changes the rates, and nothing else", async () => {
    const prices = "Number,Rate per sq yd\nP1,26000\nP2,20000\n";
    const looked = await preview(prices);
    expect(looked).toMatchObject({ ok: true, updated: 1, unchanged: 1, cleared: 0 });
    expect(looked).toMatchObject({
      rows: [{ mlsNumber: "P1", differences: [{ path: "marketValue.pricePerSqYd" }] }],
      table: { notes: [], emptied: 0 },
    });
    expect(await run(prices)).toMatchObject({ ok: true, updated: 1, unchanged: 1, added: 0 });
    const rate = { marketValue: { pricePerSqYd: "₹26000 per sq yd" } };
    expect(await stored("P1")).toEqual(whole({ ...VILLA, ...rate }));
    expect(await stored("P2")).toEqual(whole(OTHER));
  });

  test("a stored status of an older time stays under a sheet that does not change it", async () => {
    const old = { ...VILLA, status: "Booked" };
    await at
      .database()
      .db.update(listings)
      .set({ listing: old })
      .where(eq(listings.mlsNumber, "P1"));
    const sheet = "Number,Status,Rate per sq yd\nP1,,26000\nP2,Booked,26000\n";
    expect(await run(sheet)).toMatchObject({
      report: { problems: [{ row: 3, column: "status", value: "Booked" }] },
    });
    expect(await run(sheet, { skipBad: true })).toMatchObject({ ok: true, updated: 1 });
    const rate = { marketValue: { pricePerSqYd: "₹26000 per sq yd" } };
    expect(await stored("P1")).toEqual(whole({ ...old, ...rate }));
  });

  test("an empty cell leaves what is stored, or clears it where that is wanted", async () => {
    const sheet =
      "Number,Name,Address,Type,Status,Layout area,Latitude,Longitude,Gated,Facing\nP1,,,,,,,,,\n";
    expect(await preview(sheet)).toMatchObject({ unchanged: 1, cleared: 0, table: { emptied: 2 } });
    const left = await run(sheet);
    expect(left).toMatchObject({ unchanged: 1 });
    expect(toReportLines(left)).toContain(
      "2 facts stay, although their cells are empty; --empty-cells-clear clears them.",
    );
    const reading = { emptyCellsClear: true };
    expect(await preview(sheet, reading)).toMatchObject({
      updated: 1,
      cleared: 2,
      table: { emptied: 2 },
    });
    const cleared = await run(sheet, { reading });
    expect(toReportLines(cleared, reading)).toContain("2 facts were cleared by empty cells.");
    const { additionalInfo } = VILLA;
    expect(await stored("P1")).toEqual(
      whole({
        ...VILLA,
        areaRange: "",
        additionalInfo: { ...additionalInfo, gated: false },
      }),
    );
  });

  test("what a new listing needs is asked of new ones alone, and each row says what is wrong with it", async () => {
    const known = "Number,Rate per sq yd\nP1,26000\nP9,18000\n,500\nP2,cheap\nP1,27000\n";
    const problems = [
      { row: 3, column: "mlsNumber", value: "P9", code: "no-such-listing" },
      { row: 4, column: "mlsNumber", code: "missing" },
      { row: 5, column: "marketValue.pricePerSqYd", value: "cheap", code: "bad-figure" },
      { row: 6, column: "mlsNumber", value: "P1", code: "duplicate" },
    ];
    expect(await preview(known)).toMatchObject({ updated: 1, report: { badRows: 4, problems } });
    const rows: (readonly string[])[] = [];
    const checking = { findStored: findStoredIn(at.database().db) };
    for await (const some of refusedRows(fileOf(known), checking)) rows.push(...some);
    expect(rows.map(([number]) => number)).toEqual(["Number", "P9", "", "P2", "P1"]);
    const mixed =
      "Number,Name,Address,Rate per sq yd\nP1,,,26000\nP9,NEW ROW,Kanuru,18000\nP8,,,1\n";
    expect(await preview(mixed)).toMatchObject({
      added: 1,
      updated: 1,
      table: { notes: ["all-plots"] },
      report: {
        badRows: 1,
        problems: [
          { row: 4, column: "name" },
          { row: 4, column: "location" },
        ],
      },
    });
    await run(mixed, { skipBad: true });
    expect(await stored("P9")).toMatchObject({ propertyType: "Plot", name: "NEW ROW" });
    expect(await stored("P1")).toMatchObject({ propertyType: "Villa", name: "PALM ROW" });
  });

  test("what is wrong or doubtful of the listing as it would be is told", async () => {
    expect(await preview("Number,Latitude\nP1,16.6\n")).toMatchObject({ updated: 1 });
    expect(await preview("Number,Latitude,Longitude\nP1,16.6,\n")).toMatchObject({
      report: { problems: [{ row: 2, column: "lng", code: "half-a-place" }] },
    });
    const sizes = "Number,Plot sizes\nP1,162 - 60000 sq yd\n";
    expect(await preview(sizes)).toMatchObject({
      report: { doubts: [{ row: 2, mlsNumber: "P1", code: "plot-larger-than-layout" }] },
    });
  });

  test("one that lies elsewhere already may be changed, and is not moved further", async () => {
    const bounds = { ...INDIA, east: 80.2 };
    const rate = "Number,Rate per sq yd\nP1,26000\n";
    expect(await preview(rate, { bounds })).toMatchObject({ updated: 1, report: { badRows: 0 } });
    const moved = "Number,Longitude\nP1,80.9\n";
    expect(await preview(moved, { bounds })).toMatchObject({
      report: { problems: [{ row: 2, code: "beyond-region" }] },
    });
  });

  test("an entry of a JSON list is a whole listing, and says what it would clear", async () => {
    const { areaRange: _, keyFeatures: __, ...less } = VILLA;
    expect(await preview([less])).toMatchObject({ updated: 1, cleared: 2, table: null });
    await run([less]);
    expect(await stored("P1")).toEqual(whole(less));
  });

  test("the history has the whole listing before and after, and the undo puts it back", async () => {
    const { db } = at.database();
    const done = await run("Number,Rate per sq yd\nP1,26000\n");
    const [change] = (await db.select().from(listingChanges)).filter(({ before }) => before);
    expect(change).toMatchObject({
      before: { listing: whole(VILLA) },
      after: { listing: { ...whole(VILLA), marketValue: { pricePerSqYd: "₹26000 per sq yd" } } },
    });
    const context = { db, clock: () => NOW };
    const by = { accountId: null, email: "maker@plots.example" } as never;
    const id = done.ok ? done.importId : null;
    expect(await undoImport(context, { id: id ?? "", by })).toMatchObject({ ok: true, undone: 1 });
    expect(await stored("P1")).toEqual(whole(VILLA));
  });

  test("what somebody changes between the two readings stays", async () => {
    let passes = 0;
    const check: ImportOptions["check"] = async function* (path, checking) {
      if (++passes === 2) {
        // As the transaction finds it: changed since the file was looked at.
        const changed = async (numbers: readonly string[]) => {
          const found = await checking.findStored(numbers);
          return new Map(
            [...found].map(([number, one]) => [number, { ...one, priceRange: "new" }]),
          );
        };
        yield* checkFile(path, { ...checking, findStored: changed });
      } else yield* checkFile(path, checking);
    };
    await run("Number,Rate per sq yd\nP1,26000\n", { check });
    expect(await stored("P1")).toMatchObject({
      priceRange: "new",
      marketValue: { pricePerSqYd: "₹26000 per sq yd" },
    });
  });

  test("a sheet without numbers finds its listings again by registration, or name and address", async () => {
    await run("Name,Address,Facing\nGreen Acres,Kanuru,East\n");
    expect(await run("Name,Address,Rate\nGreen Acres,Kanuru,18000\n")).toMatchObject({
      updated: 1,
    });
    expect(await stored("green-acres-kanuru")).toMatchObject({
      propertyInformation: { facing: "East" },
    });
    await run([{ ...OTHER, mlsNumber: "P06180094959" }]);
    expect(await preview("RERA No,Rate\nP06180094959,18000\n")).toMatchObject({
      rows: [{ mlsNumber: "P06180094959", differences: [{ path: "marketValue.pricePerSqYd" }] }],
    });
  });
});
