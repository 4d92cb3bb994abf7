import { afterAll, expect, test } from "vitest";
import { makeTestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { databaseGeocodeCache } from "./geocode-cache.server.ts";

const at = await makeTestDatabase("pglite");
const database = await openDatabase(at);
afterAll(async () => {
  await database.close();
  await at.remove();
});

test("keeps answers by address, the newest in place of the older", async () => {
  const cache = databaseGeocodeCache(database.db);
  const unknown = { address: "Lane 1", provider: "photon", lat: null, lng: null };
  const found = { address: "Lane 1", provider: "google", lat: 16.5181, lng: 80.6272 };
  const later = new Date("2026-02-01T00:00:00Z");
  await cache.save({ ...unknown, resolvedAt: new Date("2026-01-01T00:00:00Z") });
  await cache.save({ ...found, resolvedAt: later });
  await cache.save({ ...unknown, address: "Lane 2", resolvedAt: later });
  expect(await cache.find(["Lane 1", "Lane 3"])).toEqual([{ ...found, resolvedAt: later }]);
  expect((await cache.find(["Lane 2"]))[0]?.lat).toBeNull();
  expect(await cache.find([])).toEqual([]);
  expect(await cache.countSince(new Date("2026-01-15T00:00:00Z"))).toBe(2);
  expect(await cache.countSince(later)).toBe(0);
});
