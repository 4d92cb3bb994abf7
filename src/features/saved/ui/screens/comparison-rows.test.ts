import { expect, test } from "vitest";
import { toSummary } from "#features/listings/model/catalogue/summary.ts";
import { contradictionsOf } from "#features/listings/model/contradictions.ts";
import { COMPARISON_TABS } from "#features/listings/model/fields/field-kinds.ts";
import { parseListing } from "#features/listings/model/listing.ts";
import { toTwin } from "#features/listings/model/twins.ts";
import type { Kilometres, Rupees } from "#lib/units/units.ts";
import {
  COMPARISON_ROWS,
  type ComparedHome,
  type ComparisonRow,
  kindOf,
  readRows,
} from "./comparison-rows.ts";
import type { ComparisonWords } from "./use-comparison-words.ts";

const WORDS: ComparisonWords = {
  label: ({ message, id }) => message ?? id,
  yes: "Yes",
  no: "No",
  status: (status) => status,
  sum: (rupees) => `₹${rupees / 100_000} L`,
  sqYards: (figure) => `${figure} sq yd`,
  acres: (figure) => `${figure} acres`,
  land: (sum) => `${sum} land alone`,
  budget: 5_000_000 as Rupees,
  budgetBuys: "₹50 L buys up to, land alone",
  hasDuties: true,
  feet: (figure) => `${figure} ft`,
  kilometres: (figure) => `${figure} km`,
  approval: (approval) => approval,
  propertyType: (type) => type,
  roadSurface: (surface) => surface,
  features: (raw) => raw,
  placeName: (name) => name.en,
  where: ({ town }) => town.en,
  inDoubt: "In doubt",
  noDoubt: "Nothing",
  contradiction: (code) => code,
  denied: "Another listing says otherwise.",
};

