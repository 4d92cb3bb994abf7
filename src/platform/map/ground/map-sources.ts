import type { RasterSourceSpecification, VectorSourceSpecification } from "maplibre-gl";
import type { Bounds } from "#lib/geo/geo.ts";

/** Tiles that a map may ask for. */
export interface TileSet {
  /** Path on this site, or address elsewhere, with `{z}`, `{x}` and `{y}`. */
  readonly tiles: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** Where there are tiles; null for everywhere. */
  readonly bounds: Bounds | null;
  /** Width and height of a tile that is a picture; 512 for vectors. */
  readonly pixels: number;
  /** Whose they are, as it must be said; empty where the map says it by itself. */
  readonly credit: string;
}

/** What maps are made from beside the embedded one, by the settings. */
export interface MapSources {
  /** Where the names of the region come from that the embedded map is not drawn for; null for its own. */
  readonly names: string | null;
  /** Style of `MAP_STYLE_URL`; null for the embedded one. */
  readonly styleUrl: string | null;
  /** Streets under the embedded map, in the Protomaps schema; null without `STREETS_FILE`. */
  readonly streets: TileSet | null;
  /** Pictures of the ground from the air; null without `AERIAL_FILE` and `AERIAL_URL`. */
  readonly aerial: TileSet | null;
}

/** Tiles drawn by MapLibre; those of this site are named by their path, below `origin`. */
function tilesOf({ tiles, minZoom, maxZoom, bounds }: TileSet, origin: string) {
  return {
    tiles: [tiles.startsWith("/") ? origin + tiles : tiles],
    minzoom: minZoom,
    maxzoom: maxZoom,
    ...(bounds && {
      bounds: [bounds.west, bounds.south, bounds.east, bounds.north] as [
        west: number,
        south: number,
        east: number,
        north: number,
      ],
    }),
  };
}

/** Tiles of shapes, as a source of a MapLibre style. */
export function vectorSource(set: TileSet, origin: string): VectorSourceSpecification {
  return { type: "vector", ...tilesOf(set, origin) };
}

/** Tiles of pictures, as a source of a MapLibre style. */
export function rasterSource(set: TileSet, origin: string): RasterSourceSpecification {
  return { type: "raster", ...tilesOf(set, origin), tileSize: set.pixels };
}
