import { expect, test } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { placesApi } from "./places.server.ts";

const api = placesApi({
  gazetteer: await loadGazetteer(),
  cache: { find: async () => [], save: async () => undefined },
  provider: null,
  fetch,
  clock: () => new Date("2026-01-15T06:00:00Z"),
});

async function geocode(body: string) {
  const reply = await api.request("/geocode", { method: "POST", body });
  return { status: reply.status, json: await reply.json() };
}

test("suggests places, at most ten, with exactly the fields a search box needs", async () => {
  const reply = await api.request(`/places?q=${encodeURIComponent("ఉండవల్లి")}`);
  const { results } = await reply.json();
  expect(results[0]).toEqual({
    name: "Undavalli",
    kind: "village",
    context: "Guntur district",
    lat: 16.496,
    lng: 80.58,
  });
  const many = await (await api.request("/places?q=a")).json();
  expect(many.results).toHaveLength(10);
});

test("names places in the language asked for", async () => {
  const { results } = await (await api.request("/places?q=guntur&language=hi")).json();
  expect(results[0].name).toBe("गुंटूर");
});

test.each([
  ["/places", "q"],
  ["/places?q=a&language=fr", "language"],
])("refuses %s, naming %s", async (path, field) => {
  const reply = await api.request(path);
  expect(reply.status).toBe(400);
  expect(await reply.json()).toMatchObject({ success: false, field });
});

test("resolves addresses in their order, null where unknown", async () => {
  const addresses = ["Hyderabad", "CPVH+PV, Vijayawada, Andhra Pradesh, India", ""];
  const { status, json } = await geocode(JSON.stringify({ addresses }));
  expect(status).toBe(200);
  expect(json.results).toHaveLength(3);
  expect(json.results[0]).toEqual({ lat: null, lng: null });
  expect(json.results[1].lat).toBeCloseTo(16.444313, 5);
  expect(json.results[2]).toEqual({ lat: null, lng: null });
  expect((await geocode('{"addresses":[]}')).json).toEqual({ results: [] });
});

test.each([
  ["not json", "body", "must be a JSON object"],
  ["", "body", "must be a JSON object"],
  ["[]", "body", "must be a JSON object"],
  ["{}", "addresses", "must be a list of addresses"],
  ['{"addresses":"Guntur"}', "addresses", "must be a list of addresses"],
  ['{"addresses":["Guntur",7]}', "addresses[1]", "must be a text"],
  [JSON.stringify({ addresses: ["x".repeat(301)] }), "addresses[0]", "at most 300 characters"],
  [JSON.stringify({ addresses: Array(201).fill("Lam") }), "addresses", "at most 200 addresses"],
])("refuses %.30s with the field and the reason", async (body, field, reason) => {
  const { status, json } = await geocode(body);
  expect(status).toBe(400);
  expect(json).toMatchObject({ success: false, field });
  expect(json.message).toContain(reason);
});
