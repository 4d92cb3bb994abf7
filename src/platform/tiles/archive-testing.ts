// Archives for tests: small, with directories and tiles as the real ones have them.
import { writeFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { geoJSONToTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { FeatureCollection } from "geojson";
import { type Entry, TileType, zxyToTileId } from "pmtiles";
import type { Bounds } from "#lib/geo/geo.ts";
import { type TileAddress, tileAt } from "#lib/geo/tile.ts";
import { buildDirectories, encodeStart } from "./archive-format.ts";

/** Layers of one place, by their names in the Protomaps schema. */
export type StreetLayers = Readonly<Record<string, FeatureCollection>>;

/** Metadata of an archive of the Protomaps basemap schema, version 4. */
export const STREETS_METADATA = {
  name: "streets",
  attribution: "© OpenStreetMap",
  vector_layers: ["earth", "landuse", "water", "roads", "buildings", "places"].map((id) => ({
    id,
    fields: { kind: "String", name: "String" },
  })),
};

/** Every tile of the bounds at these zooms, least first. */
export function tilesOf(bounds: Bounds, { first, last }: { first: number; last: number }) {
  const tiles: TileAddress[] = [];
  for (let z = first; z <= last; z += 1) {
    const least = tileAt({ lat: bounds.north, lng: bounds.west }, z);
    const most = tileAt({ lat: bounds.south, lng: bounds.east }, z);
    for (let x = least.x; x <= most.x; x += 1)
      for (let y = least.y; y <= most.y; y += 1) tiles.push({ z, x, y });
  }
  return tiles;
}

/** A vector tile of the layers, zipped as archives store it. */
export function vectorTile(layers: StreetLayers, { z, x, y }: TileAddress): Uint8Array {
  const tiled = Object.entries(layers).flatMap(([layer, data]) => {
    const options = { extent: 4096, buffer: 64, tolerance: 3, maxZoom: 15 };
    const tile = geoJSONToTile(data, z, x, y, { ...options, clip: true, wrap: false });
    return tile.features.length > 0 ? [[layer, tile] as const] : [];
  });
  return gzipSync(fromGeojsonVt(Object.fromEntries(tiled), { version: 2, extent: 4096 }));
}

export interface MadeArchive {
  readonly bounds: Bounds;
  readonly zooms: { readonly first: number; readonly last: number };
  readonly tileOf: (tile: TileAddress) => Uint8Array;
  readonly metadata?: unknown;
  readonly type?: TileType;
  /** Entries of a leaf directory; 0 for a root that holds all. */
  readonly leafEntries?: number;
  /** 2 for gzip, 1 for none. */
  readonly tileCompression?: number;
}

/** Tiles in order of their numbers; equal ones that follow each other are one entry, stored once. */
export function archiveBytes(made: MadeArchive): Buffer {
  const tiles = tilesOf(made.bounds, made.zooms)
    .map((tile) => ({ tile, tileId: zxyToTileId(tile.z, tile.x, tile.y) }))
    .sort((a, b) => a.tileId - b.tileId);
  const entries: Entry[] = [];
  const contents: Uint8Array[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  let length = 0;
  for (const { tile, tileId } of tiles) {
    const bytes = made.tileOf(tile);
    const key = Buffer.from(bytes).toString("base64");
    const place = known.get(key) ?? { offset: length, length: bytes.byteLength };
    if (!known.has(key)) {
      known.set(key, place);
      contents.push(bytes);
      length += bytes.byteLength;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.tileId + last.runLength === tileId)
      last.runLength += 1;
    else entries.push({ tileId, ...place, runLength: 1 });
  }
  const { west, south, east, north } = made.bounds;
  const start = encodeStart(
    buildDirectories(entries, made.leafEntries ?? 0),
    made.metadata ?? STREETS_METADATA,
    length,
    {
      numAddressedTiles: tiles.length,
      numTileEntries: entries.length,
      numTileContents: contents.length,
      clustered: true,
      tileCompression: made.tileCompression ?? 2,
      tileType: made.type ?? TileType.Mvt,
      minZoom: made.zooms.first,
      maxZoom: made.zooms.last,
      minLon: west,
      minLat: south,
      maxLon: east,
      maxLat: north,
      centerZoom: made.zooms.first,
      centerLon: west,
      centerLat: south,
    },
  );
  return Buffer.concat([start, ...contents]);
}

export async function writeArchive(path: string, made: MadeArchive): Promise<void> {
  await writeFile(path, archiveBytes(made));
}
