import { createHash } from "node:crypto";
import fc from "fast-check";
import { CLOSE_UP_CODES, type ViewCode } from "layout-art/views";
import { expect, test } from "vitest";
import type { Feet, Rupees, SqYards } from "#lib/units/units.ts";
import { CATALOGUE_VERSION, summaryAt } from "./catalogue-columns.ts";
import { decodeCatalogue, encodeCatalogue } from "./catalogue-file.ts";
import type { ListingSummary } from "./summary.ts";

const millionths = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 }).map((value) => value / 1e6 + 0);
const positive = fc.double({ min: 0, max: 1e7, noNaN: true }).map((value) => value + 0);
const name = fc.string({ unit: "grapheme", maxLength: 20 });

const arbitrarySummary = fc
  .record({
    mlsNumber: name,
    name,
    town: fc.record({ en: name, te: fc.option(name), hi: fc.option(name) }),
    place: fc.option(fc.record({ lat: millionths(-90, 90), lng: millionths(-180, 180) })),
    propertyType: fc.constantFrom("Plot", "Apartment", "Villa"),
    ratePerSqYard: fc.option(positive.map((value) => value as Rupees)),
    areaSqYards: fc.option(positive.map((value) => value as SqYards)),
    plotSizes: fc.option(
      fc.record({
        min: positive.map((value) => value as SqYards),
        max: positive.map((value) => value as SqYards),
      }),
    ),
    gated: fc.boolean(),
    isNearTown: fc.boolean(),
    unplacedAddress: fc.option(name),
    inTowns: fc.subarray(["Vijayawada", "Kankipadu"]),
    hasDoubtfulRoads: fc.boolean(),
    isSoldOut: fc.boolean(),
    roadFeet: fc.constantFrom(null, 30 as Feet, 40 as Feet, 60 as Feet),
    approval: fc.constantFrom("approved", "registration-stated", "not-stated"),
    near: fc.stringMatching(/^[0-4]{10}$/),
    illustration: name,
    views: fc
      .subarray([...CLOSE_UP_CODES], { maxLength: 2 })
      .map((codes): ViewCode[] => ["plan", "aerial", ...codes, "plate"]),
    photos: fc.array(
      fc.record({
        hash: fc.constantFrom("0123456789abcdef0123", "fedcba98765432100000"),
        width: fc.integer({ min: 240, max: 1600 }),
        height: fc.integer({ min: 240, max: 1600 }),
      }),
      { maxLength: 5 },
    ),
  })
  .map(
    ({ place, ...rest }): ListingSummary => ({
      ...rest,
      lat: place?.lat ?? null,
      lng: place?.lng ?? null,
      keyFeatures: [],
    }),
  );

function decode(bytes: Uint8Array) {
  const decoded = decodeCatalogue(bytes);
  if (!decoded.ok) throw new Error(decoded.code);
  return decoded.columns;
}

test("a catalogue comes back from its file whole, in its original order", () => {
  fc.assert(
    fc.property(fc.array(arbitrarySummary, { maxLength: 30, size: "max" }), (summaries) => {
      const columns = decode(encodeCatalogue(summaries));
      const read: ListingSummary[] = [];
      columns.position.forEach((position, row) => {
        read[position] = summaryAt(columns, row);
      });
      expect(read).toEqual(summaries);
    }),
    { numRuns: 300 },
  );
});

const NUNNA: ListingSummary = {
  mlsNumber: "P06180094959",
  name: "Jaya Gardens",
  lat: 16.577251,
  lng: 80.682114,
  town: { en: "Nunna", te: "నున్న", hi: "नुन्ना" },
  propertyType: "Plot",
  ratePerSqYard: 14_000 as Rupees,
  areaSqYards: 49_852.5 as SqYards,
  plotSizes: { min: 162 as SqYards, max: 525 as SqYards },
  gated: true,
  isNearTown: false,
  inTowns: [],
  hasDoubtfulRoads: false,
  isSoldOut: false,
  roadFeet: 40 as Feet,
  approval: "approved",
  keyFeatures: ["park", "cctv"],
  unplacedAddress: null,
  near: "0144002234",
  illustration: "aB3dE6gH",
  views: ["plan", "aerial", "plate"],
  photos: [{ hash: "0123456789abcdef0123", width: 1600, height: 900 }],
};
const UNPLACED: ListingSummary = {
  ...NUNNA,
  mlsNumber: "VASUDHA-1",
  name: "Vasudha",
  lat: null,
  lng: null,
  ratePerSqYard: null,
  areaSqYards: null,
  plotSizes: null,
  gated: false,
  photos: [],
  propertyType: "Villa",
  approval: "not-stated",
  unplacedAddress: "Near the lake, Kondapalli",
};
const GOSALA = { ...NUNNA, mlsNumber: "P07120070053", lat: 16.49, lng: 80.73 };

test("the file changes with its version alone", () => {
  const bytes = encodeCatalogue([NUNNA, UNPLACED, GOSALA]);
  const hash = createHash("sha256").update(bytes).digest("hex");
  // What a browser has of an older file is read by this page while the version is the same.
  expect([CATALOGUE_VERSION, hash]).toEqual([
    13,
    "87a57de24774bba4b88a0faac43e9a7a40a539be1d53cc118e94986d0e9a2140",
  ]);
});

test("a file of another version is refused by its code", () => {
  const text = new TextDecoder().decode(encodeCatalogue([]));
  const other = new TextEncoder().encode(text.replace('"version":13', '"version":14'));
  expect(decodeCatalogue(other)).toEqual({ ok: false, code: "catalogue-version" });
});

test.each(["", "{}", "null", "<!doctype html>", '{"format":"sthalam-catalogue","version":13}'])(
  "what is no catalogue file is refused by its code: %j",
  (text) => {
    const decoded = decodeCatalogue(new TextEncoder().encode(text));
    expect(decoded).toEqual({ ok: false, code: "catalogue-malformed" });
  },
);

test("a torn file is refused", () => {
  const [summary] = fc.sample(arbitrarySummary, { numRuns: 1, seed: 7 });
  if (!summary) throw new Error("no sample");
  const bytes = encodeCatalogue([summary]);
  expect(decodeCatalogue(bytes.slice(0, -9)).ok).toBe(false);
});

test("a row beyond the catalogue throws", () => {
  expect(() => summaryAt(decode(encodeCatalogue([])), 0)).toThrow(RangeError);
});
