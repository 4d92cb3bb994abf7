import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { costOfSize } from "#features/calculators/index.ts";
import { toExterior } from "#features/listings/illustrations/exterior.ts";
import type { PhotoKind } from "#features/listings/photos/photo.ts";
import { toCatalogueSummaries, toSummary } from "./catalogue/summary.ts";
import { toDisplayName } from "./display-name.ts";
import { toFeatures } from "./fields/features.ts";
import { areaText, plotSizesText, rateText } from "./fields/figure-texts.ts";
import {
  approvalOf,
  areaOf,
  flagsOf,
  plotSizesOf,
  rateOf,
  sharedRegistrations,
} from "./fields/figures.ts";
import { parseNewListing } from "./fields/place-rule.ts";
import { type Listing, parseListing } from "./listing.ts";

const published: unknown[] = JSON.parse(readFileSync("data/listings.json", "utf8"));

function listingOf(input: unknown): Listing {
  const parsed = parseListing(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.listing;
}

const catalogue = published.map(listingOf);
const smallest = { name: "A", location: "B", propertyType: "Plot", mlsNumber: "P06180094959" };
const sources = {
  isDisputed: () => false,
  illustrationOf: () => "hash",
  nearOf: () => "0344444444",
  placeOf: (en: string) => ({ name: { en, te: null, hi: null }, farTown: null, towns: [] }),
};

test("all 56 published listings parse to themselves, nothing lost", () => {
  expect(catalogue).toHaveLength(56);
  expect(catalogue).toMatchObject(published);
  expect(new Set(catalogue.map(({ mlsNumber }) => mlsNumber)).size).toBe(56);
});

test("the catalogue states what the facts sheet states", () => {
  const areas = catalogue.map(areaOf).filter((area) => area !== null);
  const rates = catalogue.map(rateOf).filter((rate) => rate !== null);
  expect([areas.length, Math.min(...areas), Math.max(...areas)]).toEqual([50, 6437, 353320]);
  expect([rates.length, Math.min(...rates), Math.max(...rates)]).toEqual([52, 11000, 40000]);
  expect(catalogue.filter(({ propertyType }) => propertyType === "Villa")).toHaveLength(5);
  expect(new Set(catalogue.map((one) => one.neighborhoodDetails.area)).size).toBe(34);
  expect(catalogue.every((one) => plotSizesOf(one) === null)).toBe(true);
  const approvals = Object.groupBy(catalogue, (listing) => approvalOf(listing, false));
  expect(approvals.approved).toHaveLength(3);
  expect(approvals["registration-stated"]).toHaveLength(50);
  expect(approvals["not-stated"]).toHaveLength(3);
});

test("every oddity of the 56 is flagged in the data, and only those", () => {
  const shared = sharedRegistrations(catalogue);
  expect([...shared]).toEqual([
    ["P06180094959", ["P06180094959", "P06180094959-1"]],
    ["P07120070053", ["P07120070053", "P07120070053-1"]],
  ]);
  const sharing = [...shared.values()].flat();
  for (const one of catalogue) {
    expect(one.flags).toEqual(flagsOf(one));
    expect(one.flags.includes("shared-registration")).toBe(sharing.includes(one.mlsNumber));
  }
  const flagged = (flag: string) => catalogue.filter(({ flags }) => flags.some((f) => f === flag));
  expect(flagged("placeholder-id")).toHaveLength(3);
  expect(flagged("road-surface-contradicts")).toHaveLength(12);
  expect(flagged("zero-measure")).toHaveLength(2);
});

test("every feature of the 56 has a code", () => {
  const raw = new Set(catalogue.flatMap(({ keyFeatures }) => keyFeatures));
  expect(raw.size).toBe(47);
  expect(toFeatures([...raw]).other).toEqual([]);
});

test("spellings and case meet in one code, unknown features stay text", () => {
  const raw = ["SOLAR FENCING", "Solar fencing", "boundary pegs", "Helipad", "CC Tv Survelliance"];
  const codes = ["cctv", "solar-fencing", "boundary-pegs"];
  expect(toFeatures(raw)).toEqual({ codes, other: ["Helipad"] });
});

test("exterior features are read whatever is missing", () => {
  expect(
    toExterior(["2 to 3 Feet", "Cement Tiled", "60 , 40", "Gravel_Road , Metal_Road"]),
  ).toEqual({
    roadWidths: [60, 40],
    roadSurfaces: ["metal", "gravel"],
    doubtful: ["2 to 3 Feet", "Cement Tiled"],
  });
  expect(toExterior(["0", "40", "BT_Road"])).toEqual({
    roadWidths: [40],
    roadSurfaces: ["bt"],
    doubtful: ["0"],
  });
  expect(toExterior([])).toEqual({
    roadWidths: [],
    roadSurfaces: [],
    doubtful: [],
  });
});

test("every exterior feature of the 56 is understood", () => {
  const roads = catalogue.map(({ exteriorFeatures }) => toExterior(exteriorFeatures));
  expect(roads.filter(({ roadWidths }) => roadWidths.length > 0)).toHaveLength(51);
  expect(roads.filter(({ roadSurfaces }) => roadSurfaces.length > 0)).toHaveLength(51);
  const doubtful = new Set(roads.flatMap((road) => road.doubtful));
  expect(doubtful).toEqual(new Set(["2 to 3 Feet", "3 to 4 Feet", "Cement Tiled", "Soil", "0"]));
});

test.each([
  ["GREEN DELIGHT PEARL", "Green Delight Pearl"],
  ["LAKERIDGE - 2", "Lakeridge – 2"],
  ["VASUDHA -1", "Vasudha – 1"],
  ["VERTEX CAPITAL VISTA PHASE-III", "Vertex Capital Vista Phase-III"],
  ["Y V RAO ESTATES PHASE II", "Y V Rao Estates Phase II"],
  ["ASNR AND PMS GREEN MEADOWS", "ASNR and PMS Green Meadows"],
  ["HAMARAS ORR WISDOM PHASE 1", "Hamaras ORR Wisdom Phase 1"],
  ["KVBR MEADOWS", "KVBR Meadows"],
  ["CM SMART CITY", "CM Smart City"],
  ["SRI BHRAMARA'S PARADISE PHASE-2", "Sri Bhramara's Paradise Phase-2"],
  ["sukrithi ananda", "Sukrithi Ananda"],
  ["McDonald Enclave", "McDonald Enclave"],
  ["అమరావతి NTR", "అమరావతి NTR"],
])("%s is shown as %s", (stored, shown) => {
  expect(toDisplayName(stored)).toBe(shown);
});

test("figures are read from texts, and only from texts that state them", () => {
  expect(areaText("49852 sq.yds")).toBe(49852);
  expect(areaText("1,35,520.5 Sq. Yards")).toBe(135520.5);
  expect(areaText("0 sq.yds")).toBeNull();
  expect(areaText("9 acres")).toBeNull();
  expect(rateText("₹20000 per sq.yd")).toBe(20000);
  expect(rateText("Rs. 20,000 / sq yd")).toBe(20000);
  expect(rateText("20000")).toBeNull();
  expect(plotSizesText("162 - 525 sq.yds")).toEqual({ min: 162, max: 525 });
  expect(plotSizesText("525 to 162 sq.yds")).toBeNull();
  const ranged = listingOf({ ...smallest, areaRange: "150 to 300 sq.yds" });
  expect([areaOf(ranged), plotSizesOf(ranged)]).toEqual([null, { min: 150, max: 300 }]);
});

test("missing fields become empty, not undefined", () => {
  const listing = listingOf(smallest);
  expect(listing).toMatchObject({ lat: null, areaRange: "", status: "Available", flags: [] });
  expect(listing.utilities.gasConnection).toBe("");
  expect(listing.additionalInfo).toMatchObject({ amenities: [], gated: false });
});

test.each([
  [{ ...smallest, name: " " }, "name", "missing"],
  [{ name: "A", location: "B", propertyType: "Plot" }, "mlsNumber", "missing"],
  [{ ...smallest, mlsNumber: "../x" }, "mlsNumber", "bad-format"],
  [{ ...smallest, propertyType: "Shed" }, "propertyType", "unknown-value"],
  [{ ...smallest, lat: 91, lng: 80 }, "lat", "out-of-range"],
  [{ ...smallest, lat: 16 }, "lng", "half-a-place"],
  [{ ...smallest, lat: "16", lng: 80 }, "lat", "wrong-type"],
  [{ ...smallest, areaRange: "9 bighas" }, "areaRange", "bad-figure"],
  [{ ...smallest, areaRange: "12" }, "areaRange", "out-of-range"],
  [
    { ...smallest, marketValue: { pricePerSqYd: "cheap" } },
    "marketValue.pricePerSqYd",
    "bad-figure",
  ],
  [{ ...smallest, marketValue: { price: "1" } }, "marketValue.price", "unknown-field"],
  [{ ...smallest, media: { images: ["javascript:alert(1)"] } }, "media.images.0", "bad-address"],
  [{ ...smallest, keyFeatures: "Park" }, "keyFeatures", "wrong-type"],
  [{ ...smallest, priceRange: "x".repeat(301) }, "priceRange", "too-long"],
  [{ ...smallest, keyFeatures: Array(101).fill("Park") }, "keyFeatures", "too-many"],
  [
    { ...smallest, neighborhoodDetails: { pincode: "52230" } },
    "neighborhoodDetails.pincode",
    "bad-format",
  ],
  [{ ...smallest, source: { readOn: "2026-13-01" } }, "source.readOn", "bad-format"],
  [{ ...smallest, flags: ["cheap"] }, "flags.0", "unknown-value"],
  [null, "", "wrong-type"],
])("bad input %# is refused with its field and reason", (input, path, code) => {
  const parsed = parseListing(input);
  expect(parsed.ok || parsed.problems.map((one) => [one.path, one.code])).toEqual([[path, code]]);
});

test.each(["99999999999", "-5", "₹ 40 lakh"])("%s is a figure, and no likely rate", (rate) => {
  const parsed = parseListing({ ...smallest, marketValue: { pricePerSqYd: rate } });
  expect(parsed.ok || parsed.problems).toEqual([
    { path: "marketValue.pricePerSqYd", value: rate, code: "out-of-range" },
  ]);
});

test("a problem shows the value shortened to one line", () => {
  const parsed = parseListing({ ...smallest, areaRange: `about\n${"9".repeat(90)}` });
  expect(parsed.ok || parsed.problems[0]?.value).toBe(`about ${"9".repeat(53)}…`);
  const half = parseListing({ ...smallest, lat: 16 });
  expect(half.ok || half.problems[0]?.value).toBe("");
});

test("a card leaves out road features that the exterior facts contradict", () => {
  const roads = { ...smallest, keyFeatures: ["Park", "BT Roads", "Entrance Arch"] };
  const cards = (exteriorFeatures: string[]) =>
    toSummary(listingOf({ ...roads, exteriorFeatures }), sources).keyFeatures;
  expect(cards(["40", "Metal_Road"])).toEqual(["park", "entrance-arch"]);
  expect(cards(["40", "BT_Road"])).toEqual(["bt-roads", "park", "entrance-arch"]);
  expect(cards([])).toEqual(["bt-roads", "park", "entrance-arch"]);
});

test("a summary has the three features of its card and all others that are sought", () => {
  const keyFeatures = ["Gym", "CCTV Surveillance", "Park", "Club House", "Street Lights", "STP"];
  const more = ["Municipal water connection", "24x7 Security", "Temple"];
  const summary = (listed: string[]) =>
    toSummary(listingOf({ ...smallest, keyFeatures: listed }), sources).keyFeatures;
  expect(summary(keyFeatures)).toEqual(["club-house", "cctv", "park"]);
  expect(summary([...keyFeatures, ...more])).toEqual([
    "club-house",
    "security",
    "municipal-water",
    "cctv",
  ]);
});

test("a summary promises neither of two features that a listing states against each other", () => {
  const keyFeatures = ["Open Power Supply", "Underground Power Supply", "Underground Drainage"];
  expect(toSummary(listingOf({ ...smallest, keyFeatures }), sources).keyFeatures).toEqual([
    "underground-drainage",
  ]);
});

test("gated by the field or by a security cabin, and summaries keep the order", () => {
  const cabin = { ...smallest, additionalInfo: { amenities: ["Security cabin"] } };
  expect(toSummary(listingOf(cabin), sources).gated).toBe(true);
  expect(toSummary(listingOf(smallest), sources).gated).toBe(false);
  const summaries = toCatalogueSummaries(catalogue, sources);
  expect(summaries.filter(({ gated }) => gated)).toHaveLength(52);
  expect(summaries[2]).toEqual({
    mlsNumber: "P06200153936",
    name: "Green Delight Pearl",
    town: { en: "Davuluru", te: null, hi: null },
    lat: 16.411638,
    lng: 80.794703,
    propertyType: "Plot",
    ratePerSqYard: 14000,
    areaSqYards: 135520,
    plotSizes: null,
    near: "0344444444",
    isNearTown: false,
    unplacedAddress: null,
    inTowns: [],
    hasDoubtfulRoads: false,
    isSoldOut: false,
    roadFeet: 40,
    gated: true,
    approval: "registration-stated",
    keyFeatures: ["security", "underground-drainage", "cctv"],
    illustration: "hash",
    views: ["plan", "aerial", "entrance", "park", "plate"],
    photos: [],
  });
});

test("cards show photographs, not what an agent says is a floor plan or a 360° view", () => {
  const size = { width: 1600, height: 800 };
  const photo = (hash: string, kind: PhotoKind) => ({
    hash,
    ...size,
    kind,
    alt: { en: "", te: "", hi: "" },
  });
  const photos = [photo("a", "floor-plan"), photo("b", "panorama"), photo("c", "photograph")];
  expect(toSummary(listingOf(smallest), sources, photos).photos).toEqual([{ hash: "c", ...size }]);
});

test.each([
  ["areaRange", { areaRange: "10000001 sq.yds" }],
  ["areaRange", { areaRange: "2100 acres" }],
  ["areaRange", { areaRange: "200 - 1000000 sq.yds" }],
  ["basicInformation.lotSize", { basicInformation: { lotSize: "100 - 100001 sq.yds" } }],
  ["marketValue.pricePerSqYd", { marketValue: { pricePerSqYd: "₹10000001 per sq.yd" } }],
])(
  "a figure that no layout has, at %s, is refused, and counts as not stated where it is stored",
  (path, stated) => {
    const input = { ...smallest, ...stated };
    const refused = parseNewListing({ bounds: null }, input);
    expect(refused).toMatchObject({ ok: false, problems: [{ path, code: "too-great" }] });
    const stored = listingOf(input);
    expect([areaOf(stored), plotSizesOf(stored), rateOf(stored)]).toEqual([null, null, null]);
  },
);

test("the largest figures are taken, and sums with them are told", () => {
  const input = {
    ...smallest,
    areaRange: "10000000 sq.yds",
    basicInformation: { lotSize: "100 - 100000 sq.yds" },
    marketValue: { pricePerSqYd: "₹10000000 per sq.yd" },
  };
  expect(parseNewListing({ bounds: null }, input).ok).toBe(true);
  const { ratePerSqYard, plotSizes } = toSummary(listingOf(input), sources);
  if (!plotSizes || ratePerSqYard === null) throw new Error("They are stated.");
  expect(costOfSize(plotSizes.max, { ratePerSqYard }).price).toBe(1e12);
});

test("a layout is sold out when its status says so, however it is written", () => {
  const isSoldOut = (status: string) =>
    toSummary(listingOf({ ...smallest, status }), sources).isSoldOut;
  expect(["Sold out", "SOLD-OUT", " sold out "].map(isSoldOut)).toEqual([true, true, true]);
  expect(["Available", "Sold", "Coming soon"].map(isSoldOut)).toEqual([false, false, false]);
});

test("a status is one of the choices, or the text that is stored already", () => {
  const booked = { ...smallest, status: "Booked" };
  const before = listingOf(booked);
  expect(before.status).toBe("Booked");
  const refused = [{ path: "status", value: "Booked", code: "unknown-value" }];
  expect(parseNewListing({ bounds: null }, booked)).toEqual({ ok: false, problems: refused });
  const other = listingOf(smallest);
  expect(parseNewListing({ bounds: null, before: other }, booked).ok).toBe(false);
  expect(parseNewListing({ bounds: null, before }, { ...booked, name: "Other" }).ok).toBe(true);
  for (const status of ["Available", "Coming soon", "Sold out"])
    expect(parseNewListing({ bounds: null, before }, { ...smallest, status }).ok).toBe(true);
});

test("an approval is derived: numbers to check first, and no twin may say otherwise", () => {
  const stateOf = (constructionDetails: object, isDisputed = false) =>
    approvalOf(listingOf({ ...smallest, constructionDetails }), isDisputed);
  expect(stateOf({})).toBe("not-stated");
  expect(stateOf({ permissions: "yes" })).toBe("not-stated");
  expect(stateOf({ permitNumber: "LP No. 32/2021", permissions: "yes" })).toBe("permit-stated");
  expect(stateOf({ approvals: "P06180094959", permissions: "no" })).toBe("registration-stated");
  expect(stateOf({ approvals: "P06180094959", permissions: "yes" })).toBe("approved");
  expect(stateOf({ approvals: "P06180094959", permissions: "yes" }, true)).toBe("disputed");
  expect(stateOf({ approvals: "P06180094959", permissions: "no" }, true)).toBe("disputed");
});

test("a summary has the pictures of what its listing states", () => {
  const summaries = toCatalogueSummaries(catalogue, sources);
  const undrawn = summaries.filter(({ views }) => views.length === 3);
  expect(undrawn.map(({ areaSqYards }) => areaSqYards)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  for (const [index, { views }] of summaries.entries()) {
    const { codes } = toFeatures(catalogue[index]?.keyFeatures ?? []);
    expect(views[0]).toBe("plan");
    if (!codes.includes("swimming-pool")) expect(views).not.toContain("pool");
    if (!codes.includes("overhead-tank")) expect(views).not.toContain("tank");
  }
});
