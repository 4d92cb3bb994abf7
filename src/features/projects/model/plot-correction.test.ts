import { expect, test } from "vitest";
import type { ListedPlot } from "./listed-project.ts";
import { correctionOf } from "./plot-correction.ts";

const plot = (number: string, more: Partial<ListedPlot> = {}): ListedPlot => ({
  number,
  sqYards: 200,
  facing: "E",
  roadFeet: 40,
  sides: "30 x 60",
  corner: false,
  parkSide: true,
  status: "available",
  priceRupees: 4_000_000,
  ...more,
});

const toldOf = (plots: readonly ListedPlot[], nextPriceRupees: number | null = null) =>
  plots.map((one) => ({ ...one, nextPriceRupees }));

test("a file changes what it has columns for, and neither status nor price", () => {
  const now = [plot("1", { status: "sold" }), plot("2")];
  const bare = { facing: null, roadFeet: null, sides: null, parkSide: false, priceRupees: null };
  const plots = [plot("2", bare), plot("1", { ...bare, sqYards: 210 })];
  const found = correctionOf(toldOf(now), { plots, fields: ["sqYards"] });
  expect(found).toEqual({
    plots: [plot("2"), plot("1", { status: "sold", sqYards: 210 })],
    added: [],
    changed: [
      {
        before: now[0],
        after: plot("1", { status: "sold", sqYards: 210 }),
        fields: ["sqYards"],
      },
    ],
    gone: [],
    taken: [],
    unlikely: [],
  });
  // With its column an empty cell says that it is not known.
  const [emptied] = correctionOf(toldOf(now), {
    plots: [plot("1", bare)],
    fields: ["facing"],
  }).changed;
  expect(emptied).toMatchObject({ fields: ["facing"], after: { facing: null, sides: "30 x 60" } });
});

test("a plot that the file has no more goes while it is to be had; others are named", () => {
  const now = [plot("1"), plot("2", { status: "held" }), plot("3", { status: "sold" }), plot("4")];
  const found = correctionOf(toldOf(now), { plots: [plot("4"), plot("4A")], fields: ["sqYards"] });
  expect(found.gone).toEqual(["1"]);
  expect(found.taken).toEqual(["2", "3"]);
  expect(found.added).toEqual([plot("4A")]);
});

test("a size with which the price that stays would be no price is named", () => {
  const now = [plot("1"), plot("2"), plot("3", { priceRupees: null }), plot("4", { sqYards: 2 })];
  const plots = [
    plot("1", { sqYards: 2 }),
    plot("2"),
    plot("3", { sqYards: 2 }),
    now[3] ?? plot("4"),
  ];
  expect(correctionOf(toldOf(now), { plots, fields: ["sqYards"] }).unlikely).toEqual(["1"]);
});

test("so is one with which the price to come would be none", () => {
  const now = [plot("1"), plot("2", { priceRupees: null })];
  const plots = [plot("1", { sqYards: 7000 }), plot("2", { sqYards: 201 })];
  const found = (toCome: number) =>
    correctionOf(toldOf(now, toCome), { plots, fields: ["sqYards"] }).unlikely;
  expect(found(4_000_000)).toEqual([]);
  expect(found(3_000_000)).toEqual(["1"]);
});
