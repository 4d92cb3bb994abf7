import { expect, test } from "vitest";
import { PLOTS, plotOf } from "./plan-testing.ts";
import { fitsAlong, toPlotDrawing } from "./plot-drawing.ts";

test("plot 54 is drawn with its five sides, between its roads and plots 55 and 66", () => {
  const { sides, beyond, pegs } = toPlotDrawing(plotOf(54), PLOTS);
  expect(sides.map(({ feet }) => feet)).toEqual([26.5, 49.9, 38.4, 38.1, 18.5]);
  expect(beyond.map(({ is }) => (typeof is === "string" ? is : is.number))).toEqual([
    "loop-road",
    55,
    66,
    "main-avenue",
  ]);
  expect(pegs).toHaveLength(5);
});

test("how a neighbour stands is written where it fits along the side, in Telugu its number alone", () => {
  const { beyond, box } = toPlotDrawing(plotOf(54), PLOTS);
  const side = beyond.find(({ is }) => typeof is !== "string" && is.number === 55)?.metres ?? 0;
  const letter = (12.5 * box[2]) / 326;
  expect(fitsAlong("55 · Available", letter, side)).toBe(true);
  expect(fitsAlong("55 · అందుబాటులో ఉంది", letter, side)).toBe(false);
});

test("of every plot the sides are drawn that are told, each inside the drawing and read from below or from the right", () => {
  for (const plot of PLOTS) {
    const { sides, beyond, box } = toPlotDrawing(plot, PLOTS);
    const [left, top, width, height] = box;
    expect(sides.map(({ feet }) => feet)).toEqual(plot.sides.map(({ feet }) => feet));
    const roads = beyond.flatMap(({ is }) => (typeof is === "string" ? [is] : []));
    expect(new Set(roads), `plot ${plot.number}`).toEqual(
      new Set(plot.sides.flatMap(({ road, curved }) => (road && !curved ? [road] : []))),
    );
    for (const { at, turn } of [...sides, ...beyond]) {
      expect(at[0] > left && at[0] < left + width).toBe(true);
      expect(at[1] > top && at[1] < top + height).toBe(true);
      expect(Math.abs(turn)).toBeLessThanOrEqual(90);
    }
  }
});

test("a drawing shows the plots about its own, and none of those that lie elsewhere", () => {
  const { shown } = toPlotDrawing(plotOf(54), PLOTS);
  expect(shown).toEqual(expect.arrayContaining([54, 55, 66]));
  expect(shown.length).toBeLessThan(12);
});
