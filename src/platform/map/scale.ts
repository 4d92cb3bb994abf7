import type { Metres } from "#lib/units/units.ts";

/** Metres round the equator over the 512 px of MapLibre's tile at zoom 0. */
const METRES_PER_PIXEL = 40_075_017 / 512;
const NICE = [1, 2, 5] as const;

/** Metres on the ground that one pixel shows at a MapLibre zoom and latitude. */
export function metresPerPixel(zoom: number, lat: number): number {
  return (METRES_PER_PIXEL * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom;
}

/** The longest round length (1, 2 or 5 times a power of ten) that takes at most `room` px. */
export function scaleBar(
  zoom: number,
  lat: number,
  space: number,
): { readonly length: Metres; readonly pixels: number } {
  const perPixel = metresPerPixel(zoom, lat);
  const most = perPixel * space;
  const power = 10 ** Math.floor(Math.log10(most));
  const nice = NICE.findLast((factor) => factor * power <= most) ?? 1;
  const length = nice * power;
  return { length: length as Metres, pixels: length / perPixel };
}
