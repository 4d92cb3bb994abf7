import { expect, test } from "vitest";
import { PLAN } from "../example-testing.ts";
import { drawnAreas } from "./drawn-areas.ts";
import { type DrawnPlan, drawnPlan } from "./drawn-plan.ts";
import { findDrawnBreaches } from "./drawn-rules.ts";
import { findSiteBreaches } from "./site-rules.ts";

type Ring = [number, number][];
const box = (x: number, y: number, width: number, height: number): Ring => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/** Four plots in a row along a road, with a park behind them, all within a boundary of 40 × 40 m. */
function planWith(more: Partial<DrawnPlan> = {}): DrawnPlan {
  return {
    kind: "drawn",
    place: { lat: 16.5, lng: 80.6 },
    boundary: box(0, 0, 40, 40),
    plots: [0, 1, 2, 3].map((at) => ({
      number: String(at + 1),
      polygon: box(at * 10, 10, 10, 18),
    })),
    roads: [{ line: box(0, 0, 40, 10), closed: true }],
    openSpaces: [box(0, 28, 40, 12)],
    utilities: [],
    ...more,
  };
}

const broken = (more?: Partial<DrawnPlan>) =>
  findDrawnBreaches(planWith(more)).map(({ rule, plots }) => [rule, ...plots]);
const PLOTS = planWith().plots;

test("a plot that touches no road is named, whether roads are areas or edges", () => {
  expect(broken()).toEqual([]);
  const apart = { number: "9", polygon: box(10, 28, 12, 12) };
  const openSpaces: DrawnPlan["openSpaces"] = [];
  expect(broken({ plots: [...PLOTS, apart], openSpaces })).toEqual([["fronts-road", 4]]);
  const edge: DrawnPlan["roads"] = [
    {
      line: [
        [0, 10],
        [40, 10],
      ],
      closed: false,
    },
  ];
  expect(broken({ plots: [...PLOTS, apart], openSpaces, roads: edge })).toEqual([
    ["fronts-road", 4],
  ]);
});

test("of a drawing without roads, or with their middles alone, nobody knows what fronts one", () => {
  const middle: DrawnPlan["roads"] = [
    {
      line: [
        [0, 5],
        [40, 5],
      ],
      closed: false,
    },
  ];
  for (const roads of [[], middle]) expect(broken({ roads })).toEqual([]);
});

test("the outlines of blocks are edges of roads, and no land in roads", () => {
  const roads: DrawnPlan["roads"] = [{ line: box(0, 10, 40, 18), closed: true }];
  expect(broken({ roads })).toEqual([]);
  expect(drawnAreas(planWith({ roads })).roads).toBeNull();
});

test("a plot on a park, on other land or on a road is named", () => {
  const [one, two, three] = PLOTS;
  if (!one || !two || !three) throw new Error("there are plots");
  const onPark = { ...one, polygon: box(0, 10, 10, 22) };
  expect(broken({ plots: [onPark, two, three] })).toEqual([["on-other-land", 0]]);
  expect(broken({ plots: [one, two], utilities: [box(10, 12, 6, 6)] })).toEqual([
    ["on-other-land", 1],
  ]);
  const onRoad = { ...two, polygon: box(10, 4, 10, 24) };
  expect(broken({ plots: [one, onRoad, three] })).toEqual([["on-other-land", 1]]);
});

test("land that is drawn on nothing, or twice, does not add up", () => {
  const sites = (more: Partial<DrawnPlan>) => findSiteBreaches(planWith(more), {});
  expect(sites({})).toEqual([]);
  expect(sites({ openSpaces: [box(0, 28, 40, 8)] })).toEqual(["areas-add-up"]);
  expect(sites({ openSpaces: [box(0, 28, 40, 8)], utilities: [box(0, 36, 40, 4)] })).toEqual([]);
  expect(sites({ openSpaces: [box(0, 28, 40, 12), box(0, 28, 20, 12)] })).toEqual(["areas-add-up"]);
  // A hand's width between neighbours is how drawings are.
  expect(sites({ openSpaces: [box(0, 28.1, 40, 11.9)] })).toEqual([]);
  // With roads as lines the rest may be roads; without a boundary nothing can be asked.
  expect(sites({ roads: [], openSpaces: [] })).toEqual([]);
  expect(sites({ boundary: null, openSpaces: [] })).toEqual([]);
});

test("what the approval states is compared with what is drawn, where it is stated", () => {
  // 1600 m² are 0.395 acres; the park is 30 % of it.
  const sites = (stated: object) => findSiteBreaches(planWith(), stated);
  expect(sites({ acres: 0.395, openPercent: 30 })).toEqual([]);
  expect(sites({ acres: 0.42 })).toEqual(["site-area"]);
  expect(sites({ openPercent: 31 })).toEqual(["open-space"]);
  expect(sites({ openPercent: 12 })).toEqual([]);
});

test("the featured plan as a drawing keeps all of it, its blocks cut out of its roads", () => {
  const { boundary, plots, roadArea, openSpaces, utilities, place } = PLAN;
  const ring = (points: Ring) => [...points].reverse();
  const plan = drawnPlan.parse({
    kind: "drawn",
    boundary,
    place,
    plots: plots.map(({ number, polygon }) => ({ number: String(number), polygon })),
    roads: roadArea.map((line, at) => ({ line: at === 0 ? line : ring(line), closed: true })),
    openSpaces: openSpaces.map(({ polygon }) => polygon),
    utilities: utilities.map(({ polygon }) => polygon),
  });
  expect(findDrawnBreaches(plan)).toEqual([]);
  expect(findSiteBreaches(plan, { acres: 9, openPercent: 10 })).toEqual([]);
  expect(findSiteBreaches(plan, { openPercent: 11 })).toEqual(["open-space"]);
});
