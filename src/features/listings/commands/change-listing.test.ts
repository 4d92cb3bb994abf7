import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { importListings } from "#features/listings/import/import-listings.server.ts";
import { computeVersion } from "#features/listings/import/write-listings.server.ts";
import { parseAdminListingsQuery } from "#features/listings/model/admin-listings-query.ts";
import { toDifferences } from "#features/listings/model/changes/differences.ts";
import {
  findAdminListing,
  findAdminListings,
} from "#features/listings/queries/find-admin-listings.server.ts";
import { findChanges } from "#features/listings/queries/find-changes.server.ts";
import {
  catalogueVersion,
  findListing,
  readSummaries,
} from "#features/listings/queries/listing-store.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { accounts, listings } from "#platform/db/schema.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { checkDraft, saveListing, undoChange } from "./change-listing.server.ts";

vi.setConfig({ testTimeout: 30_000 });

const sources = {
  illustrationOf: () => "hash",
  isDisputed: () => false,
  nearOf: () => "0344444444",
  placeOf: (en: string) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
};
const draft = (mlsNumber: string, more: object = {}) => ({
  name: "RIVER FIELDS",
  location: "Kankipadu",
  propertyType: "Plot",
  mlsNumber,
  ...more,
});

describeEachDatabase("changes of listings", (at) => {
  let now = Date.parse("2026-11-20T04:30:00Z");
  const clock = () => {
    now += 1000;
    return new Date(now);
  };
  const by = { accountId: randomUUID(), email: "asha@plots.example" };
  const other = { accountId: randomUUID(), email: "ravi@plots.example" };
  const context = () => ({ db: at.database().db, clock, bounds: shippedRegion().bounds });

  beforeEach(async () => {
    await at.empty();
    const rows = [by, other].map(({ accountId, email }) => ({
      id: accountId,
      email,
      name: "Agent",
      language: "en" as const,
      createdAt: new Date(now),
    }));
    await at.database().db.insert(accounts).values(rows);
  });

  async function made(mlsNumber: string, more: object = {}, published = true) {
    const save = { mlsNumber, draft: draft(mlsNumber, more), published, seen: null, by };
    const saved = await saveListing(context(), save);
    if (!saved.ok) throw new Error(saved.code);
    return saved.stored;
  }

  test("a listing is made, changed, taken off the site and put back, and every process is told", async () => {
    const { db } = at.database();
    const second = at.kind === "postgresql" ? await openDatabase(at.options()) : at.database();
    const told: string[] = [];
    const stop = second.onCatalogueChange((version) => told.push(version));
    // Changes that follow each other fast may be told as one.
    const untilTold = () =>
      vi.waitFor(async () => expect(told.at(-1)).toBe(await catalogueVersion(db)), 20_000);
    const first = await made("NEW-1", {}, false);
    await untilTold();
    expect(await findListing(db, "NEW-1")).toBeNull();
    const { stored } = await must(save(first.version, {}, true));
    await untilTold();
    expect(await findListing(db, "NEW-1")).toMatchObject({ name: "RIVER FIELDS" });
    const rate = { marketValue: { pricePerSqYd: "₹21000 per sq.yd" } };
    const changed = await must(save(stored.version, rate, true));
    await untilTold();
    expect((await readSummaries(db, sources)).summaries[0]?.ratePerSqYard).toBe(21000);
    await must(save(changed.stored.version, rate, false));
    expect(await findListing(db, "NEW-1")).toBeNull();
    expect(await computeVersion(db)).toBe(await catalogueVersion(db));
    await untilTold();
    expect(told).toHaveLength(4);
    stop();
    if (second !== at.database()) await second.close();
    const { changes: history } = await findChanges(db, "NEW-1");
    expect(history.map(({ what }) => what)).toEqual([
      "unpublished",
      "edited",
      "published",
      "created",
    ]);
    expect(history[1]).toMatchObject({
      actor: "asha@plots.example",
      differences: [{ path: "marketValue.pricePerSqYd", before: "", after: "₹21000 per sq.yd" }],
    });

    function save(seen: string, more: object, published: boolean) {
      const saving = { mlsNumber: "NEW-1", draft: draft("NEW-1", more), published, seen, by };
      return saveListing(context(), saving);
    }
  });

  test("what is wrong by a rule of today stays where it is stored, and comes in nowhere", async () => {
    const old = { status: "Booked", marketValue: { pricePerSqYd: "₹99999999 per sq.yd" } };
    const problems = [
      { path: "marketValue.pricePerSqYd", value: "₹99999999 per sq.yd", code: "too-great" },
      { path: "status", value: "Booked", code: "unknown-value" },
    ];
    const { version } = await made("OLD-1");
    const save = { mlsNumber: "OLD-1", draft: draft("OLD-1", old), published: true, by };
    const refused = { ok: false, code: "bad-listing", problems };
    expect(await saveListing(context(), { ...save, seen: version })).toEqual(refused);
    expect(await checkDraft(context(), save.draft)).toEqual({ ok: false, problems });
    const { db } = at.database();
    await db.update(listings).set({ listing: draft("OLD-1", old) });
    expect(await checkDraft(context(), draft("OLD-1", { ...old, name: "New" }))).toMatchObject({
      ok: true,
    });
    const off = { ...save, published: false, seen: version };
    expect(await saveListing(context(), off)).toMatchObject({ ok: true });
  });

  test("the second of two agents is told what the first one left, and writes nothing", async () => {
    const { db } = at.database();
    const { version } = await made("TWO-1");
    const save = (more: object, who: typeof by) =>
      saveListing(context(), {
        mlsNumber: "TWO-1",
        draft: draft("TWO-1", more),
        published: true,
        seen: version,
        by: who,
      });
    const both = await Promise.all([
      save({ status: "Sold out" }, by),
      save({ location: "Nunna" }, other),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = both.find(({ ok }) => !ok);
    const { listing } = (await findAdminListing(db, "TWO-1")) ?? {};
    expect(refused).toMatchObject({ code: "changed-meanwhile", stored: { listing } });
    expect((await findChanges(db, "TWO-1")).changes).toHaveLength(2);
  });

  test("a change is undone by a change of its own; undoing that brings it back", async () => {
    const { db } = at.database();
    const { version } = await made("UNDO-1");
    const sold = { mlsNumber: "UNDO-1", draft: draft("UNDO-1", { status: "Sold out" }) };
    const saved = await must(
      saveListing(context(), { ...sold, published: true, seen: version, by }),
    );
    const undo = async (nth: number, seen: string) => {
      const change = (await findChanges(db, "UNDO-1")).changes[nth]?.id ?? "";
      return undoChange(context(), { mlsNumber: "UNDO-1", change, seen, by: other });
    };
    expect(await undo(0, version)).toMatchObject({ code: "changed-meanwhile" });
    const back = await must(undo(0, saved.stored.version));
    expect(back.stored).toMatchObject({ version, listing: { status: "Available" } });
    expect((await findChanges(db, "UNDO-1")).changes[0]).toMatchObject({
      what: "undone",
      actor: "ravi@plots.example",
      differences: [{ path: "status", before: "Sold out", after: "Available" }],
    });
    const again = await must(undo(0, version));
    expect(again.stored.listing.status).toBe("Sold out");
    const off = await must(undo(3, again.stored.version));
    expect(off.stored.published).toBe(false);
    const missing = { mlsNumber: "UNDO-1", seen: off.stored.version, by };
    for (const change of ["", "x\0", randomUUID()])
      expect(await undoChange(context(), { ...missing, change })).toMatchObject({
        code: "no-such-change",
      });
  });

  test("what does not parse, or is another listing's, is refused by its fields", async () => {
    const { version } = await made("BAD-1");
    const save = (more: object, seen: string | null = version, mlsNumber = "BAD-1") =>
      saveListing(context(), {
        mlsNumber,
        draft: draft("BAD-1", more),
        published: true,
        seen,
        by,
      });
    for (const [more, path, code] of [
      [{ name: " " }, "name", "missing"],
      [{ name: "a\0b" }, "name", "bad-format"],
      [{ keyFeatures: ["\ud800"] }, "keyFeatures.0", "bad-format"],
      [{ areaRange: "big" }, "areaRange", "bad-figure"],
      [{ lat: 16 }, "lng", "half-a-place"],
      [{ lat: 19.2, lng: 85.1 }, "lat", "beyond-region"],
      [{ mlsNumber: "BAD-2" }, "mlsNumber", "bad-format"],
      [{ owner: 1 }, "owner", "unknown-field"],
    ] as const)
      expect(await save(more)).toMatchObject({ problems: [{ path, code }] });
    expect(await save({}, null)).toMatchObject({ code: "number-taken" });
    const missing = { ...draft("NONE"), mlsNumber: "NONE" };
    const none = { mlsNumber: "NONE", draft: missing, published: true, seen: version, by };
    expect(await saveListing(context(), none)).toMatchObject({ code: "no-such-listing" });
    expect((await findChanges(at.database().db, "BAD-1")).changes).toHaveLength(1);
  });

  test("latitude and longitude in each other's place are refused at both", async () => {
    const swapped = { mlsNumber: "SWAP-1", draft: draft("SWAP-1", { lat: 80.6, lng: 16.5 }) };
    const save = { ...swapped, published: true, seen: null, by };
    expect(await saveListing(context(), save)).toEqual({
      ok: false,
      code: "bad-listing",
      problems: [
        { path: "lat", value: "80.6", code: "outside-region" },
        { path: "lng", value: "16.5", code: "outside-region" },
      ],
    });
    await made("SWAP-1", { lat: 16.5, lng: 80.6 });
  });

  test("a listing that lies outside the region already is taken off the site, and moved only inside it", async () => {
    const wide = { ...context(), bounds: { west: 68, south: 6, east: 97.5, north: 37.5 } };
    const far = { mlsNumber: "FAR-1", draft: draft("FAR-1", { lat: 19.2, lng: 85.1 }) };
    const first = await saveListing(wide, { ...far, published: true, seen: null, by });
    if (!first.ok) throw new Error(first.code);
    const save = (place: object) =>
      saveListing(context(), {
        mlsNumber: "FAR-1",
        draft: draft("FAR-1", place),
        published: false,
        by,
        seen: first.stored.version,
      });
    expect(await save({ lat: 19.3, lng: 85.1 })).toMatchObject({ code: "bad-listing" });
    expect(await save({ lat: 19.2, lng: 85.1 })).toMatchObject({ stored: { published: false } });
  });

  test("the table finds by words, filters and order; an import stands in the history", async () => {
    const { db } = at.database();
    await made("B_1", { name: "Zinnia", location: "100% Nunna" });
    await made("A-1", { name: "Aster", marketValue: { pricePerSqYd: "₹9000 per sq.yd" } }, false);
    const find = async (search: string) => {
      const query = parseAdminListingsQuery(new URLSearchParams(search));
      return (await findAdminListings(db, query, sources)).rows.map((row) => row.summary.mlsNumber);
    };
    expect(await find("")).toEqual(["B_1", "A-1"]);
    expect(await find("sort=name")).toEqual(["A-1", "B_1"]);
    expect(await find("sort=changed")).toEqual(["A-1", "B_1"]);
    expect(await find("q=100%25")).toEqual(["B_1"]);
    expect(await find("q=b_")).toEqual(["B_1"]);
    expect(await find("published=no")).toEqual(["A-1"]);
    expect(await find("rate=yes")).toEqual(["A-1"]);
    expect(await find("rate=no&photos=no")).toEqual(["B_1"]);
    expect(await find("photos=yes")).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), "sthalam-changes-"));
    const file = join(folder, "one.json");
    writeFileSync(file, JSON.stringify([draft("B_1", { name: "Dahlia" })]));
    const geocode = async (all: string[]) => all.map(() => ({ lat: null, lng: null }));
    await importListings({ db, clock, file, geocode, by: other });
    rmSync(folder, { recursive: true });
    expect((await findChanges(db, "B_1")).changes[0]).toMatchObject({
      what: "imported",
      actor: "ravi@plots.example",
      differences: [
        { path: "name", before: "Zinnia", after: "Dahlia" },
        { path: "location", before: "100% Nunna", after: "Kankipadu" },
      ],
    });
  });
});

async function must<Result extends { ok: boolean }>(
  result: Promise<Result>,
): Promise<Extract<Result, { ok: true }>> {
  const done = await result;
  if (!done.ok) throw new Error(JSON.stringify(done));
  return done as Extract<Result, { ok: true }>;
}

test("fields differ by their words, lists as one line", () => {
  const before = { a: "x", list: ["p", "q"], group: { yes: true }, lat: null };
  const after = { a: "x", list: ["p"], group: { yes: false }, lat: 16.5 };
  expect(toDifferences(before, after)).toEqual([
    { path: "list", before: "p; q", after: "p" },
    { path: "group.yes", before: "yes", after: "no" },
    { path: "lat", before: "", after: "16.5" },
  ]);
});
