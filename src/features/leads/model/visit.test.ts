import { expect, test } from "vitest";
import { isPlotNumber } from "./visit.ts";

test.each(["54", "12 A", "Ph 2/17", "B-108"])("%s is the number of a plot", (plot) => {
  expect(isPlotNumber(plot)).toBe(true);
});

test.each(["Vennela Gardens (sample project), plot 54", "Vennela Gardens", "corner"])(
  "%s says itself what it is",
  (plot) => {
    expect(isPlotNumber(plot)).toBe(false);
  },
);
