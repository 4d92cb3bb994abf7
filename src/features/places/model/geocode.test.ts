import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { loadGazetteer } from "#features/places/queries/load-gazetteer.server.ts";
import {
  type CachedAnswer,
  type GeocodeCache,
  type GeocodeJob,
  geocodeAddresses,
} from "./geocode.ts";
import { type ProviderName, toProvider } from "./geocode-providers.ts";

const gazetteer = await loadGazetteer();
const STREET = "Door 12-3, Karl Marx Road, Vijayawada";
const NOW = new Date("2026-01-15T06:00:00Z");

/** What each service replies for one find, as its documentation shows it. */
const FOUND: Record<ProviderName, unknown> = {
  google: {
    status: "OK",
    results: [
      {
        formatted_address: "Karl Marx Rd, Vijayawada, Andhra Pradesh, India",
        geometry: { location: { lat: 16.5181, lng: 80.6272 }, location_type: "GEOMETRIC_CENTER" },
        place_id: "sample",
        types: ["route"],
      },
    ],
  },
  nominatim: [
    {
      place_id: 1,
      lat: "16.5181",
      lon: "80.6272",
      display_name: "Karl Marx Road, Vijayawada",
      boundingbox: ["16.51", "16.52", "80.62", "80.63"],
    },
  ],
  photon: {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [80.6272, 16.5181] },
        properties: { name: "Karl Marx Road", countrycode: "IN", osm_key: "highway" },
      },
    ],
  },
};

const UNKNOWN: Record<ProviderName, unknown> = {
  google: { status: "ZERO_RESULTS", results: [] },
  nominatim: [],
  photon: { type: "FeatureCollection", features: [] },
};

type Turn = (response: ServerResponse) => void;

const say =
  (reply: unknown, status = 200): Turn =>
  (response) => {
    response.writeHead(status, { "content-type": "application/json" });
    response.end(typeof reply === "string" ? reply : JSON.stringify(reply));
  };
