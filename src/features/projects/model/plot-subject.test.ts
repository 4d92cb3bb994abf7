import { expect, test } from "vitest";
import { drawingOfPlot, findPlotSubject, takesVisits, toPlotSubject } from "./plot-subject.ts";
import { projectFacts } from "./project-facts.ts";

const project = (name: string, isSample = false) => ({ facts: { name, isSample } });
const [FIRST, SECOND, SAMPLE] = [
  project("Kanuru Acres"),
  project("Kanuru Acres Phase 2"),
  project("Green Acres", true),
];
const ALL = [FIRST, SECOND, SAMPLE];

test.each([
  [FIRST, "17", "Kanuru Acres, plot 17"],
  [FIRST, "12 A", "Kanuru Acres, plot 12 A"],
  [FIRST, null, "Kanuru Acres"],
  [SECOND, "17", "Kanuru Acres Phase 2, plot 17"],
  [SAMPLE, "P-3, east", "Green Acres (sample project), plot P-3, east"],
  [SAMPLE, null, "Green Acres (sample project)"],
])("%j and plot %s are written and read as one", (of, plot, subject) => {
  expect(toPlotSubject(of.facts, plot)).toBe(subject);
  for (const projects of [ALL, ALL.toReversed()])
    expect(findPlotSubject(subject, projects)).toEqual({ project: of, plot });
});

test.each([
  ["Green Acres, plot 17", { project: SAMPLE, plot: "17" }],
  ["Kanuru Acres (sample project), Plot 17 ", { project: FIRST, plot: "17" }],
  ["Kanuru Acres Phase 3, plot 17", null],
  ["Kanuru Acres, plots 17", null],
  ["Kanuru", null],
  ["17", null],
  ["", null],
])("%j is of %j", (subject, found) => {
  expect(findPlotSubject(subject, ALL)).toEqual(found);
});

test("a plot's number leads to its drawing, and nothing else does", () => {
  expect(toPlotSubject(projectFacts, 54)).toBe("Vennela Gardens (sample project), plot 54");
  expect(drawingOfPlot("54")).toBe("/project/plot-54.svg");
  for (const other of ["", "12 A", "054", "54/../x"]) expect(drawingOfPlot(other)).toBeNull();
});

test("what is made up is visited on a sample site alone, what may be sold on every site", () => {
  const visits = (isForSale: boolean, isSample: boolean) =>
    [true, false].map((sample) => takesVisits({ isForSale, isSample }, { sample }));
  expect(visits(false, true)).toEqual([true, false]);
  expect(visits(true, false)).toEqual([true, true]);
  expect(visits(false, false)).toEqual([false, false]);
});
