import type { Feature, FeatureCollection, Geometry, Position } from "geojson";
import type { Plan } from "./plan.ts";
import { lengthOf, METRES_PER_FOOT, type Point, type Polygon, sidesOf } from "./plan-geometry.ts";
import { tickOf } from "./plan-paths.ts";
import type { LatLng } from "./project-facts.ts";
import type { PlotStatus } from "./terms.ts";

/** Metres of one degree of latitude, on the sphere that distances are counted on. */
export const METRES_PER_DEGREE = (12_742_000 * Math.PI) / 360;
const RADIANS = Math.PI / 180;
/** A centimetre on the ground. */
const DECIMALS = 7;

/** Where a plan lies, and how it is turned. */
type Placed = Pick<Plan, "place" | "northDegrees">;

/** Where a point of the plan lies on the map. */
export function toLatLng({ place, northDegrees }: Placed, [east, north]: Point): LatLng {
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

/** Shorter sides are pieces of a bend: their lengths are not told. */
const LEAST_SIDE = 4;
/** A side's length is written so far inside it, metres. */
const SIDE_INSET = 1.5;

/** A part of the plan on the map, by the property `part`. */
export type PlanPart =
  | "site"
  | "road"
  | "green"
  | "building"
  | "water"
  | "plot"
  | "tick"
  | "peg"
  | "side";

/**
 * The plan as shapes of the map, each with its `part`: site, roads, gardens, buildings, water, and
 * of each plot its shape with `number`, `sqYards` and `status`, a `tick` where it is booked, its
 * `peg`s, and along its `side`s points with `feet` and `turn` (degrees clockwise).
 */
export function toPlanShapes(plan: Plan): FeatureCollection {
  const { boundary, carriageway, openSpaces, clubhouse, pool, plots } = plan;
  const shape = (part: PlanPart, rings: readonly Polygon[]) => areaOnMap(plan, part, rings);
  return {
    type: "FeatureCollection",
    features: [
      shape("site", [boundary]),
      shape("road", carriageway),
      ...openSpaces.map(({ polygon }) => shape("green", [polygon])),
      shape("building", [clubhouse.polygon]),
      shape("water", [pool]),
      ...plotsOnMap(
        plan,
        plots.map(({ number, sizeSqYd, status, polygon }) => ({
          number: String(number),
          sqYards: sizeSqYd,
          status,
          polygon,
        })),
      ),
    ],
  };
}

/** A plot as the map needs it. */
interface PlotOnMap {
  readonly number: string;
  readonly sqYards: number;
  readonly status: PlotStatus;
  readonly polygon: Polygon;
}

/** Plots with their ticks, pegs and sides, as `toPlanShapes` describes them. */
export function plotsOnMap(placed: Placed, plots: readonly PlotOnMap[]): Feature[] {
  return [
    ...plots.map(({ polygon, ...more }) => areaOnMap(placed, "plot", [polygon], more)),
    ...plots
      .filter(({ status }) => status === "booked")
      .map(({ polygon }) => areaOnMap(placed, "tick", [tickOf(polygon)])),
    ...plots.flatMap(({ polygon }) => [...pegsOf(placed, polygon), ...sidesOnMap(placed, polygon)]),
  ];
}

/** A part of a plan as an area of the map: its outer ring, then what is cut out of it. */
export function areaOnMap(
  placed: Placed,
  part: PlanPart,
  rings: readonly Polygon[],
  more = {},
): Feature {
  const coordinates = rings.map((ring) => closed(placed, ring));
  return feature(part, { type: "Polygon", coordinates }, more);
}

function feature(part: PlanPart, geometry: Geometry, more = {}): Feature {
  return { type: "Feature", properties: { part, ...more }, geometry };
}

function position(plan: Placed, point: Point): Position {
  const { lat, lng } = toLatLng(plan, point);
  return [Number(lng.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))];
}

function closed(plan: Placed, ring: Polygon): Position[] {
  return [...ring, ...ring.slice(0, 1)].map((point) => position(plan, point));
}

function pegsOf(plan: Placed, polygon: Polygon): Feature[] {
  const long = sidesOf(polygon).filter((side) => lengthOf(side) >= LEAST_SIDE);
  const ends = long.flatMap((side) => side.map((end) => position(plan, end)));
  const each = [...new Map(ends.map((end) => [end.join(), end])).values()];
  return each.map((coordinates) => feature("peg", { type: "Point", coordinates }));
}

/**
 * The lengths of a plot's straight sides, each a little inside, as it is read from below or from the right.
 * The ring runs counter-clockwise: inside lies to the left of each of its sides.
 */
function sidesOnMap(plan: Placed, polygon: Polygon): Feature[] {
  return sidesOf(polygon)
    .filter((side) => lengthOf(side) >= LEAST_SIDE)
    .map(([a, b]) => {
      const inset = SIDE_INSET / lengthOf([a, b]);
      const within: Point = [
        (a[0] + b[0]) / 2 - (b[1] - a[1]) * inset,
        (a[1] + b[1]) / 2 + (b[0] - a[0]) * inset,
      ];
      const heading = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      const turn = plan.northDegrees - heading;
      const upright = ((((turn + 90) % 180) + 180) % 180) - 90;
      const coordinates = position(plan, within);
      const feet = (lengthOf([a, b]) / METRES_PER_FOOT).toFixed(1);
      return feature("side", { type: "Point", coordinates }, { feet, turn: Math.round(upright) });
    });
}
