import { expect, test } from "vitest";
import { PLAN, PLOTS, plotOf } from "#features/projects/model/plan-testing.ts";
import type { ProjectView } from "#features/projects/model/project-view.ts";
import { drawPlotPicture } from "./plot-picture.server.ts";

const widths = Object.fromEntries(PLAN.roads.map(({ id, widthFeet }) => [id, widthFeet]));
const view = { plots: PLOTS, widths } as Pick<ProjectView, "plots" | "widths">;

test("every plot is a picture with all its sides in feet, and letters that need no font", () => {
  for (const { number, sides } of PLOTS) {
    const svg = drawPlotPicture(PLAN, view, number) ?? "";
    for (const { feet } of sides) expect(svg).toContain(`aria-label="${feet} ft"`);
    expect(svg).not.toMatch(/<text|NaN|undefined/);
  }
});

test("the picture of plot 54 is light, and there is none of a plot that is not there", () => {
  const svg = drawPlotPicture(PLAN, view, 54) ?? "";
  expect(svg).toContain(plotOf(54).outline);
  expect(svg.length).toBeLessThan(120_000);
  expect(drawPlotPicture(PLAN, view, 54.5)).toBeNull();
  expect(drawPlotPicture(PLAN, view, 999)).toBeNull();
});
