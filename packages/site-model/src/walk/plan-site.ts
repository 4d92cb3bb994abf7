import type { Plan } from "../plan.ts";
import { isInsidePolygon, type Point } from "../plan-geometry.ts";
import { buildScene, type Staffage } from "../scene/build-scene.ts";
import { FOOT_VIEWS, SHOTS } from "../scene/shots.ts";
import { beforePlot } from "./before-plot.ts";
import { type DrawnModel, drawnSite } from "./drawn-site.ts";
import type { WalkSite } from "./walk-site.ts";

/** About the middle of the featured plan. */
const MIDDLE: Point = [100, 88];

/** The featured plan as a site to walk through. */
export function planSite(plan: Plan, staffage: Staffage): WalkSite {
  const { boundary, clubhouse, gate } = plan;
  const byNumber = new Map(plan.plots.map((plot) => [String(plot.number), plot]));
  return {
    plots: [...byNumber].map(([number, { polygon }]) => ({ number, polygon })),
    model: buildScene(plan, staffage),
    middle: MIDDLE,
    reach: 1,
    above: SHOTS,
    foot: FOOT_VIEWS,
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
