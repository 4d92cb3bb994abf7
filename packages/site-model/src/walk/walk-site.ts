import type { FootView, PictureName } from "../pictures.ts";
import type { Plan } from "../plan.ts";
import { isInsidePolygon, type Point, type Polygon } from "../plan-geometry.ts";
import { buildScene, type SceneModel, type Staffage } from "../scene/build-scene.ts";
import { FOOT_VIEWS, SHOTS, type View } from "../scene/shots.ts";
import { beforePlot } from "./before-plot.ts";
import { type DrawnModel, drawnSite } from "./drawn-site.ts";

/** A plot that is numbered, marked and tapped. */
export interface SitePlot {
  readonly number: string;
  readonly polygon: Polygon;
}

/** A view of a site, moved so that all of some ground is in the picture, where it names some. */
export type SiteView = View & { readonly ground?: readonly Point[] };

/** What a walk is made of, whatever the plan. */
export interface WalkSite {
  readonly plots: readonly SitePlot[];
  readonly model: SceneModel;
  /** What the light falls on: its middle, and how large it is beside the featured project. */
  readonly middle: Point;
  readonly reach: number;
  /** Places to look from, from above and on foot; a site has those that it has something to show at. */
  readonly above: Partial<Readonly<Record<PictureName, SiteView>>>;
  readonly foot: Partial<Readonly<Record<FootView, View>>>;
  /** From the road before a plot; null for a number that no plot has. */
  readonly before: (number: string) => View | null;
  readonly mayStand: (at: Point) => boolean;
  /** Where a walk starts, and which way: radians, counter-clockwise from north. */
  readonly start: { readonly at: Point; readonly heading: number };
}

/** About the middle of the featured plan. */
const MIDDLE: Point = [100, 88];

/** The featured plan as a site to walk through. */
export function planSite(plan: Plan, staffage: Staffage): WalkSite {
  const { boundary, clubhouse, gate } = plan;
  const byNumber = new Map(plan.plots.map((plot) => [String(plot.number), plot]));
  return {
    plots: [...byNumber].map(([number, { polygon }]) => ({ number, polygon })),
    model: buildScene(plan, staffage),
    ...{ middle: MIDDLE, reach: 1, above: SHOTS, foot: FOOT_VIEWS },
    before: (number) => {
      const plot = byNumber.get(number);
      return plot ? beforePlot(plan, plot) : null;
    },
    mayStand: (at) => isInsidePolygon(at, boundary) && !isInsidePolygon(at, clubhouse.polygon),
    start: { at: [gate.at[0] - 4, gate.at[1] + 10], heading: 0 },
  };
}

/** The site that a file of a model holds: proved by the server, proving it again would cost a library. */
export function toSite(content: Plan | DrawnModel): WalkSite {
  return "kind" in content
    ? drawnSite(content)
    : planSite(content, { people: true, cars: true, statuses: true });
}