function home(facts: object): ComparedHome {
  const parsed = parseListing({
    name: "Jaya Gardens",
    location: "Gosala",
    propertyType: "Plot",
    mlsNumber: "P06180094959",
    ...facts,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  const summary = toSummary(parsed.listing, {
    illustrationOf: () => "hash",
    isDisputed: () => false,
    nearOf: () => "0344444444",
    placeOf: (en) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
  });
  const { listing } = parsed;
  const contradictions = contradictionsOf(listing);
  return { listing, summary, landmarks: [], contradictions, twins: [], footprint: null };
}

const labelIn = ({ label }: ComparisonRow) =>
  typeof label === "function" ? label(WORDS) : WORDS.label(label);

/** Values of one row by its label in English. */
function row(label: string, homes: readonly ComparedHome[]) {
  const kind = kindOf(homes);
  const rows = COMPARISON_TABS[kind].flatMap((tab) => readRows(kind, tab, homes, WORDS));
  const found = rows.find((one) => one.label === label);
  if (!found) throw new Error(`no row ${label}: ${rows.map((one) => one.label)}`);
  return { values: found.values, differs: found.differs };
}

test("every row stands once, and every tab has rows", () => {
  const labels = COMPARISON_ROWS.map(labelIn);
  expect(new Set(labels).size).toBe(labels.length);
  for (const kind of ["land", "house"] as const)
    expect(new Set(COMPARISON_ROWS.map((one) => one.in[kind]).filter(Boolean))).toEqual(
      new Set(COMPARISON_TABS[kind]),
    );
});

const labelsOf = (kind: "land" | "house", tab: (typeof COMPARISON_TABS)["house"][number]) =>
  readRows(kind, tab, [home({})], WORDS).map(({ label }) => label);

test("plots are compared as land, built homes by the parts and fields that were specified", () => {
  expect(kindOf([home({}), home({ propertyType: "Villa" })])).toBe("land");
  expect(kindOf([home({ propertyType: "Villa" }), home({ propertyType: "Apartment" })])).toBe(
    "house",
  );
  const overview = ["Status", "List price", "Bedrooms", "Bathrooms", "Layout area"];
  expect(labelsOf("house", "overview")).toEqual(expect.arrayContaining(overview));
  expect(labelsOf("house", "interior")).toEqual(["Key features", "Monthly cost estimate"]);
  expect(labelsOf("house", "property")).toEqual(
    expect.arrayContaining(["Type", "Facing", "Soil type"]),
  );
  expect(labelsOf("house", "hoa")).toEqual(expect.arrayContaining(["Amenities", "Financing"]));
  expect(labelsOf("house", "community")).toEqual(
    expect.arrayContaining(["Neighbourhood", "Landmarks, as listed"]),
  );
  const ofLand = COMPARISON_ROWS.filter((one) => one.in.land).map(labelIn);
  for (const label of ["Bedrooms", "Bathrooms"]) expect(ofLand).not.toContain(label);
});

test("permissions are told in words of the page, as the source has them", () => {
  const homes = ["yes", "no", ""].map((permissions) =>
    home({ constructionDetails: { permissions } }),
  );
  expect(row("Permissions", homes).values).toEqual(["Yes", "No", null]);
});

test("amenities of land are rows with ticks, and what a plot costs in all is a row", () => {
  const homes = [
    home({ keyFeatures: ["Park"], marketValue: { pricePerSqYd: "₹20000 per sq.yd" } }),
    home({ additionalInfo: { amenities: ["Park", "Club House"] } }),
  ];
  expect(row("Park", homes)).toEqual({ values: [true, true], differs: false });
  expect(row("Club House", homes)).toEqual({ values: [false, true], differs: true });
  expect(row("All-in cost of 200 sq yd", homes).values).toEqual(["₹43 L", null]);
});

test("a home without facts states none but its status, type, place and approval", () => {
  const empty = home({});
  const stated = COMPARISON_ROWS.filter(({ read }) => read(empty, WORDS) !== null);
  expect(stated.map(labelIn)).toEqual(["Status", "Approval", "Type"]);
});

test("rates, budgets and areas are told in one unit each, grouped as buyers write them", () => {
  const homes = [
    home({ areaRange: "135520 sq.yds", marketValue: { pricePerSqYd: "₹14000 per sq.yd" } }),
    home({ areaRange: "9,680 Sq Yards", marketValue: { pricePerSqYd: "Rs. 25,000 / sq.yds" } }),
  ];
  expect(row("Rate per sq yd", homes).values).toEqual(["₹14,000", "₹25,000"]);
  expect(row("₹50 L buys up to, land alone", homes).values).toEqual(["357 sq yd", "200 sq yd"]);
  expect(row("Land price of 200 sq yd", homes).values).toEqual(["₹28 L", "₹50 L"]);
  expect(row("Layout area", homes).values).toEqual(["1,35,520 sq yd", "9,680 sq yd"]);
  expect(row("Layout area in acres", homes).values).toEqual(["28 acres", "2 acres"]);
});

test("where nobody has looked up the duties nothing is told all-in", () => {
  const labels = (hasDuties: boolean) =>
    readRows("land", "overview", [home({}), home({})], { ...WORDS, hasDuties }).map(
      ({ label }) => label,
    );
  expect(labels(true)).toContain("All-in cost of 200 sq yd");
  expect(labels(false)).toEqual(
    labels(true).filter((label) => label !== "All-in cost of 200 sq yd"),
  );
});

test("rates and all-in costs are bars of which the least is marked, where they are not all alike", () => {
  const at = (rate: number) => home({ marketValue: { pricePerSqYd: `₹${rate} per sq.yd` } });
  const bars = (homes: readonly ComparedHome[]) =>
    readRows("land", "overview", homes, WORDS).find(({ label }) => label === "Rate per sq yd")
      ?.bars;
  expect(bars([at(20_000), home({}), at(10_000)])).toEqual([
    { share: 1, isLeast: false },
    null,
    { share: 0.5, isLeast: true },
  ]);
  expect(bars([at(20_000), at(20_000)])).toEqual([
    { share: 1, isLeast: false },
    { share: 1, isLeast: false },
  ]);
  const cost = readRows("land", "overview", [at(20_000)], WORDS).find(({ parts }) => parts);
  expect(cost).toMatchObject({ values: ["₹43 L"], parts: ["₹40 L land alone"] });
});

test("what a budget buys keeps to the layout's own plots", () => {
  const dear = { marketValue: { pricePerSqYd: "₹20000 per sq.yd" } };
  const homes = [
    home({ ...dear, basicInformation: { lotSize: "162 - 200 sq.yds" } }),
    home({ ...dear, basicInformation: { lotSize: "300 sq.yds" } }),
  ];
  expect(row("₹50 L buys up to, land alone", homes).values).toEqual(["200 sq yd", null]);
  expect(row("Plot sizes", homes).values).toEqual(["162–200 sq yd", "300 sq yd"]);
});

test("a row differs when one home says another thing, or nothing", () => {
  const [east, alsoEast] = [
    home({ propertyInformation: { facing: "East" } }),
    home({ propertyInformation: { facing: "East" } }),
  ];
  expect(row("Facing", [east, alsoEast])).toEqual({ values: ["East", "East"], differs: false });
  expect(row("Facing", [east, home({})])).toEqual({ values: ["East", null], differs: true });
  expect(row("Soil type", [east, alsoEast])).toEqual({ values: [null, null], differs: false });
});

test("roads, landmarks and features are listed in words", () => {
  const one = {
    ...home({ exteriorFeatures: ["40,33", "BT_Road"], keyFeatures: ["Park", "Club House"] }),
    landmarks: [
      { name: { en: "Airport", te: null, hi: null }, km: 9.54 as Kilometres, lat: 0, lng: 0 },
    ],
  } as unknown as ComparedHome;
  expect(row("Widest road", [one]).values).toEqual(["40 ft"]);
  expect(row("Road surface", [one]).values).toEqual(["bt"]);
  const built = home({ propertyType: "Villa", keyFeatures: ["Park", "Club House"] });
  expect(row("Key features", [built]).values).toEqual(["Park, Club House"]);
  expect(row("Landmarks, straight line", [one]).values).toEqual(["Airport 9.5 km"]);
});

/** The rows of a tab that mark the first home, and what the tab says of it. */
function doubtsIn(tab: (typeof COMPARISON_TABS)["land"][number], homes: readonly ComparedHome[]) {
  const rows = readRows("land", tab, homes, WORDS);
  const said = rows.find(({ label }) => label === "In doubt")?.values;
  return { marked: rows.flatMap(({ label, doubted }) => (doubted?.[0] ? label : [])), said };
}

test("what other claims of a home contradict is marked where it stands, with the reason once below", () => {
  const roads = home({ exteriorFeatures: ["40", "Metal_Road"], keyFeatures: ["BT Roads", "Park"] });
  expect(doubtsIn("land", [roads, home({ keyFeatures: ["BT Roads"] })])).toEqual({
    marked: ["Road surface", "BT Roads"],
    said: ["road-surface", "Nothing"],
  });
  const bare = home({ constructionDetails: { permissions: "yes" } });
  expect(doubtsIn("approvals", [bare, home({})]).marked).toEqual(["Permissions"]);
  const large = home({ areaRange: "400 sq.yds", basicInformation: { lotSize: "500 sq.yds" } });
  expect(doubtsIn("overview", [large, home({})]).marked).toEqual(["Layout area", "Plot sizes"]);
  expect(doubtsIn("land", [home({}), home({ exteriorFeatures: ["Soil"] })])).toEqual({
    marked: [],
    said: undefined,
  });
});

test("what another listing of the layout says otherwise is marked as well", () => {
  const one = home({ areaRange: "9680 sq.yds", marketValue: { pricePerSqYd: "20000 per sq.yd" } });
  const other = parseListing({
    ...one.listing,
    mlsNumber: "P06180094959-2",
    marketValue: { pricePerSqYd: "25000 per sq.yd" },
  });
  if (!other.ok) throw new Error("a listing was expected");
  const homes = [{ ...one, twins: [toTwin(one.listing, other.listing)] }, home({})];
  expect(doubtsIn("overview", homes)).toEqual({
    marked: ["Rate per sq yd", "All-in cost of 200 sq yd"],
    said: ["Another listing says otherwise.", "Nothing"],
  });
});
