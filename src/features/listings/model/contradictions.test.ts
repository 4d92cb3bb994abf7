import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { contradictionsOf } from "./contradictions.ts";
import { type Listing, parseListing } from "./listing.ts";
import { toTwin } from "./twins.ts";

function listingOf(input: object): Listing {
  const smallest = { name: "A", mlsNumber: "P06180094959", propertyType: "Plot", location: "Lam" };
  const parsed = parseListing({ ...smallest, ...input });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.listing;
}

const found = (input: object) =>
  contradictionsOf(listingOf(input)).map(({ code, stated }) => [code, ...stated]);

test.each([
  [
    { keyFeatures: ["BT Roads", "Park"], exteriorFeatures: ["40", "Metal_Road"] },
    ["road-surface", "BT Roads", "Metal_Road"],
  ],
  [
    { exteriorFeatures: ["2 to 3 Feet", "Soil", "40", "BT_Road"] },
    ["doubtful-measure", "2 to 3 Feet", "Soil"],
  ],
  [{ exteriorFeatures: ["0", "40", "BT_Road"] }, ["doubtful-measure", "0"]],
  [{ constructionDetails: { permissions: "yes" } }, ["permissions-without-number", "yes"]],
  [
    { constructionDetails: { approvals: "P07130074549" } },
    ["two-registrations", "P06180094959", "P07130074549"],
  ],
  [
    { areaRange: "400 sq.yds", basicInformation: { lotSize: "162 - 525 sq.yds" } },
    ["plot-larger-than-layout", "162 - 525 sq.yds", "400 sq.yds"],
  ],
  [
    { keyFeatures: ["Underground Drainage", "open drainage"] },
    ["open-and-underground", "Underground Drainage", "open drainage"],
  ],
])("claims that do not fit together are found as they are stated: %j", (input, contradiction) => {
  expect(found(input)).toEqual([contradiction]);
});

test("claims that fit are left alone", () => {
  const numbered = { approvals: "P06180094959", permissions: "yes" };
  expect(
    found({
      keyFeatures: ["BT Roads", "Underground Drainage", "Open Power Supply"],
      exteriorFeatures: ["60 , 40", "BT_Road"],
      constructionDetails: numbered,
      areaRange: "49852 sq.yds",
      basicInformation: { lotSize: "162 - 525 sq.yds" },
    }),
  ).toEqual([]);
  expect(found({ mlsNumber: "P06180094959-1", constructionDetails: numbered })).toEqual([]);
});

test("of the catalogue's rows, 12 contradict themselves on roads and 11 state a doubtful measure", async () => {
  const rows: object[] = JSON.parse(await readFile("data/listings.json", "utf8"));
  const codes = rows.flatMap((row) => contradictionsOf(listingOf(row)).map(({ code }) => code));
  const count = (code: string) => codes.filter((one) => one === code).length;
  expect(count("road-surface")).toBe(12);
  expect(count("doubtful-measure")).toBe(11);
  expect(codes).toHaveLength(23);
});

test("a twin tells each field in which the two disagree, with what each alone says", () => {
  const one = listingOf({
    areaRange: "35235 sq.yds",
    keyFeatures: ["Park", "Open Power Supply"],
    additionalInfo: { amenities: ["Park", "Open Power Supply"] },
    constructionDetails: { approvals: "P06180094959", permissions: "yes" },
  });
  const other = listingOf({
    mlsNumber: "P06180094959-1",
    keyFeatures: ["Park", "CC Roads"],
    additionalInfo: { amenities: ["Park", "CC Roads"] },
    constructionDetails: { approvals: "P06180094959", permissions: "no" },
  });
  expect(toTwin(one, other)).toEqual({
    mlsNumber: "P06180094959-1",
    sharesRegistration: true,
    disagreements: [
      { path: "areaRange", here: ["35235 sq.yds"], there: [] },
      { path: "constructionDetails.permissions", here: ["yes"], there: ["no"] },
      { path: "keyFeatures", here: ["Open Power Supply"], there: ["CC Roads"] },
    ],
  });
  // What only one of them tells is no disagreement.
  const neighborhoodDetails = { ...one.neighborhoodDetails, nearbyLandmarks: ["Canal"] };
  const telling = { ...one, propertyDescription: "Beside the canal", neighborhoodDetails };
  expect(toTwin(telling, other)).toEqual(toTwin(one, other));
  const bare = { ...other, constructionDetails: { ...other.constructionDetails, approvals: "" } };
  expect(toTwin(one, bare).sharesRegistration).toBe(false);
  expect(toTwin(bare, one).sharesRegistration).toBe(false);
});
