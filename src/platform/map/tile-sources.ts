import type { RasterSourceSpecification, VectorSourceSpecification } from "maplibre-gl";
import type { TileSet } from "#platform/tiles/tile-set.ts";

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

export function vectorSource(set: TileSet, origin: string): VectorSourceSpecification {
  return { type: "vector", ...tilesOf(set, origin) };
}

export function rasterSource(set: TileSet, origin: string): RasterSourceSpecification {
  return { type: "raster", ...tilesOf(set, origin), tileSize: set.pixels };
}
