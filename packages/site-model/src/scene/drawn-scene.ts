import { CircleGeometry } from "three";
import type { DrawnPlan } from "../drawn/drawn-plan.ts";
import { drawnFrame } from "../drawn/drawn-sheet.ts";
import { nestRings } from "../drawn/ring-nests.ts";
import {
  areaOf,
  boxOf,
  distanceTo,
  isInsidePolygon,
  type Point,
  type Polygon,
  sidesOf,
} from "../plan-geometry.ts";
import { tickOf } from "../plan-paths.ts";
import type { PlotStatus } from "../terms.ts";
import type { SceneModel } from "./build-scene.ts";
import { HEIGHTS } from "./ground.ts";
import { inset, Solids } from "./solids.ts";
import { TINTS } from "./tints.ts";
import { CROWN_KINDS, type TreePlace } from "./trees.ts";

const FIELD_RADIUS = 1800;
const GROOVE = 0.13;
/** A line of the drawing on the ground: its width and height, metres. */
const KERB = [0.25, 0.14] as const;
const EDGE = [0.3, 0.3] as const;
const PEG = [0.16, 0.55, 0.16] as const;
/** Sides shorter than this are pieces of a bend, which no peg stands at. */
const LEAST_SIDE = 3;
/** Between trees of a park, and from its edge, metres. */
const TREE_STEP = 8;
const TREE_EDGE = 2.6;
const MOST_TREES = 300;
const MOST_PLACES = 3000;

/**
 * A drawn plan as a model: ground, roads, plots with their pegs, and parks with trees that stand for what
 * is planted there. Nothing is built that the drawing does not have.
 */
export function buildDrawnScene(
  plan: DrawnPlan,
  statuses: Readonly<Record<string, PlotStatus>>,
): SceneModel {
  const solids = new Solids();
  buildField(solids, plan);
  buildRoads(solids, plan.roads);
  // Numbers are what a drawing calls its plots.
  const byNumber = new Map(Object.entries(statuses));
  for (const { number, polygon } of plan.plots)
    buildPlot(solids, polygon, byNumber.get(number) ?? "available");
  for (const at of pegsOf(plan)) solids.box(at, HEIGHTS.plot, PEG, { tint: TINTS.card });
  for (const ring of plan.openSpaces)
    solids.slab([inset(ring, 0.05)], -0.3, HEIGHTS.green, { tint: TINTS.green });
  for (const ring of plan.utilities)
    solids.slab([inset(ring, 0.05)], -0.3, HEIGHTS.green, { tint: TINTS.deck });
  return { bodies: solids.merged(), trees: parkTrees(plan.openSpaces) };
}

function buildField(solids: Solids, plan: DrawnPlan): void {
  const { left, top, width, height } = drawnFrame(plan);
  const radius = Math.max(FIELD_RADIUS, 9 * Math.max(width, height));
  const field = new CircleGeometry(radius, 96).rotateX(-Math.PI / 2);
  solids.add(field.translate(left + width / 2, -0.35, top + height / 2), { tint: TINTS.field });
  const { boundary } = plan;
  if (!boundary) return;
  solids.slab([boundary], -0.34, -0.02, { tint: TINTS.footpath });
  solids.strip(boundary, true, -0.3, [EDGE[0], 0.3 + EDGE[1]], { tint: TINTS.wall });
}

function buildRoads(solids: Solids, roads: DrawnPlan["roads"]): void {
  const areas = roads.filter(({ closed }) => closed).map(({ line }) => line);
  for (const rings of nestRings(areas))
    solids.slab(rings, -0.3, HEIGHTS.asphalt, { tint: TINTS.asphalt });
  for (const { line, closed } of roads)
    if (!closed) solids.strip(line, false, -0.3, [KERB[0], 0.3 + KERB[1]], { tint: TINTS.kerb });
}

function buildPlot(solids: Solids, polygon: Polygon, status: PlotStatus): void {
  solids.slab([inset(polygon, GROOVE)], -0.3, HEIGHTS.plot, { tint: TINTS.plots[status] });
  if (status === "booked")
    solids.slab([tickOf(polygon)], HEIGHTS.plot, HEIGHTS.plot + 0.02, { tint: TINTS.tick });
}

/** The corners of plots, each once: neighbours share theirs. */
function pegsOf({ plots }: DrawnPlan): Point[] {
  const corners = plots.flatMap(({ polygon }) =>
    sidesOf(polygon).flatMap(([a, b]) =>
      Math.hypot(b[0] - a[0], b[1] - a[1]) >= LEAST_SIDE ? [a, b] : [],
    ),
  );
  const to = (metres: number) => Math.round(metres * 2);
  return [...new Map(corners.map((at) => [`${to(at[0])} ${to(at[1])}`, at])).values()];
}

/** Trees all over the parks, none on a grid, the same each time. */
function parkTrees(parks: readonly Polygon[]): TreePlace[] {
  const area = parks.reduce((sum, park) => sum + Math.abs(areaOf(park)), 0);
  const step = Math.max(TREE_STEP, Math.sqrt(area / MOST_TREES));
  return parks.flatMap((park) => treesIn(park, step)).slice(0, MOST_TREES);
}

function treesIn(park: Polygon, least: number): TreePlace[] {
  const { least: corner, most } = boxOf(park);
  const [west, south] = corner;
  const [wide, high] = [most[0] - west, most[1] - south];
  // A long thin park aslant has a large box for few trees.
  const step = Math.max(least, Math.sqrt((wide * high) / MOST_PLACES));
  const [columns, rows] = [Math.ceil(wide / step), Math.ceil(high / step)];
  return Array.from({ length: columns * rows }, (_, i): TreePlace[] => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const stray = (seed: number) => (Math.sin(i * 12.9898 + seed * 78.233) + 1) / 2;
    const at: Point = [
      west + (column + 0.25 + stray(1) * 0.5) * step,
      south + (row + 0.25 + stray(2) * 0.5) * step,
    ];
    if (!isInsidePolygon(at, park) || distanceTo(at, park, true) < TREE_EDGE) return [];
    return [
      {
        east: at[0],
        north: at[1],
        size: 4 + stray(3) * 2.5,
        kind: i % CROWN_KINDS,
        turn: stray(4) * 2 * Math.PI,
      },
    ];
  }).flat();
}
