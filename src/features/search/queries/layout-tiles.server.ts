import { geoJSONToTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection, Position } from "geojson";
import { type GroundRing, type LayoutGround, layoutGround } from "layout-art";
import { LRUCache } from "lru-cache";
import type { LayoutSketch } from "#features/listings/index.server.ts";
import { rowsNear, type SearchIndex } from "#features/search/model/answer/search-index.ts";
import { isInside, type LatLng, METRES_PER_DEGREE } from "#lib/geo/geo.ts";
import { boundsOfTile, parseTile, type TileAddress } from "#lib/geo/tile.ts";
import type { Bytes } from "#platform/http/send-bytes.ts";

/** Zooms that layouts are drawn for; nearer in the browser enlarges the last ones. */
export const LAYOUT_TILE_ZOOMS = { first: 13, last: 15 } as const;

/** An address of "13", "5931", "3719"; null where layouts have no such tile. */
export function parseTileAddress(z: string, x: string, y: string): TileAddress | null {
  return parseTile([z, x, y], LAYOUT_TILE_ZOOMS);
}

/** No tile is larger; what is finest is left out first, then the smallest layouts. */
export const MOST_TILE_BYTES = 60_000;
/** By zoom the largest of a tile that holds more: nearer, each has its room. */
const MOST_LAYOUTS: Readonly<Record<number, number>> = { 13: 90, 14: 70, 15: 40 };
/** Lines between plots in a tile; a layout that would go beyond has none. */
const MOST_LINES = 3_000;
const MOST_TILES = 400;
/** Fine enough that the last zoom still has sharp corners five zooms nearer. */
const EXTENT = 8192;
/** A layout reaches at most so far from its middle, degrees: a good half kilometre. */
const REACH = 0.006;

/** What tiles are made from: a catalogue, and of each of its rows what else it is drawn from. */
interface TileSources {
  readonly index: SearchIndex;
  readonly sketches: readonly LayoutSketch[];
}

interface DrawnLayout {
  readonly id: string;
  readonly name: string;
  readonly sqYards: number;
  readonly at: LatLng;
  readonly ground: LayoutGround;
}

/** How much of each layout a tile shows. */
type Detail = "outline" | "blocks" | "plots";
const DETAILS: readonly Detail[] = ["plots", "blocks", "outline"];

/** Vector tiles (Mapbox Vector Tile 2) of the layouts of one catalogue, made when asked for. */
export class LayoutTiles {
  readonly #sources: TileSources;
  readonly #tiles = new LRUCache<string, Bytes>({ max: MOST_TILES });

  constructor(sources: TileSources) {
    this.#sources = sources;
  }

  /**
   * A tile with the layers `site` (outlines), `name` (points below them), and at the last zoom
   * `block`, `open` and `line`; each feature has the layout's `id`. Empty where no layout is.
   */
  tile(address: TileAddress): Bytes {
    const key = `${address.z}/${address.x}/${address.y}`;
    const made = this.#tiles.get(key) ?? encodeTile(address, this.#layoutsIn(address));
    this.#tiles.set(key, made);
    return made;
  }

  /** The largest first, each layout once however many listings tell of it. */
  #layoutsIn(address: TileAddress): DrawnLayout[] {
    const { north, south, east, west } = boundsOfTile(address);
    const box = {
      north: north + REACH,
      south: south - REACH,
      east: east + REACH,
      west: west - REACH,
    };
    const { index } = this.#sources;
    const { lat, lng, area } = index.columns;
    const first = index.layouts();
    return Array.from(rowsNear(index, box))
      .map((row) => ({
        row,
        at: { lat: lat[row] ?? Number.NaN, lng: lng[row] ?? Number.NaN },
        sqYards: area[row] ?? Number.NaN,
      }))
      .filter(({ row, at, sqYards }) => first[row] === row && sqYards > 0 && isInside(box, at))
      .sort((a, b) => b.sqYards - a.sqYards)
      .slice(0, MOST_LAYOUTS[address.z])
      .flatMap(({ row, at, sqYards }) => {
        const ground = this.#groundOf(row);
        const { mlsNumber, name } = index.columns;
        return ground
          ? { id: mlsNumber[row] ?? "", name: name[row] ?? "", sqYards, at, ground }
          : [];
      });
  }

  /**
   * Laid out anew for each tile: that takes some microseconds, while grounds that are remembered
   * live long enough to make the collector of garbage go through all of memory within a tile.
   */
  #groundOf(row: number): LayoutGround | null {
    const { mlsNumber, area } = this.#sources.index.columns;
    const sketch = this.#sources.sketches[row];
    const id = mlsNumber[row] ?? "";
    return sketch
      ? layoutGround({ ...sketch, id, areaSqYards: area[row] ?? null, plusCode: "" })
      : null;
  }
}

