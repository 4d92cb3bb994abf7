import { readFileSync } from "node:fs";
import { type Plan, planFile } from "./plan.ts";
import type { ProjectFacts } from "./project-facts.ts";

/** What is told of the example. */
export const FACTS: ProjectFacts = {
  name: "Vennela Gardens",
  isSample: true,
  registration: { kind: "not-registered" },
  place: { lat: 16.47083, lng: 80.59293 },
  acres: 9,
  plotCount: 101,
  smallestSqYards: 162,
  largestSqYards: 525,
  minutesFromAmaravati: 12,
  kmFromVijayawada: 7,
  kmFromStartupVillage: 12.5,
  roadFeet: [60, 40, 33],
  wallFeet: 8,
  fenceFeet: 2,
  maintenanceYears: 5,
  openSpaceShare: 0.1,
};

const FILE = new URL("../example-plan.json", import.meta.url);

/** A whole plan. */
export const PLAN: Plan = planFile.parse(JSON.parse(readFileSync(FILE, "utf8")));
