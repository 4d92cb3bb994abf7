import type { FeatureCollection, Point } from "geojson";
import type { Bounds } from "#lib/geo/geo.ts";
import { plusCodes } from "#lib/geo/plus-codes.ts";

/**
 * Sides of plus codes' cells and of whole parts of them, degrees, each with the digits that name its
 * crosses: https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md
 */
const STEPS = [0.05, 0.0125, 0.0025, 0.000625, 0.000125] as const;
/** From this step on the crosses are named by the whole code, before it by its cell. */
const FINE_STEP = 0.001;
/** Crosses stand at least so far apart on the screen, px. */
const LEAST_PX = 92;
const PIXELS_OF_WORLD = 512;
/** More crosses than a screen can hold are a mistake in the bounds. */
const MOST_CROSSES = 900;

/** The side of the grid at a MapLibre zoom, degrees. */
export function gridStep(zoom: number): number {
  const pixels = (degrees: number) => (degrees / 360) * PIXELS_OF_WORLD * 2 ** zoom;
  return STEPS.findLast((step) => pixels(step) >= LEAST_PX) ?? STEPS[0];
}

/** "FQC2" for the corner of a cell, "FQC2+55" for one within. */
function nameOf(lat: number, lng: number, step: number): string {
  const nudge = step / 64;
  const code = plusCodes.encode(lat + nudge, lng + nudge, 10);
  return step > FINE_STEP ? code.slice(4, 8) : code.slice(4);
}

/** Crosses of the sheet's grid in a box, each named by its plus code without the region's digits. */
export function gridCrosses(
  { north, south, east, west }: Bounds,
  zoom: number,
): FeatureCollection<Point> {
  const step = gridStep(zoom);
  const span = (from: number, to: number) =>
    Array.from(
      { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
      (_, i) => (Math.ceil(from / step) + i) * step,
    );
  const lngs = span(west, east);
  const features = span(south, north).flatMap((lat) =>
    lngs.map((lng) => ({
      type: "Feature" as const,
      properties: { name: nameOf(lat, lng, step) },
      geometry: { type: "Point" as const, coordinates: [lng, lat] },
    })),
  );
  return { type: "FeatureCollection", features: features.slice(0, MOST_CROSSES) };
}
