import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Bounds } from "#lib/geo/geo.ts";
import { archiveBytes, type MadeArchive, tilesOf } from "./archive-testing.ts";
import type { ByteSource } from "./byte-source.ts";
import { type CutOptions, type CutProgress, cutArchive } from "./cut-archive.server.ts";
import { openFileSource } from "./file-source.server.ts";
import { openHttpSource } from "./http-source.server.ts";
import { gridTiles } from "./streets-testing.ts";
import { openArchiveFile } from "./tile-archive.server.ts";

const MIDDLE = { lat: 16.44, lng: 80.77 };
const WHOLE: Bounds = { north: 16.6, south: 16.3, east: 80.95, west: 80.6 };
const REGION: Bounds = { north: 16.46, south: 16.42, east: 80.79, west: 80.75 };
const ZOOMS = { first: 0, last: 14 };

/** A planet's archive in small: leaves, runs of equal tiles, contents that tiles far apart share. */
const planet = (more: Partial<MadeArchive> = {}) =>
  archiveBytes({ bounds: WHOLE, zooms: ZOOMS, tileOf: gridTiles(MIDDLE), leafEntries: 7, ...more });

let folder: string;
let out: string;
let told: CutProgress[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cut-"));
});
afterAll(() => rm(folder, { recursive: true }));
let count = 0;
beforeEach(() => {
  count += 1;
  out = join(folder, `${count}.pmtiles`);
  told = [];
});

type Answer = (request: IncomingMessage, reply: ServerResponse, bytes: Buffer) => void;
let closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  closers = [];
});

