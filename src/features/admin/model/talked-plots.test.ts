import { expect, test } from "vitest";
import type { InboxLead } from "#features/leads/index.ts";
import type { AskedPlot } from "./asked-plots.ts";
import { talkedPlots } from "./talked-plots.ts";

const ACRES = { projectSlug: "acres", projectName: "Acres" };
const asked = (plotNumber: string): AskedPlot => ({
  ...ACRES,
  plotNumber,
  sqYards: 209,
  facing: "S",
  status: "held",
  priceRupees: 5_000_000,
});
const lead = (reference: string, plotNumber: string | null) =>
  ({ reference, projectSlug: "acres", plotNumber }) as InboxLead;
const theirs = (number: string) => ({
  project: "acres",
  projectName: "Acres",
  number,
  sqYards: 209,
  priceRupees: 5_000_000,
  status: "held" as const,
  heldUntil: "2026-03-04T04:30:00Z",
});

test("a plot that is asked of and held for the person stands once, with its requests", () => {
  const plots = talkedPlots({
    asked: [asked("54"), asked("66")],
    plots: [theirs("54"), theirs("7")],
    leads: [lead("B", "54"), lead("A", "66"), lead("C", null), lead("D", "54")],
  });
  expect(
    plots.map(({ number, isTheirs, leads }) => [
      number,
      isTheirs,
      leads.map((one) => one.reference),
    ]),
  ).toEqual([
    ["54", true, ["B", "D"]],
    ["66", false, ["A"]],
    ["7", true, []],
  ]);
});

test("until when a plot is held is told of whom it is held for alone", () => {
  const [own, other] = talkedPlots({
    asked: [asked("54"), asked("66")],
    plots: [theirs("54")],
    leads: [lead("B", "54"), lead("A", "66")],
  });
  expect(own?.heldUntil).toBe("2026-03-04T04:30:00Z");
  expect(other).toMatchObject({ status: "held", heldUntil: null });
});

test("who asked of no plot and has none talks about none", () => {
  expect(talkedPlots({ asked: [], plots: [], leads: [lead("A", null)] })).toEqual([]);
});