function encodeTile(address: TileAddress, layouts: readonly DrawnLayout[]): Bytes {
  const details = address.z === LAYOUT_TILE_ZOOMS.last ? DETAILS : DETAILS.slice(-1);
  for (const detail of details) {
    const bytes = encode(address, layouts, detail);
    if (bytes.byteLength <= MOST_TILE_BYTES) return bytes;
  }
  const fewer = layouts.slice(0, Math.floor(layouts.length * 0.7));
  return encodeTile(address, fewer);
}

function encode(address: TileAddress, layouts: readonly DrawnLayout[], detail: Detail): Bytes {
  const tiled = Object.entries(featuresOf(address, layouts, detail)).flatMap(
    ([layer, features]) => {
      const data: FeatureCollection = { type: "FeatureCollection", features };
      const { z, x, y } = address;
      const tolerance = detail === "outline" ? 2 : 0;
      const tile = geoJSONToTile(data, z, x, y, {
        extent: EXTENT,
        buffer: 128,
        tolerance,
        maxZoom: LAYOUT_TILE_ZOOMS.last,
        clip: true,
        wrap: false,
      });
      return tile.features.length > 0 ? [[layer, tile] as const] : [];
    },
  );
  const bytes = fromGeojsonVt(Object.fromEntries(tiled), { version: 2, extent: EXTENT });
  return new Uint8Array(bytes);
}

type Layer = "site" | "name" | "block" | "open" | "line";

function featuresOf(
  address: TileAddress,
  layouts: readonly DrawnLayout[],
  detail: Detail,
): Partial<Record<Layer, Feature[]>> {
  const bounds = boundsOfTile(address);
  const site = layouts.map((layout) =>
    feature(
      { type: "Polygon", coordinates: [closed(layout, layout.ground.outline)] },
      {
        id: layout.id,
        name: layout.name,
        sqYards: layout.sqYards,
      },
    ),
  );
  const name = layouts
    .map((layout) => ({ layout, at: belowOf(layout) }))
    .filter(({ at: [lng = 0, lat = 0] }) => isInside(bounds, { lat, lng }))
    .map(({ layout: { id, name: words, sqYards }, at }) =>
      feature({ type: "Point", coordinates: at }, { id, name: words, sqYards }),
    );
  if (detail === "outline") return { site, name };
  const polygons = (of: (ground: LayoutGround) => readonly GroundRing[]) =>
    layouts.map((layout) => {
      const coordinates = of(layout.ground).map((ring) => [closed(layout, ring)]);
      return feature({ type: "MultiPolygon", coordinates }, { id: layout.id });
    });
  const all = {
    site,
    name,
    block: polygons(({ blocks }) => blocks),
    open: polygons(({ open }) => open),
  };
  if (detail === "blocks") return all;
  let left = MOST_LINES;
  const line = layouts.flatMap((layout) => {
    const lines = layout.ground.plotLines();
    if (lines.length > left) return [];
    left -= lines.length;
    const coordinates = lines.map((ends) => ends.map((end) => place(layout, end)));
    return [feature({ type: "MultiLineString", coordinates }, { id: layout.id })];
  });
  return { ...all, line };
}

function feature(geometry: Feature["geometry"], properties: Feature["properties"]): Feature {
  return { type: "Feature", geometry, properties };
}

function place({ at }: DrawnLayout, [east, north]: readonly [number, number]): Position {
  return [
    at.lng + east / (METRES_PER_DEGREE * Math.cos((at.lat * Math.PI) / 180)),
    at.lat + north / METRES_PER_DEGREE,
  ];
}

function closed(layout: DrawnLayout, ring: GroundRing): Position[] {
  return [...ring, ...ring.slice(0, 1)].map((point) => place(layout, point));
}

/** The middle of the outline's southern edge, where the name is written below it. */
function belowOf(layout: DrawnLayout): Position {
  const south = Math.min(...layout.ground.outline.map(([, north]) => north));
  return place(layout, [0, south]);
}
