import fc from "fast-check";
import { expect, test } from "vitest";
import { FEATURE_CODES } from "#listings/features.ts";
import type { Feet, SqYards } from "#measures/units.ts";
import { closeUpOf } from "./close-up.ts";
import { toPlan } from "./draw-sketch.ts";
import { anyFacts, readKnownFacts } from "./sketch-testing.ts";
import { CLOSE_UP_CODES, featuresOf, MOST_VIEWS, viewsOf } from "./views.ts";

const known = await readKnownFacts();
const bare = {
  id: "P1",
  areaSqYards: 35_235 as SqYards,
  roadWidths: [],
  roadSurfaces: [],
  features: [],
  plusCode: "",
};

test("the plan comes first, then what is worth most, five at most", () => {
  const large = { ...bare, areaSqYards: 90_000 as SqYards };
  const views = viewsOf({ ...large, roadWidths: [40 as Feet], features: FEATURE_CODES });
  expect(views).toEqual(["plan", "entrance", "clubhouse", "pool", "park"]);
  expect(viewsOf({ ...bare, features: ["overhead-tank", "park"] })).toEqual([
    "plan",
    "park",
    "tank",
  ]);
});

test("a listing that states nothing, or no area, has its plan alone", () => {
  expect(viewsOf(bare)).toEqual(["plan"]);
  expect(viewsOf({ ...bare, areaSqYards: null, features: FEATURE_CODES })).toEqual(["plan"]);
  expect(viewsOf({ ...bare, areaSqYards: 900 as SqYards, features: ["park"] })).toEqual(["plan"]);
});

test("the road is a view only where its width is stated", () => {
  expect(viewsOf({ ...bare, roadWidths: [60 as Feet] })).toEqual(["plan", "road"]);
});

test("a site too tight for all its amenities shows none of them closely", () => {
  expect(viewsOf({ ...bare, features: FEATURE_CODES })).toEqual([
    "plan",
    "entrance",
    "park",
    "tank",
  ]);
});

test("nearly all listings that state their area have five pictures", () => {
  const counts = known
    .filter(({ areaSqYards }) => areaSqYards !== null)
    .map((facts) => viewsOf(facts).length);
  expect(counts.filter((count) => count === MOST_VIEWS).length).toBeGreaterThanOrEqual(49);
});

function check(facts: (typeof known)[number]): void {
  const views = viewsOf(facts);
  const plan = toPlan(facts);
  for (const code of CLOSE_UP_CODES.filter((one) => views.includes(one))) {
    const stated = featuresOf(code).some((feature) => facts.features.includes(feature));
    expect(stated || (code === "road" && facts.roadWidths.length > 0)).toBe(true);
    expect({ code, drawn: plan !== null && closeUpOf(plan, code) !== null }).toEqual({
      code,
      drawn: true,
    });
  }
}

test("whatever the facts, every view is of something stated and drawn", () => {
  for (const facts of known) check(facts);
  fc.assert(fc.property(anyFacts, check), { numRuns: 400 });
  const small = fc.integer({ min: 500, max: 40_000 }).map((area) => area as SqYards);
  fc.assert(
    fc.property(anyFacts, small, (facts, areaSqYards) => check({ ...facts, areaSqYards })),
    { numRuns: 1500 },
  );
});
