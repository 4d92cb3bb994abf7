import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import { loadGazetteer } from "#features/places/index.server.ts";
import { buildSearchIndex } from "#features/search/model/answer/search-index.ts";
import { listingsApi } from "./listings.server.ts";

const index = buildSearchIndex(toColumns([]));
const api = listingsApi({
  gazetteer: await loadGazetteer(),
  catalogue: () => ({ index }),
  project: () => null,
  findListing: async () => null,
});

test("suggests places, at most ten, with exactly the fields a search box needs", async () => {
  const reply = await api.request(`/suggestions?q=${encodeURIComponent("ఉండవల్లి")}`);
  const { results } = await reply.json();
  expect(results[0]).toEqual({
    name: "Undavalli",
    kind: "village",
    context: "Guntur district",
    lat: 16.496,
    lng: 80.58,
  });
  const many = await (await api.request("/suggestions?q=a")).json();
  expect(many.results).toHaveLength(10);
});

test("names places in the language asked for", async () => {
  const { results } = await (await api.request("/suggestions?q=guntur&language=hi")).json();
  expect(results[0].name).toBe("गुंटूर");
});

test.each([
  ["/suggestions", "q"],
  ["/suggestions?q=a&language=fr", "language"],
])("refuses %s, naming %s", async (path, field) => {
  const reply = await api.request(path);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ success: false, field });
});
