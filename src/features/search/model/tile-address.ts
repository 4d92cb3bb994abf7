import type { Bounds } from "#lib/geo/geo.ts";

/** A tile of the map, as web maps number them: x from the west, y from the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** Zooms that layouts are drawn for; nearer in the browser enlarges the last ones. */
export const LAYOUT_TILE_ZOOMS = { first: 13, last: 15 } as const;

/** An address of "13", "5931", "3719"; null where there is no such tile. */
export function parseTileAddress(z: string, x: string, y: string): TileAddress | null {
  if (![z, x, y].every((part) => /^\d{1,7}$/.test(part))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
  const { first, last } = LAYOUT_TILE_ZOOMS;
  if (tile.z < first || tile.z > last) return null;
  return tile.x < 2 ** tile.z && tile.y < 2 ** tile.z ? tile : null;
}

/** The ground of a tile: https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
export function boundsOfTile({ z, x, y }: TileAddress): Bounds {
  const lng = (column: number) => (column / 2 ** z) * 360 - 180;
  const lat = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
  return { north: lat(y), south: lat(y + 1), west: lng(x), east: lng(x + 1) };
}
