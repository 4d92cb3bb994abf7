import { expect, test } from "vitest";
import { askedPlots, type ProjectPlot, plotOf, rangeOf } from "./asked-plots.ts";

const ACRES = { status: "available", projectName: "Acres" } as const;
const PLOTS: Readonly<Record<string, ProjectPlot>> = {
  "53": { ...ACRES, sqYards: 214, facing: "S", priceRupees: null },
  "54": { ...ACRES, sqYards: 209, facing: "S", priceRupees: 5_643_000 },
  "66": { ...ACRES, sqYards: 217, facing: "N", priceRupees: 5_859_000 },
  "7": { ...ACRES, sqYards: 442, facing: null, priceRupees: 11_271_000 },
};
const lead = (plotNumber: string | null) => ({ projectSlug: "acres", plotNumber });
const asked = (...numbers: readonly (string | null)[]) =>
  askedPlots(numbers.map(lead), ({ plotNumber }) => PLOTS[plotNumber ?? ""] ?? null);

test("a plot that two requests name is one, and what no project has is none", () => {
  const plots = asked("54", null, "53", "54", "999");
  expect(plots.map(({ plotNumber }) => plotNumber)).toEqual(["54", "53"]);
  expect(plotOf(plots, lead("53"))).toMatchObject({ sqYards: 214 });
  for (const other of [lead("999"), { projectSlug: "other", plotNumber: "54" }])
    expect(plotOf(plots, other)).toBeNull();
});

test("sizes go from the least to the most, and the dearest is one whose price is known", () => {
  const { sizes, dearest, facings } = rangeOf(asked("66", "53", "54"));
  expect(sizes).toEqual({ least: 209, most: 217 });
  expect(dearest?.sqYards).toBe(217);
  expect(facings).toEqual(["S", "N"]);
});

test("of nothing nothing is told", () => {
  expect(rangeOf([])).toEqual({ sizes: null, dearest: null, facings: [] });
  expect(rangeOf(asked("7")).facings).toEqual([]);
  expect(rangeOf(asked("53")).dearest).toBeNull();
});
