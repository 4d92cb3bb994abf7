import { expect, test } from "vitest";
import type { ListedPlot, ListedProject } from "#features/projects/index.ts";
import { quotePlot } from "./quote-plot.server.ts";

const PLOT: ListedPlot = {
  number: "54",
  sqYards: 209,
  facing: "S",
  roadFeet: 33,
  sides: null,
  corner: true,
  parkSide: true,
  status: "available",
  priceRupees: 5_643_000,
};
const PROJECT: ListedProject = {
  slug: "green-meadows",
  published: false,
  place: null,
  drawn: null,
  facts: {
    name: "Green Meadows",
    isSample: true,
    town: "",
    registration: null,
    description: "",
  },
  plots: [PLOT, { ...PLOT, number: "55", status: "sold" }],
};
const quote = (projectSlug: string | null, plotNumber: string | null) =>
  quotePlot([PROJECT], { projectSlug, plotNumber });

test("a plot is quoted with its size, price and status, of a draft as well", () => {
  expect(quote("green-meadows", "54")).toEqual({
    sqYards: 209,
    facing: "S",
    priceRupees: 5_643_000,
    status: "available",
    projectName: "Green Meadows",
  });
});

test("nobody is quoted the price of a plot that is sold", () => {
  expect(quote("green-meadows", "55")).toMatchObject({ sqYards: 209, priceRupees: null });
});

test.each([
  ["green-meadows", "56"],
  ["green-meadows", null],
  ["another", "54"],
  [null, "54"],
])("of %s, plot %s nothing is quoted", (slug, number) => {
  expect(quote(slug, number)).toBeNull();
});
