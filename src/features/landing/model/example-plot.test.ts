import { readFileSync } from "node:fs";
import { avenueFrame, planFile } from "site-model";
import { expect, test } from "vitest";
import type { ProjectMedia } from "#features/projects/model/project-view.ts";
import { toProjectView } from "#features/projects/model/project-view.ts";
import { examplePlot } from "./example-plot.ts";

const PLAN = planFile.parse(JSON.parse(readFileSync("data/project-plan.json", "utf8")));
const MEDIA = { avenue: { src: "/avenue.svg", frame: avenueFrame(PLAN) } } as ProjectMedia;
const VIEW = toProjectView(PLAN, MEDIA);

test("the plot that the landing page shows can be had, and stands among those about it", () => {
  const { number, plots, total, price, drawing, roadFeet } = examplePlot(VIEW);
  const shown = VIEW.plots.find((plot) => plot.number === number);
  expect(shown).toMatchObject({ status: "available", corner: true });
  expect(plots.map((plot) => plot.number)).toContain(number);
  expect(total).toBeGreaterThan(price);
  expect(drawing.sides.length).toBeGreaterThan(3);
  expect(roadFeet.filter((feet) => feet !== null).length).toBeGreaterThan(0);
});

test("once it is sold another one is shown, and where all are sold one all the same", () => {
  const first = examplePlot(VIEW).number;
  const sold = (numbers: readonly number[]) => ({
    ...VIEW,
    plots: VIEW.plots.map((plot) =>
      numbers.includes(plot.number) ? { ...plot, status: "sold" as const } : plot,
    ),
  });
  const second = examplePlot(sold([first])).number;
  expect(second).not.toBe(first);
  const all = examplePlot(sold(VIEW.plots.map(({ number }) => number)));
  expect(all.plots.length).toBeGreaterThan(10);
});
