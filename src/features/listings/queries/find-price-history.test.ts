import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { saveListing } from "#features/listings/commands/change-listing.server.ts";
import { DAY_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts } from "#platform/db/schema.ts";
import { shippedRegion } from "#platform/region/read-region.ts";
import { findPriceHistories, findPriceHistory } from "./find-price-history.server.ts";
import { recordPhotos } from "./photo-history.server.ts";

describeEachDatabase("price and status of a listing so far", ({ database, empty }) => {
  const by = { accountId: randomUUID(), email: "agent@plots.example" };
  let now: number;
  let seen: string | null;

  beforeEach(async () => {
    await empty();
    now = Date.parse("2026-03-01T04:30:00Z");
    seen = null;
    const person = { id: by.accountId, email: by.email, name: "Agent", language: "en" as const };
    await database()
      .db.insert(accounts)
      .values({ ...person, createdAt: new Date(now) });
  });

  /** A day later it is saved with these facts. */
  async function save(facts: object, published = true): Promise<void> {
    now += DAY_MS;
    const draft = { mlsNumber: "P1", name: "Green", location: "Nunna", propertyType: "Plot" };
    const context = { db: database().db, clock: () => new Date(now) };
    const saved = await saveListing(
      { ...context, bounds: shippedRegion().bounds },
      { mlsNumber: "P1", draft: { ...draft, ...facts }, published, seen, by },
    );
    if (!saved.ok) throw new Error(saved.code);
    seen = saved.stored.version;
  }

  const at = (rate: string) => ({ marketValue: { pricePerSqYd: rate } });
  const history = () => findPriceHistory(database().db, "P1");

  test("a listing has what its changes on the site made of price and status", async () => {
    await save(at("₹20000 per sq.yd"), false);
    await save(at("₹20000 per sq.yd"));
    await save({ ...at("₹20000 per sq.yd"), name: "Greener" });
    await save({ ...at("₹21000 per sq.yd"), status: "Sold out" });
    await save({ ...at("₹21000 per sq.yd"), status: "Sold out" }, false);
    expect(await history()).toEqual([
      { day: "2026-03-06", what: "taken-off" },
      { day: "2026-03-05", what: "rate", before: 20_000, rate: 21_000 },
      { day: "2026-03-05", what: "sold-out" },
      { day: "2026-03-03", what: "listed", rate: 20_000 },
    ]);
    expect(await findPriceHistory(database().db, "P2")).toEqual([]);
    const all = await findPriceHistories(database().db, ["P2", "P1", "\0"]);
    expect([...all]).toEqual([["P1", await history()]]);
  });

  test("photographs are no change of it", async () => {
    await save({});
    const alt = { en: "", te: "", hi: "" };
    const photo = { hash: "a", width: 1, height: 1, kind: "photograph", alt } as const;
    const photos = { before: [], after: [photo] };
    const changed = { mlsNumber: "P1", ...photos, by, now: new Date(now + DAY_MS), isUndo: false };
    await recordPhotos(database().db, changed);
    expect(await history()).toEqual([{ day: "2026-03-02", what: "listed", rate: null }]);
  });
});
