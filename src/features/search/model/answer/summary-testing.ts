import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { Rupees } from "#lib/units/units.ts";

/** A listing of tests, with what a test says otherwise of it. */
export function testSummary(part: Partial<ListingSummary>): ListingSummary {
  return {
    mlsNumber: "P06200082202",
    name: "Sree City Legend",
    lat: 16.44,
    lng: 80.77,
    town: { en: "Kankipadu", te: "కంకిపాడు", hi: "कंकिपाडु" },
    propertyType: "Plot",
    ratePerSqYard: 18_000 as Rupees,
    areaSqYards: null,
    unplacedAddress: null,
    plotSizes: null,
    near: "4444444444",
    gated: true,
    isNearTown: false,
    inTowns: [],
    hasDoubtfulRoads: false,
    isSoldOut: false,
    roadFeet: null,
    approval: "registration-stated",
    keyFeatures: [],
    illustration: "a1",
    views: ["plan"],
    photos: [],
    ...part,
  };
}
