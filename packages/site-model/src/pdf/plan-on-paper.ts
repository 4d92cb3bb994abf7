import { drawPlanSheet } from "../draw-plan-sheet.ts";
import type { DrawnPlan } from "../drawn/drawn-plan.ts";
import { drawDrawnSheet, drawnFrame } from "../drawn/drawn-sheet.ts";
import type { Plan } from "../plan.ts";
import { centroidOf, type Point, type Polygon } from "../plan-geometry.ts";
import { frameOf, type SheetFrame } from "../plan-paths.ts";
import type { PlotStatus, RoadId } from "../terms.ts";
import type { SheetPlot } from "./pdf-source.ts";
import type { PlanWords } from "./pdf-words.ts";

/** A plan as the PDFs draw it, whatever it was read from; metres east and north. */
export interface PlanOnPaper {
  readonly frame: SheetFrame;
  /** What lies on the ground, as SVG that `paintDrawing` knows. */
  readonly ground: string;
  readonly plots: readonly {
    readonly number: string;
    readonly polygon: Polygon;
    readonly status: PlotStatus;
    readonly sqYards: number;
  }[];
  /** Names of roads, turned by so many degrees. */
  readonly roads: readonly { readonly name: string; readonly at: Point; readonly turn: number }[];
  /** Names of what lies between plots and roads. */
  readonly places: readonly { readonly name: string; readonly at: Point }[];
}

/** Where names of the featured plan's roads stand: east, north, turned by so many degrees. */
const ROAD_NAMES: readonly (readonly [RoadId, number, number, number])[] = [
  ["main-avenue", 94.6, 34, -90],
  ["park-road-south", 66, 65.4, 0],
  ["park-road-north", 66, 112.6, -3.4],
  ["park-road-west", 51.4, 84, -90],
  ["park-road-east", 145.6, 90, -90],
  ["loop-road", 56, 23.6, 0],
];

/** The featured plan, with the names that its words have. */
export function planOnPaper(plan: Plan, words: PlanWords): PlanOnPaper {
  const { clubhouse, pool, court, playArea, utilities, gate } = plan;
  return {
    frame: frameOf(plan),
    ground: drawPlanSheet(plan),
    plots: plan.plots.map(({ number, polygon, status, sizeSqYd }) => ({
      number: String(number),
      polygon,
      status,
      sqYards: sizeSqYd,
    })),
    roads: ROAD_NAMES.map(([id, east, north, turn]) => ({
      name: words.roads[id],
      at: [east, north] as const,
      turn,
    })),
    places: [
      { name: words.clubhouse, at: centroidOf(clubhouse.polygon) },
      { name: words.pool, at: centroidOf(pool) },
      { name: words.court, at: centroidOf(court) },
      { name: words.playArea, at: playArea.at },
      ...utilities.map(({ polygon }) => ({ name: words.utilities, at: centroidOf(polygon) })),
      { name: words.gate, at: [gate.at[0], gate.at[1] - 4.5] },
    ],
  };
}

/** A drawn plan with its plots as they are now; it names nothing but their numbers. */
export function drawnOnPaper(plan: DrawnPlan, plots: readonly SheetPlot[]): PlanOnPaper {
  const byNumber = new Map(plots.map((plot) => [String(plot.number), plot]));
  return {
    frame: drawnFrame(plan),
    ground: drawDrawnSheet(plan),
    plots: plan.plots.flatMap(({ number, polygon }) => {
      const now = byNumber.get(number);
      return now ? [{ number, polygon, status: now.status, sqYards: now.sqYards }] : [];
    }),
    roads: [],
    places: [],
  };
}
