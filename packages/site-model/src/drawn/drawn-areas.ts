import { areaOf, type Polygon, toSqYards } from "../plan-geometry.ts";
import type { DrawnPlan } from "./drawn-plan.ts";
import { nestRings } from "./ring-nests.ts";

/** Areas of a drawn plan in square yards, each with its fraction; null where it is not drawn. */
interface DrawnAreas {
  readonly site: number | null;
  readonly plots: number;
  readonly openSpaces: number;
  /** Null as well where a road is drawn by its edges, which enclose nothing. */
  readonly roads: number | null;
}

/** What the drawing encloses, part by part. */
export function drawnAreas({ boundary, plots, openSpaces, roads }: DrawnPlan): DrawnAreas {
  const total = (rings: readonly Polygon[]) =>
    toSqYards(rings.reduce((sum, ring) => sum + areaOf(ring), 0));
  const hasRoads = roads.length > 0 && roads.every(({ closed }) => closed);
  const nests = hasRoads ? nestRings(roads.map(({ line }) => line)) : [];
  return {
    site: boundary && total([boundary]),
    plots: total(plots.map(({ polygon }) => polygon)),
    openSpaces: total(openSpaces),
    roads: hasRoads
      ? nests.reduce((sum, [outer = [], ...holes]) => sum + total([outer]) - total(holes), 0)
      : null,
  };
}
