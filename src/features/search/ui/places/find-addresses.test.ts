import { expect, test } from "vitest";
import { findAddresses } from "./find-addresses.ts";

/** Answers as the call does: an address "at 16" is at 16, others nowhere; remembers what it was asked. */
function server(status = 200) {
  const asked: string[][] = [];
  const fetch = async (path: string, { body }: { body: string }) => {
    const { addresses } = JSON.parse(body) as { addresses: string[] };
    asked.push(addresses);
    const results = addresses.map((address) => {
      const lat = /^at (\d+)$/.exec(address)?.[1];
      return lat ? { lat: Number(lat), lng: 80 } : { lat: null, lng: null };
    });
    return Response.json(path === "/api/geocode" ? { results } : {}, { status });
  };
  return { asked, fetch: fetch as unknown as typeof globalThis.fetch };
}

test("addresses that the gazetteer knows are found, others not", async () => {
  const { fetch } = server();
  expect(await findAddresses(["at 16", "nowhere", "at 17"], fetch)).toEqual(
    new Map([
      ["at 16", { lat: 16, lng: 80 }],
      ["at 17", { lat: 17, lng: 80 }],
    ]),
  );
});

test("they are asked for in turns of what a call takes, and no more than a visit's worth", async () => {
  const { asked, fetch } = server();
  await findAddresses(
    Array.from({ length: 300 }, (_, at) => `at ${at}`),
    fetch,
  );
  expect(asked.map(({ length }) => length)).toEqual([64, 64, 64, 64]);
  expect(asked.at(-1)?.at(-1)).toBe("at 255");
});

test.each([429, 500])("a server that answers %i is no answer", async (status) => {
  const { fetch } = server(status);
  await expect(findAddresses(["at 16"], fetch)).rejects.toThrow(String(status));
});
