import type { ProjectFacts } from "site-model";
import { isForSale as mayBeSold } from "site-model/facts";

/**
 * What is said of the featured project, once for every page, plan and document.
 * Sample data, as the plan is. `findBreaches` proves that the plan agrees.
 */
export const projectFacts: ProjectFacts = {
  name: "Vennela Gardens",
  isSample: true,
  registration: { kind: "not-registered" },
  /** The middle of the site; `data/project-plan.json` says where its origin lies. */
  place: { lat: 16.47083, lng: 80.59293 },
  acres: 9,
  plotCount: 101,
  smallestSqYards: 162,
  largestSqYards: 525,
  /** By road from Amaravati. */
  minutesFromAmaravati: 12,
  kmFromVijayawada: 7,
  kmFromStartupVillage: 12.5,
  /** Widths of its roads, widest first. */
  roadFeet: [60, 40, 33],
  wallFeet: 8,
  /** Solar fence on top of the wall. */
  fenceFeet: 2,
  /** Kept up by the developer for so long. */
  maintenanceYears: 5,
  /** Share of the land that is garden or park, at the least. */
  openSpaceShare: 0.1,
};

/** Whether plots may be offered. */
export const isForSale = mayBeSold(projectFacts);
