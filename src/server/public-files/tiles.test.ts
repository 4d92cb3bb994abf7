import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TileType } from "pmtiles";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { archiveBytes, type MadeArchive } from "#platform/tiles/archive-testing.ts";
import { gridTiles } from "#platform/tiles/streets-testing.ts";
import { TileArchive } from "#platform/tiles/tile-archive.server.ts";
import { parseConfig } from "#server/config/config.ts";
import { openTiles } from "./tiles.ts";

const BOUNDS = { north: 16.47, south: 16.41, east: 80.8, west: 80.74 };

let folder: string;
const at = (name: string) => join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-tiles-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function pictures(pixels: number): Promise<MadeArchive> {
  const background = { r: 90, g: 110, b: 70 };
  const tile = await sharp({ create: { width: pixels, height: pixels, channels: 3, background } })
    .webp()
    .toBuffer();
  return {
    bounds: BOUNDS,
    zooms: { first: 12, last: 16 },
    tileOf: () => tile,
    type: TileType.Webp,
    tileCompression: 1,
    metadata: {},
  };
}

function open(settings: Record<string, string>) {
  const result = parseConfig(settings);
  if (!result.ok) throw new Error(result.problems.join());
  return openTiles(result.config);
}

test("without settings there are no archives, and maps are as they are", async () => {
  const tiles = await open({});
  expect(tiles.archives).toEqual({});
  expect(tiles.told).toEqual({ names: null, styleUrl: null, streets: null, aerial: null });
  await tiles.close();
});

test("maps are told of both archives, and how large pictures from the air are", async () => {
  const zooms = { first: 8, last: 12 };
  const streets = { bounds: BOUNDS, zooms, tileOf: gridTiles({ lat: 16.44, lng: 80.77 }) };
  await writeFile(at("streets"), archiveBytes(streets));
  await writeFile(at("aerial"), archiveBytes(await pictures(512)));
  const settings = { STREETS_FILE: at("streets"), AERIAL_FILE: at("aerial") };
  const { archives, told, close } = await open({ ...settings, AERIAL_CREDIT: "Own flight, 2026" });
  expect(Object.keys(archives)).toEqual(["streets", "aerial"]);
  expect(archives.aerial?.type).toBe("image/webp");
  expect(told.streets).toMatchObject({ minZoom: 8, maxZoom: 12, credit: "" });
  expect(told.aerial).toMatchObject({
    minZoom: 12,
    maxZoom: 16,
    pixels: 512,
    credit: "Own flight, 2026",
    tiles: `/map/aerial/${archives.aerial?.hash}/{z}/{x}/{y}`,
  });
  await close();
});

test("tiles of another server are named as they are", async () => {
  const tiles = "https://air.example/{z}/{x}/{y}.jpg";
  const { told } = await open({
    AERIAL_URL: tiles,
    AERIAL_CREDIT: "© Somebody",
    AERIAL_ZOOM: "17",
  });
  expect(told.aerial).toEqual({
    tiles,
    minZoom: 0,
    maxZoom: 17,
    bounds: null,
    pixels: 256,
    credit: "© Somebody",
  });
});

test("what is wrong with an archive is told with its setting", async () => {
  await writeFile(at("text"), Buffer.alloc(900, "a text"));
  await expect(open({ AERIAL_FILE: at("text") })).rejects.toThrow(
    `AERIAL_FILE: ${at("text")} is no PMTiles archive`,
  );
  await writeFile(at("pictures"), archiveBytes(await pictures(256)));
  await expect(open({ STREETS_FILE: at("pictures") })).rejects.toThrow(
    `STREETS_FILE: ${at("pictures")} does not hold vector tiles (MVT)`,
  );
  const spoilt = { ...(await pictures(256)), tileOf: () => Buffer.from("no picture") };
  await writeFile(at("spoilt"), archiveBytes(spoilt));
  await expect(open({ AERIAL_FILE: at("spoilt") })).rejects.toThrow(
    `AERIAL_FILE: ${at("spoilt")} has a tile that is no picture`,
  );
});

test("archives that were opened before one is refused are closed", async () => {
  const streets = { bounds: BOUNDS, zooms: { first: 8, last: 12 } };
  const tileOf = gridTiles({ lat: 16.44, lng: 80.77 });
  await writeFile(at("good"), archiveBytes({ ...streets, tileOf }));
  await writeFile(at("bad"), Buffer.alloc(900, "a text"));
  const closed = vi.spyOn(TileArchive.prototype, "close");
  await expect(open({ STREETS_FILE: at("good"), AERIAL_FILE: at("bad") })).rejects.toThrow();
  expect(closed).toHaveBeenCalledOnce();
  closed.mockRestore();
});
