import { readFile } from "node:fs/promises";
import { drawPlate, drawPlateCard, readPlateStyle } from "layout-art";
import { TOKENS } from "layout-art/palette";
import { type ShownFeature, toShownFeatures } from "layout-art/views";
import { expect, test } from "vitest";
import { toSocialCardTexts } from "#features/listings/illustrations/social-card-texts.server.ts";
import { FEATURE_CODES, type FeatureCode } from "#features/listings/model/features.ts";
import {
  toEnglishCaption,
  toEnglishTitle,
  toLayoutFacts,
} from "#features/listings/model/illustration-facts.ts";
import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import { toPlateFacts } from "#features/listings/model/plate-facts.ts";
import type { Kilometres } from "#lib/units/units.ts";

const catalogue: unknown[] = JSON.parse(await readFile("data/listings.json", "utf8"));
const listings = catalogue.map((entry) => {
  const parsed = parseListing(entry);
  if (!parsed.ok) throw new Error("A listing does not parse");
  return parsed.listing;
});
const [first] = listings as [Listing];

const placeOf = ({ neighborhoodDetails: { area } }: Listing) => ({
  name: { en: area, te: null, hi: null },
  farTown: null,
  towns: [],
});

/** A plate and its card. */
function drawPlates(listing: Listing): readonly string[] {
  const layout = toLayoutFacts(listing);
  const facts = toPlateFacts(listing, placeOf(listing));
  const style = readPlateStyle();
  const { notice } = toEnglishCaption(layout);
  return [drawPlate(facts, layout, { notice, style }), drawPlateCard(facts, style)];
}

test("no plate of the catalogue loses a letter, and each says what it is", () => {
  for (const listing of listings) {
    const [plate = "", card = ""] = drawPlates(listing);
    expect(plate).toContain("not a photograph");
    expect(plate + card).not.toMatch(/…<\/text>|NaN|undefined/);
  }
});

test("a plate tells what is stated, with source and day", () => {
  const { name, place, facts, source } = toPlateFacts(first, placeOf(first));
  expect({ name, place }).toEqual({ name: "Lakeridge – 2", place: "Vijayawada, Andhra Pradesh" });
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: "Layout area", value: "35,235 sq yd", note: "7.28 acres" },
      { label: "Roads", value: "40 ft", note: "black-top" },
      { label: "Rate", value: "₹20,000", note: "per sq yd" },
      { label: "Type", value: "Villa" },
      expect.objectContaining({ label: "Registration", value: "P06180094959" }),
      expect.objectContaining({ label: "Plus code", value: "7M82CPVH+PV" }),
    ]),
  );
  expect(source).toBe(
    "Catalogue handed over with the site’s specification, not checked at AP RERA, read on 20\u00a0November\u00a02026",
  );
});

test("a plate of a listing far from the town that its source names says its village", () => {
  const village = { en: "Kaza", te: null, hi: null };
  const farTown = { name: { en: "Amaravati", te: null, hi: null }, km: 13 as Kilometres };
  expect(toPlateFacts(first, { name: village, farTown, towns: [] }).place).toBe(
    "Near Kaza, Andhra Pradesh",
  );
  const shared = { place: { name: village, farTown, towns: [] }, hasPhoto: false };
  expect(toSocialCardTexts(first, { ...shared, language: "en" }).place).toBe("Near Kaza");
});

test("the card of a shared link speaks the language of its page", () => {
  const name = { en: "Kaza", te: "కాజ", hi: null };
  const farTown = { name, km: 13 as Kilometres };
  const shared = { place: { name, farTown, towns: [] }, hasPhoto: false };
  expect(toSocialCardTexts(first, { ...shared, language: "te" })).toEqual({
    name: "Lakeridge – 2",
    place: "కాజ దగ్గర",
    rate: "చ.గజానికి ₹20,000",
    area: "35,235 చ.గజాల లేఅవుట్",
    notice: "ఊహాచిత్రం, ఫోటో కాదు",
  });
  const hindi = toSocialCardTexts(first, { ...shared, hasPhoto: true, language: "hi" });
  expect(hindi).toMatchObject({ place: "Kaza के पास", notice: null });
});

test("what is drawn says which parts are stated and which are drawn", () => {
  const { origin } = toEnglishCaption(toLayoutFacts(first));
  expect(origin).toMatch(
    /^As listed: area, road widths and amenities\. Drawn by us: .*plot lines.*gate.*north/,
  );
  expect(toEnglishCaption({ ...toLayoutFacts(first), areaSqYards: null }).origin).toBeNull();
});

test("what is not stated is not on the plate", () => {
  const facts = toPlateFacts(
    {
      ...first,
      areaRange: "",
      exteriorFeatures: [],
      plusCode: "",
      lat: null,
      lng: null,
      marketValue: { ...first.marketValue, pricePerSqYd: "" },
      constructionDetails: { ...first.constructionDetails, approvals: "" },
      source: { name: "", readOn: "" },
    },
    placeOf(first),
  );
  expect(facts.facts).toEqual([{ label: "Type", value: "Villa" }]);
  expect(facts.source).toBeNull();
  expect(facts.near).toBeNull();
});

test("plot sizes, several roads and stated distances have their places", () => {
  const facts = toPlateFacts(
    {
      ...first,
      basicInformation: { ...first.basicInformation, lotSize: "162 - 525 sq.yds" },
      exteriorFeatures: ["40, 60", "Gravel_Road"],
      neighborhoodDetails: { ...first.neighborhoodDetails, nearbyLandmarks: ["AIIMS 4 km"] },
    },
    placeOf(first),
  );
  expect(facts.facts).toContainEqual({ label: "Plot sizes", value: "162–525 sq yd" });
  expect(facts.facts).toContainEqual({ label: "Roads", value: "60 ft and 40 ft", note: "gravel" });
  expect(facts.near).toBe("AIIMS 4 km");
});

test("all that drawings show is in the vocabulary of features", () => {
  const shown: readonly FeatureCode[] = toShownFeatures(FEATURE_CODES);
  expect(shown).toHaveLength(20);
});

test("courts are named where there is one kind", () => {
  const facts = (features: readonly ShownFeature[]) => ({ ...toLayoutFacts(first), features });
  expect(toEnglishTitle("courts", facts(["tennis-court"]))).toBe("Tennis court");
  expect(toEnglishTitle("courts", facts(["tennis-court", "cricket-nets"]))).toBe("Courts");
});

test("the colours of drawings are the site's", async () => {
  const theme = await readFile("src/platform/ui/theme.css", "utf8");
  for (const [name, colour] of Object.entries(TOKENS)) {
    expect(theme).toContain(`--color-${name}: ${colour};`);
  }
});
