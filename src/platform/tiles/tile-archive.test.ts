import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { VectorTile } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { TileType } from "pmtiles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tileAt } from "#lib/geo/tile.ts";
import {
  archiveBytes,
  type MadeArchive,
  STREETS_METADATA,
  writeArchive,
} from "./archive-testing.ts";
import { archiveTilesApi, tileSetOf } from "./archive-tiles.server.ts";
import { gridTiles } from "./streets-testing.ts";
import { openArchiveFile } from "./tile-archive.server.ts";

const MIDDLE = { lat: 16.44, lng: 80.77 };
const BOUNDS = { north: 16.47, south: 16.41, east: 80.8, west: 80.74 };
const STREETS: MadeArchive = {
  bounds: BOUNDS,
  zooms: { first: 8, last: 14 },
  tileOf: gridTiles(MIDDLE),
};

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tiles-"));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (bytes: Uint8Array) => Object.keys(new VectorTile(new PbfReader(bytes)).layers);

test.each([0, 5])(
  "a tile is found by its numbers, with leaves of %i entries",
  async (leafEntries) => {
    await writeArchive(at("found"), { ...STREETS, leafEntries });
    const archive = await openArchiveFile(at("found"), "streets");
    const plain = await archive.findPlain(tileAt(MIDDLE, 14));
    expect(read(plain ?? new Uint8Array()).sort()).toEqual([
      "buildings",
      "earth",
      "landuse",
      "places",
      "roads",
      "water",
    ]);
    const stored = await archive.findStored(tileAt(MIDDLE, 14));
    expect([...(stored ?? []).slice(0, 2)]).toEqual([0x1f, 0x8b]);
    expect(await archive.findPlain(tileAt(MIDDLE, 15))).toBeNull();
    expect(await archive.findPlain(tileAt({ lat: 10, lng: 20 }, 14))).toBeNull();
    await archive.close();
  },
);

test("a map is told where an archive has tiles, and its address changes with the file", async () => {
  await writeArchive(at("one"), STREETS);
  await writeArchive(at("two"), { ...STREETS, zooms: { first: 8, last: 13 } });
  const [one, two] = [
    await openArchiveFile(at("one"), "streets"),
    await openArchiveFile(at("two"), "streets"),
  ];
  const told = tileSetOf("streets", one, { credit: "© somebody", pixels: 512 });
  expect(told).toEqual({
    minZoom: 8,
    maxZoom: 14,
    bounds: BOUNDS,
    credit: "© somebody",
    pixels: 512,
    tiles: `/map/streets/${one.hash}/{z}/{x}/{y}`,
  });
  expect(two.hash).not.toBe(one.hash);
  await Promise.all([one.close(), two.close()]);
});

const OTHER_SCHEMA = { vector_layers: [{ id: "transportation", fields: {} }] };
const OLD_SCHEMA = {
  vector_layers: STREETS_METADATA.vector_layers.map(({ id }) => ({
    id,
    fields: { "pmap:kind": "String" },
  })),
};

test.each([
  ["not there", null, "cannot be read (ENOENT)"],
  ["no archive", Buffer.from("A text of some length. ".repeat(20)), "is no PMTiles archive"],
  ["too short", Buffer.from("PMTiles"), "is no PMTiles archive"],
  [
    "older",
    Buffer.concat([Buffer.from("PMTiles\x02"), Buffer.alloc(200)]),
    "is a PMTiles archive of version 2; version 3 is needed",
  ],
  [
    "of pictures",
    archiveBytes({ ...STREETS, type: TileType.Webp }),
    "does not hold vector tiles (MVT)",
  ],
  [
    "zipped otherwise",
    archiveBytes({ ...STREETS, tileCompression: 4 }),
    "is compressed in a way that is not known here; gzip, or none, is",
  ],
  [
    "of another schema",
    archiveBytes({ ...STREETS, metadata: OTHER_SCHEMA }),
    "is not of the Protomaps basemap schema, version 4: it has no layer earth, landuse, water, roads, buildings, places",
  ],
  [
    "of the schema before",
    archiveBytes({ ...STREETS, metadata: OLD_SCHEMA }),
    "is not of the Protomaps basemap schema, version 4: its roads have no kind",
  ],
])("%s: a file that is no such archive is refused with its reason", async (name, bytes, words) => {
  if (bytes) await writeFile(at(name), bytes);
  await expect(openArchiveFile(at(name), "streets")).rejects.toThrow(`${at(name)} ${words}`);
});

test("an archive that was cut off is refused with what it lacks", async () => {
  await writeArchive(at("cut"), STREETS);
  const whole = archiveBytes(STREETS).byteLength;
  await truncate(at("cut"), whole - 10);
  await expect(openArchiveFile(at("cut"), "streets")).rejects.toThrow(
    `is cut off: it has ${whole - 10} bytes of ${whole}`,
  );
});

test("an archive whose directory is spoilt is refused", async () => {
  const bytes = archiveBytes(STREETS);
  bytes.fill(0xff, 127, 200);
  await writeFile(at("spoilt"), bytes);
  await expect(openArchiveFile(at("spoilt"), "streets")).rejects.toThrow("is broken");
});

async function servedStreets() {
  await writeArchive(at("served"), STREETS);
  const archive = await openArchiveFile(at("served"), "streets");
  const api = archiveTilesApi({ streets: archive });
  const { z, x, y } = tileAt(MIDDLE, 14);
  const get = (path: string, headers: Record<string, string> = {}) =>
    api.request(path, { headers });
  return { archive, get, path: (hash: string) => `/streets/${hash}/${z}/${x}/${y}` };
}

test("a tile goes out as it is stored, and is the browser's for a year", async () => {
  const { archive, get, path } = await servedStreets();
  const reply = await get(path(archive.hash), { "accept-encoding": "gzip, br" });
  expect(reply.status).toBe(200);
  expect(reply.headers.get("content-encoding")).toBe("gzip");
  expect(reply.headers.get("content-type")).toBe("application/vnd.mapbox-vector-tile");
  expect(reply.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const etag = reply.headers.get("etag") ?? "";
  expect((await get(path(archive.hash), { "if-none-match": etag })).status).toBe(304);
  const plain = await get(path(archive.hash));
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(read(new Uint8Array(await plain.arrayBuffer()))).toContain("roads");
  const old = await get(path("0123456789abcdef"));
  expect(old.headers.get("cache-control")).toBe("public, max-age=60");
  await archive.close();
});

test("where there is no tile the answer is empty, and what is no address is not found", async () => {
  const { archive, get } = await servedStreets();
  expect((await get(`/streets/${archive.hash}/14/1/1`)).status).toBe(204);
  for (const path of ["14/16384/1", "14/-1/1", "14/1.5/1", "99/1/1", "14/1"])
    expect((await get(`/streets/${archive.hash}/${path}`)).status, path).toBe(404);
  expect((await get(`/aerial/${archive.hash}/14/1/1`)).status).toBe(404);
  await archive.close();
});
