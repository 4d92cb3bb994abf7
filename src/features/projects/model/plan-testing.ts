import { readFileSync } from "node:fs";
import { type Plan, planFile } from "site-model";
import { type PlotView, type ProjectMedia, toProjectView } from "./project-view.ts";

/** The plan that the site shows. */
export const PLAN: Plan = planFile.parse(
  JSON.parse(readFileSync("data/project-plan.json", "utf8")),
);

/** Its plots as the page has them. */
export const PLOTS: readonly PlotView[] = toProjectView(PLAN, {} as ProjectMedia).plots;

export function plotOf(number: number): PlotView {
  const plot = PLOTS.find((other) => other.number === number);
  if (!plot) throw new Error(`there is no plot ${number}`);
  return plot;
}