const staySilent: Turn = () => undefined;

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A service that takes its turns in order, the last one again and again. */
async function serveTurns(...turns: Turn[]) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    turns[Math.min(asked.length, turns.length - 1)]?.(response);
    asked.push(request);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/find`, asked };
}

function rememberIn(answers: Map<string, CachedAnswer>): GeocodeCache {
  return {
    find: async (addresses) => addresses.flatMap((address) => answers.get(address) ?? []),
    save: async (answer) => {
      answers.set(answer.address, answer);
    },
    countSince: async (since) =>
      [...answers.values()].filter(({ resolvedAt }) => resolvedAt > since).length,
  };
}

function toJob(url: string, name: ProviderName, job: Partial<GeocodeJob> = {}): GeocodeJob {
  return {
    addresses: [STREET],
    gazetteer,
    cache: rememberIn(new Map()),
    provider: {
      ...toProvider({ name, url, key: "test-key", centre: { lat: 16.59, lng: 80.66 } }),
      restMs: 0,
    },
    fetch,
    clock: () => NOW,
    timeoutMs: 150,
    ...job,
  };
}

const NAMES = ["google", "nominatim", "photon"] as const;

test.each(NAMES)("%s: reads its documented reply", async (name) => {
  const { url, asked } = await serveTurns(say(FOUND[name]));
  expect(await geocodeAddresses(toJob(url, name))).toEqual([{ lat: 16.5181, lng: 80.6272 }]);
  const query = new URL(asked[0]?.url ?? "", url).searchParams;
  expect(query.get(name === "google" ? "address" : "q")).toBe(STREET);
  expect(query.get("key")).toBe(name === "google" ? "test-key" : null);
  expect(asked[0]?.headers["user-agent"]).toBe("Sthalam/1.0");
});

test.each(NAMES)("%s: a place it does not know is null, and asked once", async (name) => {
  const { url, asked } = await serveTurns(say(UNKNOWN[name]));
  expect(await geocodeAddresses(toJob(url, name))).toEqual([{ lat: null, lng: null }]);
  expect(asked).toHaveLength(1);
});

test.each(NAMES)("%s: is asked again after a 500", async (name) => {
  const { url, asked } = await serveTurns(say("down", 500), say(FOUND[name]));
  expect((await geocodeAddresses(toJob(url, name)))[0]?.lat).toBe(16.5181);
  expect(asked).toHaveLength(2);
});

test.each(NAMES)("%s: is asked again after silence", async (name) => {
  const { url, asked } = await serveTurns(staySilent, say(FOUND[name]));
  expect((await geocodeAddresses(toJob(url, name)))[0]?.lng).toBe(80.6272);
  expect(asked).toHaveLength(2);
});

test.each([
  ["malformed JSON", say('{"status":"OK"')],
  ["another shape", say({ status: "OK", results: [{ geometry: {} }] })],
  [
    "coordinates off the globe",
    say({ status: "OK", results: [{ geometry: { location: { lat: 916, lng: 80 } } }] }),
  ],
  ["silence", staySilent],
  ["a 503", say("", 503)],
  ["UNKNOWN_ERROR", say({ status: "UNKNOWN_ERROR", results: [] })],
])("%s twice leaves that address null, uncached and told", async (_, turn) => {
  const { url, asked } = await serveTurns(turn);
  const answers = new Map<string, CachedAnswer>();
  const failures: string[] = [];
  const results = await geocodeAddresses(
    toJob(url, "google", {
      addresses: [STREET, "Benz Circle, Vijayawada"],
      cache: rememberIn(answers),
      onFailure: (provider) => failures.push(provider),
    }),
  );
  expect(results).toEqual([
    { lat: null, lng: null },
    { lat: 16.4985, lng: 80.6575 },
  ]);
  expect(asked).toHaveLength(2);
  expect(answers.size).toBe(0);
  expect(failures).toEqual(["google"]);
});

test("a refused key is not tried again", async () => {
  const { url, asked } = await serveTurns(say({ status: "REQUEST_DENIED", results: [] }));
  expect(await geocodeAddresses(toJob(url, "google"))).toEqual([{ lat: null, lng: null }]);
  expect(asked).toHaveLength(1);
});

test("keeps the order, asks the gazetteer first and each other address once", async () => {
  const { url, asked } = await serveTurns(say(FOUND.photon));
  const addresses = ["CPVH+PV, Vijayawada", STREET, "Undavali", `  ${STREET} `, ""];
  const results = await geocodeAddresses(toJob(url, "photon", { addresses }));
  expect(results.map(({ lat }) => lat && Number(lat.toFixed(4)))).toEqual([
    16.4443,
    16.5181,
    16.496,
    16.5181,
    null,
  ]);
  expect(asked).toHaveLength(1);
});

test("an answer is remembered; an unknown place for 30 days", async () => {
  const { url, asked } = await serveTurns(say(FOUND.nominatim), say([]));
  const cache = rememberIn(new Map());
  const job = toJob(url, "nominatim", { addresses: [STREET, "Nowhere Lane"], cache });
  const first = await geocodeAddresses(job);
  expect(await geocodeAddresses(job)).toEqual(first);
  expect(asked).toHaveLength(2);
  await geocodeAddresses({ ...job, clock: () => new Date(NOW.getTime() + 31 * 86_400_000) });
  expect(asked).toHaveLength(3);
});

test("gives up when its time is over and leaves the rest for later", async () => {
  const { url, asked } = await serveTurns(say(FOUND.nominatim));
  const addresses = ["Lane 1", "Lane 2", "Lane 3"];
  let minutes = 0;
  const clock = () => new Date(NOW.getTime() + minutes++ * 60_000);
  const job = toJob(url, "nominatim", { addresses, clock, giveUpAfterMs: 150_000 });
  const results = await geocodeAddresses(job);
  expect(results.at(-1)).toEqual({ lat: null, lng: null });
  expect(asked.length).toBeLessThan(3);
});

test("without a provider the gazetteer answers alone", async () => {
  const job = toJob("http://127.0.0.1:1/", "google", { provider: null });
  expect(await geocodeAddresses(job)).toEqual([{ lat: null, lng: null }]);
});
