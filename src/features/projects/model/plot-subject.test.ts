import { expect, test } from "vitest";
import { drawingOfSubject, toPlotSubject } from "./plot-subject.ts";

test("what a lead names leads to the plot's drawing, and nothing else does", () => {
  expect(toPlotSubject(54)).toBe("Vennela Gardens (sample project), plot 54");
  expect(drawingOfSubject(toPlotSubject(54))).toBe("/project/plot-54.svg");
  for (const other of [toPlotSubject(null), "54", "Other, plot 54", `${toPlotSubject(5)}/../x`])
    expect(drawingOfSubject(other)).toBeNull();
});
