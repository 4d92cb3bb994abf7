import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { FeatureCode } from "#features/listings/model/fields/features.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { buysHere } from "./budget-line.tsx";
import { CardFacts } from "./listing-card.tsx";
import { approvalMeaning } from "./page/passport-foot.tsx";

const SUMMARY: ListingSummary = {
  mlsNumber: "P1",
  name: "Green Meadows",
  town: { en: "Lam", te: null, hi: null },
  lat: null,
  lng: null,
  propertyType: "Plot",
  ratePerSqYard: null,
  areaSqYards: null,
  plotSizes: null,
  near: "4444444444",
  gated: false,
  isNearTown: false,
  unplacedAddress: null,
  inTowns: [],
  hasDoubtfulRoads: false,
  isSoldOut: false,
  roadFeet: null,
  approval: "not-stated",
  keyFeatures: [],
  illustration: "a1",
  views: ["plan"],
  photos: [],
};

const drawn = (change: Partial<ListingSummary>) =>
  renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", {})}>
      <CardFacts summary={{ ...SUMMARY, ...change }} distanceKm={null} budgetLakhs={50} />
    </I18nProvider>,
  );
const marksOf = (keyFeatures: readonly FeatureCode[]) =>
  drawn({ keyFeatures }).match(/<li/g)?.length ?? 0;

test("a card says that nothing is left", () => {
  // Words are known by their hash alone here: the badge is told by its look.
  expect(drawn({ isSoldOut: true })).toContain("bg-ink");
  expect(drawn({})).not.toContain("bg-ink");
});

test("a card shows three features, whatever else the search knows", () => {
  expect(marksOf(["club-house", "security", "municipal-water", "cctv"])).toBe(3);
  expect(marksOf(["park"])).toBe(1);
  expect(marksOf([])).toBe(0);
});

test("no budget buys more than the layout is, or than its largest plot", () => {
  const offered = { ratePerSqYard: 10_000 as Rupees, plotSizes: null };
  expect(buysHere(5, { ...offered, areaSqYards: null })).toBe(50);
  expect(buysHere(9_999, { ...offered, areaSqYards: 200 as SqYards })).toBeNull();
  expect(buysHere(1000, { ...offered, areaSqYards: 6437 as SqYards })).toBe(6437);
  const plotSizes = { min: 100 as SqYards, max: 300 as SqYards };
  expect(buysHere(1000, { ...offered, plotSizes, areaSqYards: 6437 as SqYards })).toBe(300);
});

test("permissions that a listing refuses are told otherwise than those that it does not name", () => {
  const refused = approvalMeaning("registration-stated", "no");
  expect(refused).not.toEqual(approvalMeaning("registration-stated", ""));
  expect(approvalMeaning("disputed", "no")).toEqual(approvalMeaning("disputed", ""));
});
