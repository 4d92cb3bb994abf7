import type { DrawnPlan } from "../drawn/drawn-plan.ts";
import { drawnFrame } from "../drawn/drawn-sheet.ts";
import { frontLineOf } from "../drawn/measure-plot.ts";
import { areaOf, innerPointOf, isInsidePolygon, type Point } from "../plan-geometry.ts";
import { buildDrawnScene } from "../scene/drawn-scene.ts";
import type { View } from "../scene/shots.ts";
import type { PlotStatus } from "../terms.ts";
import { LOOKING_DOWN } from "./walk.ts";
import type { SiteView, WalkSite } from "./walk-site.ts";

/** A drawn plan as its model is fetched: with the status of each plot, by its number. */
export type DrawnModel = DrawnPlan & { readonly statuses: Readonly<Record<string, PlotStatus>> };

/** Height of an eye, metres, and how far before a plot it stands. */
const EYE = 1.7;
const BEFORE = 4.5;
/** Trees before the plot are left out so far. */
const CLEAR = 14;
/** How wide the featured project is: from above a site is seen from as far as it is larger. */
const USUAL_METRES = 200;

/** A drawn plan as a site to walk through: plots, roads and parks, and nothing built. */
export function drawnSite(plan: DrawnModel): WalkSite {
  const { left, top, width, height } = drawnFrame(plan);
  const { boundary, plots } = plan;
  const middle: Point = [left + width / 2, -(top + height / 2)];
  const metres = Math.max(width, height);
  const before = (number: string): View | null => {
    const plot = plots.find((one) => one.number === number);
    return plot ? beforeDrawn(plan, plot) : null;
  };
  const first = before(plots[0]?.number ?? "");
  // Over the site, and not at the first plot, which may be all that there is on its side.
  const entrance = first && { ...first, to: [...middle, EYE] as const };
  return {
    plots,
    model: buildDrawnScene(plan, plan.statuses),
    middle,
    reach: Math.max(1, metres / USUAL_METRES),
    above: { "master-layout": fromAbove(middle, outlineOf(plan)) },
    foot: entrance ? { entrance } : {},
    before,
    mayStand: (at) =>
      boundary
        ? isInsidePolygon(at, boundary)
        : Math.abs(at[0] - middle[0]) < width / 2 && Math.abs(at[1] - middle[1]) < height / 2,
    start: entrance ? startOf(entrance) : { at: middle, heading: 0 },
  };
}

/** From the south, as steep as one looks at a part of the sheet, and from as far as all of it asks. */
function fromAbove([east, north]: Point, ground: readonly Point[]): SiteView {
  const from = [east, north - Math.cos(LOOKING_DOWN), Math.sin(LOOKING_DOWN)] as const;
  return { from, to: [east, north, 0], clear: 0, ground };
}

/** What a drawn plan shows lies within these points. */
function outlineOf({ boundary, plots, roads, openSpaces, utilities }: DrawnPlan): readonly Point[] {
  const within = [...plots.map(({ polygon }) => polygon), ...roads.map(({ line }) => line)];
  return boundary ?? [...within, ...openSpaces, ...utilities].flat();
}

/** From the middle of a plot's front, a few metres out on the road, looking at the plot. */
function beforeDrawn(plan: DrawnPlan, plot: DrawnPlan["plots"][number]): View {
  const line = frontLineOf(plan, plot);
  const [a = [0, 0], b = [0, 0]] = [line[0], line.at(-1)];
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  // The ring runs counter-clockwise: outside lies to the right of each of its sides.
  const out: Point = [(b[1] - a[1]) / length, -(b[0] - a[0]) / length];
  const from = [(a[0] + b[0]) / 2 + out[0] * BEFORE, (a[1] + b[1]) / 2 + out[1] * BEFORE] as const;
  const middle = areaOf(plot.polygon) > 0 ? innerPointOf(plot.polygon) : a;
  return { from: [...from, EYE], to: [...middle, EYE], clear: CLEAR };
}

function startOf({ from, to }: View): WalkSite["start"] {
  return { at: [from[0], from[1]], heading: Math.atan2(from[0] - to[0], to[1] - from[1]) };
}
