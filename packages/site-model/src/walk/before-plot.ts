import type { Plan, PlanPlot } from "../plan.ts";
import { centroidOf, lengthOf, type Point, sidesOf } from "../plan-geometry.ts";
import type { View } from "../scene/shots.ts";

/** Height of an eye, metres. */
const EYE = 1.7;
/** Trees before the plot are left out so far. */
const CLEAR = 14;

/** The eye of somebody on the middle of the road that a plot fronts, looking at it. */
export function beforePlot({ roads }: Pick<Plan, "roads">, plot: PlanPlot): View {
  const middle = centroidOf(plot.polygon);
  const road = roads.find(({ id }) => id === plot.roads[0]);
  const pieces = road ? sidesOf(road.centre, road.closed) : [];
  const spots = pieces.map(([a, b]) => nearestOn(middle, a, b));
  const at = spots.reduce(
    (best, spot) => (lengthOf([spot, middle]) < lengthOf([best, middle]) ? spot : best),
    spots[0] ?? middle,
  );
  return { from: [...at, EYE], to: [...middle, EYE], clear: CLEAR };
}

function nearestOn([east, north]: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = ((east - a[0]) * dx + (north - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return [a[0] + dx * share, a[1] + dy * share];
}
