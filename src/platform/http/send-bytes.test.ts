import { brotliDecompressSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { acceptsBrotli, IMMUTABLE, knowsTag, sendBytes, toSendable } from "./send-bytes.ts";

const SVG = "<svg>రహదారి</svg>";

async function ask(encoding: string, hasBrotli = true) {
  const made = await toSendable("image/svg+xml", SVG);
  const file = hasBrotli ? made : { ...made, brotli: null };
  const app = new Hono().get("/", (c) => sendBytes(c, file, { "cache-control": IMMUTABLE }));
  const reply = await app.request("/", { headers: { "accept-encoding": encoding } });
  return {
    headers: Object.fromEntries(reply.headers),
    body: Buffer.from(await reply.arrayBuffer()),
  };
}

test("who takes Brotli gets it, and a cache between is told that others do not", async () => {
  const { headers, body } = await ask("gzip, br");
  expect(headers).toMatchObject({
    "content-type": "image/svg+xml",
    "content-encoding": "br",
    vary: "accept-encoding",
    "cache-control": IMMUTABLE,
    "content-length": String(body.byteLength),
  });
  expect(brotliDecompressSync(body).toString()).toBe(SVG);
});

test("others get the text, told apart by the same header", async () => {
  const { headers, body } = await ask("gzip");
  expect(headers["content-encoding"]).toBeUndefined();
  expect(headers).toMatchObject({
    vary: "accept-encoding",
    "content-length": String(Buffer.byteLength(SVG)),
  });
  expect(body.toString()).toBe(SVG);
});

test("what is compressed by itself is the same for everyone", async () => {
  const { headers, body } = await ask("br", false);
  expect(headers.vary).toBeUndefined();
  expect(body.toString()).toBe(SVG);
});

test.each([
  ["br", true],
  ["gzip, deflate, br;q=0.5", true],
  ["br;q=0", false],
  ["br; q=0.0, gzip", false],
  ["brotli", false],
  [undefined, false],
])("a header %s takes Brotli: %s", (header, takes) => {
  expect(acceptsBrotli(header)).toBe(takes);
});

test.each([
  ['"a1"', true],
  ['W/"a1"', true],
  ['"z9", "a1"', true],
  ['"a12"', false],
  [null, false],
])("a header %s knows the tag: %s", (header, knows) => {
  expect(knowsTag(header, '"a1"')).toBe(knows);
});
