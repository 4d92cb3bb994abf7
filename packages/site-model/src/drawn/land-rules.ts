import {
  distanceTo,
  isInsidePolygon,
  overlap,
  type Point,
  type Polygon,
  walkSides,
} from "../plan-geometry.ts";
import { roadAreasOf } from "./drawn-areas.ts";
import type { DrawnPlan, DrawnPlot } from "./drawn-plan.ts";
import { BESIDE, measurePlot, nearTo, SLACK } from "./measure-plot.ts";

/** A car can turn in: the least length of a plot's line along its road, metres. */
const LEAST_FRONTAGE = 5;
const STEP = 0.5;

/** A plot that breaks one of these rules, by its place in the plan. */
interface LandBreach {
  readonly rule: "fronts-road" | "on-other-land";
  readonly plots: readonly number[];
}

/**
 * Plots that touch no road, and plots that lie on roads, parks or other land; `isWhole` says of which plots
 * that can be asked. Of a drawing without roads nobody knows what fronts one.
 */
export function findLandBreaches(plan: DrawnPlan, isWhole: (at: number) => boolean): LandBreach[] {
  const asked = [...plan.plots.entries()].filter(([at]) => isWhole(at));
  const roads = roadAreasOf(plan);
  const places = [...plan.openSpaces, ...plan.utilities];
  const covering = asked.filter(
    ([, { polygon }]) =>
      places.some((place) => overlap(polygon, place, SLACK)) ||
      (roads ?? []).some((nest) => liesOn(polygon, nest)),
  );
  const apart = asked.filter((one) => !covering.includes(one) && !frontsRoad(plan, one[1]));
  // Lines that hardly any plot touches are middles of roads, and not their edges.
  const knowsEdges = roads !== null || apart.length <= asked.length / 2;
  return [
    ...(plan.roads.length > 0 && knowsEdges
      ? apart.map(([at]): LandBreach => ({ rule: "fronts-road", plots: [at] }))
      : []),
    ...covering.map(([at]): LandBreach => ({ rule: "on-other-land", plots: [at] })),
  ];
}

/** A whole side of it lies on a road, or enough of its line for a car. */
function frontsRoad(plan: DrawnPlan, plot: DrawnPlot): boolean {
  if (measurePlot(plan, plot).facing !== null) return true;
  const isNear = nearTo(plot.polygon);
  const near = plan.roads.filter(({ line }) => isNear(line));
  const metres = walkSides(plot.polygon, STEP)
    .filter(({ at }) => near.some(({ line, closed }) => distanceTo(at, line, closed) <= BESIDE))
    .reduce((sum, step) => sum + step.metres, 0);
  return metres >= LEAST_FRONTAGE;
}

/** True when part of a plot lies on a road, the blocks within it left out. */
function liesOn(polygon: Polygon, [outer = [], ...holes]: readonly Polygon[]): boolean {
  const isOn = (at: Point) =>
    isInsidePolygon(at, outer) &&
    !holes.some((hole) => isInsidePolygon(at, hole)) &&
    [outer, ...holes].every((ring) => distanceTo(at, ring, true) > BESIDE);
  return walkSides(polygon, 1).some(({ at }) => isOn(at));
}
