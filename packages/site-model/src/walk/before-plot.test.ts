import { expect, test } from "vitest";
import { PLAN } from "../example-testing.ts";
import { isInsidePolygon } from "../plan-geometry.ts";
import { beforePlot } from "./before-plot.ts";

test("before every plot one stands on its road, within the site and on no plot", () => {
  for (const plot of PLAN.plots) {
    const { from } = beforePlot(PLAN, plot);
    const at = [from[0], from[1]] as const;
    expect(isInsidePolygon(at, PLAN.boundary), `plot ${plot.number}`).toBe(true);
    const on = PLAN.plots.filter(({ polygon }) => isInsidePolygon(at, polygon));
    expect(on.map(({ number }) => number)).toEqual([]);
  }
});
