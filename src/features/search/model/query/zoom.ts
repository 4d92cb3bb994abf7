import { EQUATOR_METRES } from "#lib/geo/geo.ts";

const EQUATOR_KM = EQUATOR_METRES / 1000;
/** MapLibre's tiles are 512 px, so its zoom is one less than on the 256-pixel scale. */
const TILE_PX = 512;
const SCALE_OFFSET = 1;
/** Part of the pane left free round the circle, so that its line stays in view. */
const FREE_SHARE = 0.08;
/** The farthest and the nearest that a radius is shown from, on the 256-pixel scale. */
const ZOOMS = { min: 2, max: 21 } as const;

/** MapLibre's number for a zoom of the 256-pixel scale, which zooms are stated on here. */
export function toMapLibreZoom(zoom256: number): number {
  return zoom256 - SCALE_OFFSET;
}

/**
 * MapLibre zoom that shows a radius: round(16 − log2 r) on the 256-pixel scale, clamped to 2..21,
 * but never so far in that the circle leaves a pane of this size (px) at this latitude.
 */
export function zoomForRadius(
  radiusKm: number,
  paneWidth: number,
  paneHeight: number,
  lat: number,
): number {
  const wished = Math.round(16 - Math.log2(radiusKm));
  const zoom = toMapLibreZoom(Math.min(ZOOMS.max, Math.max(ZOOMS.min, wished)));
  const room = Math.min(paneWidth, paneHeight) * (1 - FREE_SHARE);
  if (!(room > 0)) return zoom;
  const worldKm = EQUATOR_KM * Math.cos((lat * Math.PI) / 180);
  const fitting = Math.log2((room * worldKm) / (2 * radiusKm * TILE_PX));
  return Math.max(0, Math.min(zoom, fitting));
}
