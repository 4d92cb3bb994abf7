import { expect, test, vi } from "vitest";
import { loadGazetteer } from "#features/places/index.server.ts";
import { toProvider } from "#features/places/index.ts";
import { agentGeocoding } from "./geocoding.ts";

test("agents cause no more calls of a provider in a day than the setting allows", async () => {
  const saved: string[] = [];
  const found = { status: "OK", results: [{ geometry: { location: { lat: 16.5, lng: 80.6 } } }] };
  const fetch = vi.fn(async () => Response.json(found));
  const geocode = agentGeocoding(
    {
      gazetteer: await loadGazetteer(),
      cache: {
        find: async () => [],
        save: async ({ address }) => void saved.push(address),
        countSince: async () => saved.length,
      },
      provider: toProvider({ name: "google", key: "paid", centre: { lat: 16.59, lng: 80.66 } }),
      fetch,
      clock: () => new Date("2026-01-15T06:00:00Z"),
    },
    5,
  );
  const streets = (from: number) =>
    [0, 1, 2].map((n) => `Door ${from + n}, Karl Marx Road, Guntur`);
  expect(await geocode(streets(0))).toEqual(Array(3).fill({ lat: 16.5, lng: 80.6 }));
  const second = await geocode(streets(3));
  expect(second.map(({ lat }) => lat)).toEqual([16.5, 16.5, null]);
  await geocode(streets(6));
  expect(fetch).toHaveBeenCalledTimes(5);
  expect(await geocode(["Guntur"])).toMatchObject([{ lat: expect.any(Number) }]);
});
