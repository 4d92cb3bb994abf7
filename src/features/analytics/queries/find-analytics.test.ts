import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { ViewCounter } from "#features/analytics/commands/view-counter.server.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import {
  accounts,
  dailyCounts,
  favourites,
  leads,
  listings,
  listingViews,
  projects,
} from "#platform/db/schema.ts";
import { findAnalytics } from "./find-analytics.server.ts";

/** Saturday, in the week from 16 November. */
const NOW = new Date("2026-11-21T06:00:00Z");
const LAST_SUNDAY_LATE = new Date("2026-11-15T18:29:00Z");
const MONDAY_EARLY = new Date("2026-11-15T18:31:00Z");
const TOO_OLD = new Date("2026-08-30T12:00:00Z");

describeEachDatabase("numbers", ({ database, empty }) => {
  let now: Date;
  const counter = () => new ViewCounter({ db: database().db, clock: () => now });
  const views = () => database().db.select().from(listingViews);

  beforeEach(async () => {
    now = NOW;
    await empty();
  });

  async function addListing(mlsNumber: string, published: boolean): Promise<void> {
    const given = { mlsNumber, name: `LAYOUT ${mlsNumber}`, location: "N", propertyType: "Plot" };
    const parsed = parseListing(given);
    if (!parsed.ok) throw new Error("The listing does not parse");
    const position = Number(mlsNumber.slice(1));
    await database()
      .db.insert(listings)
      .values({ mlsNumber, position, listing: parsed.listing, hash: mlsNumber, published });
  }

  async function addLead(
    mlsNumber: string | null,
    createdAt: Date,
    projectSlug: string | null = null,
  ): Promise<void> {
    const reference = randomUUID();
    const who = {
      name: "Lakshmi",
      phone: "+919876543210",
      language: "te" as const,
      kind: "callback",
    };
    const hashes = { keyHash: reference, requestHash: "" };
    await database()
      .db.insert(leads)
      .values({
        reference,
        ...hashes,
        ...who,
        mlsNumber,
        projectSlug,
        createdAt,
        consentAt: createdAt,
      });
  }

  async function addSave(mlsNumber: string, savedAt: Date): Promise<void> {
    const id = randomUUID();
    const email = `${id}@homes.example`;
    const { db } = database();
    await db
      .insert(accounts)
      .values({ id, email, name: "R", language: "en" as const, createdAt: savedAt });
    await db.insert(favourites).values({ accountId: id, mlsNumber, savedAt });
  }

  test("views of several processes add up, each in the week of its writing", async () => {
    const [one, other] = [counter(), counter()];
    for (let at = 0; at < 3; at++) one.count("P1");
    other.count("P1");
    other.count("P2");
    await Promise.all([one.write(), other.write()]);
    now = new Date("2026-11-23T06:00:00Z");
    one.count("P1");
    await one.write();
    const rows = await views();
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { mlsNumber: "P1", week: "2026-11-16", views: 4 },
        { mlsNumber: "P2", week: "2026-11-16", views: 1 },
        { mlsNumber: "P1", week: "2026-11-23", views: 1 },
      ]),
    );
  });

  test("views that could not be written wait for the next write", async () => {
    const one = counter();
    one.count("P1");
    const insert = vi.spyOn(database().db, "insert").mockImplementationOnce(() => {
      throw new Error("the disk is full");
    });
    await expect(one.write()).rejects.toThrow("the disk is full");
    one.count("P1");
    await one.write();
    insert.mockRestore();
    expect(await views()).toEqual([{ mlsNumber: "P1", week: "2026-11-16", views: 2 }]);
  });

  test("what is counted is told by listing and week, by the clock of India", async () => {
    await addListing("P1", true);
    await addListing("P2", false);
    await addListing("P3", true);
    await database()
      .db.insert(listingViews)
      .values([
        { mlsNumber: "P1", week: "2026-08-31", views: 7 },
        { mlsNumber: "P1", week: "2026-08-24", views: 100 },
        { mlsNumber: "P9", week: "2026-11-16", views: 2 },
      ]);
    for (const at of [LAST_SUNDAY_LATE, MONDAY_EARLY, NOW, TOO_OLD]) await addLead("P2", at);
    await addLead(null, NOW);
    for (const at of [LAST_SUNDAY_LATE, MONDAY_EARLY, TOO_OLD]) await addSave("P1", at);
    const analytics = await findAnalytics(database().db, NOW);
    const of = (mlsNumber: string | null) =>
      analytics.listings.find((listing) => listing.mlsNumber === mlsNumber);
    expect(analytics.weeks.at(-1)).toBe("2026-11-16");
    expect(analytics.listings).toHaveLength(4);
    expect(analytics.unseen).toBe(1);
    expect(of("P1")).toMatchObject({ name: "Layout P1", published: true });
    expect(of("P1")?.views).toEqual([7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(of("P1")?.saves.slice(-3)).toEqual([0, 1, 1]);
    expect(of("P2")).toMatchObject({ published: false });
    expect(of("P2")?.leads.slice(-3)).toEqual([0, 1, 2]);
    expect(of("P9")).toMatchObject({ name: null, published: false });
    expect(of(null)?.leads.at(-1)).toBe(1);
  });

  test("leads and views of a project are told as the project's", async () => {
    const facts = { name: "Kanuru Acres", isSample: false };
    const { db } = database();
    await db.insert(projects).values({ slug: "acres", position: 1, facts, updatedAt: NOW });
    await addLead(null, NOW, "acres");
    await addLead(null, LAST_SUNDAY_LATE, "acres");
    const viewed = { what: "project-view", subject: "acres" };
    await db.insert(dailyCounts).values([
      { ...viewed, day: "2026-11-15", times: 2 },
      { ...viewed, day: "2026-11-16", times: 3 },
      { ...viewed, day: "2026-11-20", times: 4 },
    ]);
    const { listings: told } = await findAnalytics(db, NOW);
    expect(told).toMatchObject([
      { mlsNumber: null, project: "acres", name: "Kanuru Acres", published: true },
    ]);
    expect([told[0]?.views.slice(-2), told[0]?.leads.slice(-2)]).toEqual([
      [2, 7],
      [1, 1],
    ]);
  });
});
