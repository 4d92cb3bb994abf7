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
