import { parseTile, type TileAddress } from "#lib/geo/tile.ts";

/** Zooms that layouts are drawn for; nearer in the browser enlarges the last ones. */
export const LAYOUT_TILE_ZOOMS = { first: 13, last: 15 } as const;

/** An address of "13", "5931", "3719"; null where layouts have no such tile. */
export function parseTileAddress(z: string, x: string, y: string): TileAddress | null {
  return parseTile([z, x, y], LAYOUT_TILE_ZOOMS);
}
