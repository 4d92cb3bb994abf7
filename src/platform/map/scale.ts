import { EQUATOR_METRES } from "#lib/geo/geo.ts";
import { METRES_PER_FOOT, type Metres } from "#lib/units/units.ts";

/** Metres round the equator over the 512 px of MapLibre's tile at zoom 0. */
const METRES_PER_PIXEL = EQUATOR_METRES / 512;
const NICE = [1, 2, 5] as const;

/** Metres on the ground that one pixel shows at a MapLibre zoom and latitude. */
export function metresPerPixel(zoom: number, lat: number): number {
  return (METRES_PER_PIXEL * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;
}

/** The greatest of 1, 2 and 5 times a power of ten that is not above `most`. */
function roundBelow(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return (NICE.findLast((factor) => factor * power <= most) ?? 1) * power;
}

/** The longest round length in metres that takes at most `space` px. */
export function scaleBar(
  zoom: number,
  lat: number,
  space: number,
): { readonly length: Metres; readonly pixels: number } {
  const perPixel = metresPerPixel(zoom, lat);
  const length = roundBelow(perPixel * space);
  return { length: length as Metres, pixels: length / perPixel };
}

/** The same in feet, as plots are measured here. */
export function footBar(
  zoom: number,
  lat: number,
  space: number,
): { readonly feet: number; readonly pixels: number } {
  const perPixel = metresPerPixel(zoom, lat) / METRES_PER_FOOT;
  const feet = roundBelow(perPixel * space);
  return { feet, pixels: feet / perPixel };
}
