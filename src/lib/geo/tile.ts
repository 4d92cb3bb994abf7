import type { Bounds, LatLng } from "./geo.ts";

/** A tile of the map, as web maps number them: x from the west, y from the north. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** An address of "13", "5931", "3719" within these zooms; null where there is no such tile. */
export function parseTile(
  [z, x, y]: readonly [z: string, x: string, y: string],
  { first, last }: { readonly first: number; readonly last: number },
): TileAddress | null {
  if (![z, x, y].every((part) => /^\d{1,8}$/.test(part))) return null;
  const tile = { z: Number(z), x: Number(x), y: Number(y) };
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

/** The tile that a place lies on; the outermost for one beyond the map. */
export function tileAt({ lat, lng }: LatLng, z: number): TileAddress {
  const angle = (lat * Math.PI) / 180;
  const x = Math.floor(((lng + 180) / 360) * 2 ** z);
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
  const onMap = (value: number) => Math.min(2 ** z - 1, Math.max(0, value));
  return { z, x: onMap(x), y: onMap(y) };
}
