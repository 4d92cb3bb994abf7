import fc from "fast-check";
import { expect, test } from "vitest";
import { FACTS, PLAN } from "./example-testing.ts";
import { parsePlan } from "./parse-plan.ts";
import type { Plan } from "./plan.ts";
import { areasOf, findBreaches, type PlanRule } from "./plan-rules.ts";

/** The whole plan is proved many times over: a busy machine takes its time. */
const PATIENT = { timeout: 60_000 };

/** The plan with one plot changed. */
function withPlot(number: number, change: Partial<Plan["plots"][number]>): Plan {
  const plots = PLAN.plots.map((plot) => (plot.number === number ? { ...plot, ...change } : plot));
  return { ...PLAN, plots };
}

function broken(plan: Plan) {
  return findBreaches(plan, FACTS).map(({ rule, plot }) => ({ rule, plot }));
}

const anyPlot = fc.constantFrom(...PLAN.plots);

test("the plan keeps every rule", () => {
  expect(findBreaches(PLAN, FACTS)).toEqual([]);
  const { site, plots, openSpaces, utilities, roads } = areasOf(PLAN);
  expect(Math.round(site)).toBe(43_559);
  expect(plots + openSpaces + utilities + roads).toBeCloseTo(site, -1);
  expect(openSpaces / site).toBeGreaterThan(FACTS.openSpaceShare);
});

test("a size that is not the area on the ground is named with its plot", PATIENT, () => {
  fc.assert(
    fc.property(anyPlot, fc.integer({ min: 1, max: 40 }), (plot, more) => {
      const sizeSqYd = plot.sizeSqYd + (plot.sizeSqYd > 300 ? -more : more);
      expect(broken(withPlot(plot.number, { sizeSqYd }))).toContainEqual({
        rule: "size-is-area",
        plot: plot.number,
      });
    }),
    { numRuns: 20 },
  );
});

test("a plot moved off its place overlaps, leaves the site or loses its road", PATIENT, () => {
  fc.assert(
    fc.property(anyPlot, fc.integer({ min: 0, max: 7 }), (plot, eighth) => {
      const angle = (eighth * Math.PI) / 4;
      const polygon = plot.polygon.map(([east, north]): [number, number] => [
        east + 9 * Math.cos(angle),
        north + 9 * Math.sin(angle),
      ]);
      const rules = findBreaches(withPlot(plot.number, { polygon }), FACTS).map(({ rule }) => rule);
      const expected: readonly PlanRule[] = ["no-overlap", "inside-boundary", "fronts-road"];
      expect(rules.some((rule) => expected.includes(rule))).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test("each rule names what breaks it", PATIENT, () => {
  const [first, second] = PLAN.plots;
  const [garden] = PLAN.openSpaces;
  if (!first || !second || !garden) throw new Error("the plan is empty");
  const cases: readonly [PlanRule, number | null, Plan][] = [
    ["plot-count", null, { ...PLAN, plots: PLAN.plots.slice(1) }],
    ["plot-numbers", 1, withPlot(2, { number: 1 })],
    ["plot-numbers", 102, withPlot(101, { number: 102 })],
    ["size-range", 2, withPlot(2, { sizeSqYd: 161 })],
    ["size-range", 32, withPlot(32, { sizeSqYd: 526 })],
    ["no-overlap", 1, withPlot(2, { polygon: first.polygon })],
    ["inside-boundary", 1, withPlot(1, { polygon: [...first.polygon, [66.1, -30]] })],
    ["fronts-road", 54, withPlot(54, { roads: ["park-road-north"] })],
    ["areas-add-up", null, { ...PLAN, openSpaces: [...PLAN.openSpaces, garden] }],
    ["site-area", null, { ...PLAN, boundary: PLAN.boundary.map(([x, y]) => [x * 1.01, y]) }],
    ["open-space", null, { ...PLAN, openSpaces: [garden] }],
    ["stated-facts", null, { ...PLAN, wall: { heightFeet: 7, fenceFeet: 2 } }],
    ["stated-facts", null, { ...PLAN, name: "Another" }],
  ];
  for (const [rule, plot, plan] of cases)
    expect(broken(plan), `${rule} ${plot}`).toContainEqual({ rule, plot });
});

test("a plan that breaks a rule stops with the plot and the rule", () => {
  expect(() => parsePlan(withPlot(7, { sizeSqYd: 440 }), FACTS)).toThrow(
    /plot 7: it says 440 sq yd and covers 44\d\.\d\d \(size-is-area\)/,
  );
  expect(() => parsePlan({ ...PLAN, plots: "none" }, FACTS)).toThrow(/plots/);
});

test("plots, price and facing are as the sheet shows them", () => {
  const plot = PLAN.plots.find(({ number }) => number === 54);
  expect(plot).toMatchObject({ sizeSqYd: 209, facing: "S", corner: true, parkSide: true });
});
