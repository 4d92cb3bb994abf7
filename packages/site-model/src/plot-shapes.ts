import type { FeatureCollection, Polygon as Shape } from "geojson";
import type { Plan } from "./plan.ts";
import type { Point } from "./plan-geometry.ts";
import type { LatLng } from "./project-facts.ts";

/** Metres of one degree of latitude, on the sphere that distances are counted on. */
const METRES_PER_DEGREE = (12_742_000 * Math.PI) / 360;
const RADIANS = Math.PI / 180;
/** A centimetre on the ground. */
const DECIMALS = 7;

/** Where a point of the plan lies on the map. */
export function toLatLng({ place, northDegrees }: Plan, [east, north]: Point): LatLng {
  const turn = northDegrees * RADIANS;
  const eastward = east * Math.cos(turn) + north * Math.sin(turn);
  const northward = north * Math.cos(turn) - east * Math.sin(turn);
  return {
    lat: place.lat + northward / METRES_PER_DEGREE,
    lng: place.lng + eastward / (METRES_PER_DEGREE * Math.cos(place.lat * RADIANS)),
  };
}

/** Metres between two places of one town, taken as flat. */
export function metresBetween(a: LatLng, b: LatLng): number {
  const east = (b.lng - a.lng) * Math.cos(a.lat * RADIANS);
  return Math.hypot(b.lat - a.lat, east) * METRES_PER_DEGREE;
}

/** The middle of the site on the map. */
export function middleOf(plan: Plan): LatLng {
  const [east, north] = [0, 1].map((axis) => {
    const all = plan.boundary.map((point) => point[axis] ?? 0);
    return (Math.min(...all) + Math.max(...all)) / 2;
  });
  return toLatLng(plan, [east ?? 0, north ?? 0]);
}

/** The plots as shapes of the map, each with its number, size and status. */
export function toPlotShapes(plan: Plan): FeatureCollection<Shape> {
  return {
    type: "FeatureCollection",
    features: plan.plots.map(({ number, sizeSqYd, status, polygon }) => {
      const ring = [...polygon, ...polygon.slice(0, 1)].map((point) => {
        const { lat, lng } = toLatLng(plan, point);
        return [Number(lng.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))];
      });
      return {
        type: "Feature",
        properties: { number: String(number), sqYards: sizeSqYd, status },
        geometry: { type: "Polygon", coordinates: [ring] },
      };
    }),
  };
}
