import fc from "fast-check";
import { expect, test } from "vitest";
import { closeUpOf } from "./close-up/framing.ts";
import { ALL_FEATURES, anyFacts, BARE as bare, EXAMPLES } from "./layout-testing.ts";
import { placeLayout } from "./sheet/draw-plan.ts";
import { CLOSE_UP_CODES, closeUpsOf, featuresOf, hasView, MOST_VIEWS, viewsOf } from "./views.ts";

const known = EXAMPLES;
test("plan and aerial view come first, then gate and park, the fact plate last", () => {
  const large = { ...bare, areaSqYards: 90_000 };
  const views = viewsOf({ ...large, roadFeet: [40], features: ALL_FEATURES });
  expect(views).toEqual(["plan", "aerial", "entrance", "park", "plate"]);
  expect(viewsOf({ ...bare, features: ["overhead-tank", "club-house", "park"] })).toEqual([
    "plan",
    "aerial",
    "park",
    "clubhouse",
    "plate",
  ]);
});

test("a listing that states nothing, or no area, has no close-up", () => {
  const three = ["plan", "aerial", "plate"];
  expect(viewsOf(bare)).toEqual(three);
  expect(viewsOf({ ...bare, areaSqYards: null, features: ALL_FEATURES })).toEqual(three);
  expect(viewsOf({ ...bare, areaSqYards: 900, features: ["park"] })).toEqual(three);
});

test("the road is a view only where its width is stated", () => {
  expect(viewsOf({ ...bare, roadFeet: [60] })).toEqual(["plan", "aerial", "road", "plate"]);
});

test("a site too tight for all its amenities shows none of them closely", () => {
  expect(closeUpsOf({ ...bare, features: ALL_FEATURES })).toEqual(["entrance", "park", "tank"]);
});

test("a close-up that the gallery has no room for can still be asked for", () => {
  const facts = { ...bare, areaSqYards: 90_000, features: ALL_FEATURES };
  expect(viewsOf(facts)).not.toContain("temple");
  expect(hasView(facts, "temple")).toBe(true);
  expect(hasView(facts, "road")).toBe(false);
});

test("each of the 56 has three to five pictures, gate and park wherever they are stated", () => {
  expect(known).toHaveLength(56);
  for (const facts of known) {
    const views = viewsOf(facts);
    expect(views.length).toBeGreaterThanOrEqual(3);
    expect(views.length).toBeLessThanOrEqual(MOST_VIEWS);
    expect(new Set(views).size).toBe(views.length);
    expect([views[0], views[1], views.at(-1)]).toEqual(["plan", "aerial", "plate"]);
    const isDrawn = facts.areaSqYards !== null;
    const isGated = featuresOf("entrance").some((code) => facts.features.includes(code));
    expect(views.includes("entrance")).toBe(isDrawn && isGated);
    expect(views.includes("park")).toBe(isDrawn && facts.features.includes("park"));
  }
});

function check(facts: (typeof known)[number]): void {
  const views = closeUpsOf(facts);
  const plan = placeLayout(facts);
  for (const code of CLOSE_UP_CODES.filter((one) => views.includes(one))) {
    const stated = featuresOf(code).some((feature) => facts.features.includes(feature));
    expect(stated || (code === "road" && facts.roadFeet.length > 0)).toBe(true);
    expect({ code, drawn: plan !== null && closeUpOf(plan, code) !== null }).toEqual({
      code,
      drawn: true,
    });
  }
}

test("whatever the facts, every view is of something stated and drawn", () => {
  for (const facts of known) check(facts);
  fc.assert(fc.property(anyFacts, check), { numRuns: 400 });
  const small = fc.integer({ min: 500, max: 40_000 });
  fc.assert(
    fc.property(anyFacts, small, (facts, areaSqYards) => check({ ...facts, areaSqYards })),
    { numRuns: 1500 },
  );
});
