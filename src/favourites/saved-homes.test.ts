import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { accounts, favourites, listings } from "#db/schema.ts";
import { describeEachDatabase } from "#db/testing.ts";
import { parseListing } from "#listings/listing.ts";
import { listSaved, readSavedListings, removeHome, saveHome } from "./saved-homes.server.ts";

const RAVI = "00000000-0000-4000-8000-000000000001";
const LAKSHMI = "00000000-0000-4000-8000-000000000002";
const sources = {
  illustrationOf: () => "hash",
  townName: (en: string) => ({ en, te: null, hi: null }),
};

function listingOf(mlsNumber: string) {
  const parsed = parseListing({
    mlsNumber,
    name: `LAYOUT ${mlsNumber}`,
    location: "Nunna, Vijayawada",
    propertyType: "Plot",
    areaRange: "49852 sq.yds",
    marketValue: { pricePerSqYd: "₹20000 per sq.yd" },
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.listing;
}

describeEachDatabase("saved homes", ({ database, empty }) => {
  let minute = 0;
  const clock = () => new Date(Date.UTC(2026, 2, 2, 4, minute++));
  const save = (account: string, id: string) => saveHome({ db: database().db, clock }, account, id);
  const saved = (account = RAVI) => listSaved(database().db, account);

  beforeEach(async () => {
    await empty();
    const { db } = database();
    const rows = ["P1", "P2", "P3"].map((mlsNumber, at) => ({
      mlsNumber,
      position: at + 1,
      listing: listingOf(mlsNumber),
      hash: "h",
    }));
    await db.insert(listings).values(rows);
    const people = [RAVI, LAKSHMI].map((id) => ({
      id,
      email: `${id}@homes.example`,
      name: "Ravi",
      language: "en",
      createdAt: clock(),
    }));
    await db.insert(accounts).values(people);
  });

  test("are listed the last saved first, each once, everyone's own", async () => {
    for (const id of ["P1", "P3", "P1"]) expect(await save(RAVI, id)).toEqual({ ok: true });
    await save(LAKSHMI, "P2");
    expect(await saved()).toEqual(["P3", "P1"]);
    await removeHome(database().db, RAVI, "P3");
    await removeHome(database().db, RAVI, "P2");
    expect(await saved()).toEqual(["P1"]);
    expect(await saved(LAKSHMI)).toEqual(["P2"]);
  });

  test("stay when the listing is unpublished, and are shown as such", async () => {
    const { db } = database();
    await save(RAVI, "P1");
    await save(RAVI, "P2");
    await db.update(listings).set({ published: false }).where(eq(listings.mlsNumber, "P1"));
    expect(await saved()).toEqual(["P2", "P1"]);
    const shown = await readSavedListings(db, RAVI, sources);
    expect(shown.map(({ mlsNumber, published }) => [mlsNumber, published])).toEqual([
      ["P2", true],
      ["P1", false],
    ]);
    expect(shown[0]).toMatchObject({
      name: "Layout P2",
      location: "Nunna, Vijayawada",
      areaRange: "49852 sq.yds",
      propertyType: "Plot",
      pricePerSqYd: "₹20000 per sq.yd",
      ratePerSqYard: 20_000,
    });
    expect(await save(RAVI, "P1")).toEqual({ ok: true });
  });

  test.each(["P9", "", "P\0"])("an id never in the catalogue, %j, is refused", async (id) => {
    expect(await save(RAVI, id)).toEqual({ ok: false, code: "no-such-listing" });
    await removeHome(database().db, RAVI, id);
    expect(await saved()).toEqual([]);
  });

  test("are 500 at most, also when two are saved at once", async () => {
    const old = Array.from({ length: 499 }, (_, at) => ({
      accountId: RAVI,
      mlsNumber: `old ${at}`,
      savedAt: clock(),
    }));
    await database().db.insert(favourites).values(old);
    const both = await Promise.all([save(RAVI, "P1"), save(RAVI, "P2")]);
    const codes = both.map((one) => (one.ok ? "saved" : one.code));
    expect(codes.sort()).toEqual(["saved", "too-many-saved"]);
    expect(await saved()).toHaveLength(500);
    const kept = (await saved())[0] ?? "";
    expect(await save(RAVI, kept)).toEqual({ ok: true });
  });
});
