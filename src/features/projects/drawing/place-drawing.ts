import { METRES_PER_DEGREE } from "site-model";
import { boxOf } from "site-model/drawn";
import type { LatLng } from "#lib/geo/geo.ts";
import {
  DRAWING_UNITS,
  type Drawing,
  type DrawingPoint,
  type DrawingUnit,
  type PlacedPoint,
} from "./drawing.ts";

/** How a drawing comes to lie on the map. */
export interface Placing {
  /** Null as long as two points are not given. */
  readonly place: LatLng | null;
  /** A point of the drawing in metres east and north of the place. */
  readonly toMetres: (point: DrawingPoint) => [number, number];
  /** Degrees clockwise that the drawing is turned by. */
  readonly turnDegrees: number;
  /** Metres that the map has for each metre of the drawing; 1 without points. */
  readonly scale: number;
}

const RADIANS = Math.PI / 180;
/** To the centimetre. */
const round = (metres: number) => Math.round(metres * 100) / 100;

/** Metres east and north from one place to another, taken as flat. */
function between(from: LatLng, to: LatLng): DrawingPoint {
  const east = (to.lng - from.lng) * Math.cos(from.lat * RADIANS) * METRES_PER_DEGREE;
  return [east, (to.lat - from.lat) * METRES_PER_DEGREE];
}

/** Places what lies in degrees already by its middle, all else by its unit and two points. */
export function placeDrawing(
  { lines, isDegrees }: Drawing,
  unit: DrawingUnit,
  points: readonly [PlacedPoint, PlacedPoint] | undefined,
): Placing {
  const { least, most } = boxOf(lines.flatMap((line) => line.points));
  const [x, y] = [(least[0] + most[0]) / 2, (least[1] + most[1]) / 2];
  if (isDegrees) {
    const place = { lat: y, lng: x };
    const toMetres = ([lng, lat]: DrawingPoint): [number, number] => {
      const [east, north] = between(place, { lat, lng });
      return [round(east), round(north)];
    };
    return { place, toMetres, turnDegrees: 0, scale: 1 };
  }
  const metres = DRAWING_UNITS[unit];
  if (!points) {
    const toMetres = (at: DrawingPoint): [number, number] => [
      round((at[0] - x) * metres),
      round((at[1] - y) * metres),
    ];
    return { place: null, toMetres, turnDegrees: 0, scale: 1 };
  }
  return byPoints(metres, points);
}

function byPoints(metres: number, [a, b]: readonly [PlacedPoint, PlacedPoint]): Placing {
  const [east, north] = between(a, b);
  const [dx, dy] = [(b.x - a.x) * metres, (b.y - a.y) * metres];
  const turn = Math.atan2(north, east) - Math.atan2(dy, dx);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const toMetres = ([px, py]: DrawingPoint): [number, number] => {
    const [ex, ny] = [(px - a.x) * metres, (py - a.y) * metres];
    return [round(ex * cos - ny * sin), round(ex * sin + ny * cos)];
  };
  const drawn = Math.hypot(dx, dy);
  const degrees = (-turn / RADIANS + 720) % 360;
  return {
    place: { lat: a.lat, lng: a.lng },
    toMetres,
    turnDegrees: degrees > 359.95 ? 0 : degrees,
    scale: drawn === 0 ? 0 : Math.hypot(east, north) / drawn,
  };
}