async function serve(bytes: Buffer, answer: Answer): Promise<string> {
  const server = createServer((request, reply) => answer(request, reply, bytes));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/planet.pmtiles`;
}

function rangeOf({ headers }: IncomingMessage): [number, number] {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "") ?? [];
  return [Number(from), Number(to) + 1];
}

const ranges: Answer = (request, reply, bytes) => {
  const [from, to] = rangeOf(request);
  const part = bytes.subarray(from, to);
  const contentRange = `bytes ${from}-${from + part.byteLength - 1}/${bytes.byteLength}`;
  reply.writeHead(206, { "content-range": contentRange, etag: '"one"' }).end(part);
};

const cut = (source: ByteSource, more: Partial<CutOptions> = {}) =>
  cutArchive({
    source,
    out,
    bounds: REGION,
    maxZoom: 15,
    onProgress: (one) => told.push(one),
    ...more,
  });

const open = (url: string) => openHttpSource(url, { fetch, firstPauseMs: 1 });

async function openFile(name: string, bytes: Buffer): Promise<ByteSource> {
  await writeFile(join(folder, name), bytes);
  const source = await openFileSource(join(folder, name));
  closers.push(() => source.close());
  return source;
}

/** Every tile of the region in the result, byte for byte as the grid makes it. */
async function expectRegion(last = ZOOMS.last): Promise<void> {
  const tileOf = gridTiles(MIDDLE);
  const archive = await openArchiveFile(out, "streets");
  const wanted = tilesOf(REGION, { first: 0, last });
  for (const tile of wanted) {
    const plain = await archive.findPlain(tile);
    expect(Buffer.from(plain ?? []), JSON.stringify(tile)).toEqual(gunzipSync(tileOf(tile)));
  }
  expect(archive.header).toMatchObject({ numAddressedTiles: wanted.length, maxZoom: last });
  expect(archive.header.minLon).toBeCloseTo(REGION.west, 6);
  await archive.close();
}

test.each([0, 7])("a file is cut to the region, from leaves of %i entries", async (leafEntries) => {
  const made = await cut(await openFile("source", planet({ leafEntries })));
  await expectRegion();
  expect(made.tiles).toBe(tilesOf(REGION, ZOOMS).length);
  expect(made.bytes).toBe((await readFile(out)).byteLength);
  expect(made.bytes).toBeLessThan(planet({ leafEntries }).byteLength);
  expect(made.checked).toBeGreaterThan(5);
  expect((await readdir(folder)).filter((name) => name.startsWith(`${count}.`))).toEqual([
    `${count}.pmtiles`,
  ]);
});

test("a zoom limit leaves the rest out", async () => {
  const url = await serve(planet(), ranges);
  await cut(await open(url), { maxZoom: 11 });
  await expectRegion(11);
});

test("an address is cut by ranges, and little else of it is read", async () => {
  let sent = 0;
  const bytes = planet();
  const url = await serve(bytes, (request, reply, all) => {
    const [from, to] = rangeOf(request);
    sent += to - from;
    ranges(request, reply, all);
  });
  await cut(await open(url));
  await expectRegion();
  expect(told.at(-1)).toMatchObject({ step: "tiles" });
  expect(sent).toBeGreaterThan(0);
});

test("after a break the same cut goes on where it was", async () => {
  let asked: number[] = [];
  let answers = Number.POSITIVE_INFINITY;
  const url = await serve(planet(), (request, reply, all) => {
    asked.push(rangeOf(request)[0]);
    if (asked.length > answers) return void reply.destroy();
    ranges(request, reply, all);
  });
  const chunkBytes = 1500;
  await cut(await open(url), { chunkBytes });
  const allAsked = asked;
  await rm(out);
  asked = [];
  answers = allAsked.length - 3;
  await expect(open(url).then((source) => cut(source, { chunkBytes }))).rejects.toThrow(
    /cannot be reached .*Run it again to go on/,
  );
  expect(await readdir(folder)).toContain(`${count}.pmtiles.part`);
  expect(await readdir(folder)).not.toContain(`${count}.pmtiles`);
  asked = [];
  answers = Number.POSITIVE_INFINITY;
  told = [];
  await cut(await open(url), { chunkBytes });
  expect(told.some(({ step }) => step === "resumed")).toBe(true);
  expect(asked.length).toBeLessThan(allAsked.length);
  await expectRegion();
});

test("what another cut left is not gone on with", async () => {
  const source = await openFile("source", planet());
  const journal = `${"0".repeat(64)}\n0\n1\n2\n`;
  await writeFile(`${out}.journal`, journal);
  await writeFile(`${out}.part`, Buffer.alloc(100_000));
  await cut(source, { chunkBytes: 1500 });
  expect(told.some(({ step }) => step === "resumed")).toBe(false);
  await expectRegion();
});

test("a journal whose file is gone is not gone on with", async () => {
  const url = await serve(planet(), ranges);
  const chunkBytes = 1500;
  await cut(await open(url), { chunkBytes });
  const source = await open(url);
  let journal = "";
  const halt = () => {
    journal ||= readFileSync(`${out}.journal`, "utf8");
    throw new Error("halted");
  };
  await expect(
    cut(source, { chunkBytes, onProgress: ({ step }) => step === "tiles" && halt() }),
  ).rejects.toThrow("halted");
  expect(journal.split("\n").length).toBeGreaterThan(1);
  await rm(`${out}.part`);
  await rm(out);
  await cut(await open(url), { chunkBytes });
  expect(told.filter(({ step }) => step === "resumed")).toEqual([]);
  await expectRegion();
});

test("a server that breaks off amid ranges is asked again", async () => {
  const asked = new Set<string>();
  const url = await serve(planet(), (request, reply, all) => {
    const range = String(request.headers.range);
    if (!asked.has(range)) {
      asked.add(range);
      return void reply.destroy();
    }
    ranges(request, reply, all);
  });
  await cut(await open(url));
  await expectRegion();
});

test.each<[string, Answer, RegExp]>([
  [
    "ignores ranges",
    (_, reply, all) => reply.writeHead(200).end(all),
    /sends all of the file instead of a range/,
  ],
  ["has no such file", (_, reply) => reply.writeHead(404).end(), /answers 404/],
  ["is broken", (_, reply) => reply.writeHead(503).end(), /cannot be reached \(.* answers 503\)/],
  [
    "sends a page",
    (request, reply) => ranges(request, reply, Buffer.alloc(5000, "<html>")),
    /is no PMTiles archive/,
  ],
  [
    "has another region",
    (request, reply) =>
      ranges(
        request,
        reply,
        planet({
          bounds: { north: 10, south: 9.9, west: 20, east: 20.1 },
          zooms: { first: 9, last: 14 },
        }),
      ),
    /has no tile of this region/,
  ],
])("a server that %s is told of in words, and leaves no file", async (_, answer, words) => {
  const url = await serve(planet(), answer);
  await expect(open(url).then((source) => cut(source))).rejects.toThrow(words);
  expect((await readdir(folder)).filter((name) => name.startsWith(`${count}.`))).toEqual([]);
});

test("a source that was replaced meanwhile is not mixed in", async () => {
  let etag = '"one"';
  const url = await serve(planet(), (request, reply, all) => {
    const [from, to] = rangeOf(request);
    const part = all.subarray(from, to);
    const contentRange = `bytes ${from}-${from + part.byteLength - 1}/${all.byteLength}`;
    reply.writeHead(206, { "content-range": contentRange, etag }).end(part);
  });
  const source = await open(url);
  etag = '"two"';
  await expect(cut(source)).rejects.toThrow(/has become another file meanwhile/);
});

test("a tile of the source that is spoilt is found before the result is used", async () => {
  const spoilt = gzipSync(Buffer.from([0xff, 0xff, 0xff]));
  const source = await openFile("source", planet({ tileOf: () => spoilt }));
  await expect(cut(source)).rejects.toThrow(/^Tile 0\/0\/0 cannot be read/);
  expect((await readdir(folder)).filter((name) => name.startsWith(`${count}.`))).toEqual([]);
});
