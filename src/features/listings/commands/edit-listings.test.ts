import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { type BulkChange, MOST_AT_ONCE } from "#features/listings/model/changes/bulk-edit.ts";
import { type Chosen, readChosen } from "#features/listings/queries/chosen-listings.server.ts";
import { findChanges } from "#features/listings/queries/find-changes.server.ts";
import { catalogueVersion } from "#features/listings/queries/listing-store.server.ts";
import { findState } from "#features/listings/queries/stored-state.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, listingChanges, listings } from "#platform/db/schema.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { saveListing } from "./change-listing.server.ts";
import { applyEdit, lookAtEdit } from "./edit-listings.server.ts";
import { findEdits, findImports, undoImport } from "./undo-import.server.ts";

vi.setConfig({ testTimeout: 60_000 });

const NOW = new Date("2026-11-20T09:00:00Z");
const BY = { accountId: "6f3a8f4e-6a3e-4b11-9a4e-0d1f4f6f8a01", email: "agent@plots.example" };

describeEachDatabase("one field of many listings", (at) => {
  let now = NOW.getTime();
  const { bounds } = shippedRegion();
  const context = () => ({ db: at.database().db, clock: () => new Date(++now), bounds });
  const make = async (mlsNumber: string, more: object = {}) => {
    const draft = { name: "RIVER", location: "Nunna", propertyType: "Plot", mlsNumber, ...more };
    const save = { mlsNumber, draft, published: true, seen: null, by: BY };
    const saved = await saveListing(context(), save);
    if (!saved.ok) throw new Error(saved.code);
    return saved.stored;
  };
  const rate = (rupees: number) => ({ marketValue: { pricePerSqYd: `₹${rupees} per sq.yd` } });
  const look = async (change: BulkChange, chosen: Chosen = { search: "" }) => {
    const looked = await lookAtEdit(at.database().db, { chosen, change });
    if (!looked.ok) throw new Error(looked.code);
    return looked.preview;
  };
  const apply = async (change: BulkChange, chosen?: Chosen) =>
    applyEdit(context(), { change, seen: (await look(change, chosen)).seen, by: BY });
  const stateOf = (number: string) => findState(at.database().db, number);
  const SOLD = { what: "set", path: "status", value: "Sold out" } as const;

  beforeEach(async () => {
    await at.empty();
    await at
      .database()
      .db.insert(accounts)
      .values({ id: BY.accountId, name: "Agent", language: "en", email: BY.email, createdAt: NOW });
  });

  test("rates rise by percent; one that states none is told, and the preview writes nothing", async () => {
    const { db } = at.database();
    await make("A-1", rate(20_000));
    await make("A-2", rate(18_505));
    await make("A-3");
    const change = { what: "percent", percent: 5 } as const;
    const before = await catalogueVersion(db);
    const looked = await look(change);
    expect(await catalogueVersion(db)).toBe(before);
    expect(looked).toMatchObject({
      chosen: 3,
      changed: 2,
      same: 0,
      refused: 1,
      rows: [
        { mlsNumber: "A-1", before: "₹20000 per sq.yd", after: "₹21000 per sq.yd" },
        { mlsNumber: "A-2", before: "₹18505 per sq.yd", after: "₹19430 per sq.yd" },
      ],
      refusedRows: [{ mlsNumber: "A-3", name: "RIVER", code: "no-rate" }],
    });
    expect(await apply(change)).toMatchObject({ changed: 2, left: [] });
    expect((await stateOf("A-2"))?.listing.marketValue.pricePerSqYd).toBe("₹19430 per sq.yd");
    expect(await catalogueVersion(db)).not.toBe(before);
    const [last] = (await findChanges(db, "A-1")).changes;
    expect(last).toMatchObject({ what: "edited", actor: BY.email });
    expect(await findEdits(db)).toMatchObject([
      { field: "marketValue.pricePerSqYd", value: "+5 %", updated: 2, actor: BY.email },
    ]);
    expect(await findImports(db)).toEqual([]);
  });

  test("what somebody changed since it was seen stays, and one undo takes back the rest", async () => {
    const { db } = at.database();
    for (const number of ["B-1", "B-2", "B-3"]) await make(number, { status: "Available" });
    const { seen } = await look(SOLD);
    const theirs = await stateOf("B-2");
    const draft = { ...theirs?.listing, status: "Coming soon" };
    const save = { mlsNumber: "B-2", draft, published: true, by: BY };
    await saveListing(context(), { ...save, seen: theirs?.version ?? "" });
    const done = await applyEdit(context(), { change: SOLD, seen, by: BY });
    expect(done).toMatchObject({ changed: 2, left: ["B-2"] });
    expect((await stateOf("B-2"))?.listing.status).toBe("Coming soon");
    expect((await stateOf("B-3"))?.listing.status).toBe("Sold out");
    expect(await undoImport(context(), { id: done.id ?? "", by: BY })).toEqual({
      ok: true,
      undone: 2,
      left: [],
    });
    expect((await stateOf("B-3"))?.listing.status).toBe("Available");
    expect((await findEdits(db))[0]?.undoneAt).not.toBeNull();
    const again = await applyEdit(context(), { change: SOLD, seen, by: BY });
    expect(again).toMatchObject({ changed: 2, left: ["B-2"] });
  });

  test("entries come and go by what they are called, and those that are so already stay", async () => {
    await make("C-1", { additionalInfo: { amenities: ["clubhouse", "Our own lake"] } });
    await make("C-2");
    const path = "additionalInfo.amenities" as const;
    const add = { what: "add", path, entries: ["Club House"] } as const;
    expect(await look(add)).toMatchObject({ changed: 1, same: 1 });
    await apply(add);
    expect((await stateOf("C-2"))?.listing.additionalInfo.amenities).toEqual(["Club House"]);
    await apply({ what: "remove", path, entries: ["Club House"] });
    expect((await stateOf("C-1"))?.listing.additionalInfo.amenities).toEqual(["Our own lake"]);
  });

  test("a value that the field cannot hold is refused for each, and nothing is written", async () => {
    await make("D-1", rate(20_000));
    const booked = { what: "set", path: "status", value: "Booked" } as const;
    expect(await look(booked)).toMatchObject({ refusedRows: [{ code: "unknown-value" }] });
    const change = { what: "set", path: "marketValue.pricePerSqYd", value: "cheap" } as const;
    const looked = await look(change);
    expect(looked).toMatchObject({ changed: 0, refused: 1, refusedRows: [{ code: "bad-figure" }] });
    expect(await apply(change)).toEqual({ id: null, changed: 0, left: [] });
    expect(await findEdits(at.database().db)).toEqual([]);
  });

  test("all that a search finds leave the site, and no other", async () => {
    await make("E-1", { name: "HILL" });
    await make("E-2", { name: "RIVER" });
    await apply({ what: "publish", published: false }, { search: "?q=hill" });
    expect([(await stateOf("E-1"))?.published, (await stateOf("E-2"))?.published]).toEqual([
      false,
      true,
    ]);
    const changes = await at.database().db.select().from(listingChanges);
    expect(changes.filter(({ what }) => what === "unpublished")).toHaveLength(1);
  });

  test("more than are changed at once are refused, and as many are done in small batches", async () => {
    const { db } = at.database();
    const { listing } = await make("F-0", rate(20_000));
    const rows = Array.from({ length: MOST_AT_ONCE }, (_, n) => ({
      mlsNumber: `F-${n + 1}`,
      position: n + 2,
      hash: `made ${n}`,
      published: true,
      listing: { ...listing, mlsNumber: `F-${n + 1}` },
    }));
    for (let from = 0; from < rows.length; from += 500)
      await db.insert(listings).values(rows.slice(from, from + 500));
    const change = { what: "percent", percent: -10 } as const;
    const most = MOST_AT_ONCE + 1;
    expect(await lookAtEdit(db, { chosen: { search: "" }, change })).toEqual({
      ok: false,
      code: "too-many",
      chosen: most,
    });
    await db.delete(listings).where(eq(listings.mlsNumber, "F-0"));
    const sizes: number[] = [];
    for await (const some of readChosen(db, { search: "" })) sizes.push(some.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(50);
    const { seen } = await look(change);
    expect(JSON.stringify({ change, seen }).length).toBeLessThan(64 * 1024);
    expect(await applyEdit(context(), { change, seen, by: BY })).toMatchObject({
      changed: MOST_AT_ONCE,
      left: [],
    });
  });
});
