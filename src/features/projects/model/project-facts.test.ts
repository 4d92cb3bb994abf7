import { middleOf } from "site-model";
import { expect, test } from "vitest";
import { loadPlan } from "#features/projects/queries/load-plan.server.ts";
import { distanceKm } from "#lib/geo/geo.ts";
import { projectFacts } from "./project-facts.ts";

test("the plan agrees with what is told, and the told place is the middle of its site", async () => {
  expect(distanceKm(middleOf(await loadPlan()), projectFacts.place)).toBeLessThan(0.05);
});

test("the told place is 7 km from Vijayawada", () => {
  const vijayawada = { lat: 16.512, lng: 80.64 };
  expect(distanceKm(projectFacts.place, vijayawada)).toBeCloseTo(projectFacts.kmFromVijayawada, 0);
});
