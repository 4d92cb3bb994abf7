import { readFile } from "node:fs/promises";
import { TOKENS } from "layout-art/palette";
import { drawPlate } from "layout-art/plate";
import { drawPlateCard } from "layout-art/plate-card";
import { type ShownFeature, toShownFeatures } from "layout-art/views";
import { expect, test } from "vitest";
import { toPlateTexts } from "#features/listings/illustrations/plate-texts.server.ts";
import { toSocialCardTexts } from "#features/listings/illustrations/social-card-texts.server.ts";
import type { Kilometres } from "#lib/units/units.ts";
import { LANGUAGES } from "#platform/i18n/languages.ts";
import { FEATURE_CODES, type FeatureCode } from "./fields/features.ts";
import { toEnglishCaption, toEnglishTitle, toLayoutFacts } from "./illustration-facts.ts";
import { type Listing, parseListing } from "./listing.ts";

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

/** What a plate says in English. */
const tellInEnglish = (listing: Listing) =>
  toPlateTexts(listing, { place: placeOf(listing), language: "en" });

test("no sheet of the catalogue loses a letter in any language, and each says what it is", () => {
  for (const listing of listings)
    for (const language of LANGUAGES) {
      const texts = toPlateTexts(listing, { place: placeOf(listing), language });
      const [sheet, card] = [drawPlate(texts, toLayoutFacts(listing)), drawPlateCard(texts)];
      const said = [...(sheet + card).matchAll(/aria-label="([^"]*)"|<text|NaN|undefined/g)];
      expect(said.map(([, text]) => text)).toContain(texts.notice);
      expect(said.filter(([, text]) => text === undefined || text.endsWith("…"))).toEqual([]);
    }
});

test("a sheet tells what is stated, with source and day", () => {
  const { name, place, facts, source, notice } = tellInEnglish(first);
  expect({ name, place }).toEqual({ name: "Lakeridge – 2", place: "Vijayawada, Andhra Pradesh" });
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: "Layout area", value: "35,235 sq yd", note: "7.28 acres" },
      { label: "Road widths", value: "40 ft", note: "BT road" },
      { label: "Rate", value: "₹20,000", note: "per sq yd", noteIsUnit: true },
      { label: "Type", value: "Villa" },
      expect.objectContaining({ label: "Registration", value: "P06180094959" }),
      expect.objectContaining({ label: "Plus code", value: "7M82CPVH+PV" }),
    ]),
  );
  expect(source).toBe(
    "Source: the catalogue handed over with this site’s specification, not checked at AP RERA; read on 20\u00a0November\u00a02026",
  );
  expect(notice).toBe("Illustrative layout, not a photograph");
});

test("a sheet says that a road surface is in doubt which other claims contradict", () => {
  const doubted = { ...first, keyFeatures: ["CC Roads"] };
  expect(tellInEnglish(doubted).facts).toContainEqual({
    label: "Road widths",
    value: "40 ft",
    note: "BT road, in doubt",
  });
});

test("a source is told as it is written, also where it is called like a part of every object", () => {
  const listing = { ...first, source: { ...first.source, name: "constructor" } };
  expect(tellInEnglish(listing).source).toMatch(/^Source: constructor;/);
});

test("a sheet speaks the language of its page", () => {
  const name = { en: "Kaza", te: "కాజ", hi: "काज़ा" };
  const place = { name, farTown: { name, km: 13 as Kilometres }, towns: [] };
  const telugu = toPlateTexts(first, { place, language: "te" });
  expect(telugu).toMatchObject({
    title: "వివరాల కార్డు",
    place: "కాజ దగ్గర, ఆంధ్రప్రదేశ్",
    notice: "ఊహాచిత్రం, ఫోటో కాదు",
  });
  expect(telugu.facts).toContainEqual({
    label: "రోడ్ల వెడల్పు",
    value: "40 అడుగులు",
    note: "బీటీ రోడ్డు",
  });
  const hindi = toPlateTexts(first, { place, language: "hi" });
  expect(hindi.facts).toContainEqual({
    label: "लेआउट का क्षेत्रफल",
    value: "35,235 वर्ग गज",
    note: "7.28 एकड़",
  });
  expect(hindi.place).toBe("काज़ा के पास, आंध्र प्रदेश");
});

test("a sheet of a listing far from the town that its source names says its village", () => {
  const village = { en: "Kaza", te: null, hi: null };
  const farTown = { name: { en: "Amaravati", te: null, hi: null }, km: 13 as Kilometres };
  const shared = { place: { name: village, farTown, towns: [] }, hasPhoto: false };
  expect(toPlateTexts(first, { ...shared, language: "en" }).place).toBe(
    "Near Kaza, Andhra Pradesh",
  );
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
  const facts = tellInEnglish({
    ...first,
    areaRange: "",
    exteriorFeatures: [],
    plusCode: "",
    lat: null,
    lng: null,
    marketValue: { ...first.marketValue, pricePerSqYd: "" },
    constructionDetails: { ...first.constructionDetails, approvals: "" },
    source: { name: "", readOn: "" },
  });
  expect(facts.facts).toEqual([{ label: "Type", value: "Villa" }]);
  expect(facts.source).toBeNull();
  expect(facts.near).toBeNull();
});

test("plot sizes, several roads and stated distances have their places", () => {
  const facts = tellInEnglish({
    ...first,
    basicInformation: { ...first.basicInformation, lotSize: "162 - 525 sq.yds" },
    exteriorFeatures: ["40, 60", "Gravel_Road"],
    neighborhoodDetails: { ...first.neighborhoodDetails, nearbyLandmarks: ["AIIMS 4 km"] },
  });
  expect(facts.facts).toContainEqual({ label: "Plot sizes", value: "162–525 sq yd" });
  expect(facts.facts).toContainEqual({
    label: "Road widths",
    value: "60, 40 ft",
    note: "Gravel road, in doubt",
  });
  expect(facts.near?.value).toBe("AIIMS 4 km");
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
