import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { toProvider } from "#features/places/model/geocode-providers.ts";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import { NetworkLimit } from "#platform/http/network-limit.ts";
import { placesApi } from "./places.server.ts";

const NOW = new Date("2026-01-15T06:00:00Z");
const fetch = vi.fn<typeof globalThis.fetch>();

const api = placesApi({
  gazetteer: await loadGazetteer(),
  cache: { find: async () => [], save: async () => undefined, countSince: async () => 0 },
  provider: toProvider({ name: "google", key: "paid", centre: { lat: 16.59, lng: 80.66 } }),
  fetch,
  clock: () => NOW,
  networkOf: (context) => context.req.header("network") ?? "192.0.2.1",
  limit: new NetworkLimit({ most: 60, seconds: 60, clock: () => NOW }),
});

async function geocode(body: string, network: string = crypto.randomUUID()) {
  const headers = { network };
  const reply = await api.request("/geocode", { method: "POST", body, headers });
  return { status: reply.status, json: await reply.json() };
}

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
  [`{"addresses":${"[".repeat(60)}${"]".repeat(60)}}`, "body", "must be a JSON object"],
  ["", "addresses", "must be a list of addresses"],
  ["[]", "body", "must be a JSON object"],
  ["{}", "addresses", "must be a list of addresses"],
  ['{"addresses":"Guntur"}', "addresses", "must be a list of addresses"],
  ['{"addresses":["Guntur",7]}', "addresses[1]", "must be a text"],
  [JSON.stringify({ addresses: ["x".repeat(121)] }), "addresses[0]", "at most 120 characters"],
  [JSON.stringify({ addresses: Array(65).fill("Lam") }), "addresses", "at most 64 addresses"],
])("refuses %.30s with the field and the reason", async (body, field, reason) => {
  const { status, json } = await geocode(body);
  expect(status).toBe(400);
  expect(json).toMatchObject({ success: false, field });
  expect(json.message).toContain(reason);
});

test("strangers cause no call of a paid provider", async () => {
  const addresses = Array.from({ length: 64 }, (_, n) => `Door ${n}, Karl Marx Road, Vijayawada`);
  expect((await geocode(JSON.stringify({ addresses }))).status).toBe(200);
  expect(fetch).not.toHaveBeenCalled();
});

test("a network asks sixty times a minute, and then waits; another does not wait for it", async () => {
  const body = '{"addresses":["Guntur"]}';
  for (let times = 0; times < 60; times++)
    expect((await geocode(body, "192.0.2.9")).status).toBe(200);
  const { status, json } = await geocode(body, "192.0.2.9");
  expect(status).toBe(429);
  expect(json).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 60 });
  expect((await geocode(body, "192.0.2.10")).status).toBe(200);
});

test("while many costly addresses are looked up, others have their turns", async () => {
  const costly = `CPVH+PV ${"a ".repeat(54)}`;
  const body = JSON.stringify({ addresses: Array.from({ length: 64 }, (_, n) => `${costly}${n}`) });
  let isDone = false;
  const lookingUp = geocode(body).finally(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await nextTurn();
  expect((await lookingUp).status).toBe(200);
  expect(turns).toBeGreaterThan(10);
});
