import {
  areaOf,
  innerPointOf,
  isInsidePolygon,
  type Polygon,
  toSqYards,
} from "../plan-geometry.ts";
import type { DrawnPlan } from "./drawn-plan.ts";
import { nestRings } from "./ring-nests.ts";

/** Areas of a drawn plan in square yards, each with its fraction; null where it is not drawn. */
interface DrawnAreas {
  readonly site: number | null;
  readonly plots: number;
  readonly openSpaces: number;
  readonly utilities: number;
  /** Null as well where roads are drawn by their edges, which enclose nothing or blocks. */
  readonly roads: number | null;
}

/** What the drawing encloses, part by part. */
export function drawnAreas(plan: DrawnPlan): DrawnAreas {
  const { boundary, plots, openSpaces, utilities } = plan;
  const total = (rings: readonly Polygon[]) =>
    toSqYards(rings.reduce((sum, ring) => sum + areaOf(ring), 0));
  const nests = roadAreasOf(plan);
  return {
    site: boundary && total([boundary]),
    plots: total(plots.map(({ polygon }) => polygon)),
    openSpaces: total(openSpaces),
    utilities: total(utilities),
    roads:
      nests === null
        ? null
        : nests.reduce((sum, [outer = [], ...holes]) => sum + total([outer]) - total(holes), 0),
  };
}

/**
 * The roads as areas, each outer ring with the blocks cut out of it; null where they are drawn otherwise:
 * as open lines, or as outlines of the blocks, which then hold the plots.
 */
export function roadAreasOf({ roads, plots }: DrawnPlan): Polygon[][] | null {
  if (roads.length === 0 || roads.some(({ closed }) => !closed)) return null;
  const nests = nestRings(roads.map(({ line }) => line));
  const within = plots.filter(({ polygon }) => {
    const middle = innerPointOf(polygon);
    return nests.some(
      ([outer = [], ...holes]) =>
        isInsidePolygon(middle, outer) && !holes.some((hole) => isInsidePolygon(middle, hole)),
    );
  });
  return within.length > plots.length / 2 ? null : nests;
}
