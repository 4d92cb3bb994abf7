import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { importListings } from "#features/listings/import/import-listings.server.ts";
import { recallHeads, rememberHeads } from "#features/listings/import/remember-heads.server.ts";
import { hashListing } from "#features/listings/model/content-hash.server.ts";
import { catalogueVersion, readListings } from "#features/listings/queries/listing-store.server.ts";
import { findState } from "#features/listings/queries/stored-state.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, importHeads, listingChanges, listings } from "#platform/db/schema.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { forgetWhoChanged, saveListing } from "./change-listing.server.ts";
import { findImports, undoImport } from "./undo-import.server.ts";

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "sthalam-undo-"));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date("2026-11-20T09:00:00Z");
const BY = { accountId: "6f3a8f4e-6a3e-4b11-9a4e-0d1f4f6f8a01", email: "agent@plots.example" };
const NO_IMPORT = "6f3a8f4e-6a3e-4b11-9a4e-0d1f4f6f8a02";

describeEachDatabase("imports", (at) => {
  beforeEach(async () => {
    await at.empty();
    await at
      .database()
      .db.insert(accounts)
      .values({ id: BY.accountId, name: "Agent", language: "en", email: BY.email, createdAt: NOW });
  });

  let now = NOW.getTime();
  const { bounds } = shippedRegion();
  const context = () => ({ db: at.database().db, clock: () => new Date(++now), bounds });
  const bring = async (rows: readonly string[], published = true) => {
    const file = join(folder, "sheet.csv");
    writeFileSync(file, ["Name,Location,Number,Status", ...rows].join("\n"));
    const result = await importListings({
      ...context(),
      file,
      published,
      by: BY,
      fileName: "plots.csv",
      geocode: async (all) => all.map(() => ({ lat: null, lng: null })),
    });
    if (!result.ok || result.importId === null) throw new Error("Nothing was brought in.");
    return result.importId;
  };
  const undo = (id: string) => undoImport(context(), { id, by: BY });
  const state = async (number: string) => {
    const found = await findState(at.database().db, number);
    return found && [found.listing.status, found.published];
  };

  test("what is new comes as a draft when it is wanted so, what is there stays on the site", async () => {
    await bring(["A,Nunna,A-1,Available"]);
    await bring(["A,Nunna,A-1,Sold out", "B,Nunna,B-1,Available"], false);
    expect([await state("A-1"), await state("B-1")]).toEqual([
      ["Sold out", true],
      ["Available", false],
    ]);
    expect(await findImports(at.database().db)).toMatchObject([
      { added: 1, updated: 1, published: false, actor: BY.email, fileName: "plots.csv" },
      { added: 1, updated: 0, published: true },
    ]);
  });

  test("an import is undone as a whole, once, but for what was changed since", async () => {
    const { db } = at.database();
    const first = await bring(["A,Nunna,A-1,Available", "B,Nunna,B-1,Available"]);
    const before = await catalogueVersion(db);
    const second = await bring([
      "A,Nunna,A-1,Sold out",
      "B,Nunna,B-1,Sold out",
      "C,Nunna,C-1,Available",
    ]);
    const b = await findState(db, "B-1");
    if (!b) throw new Error("B-1 is not there.");
    const draft = { ...b.listing, status: "Coming soon" };
    const save = { mlsNumber: "B-1", draft, published: true, seen: b.version, by: BY };
    expect((await saveListing(context(), save)).ok).toBe(true);
    const tries = await Promise.all([undo(second), undo(second)]);
    expect(tries.toSorted((one, other) => Number(other.ok) - Number(one.ok))).toEqual([
      { ok: true, undone: 2, left: ["B-1"] },
      { ok: false, code: "undone-already" },
    ]);
    expect([await state("A-1"), await state("B-1"), await state("C-1")]).toEqual([
      ["Available", true],
      ["Coming soon", true],
      ["Available", false],
    ]);
    expect(await catalogueVersion(db)).not.toBe(before);
    const changes = db.select().from(listingChanges).where(eq(listingChanges.what, "undone"));
    expect(await changes).toHaveLength(2);
    expect(await undo(first)).toEqual({ ok: true, undone: 1, left: ["B-1"] });
    expect(await undo(NO_IMPORT)).toEqual({ ok: false, code: "no-such-import" });
  });

  test("what a rule of today refuses as it was stays as the import left it, and is told", async () => {
    const { db } = at.database();
    await bring(["A,Nunna,A-1,Available", "B,Nunna,B-1,Available"]);
    const second = await bring(["A,Nunna,A-1,Sold out", "B,Nunna,B-1,Sold out"]);
    // Written when a plus code was any text.
    await db
      .update(listingChanges)
      .set({ before: sql`jsonb_set(${listingChanges.before}, '{listing,plusCode}', '"nearby"')` })
      .where(and(eq(listingChanges.importId, second), eq(listingChanges.mlsNumber, "A-1")));
    expect(await undo(second)).toEqual({ ok: true, undone: 1, left: ["A-1"] });
    expect([await state("A-1"), await state("B-1")]).toEqual([
      ["Sold out", true],
      ["Available", true],
    ]);
    expect((await readListings(db)).map(({ mlsNumber }) => mlsNumber)).toEqual(["A-1", "B-1"]);
    const undone = db.select().from(listingChanges).where(eq(listingChanges.what, "undone"));
    expect(await undone).toMatchObject([{ mlsNumber: "B-1" }]);
  });

  test("what an older version brought in is put back in today's shape", async () => {
    const { db } = at.database();
    await bring(["A,Nunna,A-1,Available"]);
    const second = await bring(["A,Nunna,A-1,Sold out"]);
    const isSecond = eq(listingChanges.importId, second);
    const older = { name: "A", location: "Nunna", propertyType: "Plot", mlsNumber: "A-1" };
    const [was, is] = [older, { ...older, status: "Sold out" }];
    await db.update(listings).set({ listing: is, hash: hashListing(is) });
    await db
      .update(listingChanges)
      .set({ before: { listing: was, published: true }, after: { listing: is, published: true } })
      .where(isSecond);
    expect(await undo(second)).toEqual({ ok: true, undone: 1, left: [] });
    const [row] = await db.select({ listing: listings.listing }).from(listings);
    expect(row?.listing).toMatchObject({ status: "Available", additionalInfo: { gated: false } });
  });

  test("an import that changes nothing leaves no trace, and a former agent's address goes", async () => {
    const { db } = at.database();
    await bring(["A,Nunna,A-1,Available"]);
    await expect(bring(["A,Nunna,A-1,Available"])).rejects.toThrow("Nothing was brought in.");
    await forgetWhoChanged(db, BY.email);
    expect(await findImports(db)).toMatchObject([{ actor: "" }]);
  });

  test("what was said of heads is remembered, the last word of each, and no more than 500", async () => {
    const { db } = at.database();
    await rememberHeads(context(), [
      { head: "Chota (₹)", target: "priceRange" },
      { head: "Rang", target: null },
    ]);
    await rememberHeads(context(), [{ head: "CHOTA", target: "name" }]);
    expect(await recallHeads(db)).toEqual(
      new Map([
        ["chota", "name"],
        ["rang", null],
      ]),
    );
    const later = { db, clock: () => new Date(NOW.getTime() + 1000) };
    const many = Array.from({ length: 500 }, (_, n) => ({ head: `head ${n}`, target: null }));
    await rememberHeads(later, many);
    expect((await recallHeads(db)).size).toBe(500);
    expect(await db.select().from(importHeads).where(eq(importHeads.head, "chota"))).toEqual([]);
  });
});
