import { expect, test } from "vitest";
import { ask, expectGuarded, facts, json } from "./delivery-steps.ts";

const geocode = (body: unknown) =>
  ask("/api/geocode", { method: "POST", headers: json, body: JSON.stringify(body) });

test("geocoding answers all addresses in their order, within 20 m of the facts", async () => {
  const reply = await geocode({ addresses: facts.map(({ location }) => location) });
  expect(reply.status).toBe(200);
  const { results } = JSON.parse(reply.body.toString()) as {
    results: { lat: number; lng: number }[];
  };
  expect(results).toHaveLength(facts.length);
  results.forEach(({ lat, lng }, i) => {
    const fact = facts[i];
    const metres = Math.hypot(
      (lat - (fact?.lat ?? 0)) * 111_200,
      (lng - (fact?.lng ?? 0)) * 111_200 * Math.cos((lat * Math.PI) / 180),
    );
    expect(metres, fact?.location).toBeLessThan(20);
  });
});

test("what cannot be geocoded is null in its place", async () => {
  const reply = await geocode({ addresses: ["zzzzqqq xxyyx", "CPVH+PV, Vijayawada", ""] });
  const { results } = JSON.parse(reply.body.toString());
  expect(results).toEqual([
    { lat: null, lng: null },
    { lat: expect.closeTo(16.4443, 3), lng: expect.closeTo(80.7297, 3) },
    { lat: null, lng: null },
  ]);
  expect(JSON.parse((await geocode({ addresses: [] })).body.toString())).toEqual({ results: [] });
});

test.each([
  { what: "no JSON", body: "{addresses:", field: "body" },
  { what: "nothing", body: "", field: "addresses" },
  { what: "no list", body: '{"addresses":"Guntur"}', field: "addresses" },
  { what: "no addresses", body: "{}", field: "addresses" },
  { what: "a number among them", body: '{"addresses":["a",7]}', field: "addresses[1]" },
  {
    what: "65 addresses",
    body: JSON.stringify({ addresses: Array.from({ length: 65 }, () => "a") }),
    field: "addresses",
  },
])("geocoding $what is refused with field and reason", async ({ body, field }) => {
  const reply = await ask("/api/geocode", { method: "POST", headers: json, body });
  expect(reply.status).toBe(400);
  const answer = JSON.parse(reply.body.toString());
  expect(answer).toMatchObject({ success: false, field });
  expect(answer.message).toMatch(/^[\w[\]]+ .+\.$/);
  expectGuarded(reply.headers);
});

test("64 addresses are taken, and more than 64 kB are not, told or untold", async () => {
  expect((await geocode({ addresses: Array.from({ length: 64 }, () => "a") })).status).toBe(200);
  const large = JSON.stringify({ addresses: ["x".repeat(70_000)] });
  for (const headers of [json, { ...json, "transfer-encoding": "chunked" }]) {
    const reply = await ask("/api/geocode", { method: "POST", headers, body: large });
    expect(reply.status).toBe(413);
    expectGuarded(reply.headers);
    // What takes no call at all waits for a place as well.
    const drawing = await ask("/illustrations/x", { method: "POST", headers, body: large });
    expect(drawing.status).toBe(413);
  }
});

test("a call of another site's page is refused, and a body that is not called JSON", async () => {
  const body = '{"addresses":["Guntur"]}';
  const statusOf = async (headers: Record<string, string>, path = "/api/geocode") =>
    (await ask(path, { method: "POST", headers, body })).status;
  expect(await statusOf({ ...json, "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await statusOf({ ...json, origin: "https://evil.example" })).toBe(403);
  expect(await statusOf({ "sec-fetch-site": "same-site" }, "/leads")).toBe(403);
  expect(await statusOf({ "content-type": "text/plain" })).toBe(415);
  expect(await statusOf({})).toBe(415);
  expect(await statusOf({ ...json, "sec-fetch-site": "same-origin" })).toBe(200);
});

test("places are suggested in the shape promised, at most ten, in the language asked for", async () => {
  const reply = await ask("/api/suggestions?q=v");
  const { results } = JSON.parse(reply.body.toString()) as { results: object[] };
  expect(results.length).toBeLessThanOrEqual(10);
  const telugu = await ask(`/api/suggestions?language=te&q=${encodeURIComponent("ఉండవల్లి")}`);
  expect(JSON.parse(telugu.body.toString()).results[0]).toEqual({
    name: "ఉండవల్లి",
    kind: expect.stringMatching(/^(village|town|locality)$/),
    context: expect.any(String),
    lat: expect.closeTo(16.495, 1),
    lng: expect.closeTo(80.58, 1),
  });
  expect(JSON.parse((await ask("/api/suggestions?q=")).body.toString()).results).toEqual([]);
  const missing = await ask("/api/suggestions");
  expect(missing.status).toBe(400);
  expect(JSON.parse(missing.body.toString())).toMatchObject({ field: "q" });
});
