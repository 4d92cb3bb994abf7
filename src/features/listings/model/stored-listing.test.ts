import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { importListings } from "#features/listings/import/import-listings.server.ts";
import { previewImport } from "#features/listings/import/preview-import.server.ts";
import {
  findAdminListing,
  findAdminListings,
} from "#features/listings/queries/find-admin-listings.server.ts";
import { findChangeState, findChanges } from "#features/listings/queries/find-changes.server.ts";
import { findKnown } from "#features/listings/queries/last-published.server.ts";
import { findPhotos, readSummaries } from "#features/listings/queries/listing-store.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { listingChanges, listings } from "#platform/db/schema.ts";
import { parseAdminListingsQuery } from "./admin-listings-query.ts";
import { hashListing } from "./content-hash.server.ts";

const sources = {
  illustrationOf: () => "hash",
  isDisputed: () => false,
  nearOf: () => "0344444444",
  placeOf: (en: string) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
};
/** As an older version wrote it: without groups and fields that the schema has gained since. */
const OLD = {
  name: "RIVER FIELDS",
  location: "Kankipadu",
  propertyType: "Plot",
  mlsNumber: "OLD-1",
  marketValue: { pricePerSqYd: "₹21000 per sq.yd" },
};
/** Described when the site spoke one language less. */
const OLD_PHOTO = {
  hash: "0123456789abcdef0123",
  width: 800,
  height: 600,
  alt: { en: "The gate", te: "ద్వారం" },
};
const ALT_NOW = { en: "The gate", te: "ద్వారం", hi: "" };

const folder = mkdtempSync(join(tmpdir(), "sthalam-stored-"));
afterAll(() => rmSync(folder, { recursive: true }));

describeEachDatabase("a listing that an older version stored", (at) => {
  const now = new Date("2026-11-20T04:30:00Z");
  const db = () => at.database().db;
  // Its hash was made of what the older version knew.
  const hash = hashListing(OLD as never);

  beforeEach(async () => {
    await at.empty();
    await db()
      .insert(listings)
      .values({ mlsNumber: "OLD-1", position: 1, listing: OLD, hash, photos: [OLD_PHOTO] });
  });

  test("is in the table of agents, in its form and in the catalogue, with what was added since empty", async () => {
    const query = parseAdminListingsQuery(new URLSearchParams());
    const [row] = (await findAdminListings(db(), query, sources)).rows;
    expect(row?.summary).toMatchObject({ name: "River Fields", ratePerSqYard: 21000 });
    expect(row?.photos).toBe(1);
    const listing = { status: "Available", additionalInfo: { gated: false, amenities: [] } };
    expect(await findAdminListing(db(), "OLD-1")).toMatchObject({
      listing,
      photos: [{ alt: ALT_NOW }],
    });
    expect((await readSummaries(db(), sources)).summaries).toHaveLength(1);
    expect(await findPhotos(db(), "OLD-1")).toEqual([
      { ...OLD_PHOTO, kind: "photograph", alt: ALT_NOW },
    ]);
  });

  test("is the same to an import that brings it again, told and done", async () => {
    const file = join(folder, `${at.kind}.json`);
    writeFileSync(file, JSON.stringify([{ ...OLD, lat: null, lng: null }]));
    expect(await previewImport(db(), file)).toMatchObject({ ok: true, unchanged: 1, updated: 0 });
    const geocode = async (all: string[]) => all.map(() => ({ lat: null, lng: null }));
    const done = await importListings({ db: db(), clock: () => now, file, geocode });
    expect(done).toMatchObject({ ok: true, unchanged: 1, updated: 0 });
    expect(await db().select().from(listingChanges)).toEqual([]);
  });

  test("differs in its history only by what somebody changed", async () => {
    const [stored] = await findKnown(db(), ["OLD-1"]);
    const after = { listing: { ...stored?.listing, status: "Sold" }, published: true };
    const change = { id: randomUUID(), mlsNumber: "OLD-1", at: now, what: "edited" };
    const before = { listing: OLD, published: true };
    await db()
      .insert(listingChanges)
      .values({ ...change, before, after });
    expect((await findChanges(db(), "OLD-1")).changes).toMatchObject([
      { differences: [{ path: "status", before: "Available", after: "Sold" }] },
    ]);
    expect(await findChangeState(db(), "OLD-1", change.id)).toEqual({
      listing: stored?.listing,
      published: true,
    });
  });

  test("stays in the history as it was written when a rule of today refuses it", async () => {
    const refused = { ...OLD, mlsNumber: "OLD-1", propertyType: "Castle" };
    const change = { id: randomUUID(), mlsNumber: "OLD-1", at: now, what: "edited" };
    const before = { listing: refused, published: false };
    const after = { listing: OLD, published: true };
    await db()
      .insert(listingChanges)
      .values({ ...change, before, after });
    const [told] = (await findChanges(db(), "OLD-1")).changes;
    expect(told).toMatchObject({ publishedBefore: false, publishedAfter: true });
    expect(told?.differences).toContainEqual({
      path: "propertyType",
      before: "Castle",
      after: "Plot",
    });
  });

  test("is named with its field where it cannot be read", async () => {
    await db()
      .update(listings)
      .set({ listing: { ...OLD, marketValue: { tax: "1" } } });
    const query = parseAdminListingsQuery(new URLSearchParams());
    await expect(findAdminListings(db(), query, sources)).rejects.toThrow(
      "Stored listing OLD-1: unknown-field at marketValue.tax",
    );
  });
});
