import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { parseListing } from "#features/listings/model/listing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, favourites, listings } from "#platform/db/schema.ts";
import { findSavedOften } from "./saved-often.server.ts";

const NOON = new Date("2026-03-03T06:30:00Z");

describeEachDatabase("homes saved often", ({ database, empty }) => {
  beforeEach(empty);

  /** Lists a home and has so many accounts save it. */
  async function save(mlsNumber: string, saves: number, published = true) {
    const { db } = database();
    const given = { mlsNumber, name: "GREEN MEADOWS", location: "Nuzvid", propertyType: "Plot" };
    const parsed = parseListing(given);
    if (!parsed.ok) throw new Error("The listing does not parse");
    const row = {
      mlsNumber,
      position: mlsNumber.charCodeAt(0),
      listing: parsed.listing,
      hash: mlsNumber,
      published,
    };
    await db.insert(listings).values(row);
    for (let made = 0; made < saves; made += 1) {
      const id = randomUUID();
      const person = { id, email: `${id}@home.example`, name: "", language: "en" as const };
      await db.insert(accounts).values({ ...person, createdAt: NOON });
      await db.insert(favourites).values({ accountId: id, mlsNumber, savedAt: NOON });
    }
  }

  test("four homes, or homes with four saves, say nothing", async () => {
    for (const id of ["A", "B", "C", "D"]) await save(id, 5);
    await save("E", 4);
    await save("HIDDEN", 9, false);
    expect(await findSavedOften(database().db)).toEqual([]);
  });

  test("five homes with five saves each are told, most saved first, five at most", async () => {
    for (const [id, saves] of [
      ["A", 5],
      ["B", 8],
      ["C", 5],
      ["D", 6],
      ["E", 5],
      ["F", 7],
    ] as const)
      await save(id, saves);
    const told = await findSavedOften(database().db);
    expect(told.map(({ mlsNumber, saves }) => [mlsNumber, saves])).toEqual([
      ["B", 8],
      ["F", 7],
      ["D", 6],
      ["A", 5],
      ["C", 5],
    ]);
    expect(told[0]?.name).toBe("Green Meadows");
  });
});
