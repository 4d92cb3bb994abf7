import fc from "fast-check";
import { expect, test } from "vitest";
import { costOfSize } from "#features/calculators/index.ts";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import {
  REGISTRATIONS,
  ROADS,
  SORTS,
  TOTALS,
  TYPE_CHOICES,
} from "#features/search/model/query/filters.ts";
import {
  COUNTED_NAMES,
  countedChoices,
  DEFAULT_QUERY,
  type SearchQuery,
} from "#features/search/model/query/search-query.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Feet, Rupees, SqYards } from "#lib/units/units.ts";
import { countChoices } from "./count-choices.ts";
import { search } from "./search.ts";
import { buildSearchIndex, countLayouts } from "./search-index.ts";

const TOWNS = [
  { en: "Vijayawada", te: "విజయవాడ", hi: "विजयवाड़ा" },
  { en: "Undavalli", te: "ఉండవల్లి", hi: null },
  { en: "Poranki Rural", te: null, hi: null },
] as const;
const NAMES = ["Green Delight Pearl", "Green City", "Banker's Colony", "Sree Città", "NTR Garden"];
const LATS = [16.3, 16.4, 16.44, 16.5, 16.50001, 16.7];
const LNGS = [80.4, 80.5, 80.59, 80.6, 80.60001, 80.9];

const arbitraryCorner = fc.record({
  lat: fc.double({ min: 16, max: 17, noNaN: true }),
  lng: fc.double({ min: 80, max: 81, noNaN: true }),
});
const arbitraryPlace = fc.oneof(
  fc.record({ lat: fc.constantFrom(...LATS), lng: fc.constantFrom(...LNGS) }),
  arbitraryCorner,
);
const nowhere = fc.constantFrom(
  { lat: null, lng: null },
  { lat: Number.NaN, lng: 80.5 },
  { lat: 16.5, lng: null },
  { lat: Number.POSITIVE_INFINITY, lng: 80.5 },
);
const sizes = fc.constantFrom(100, 150, 162.5, 200, 250, 300, 500, 600, 1000, 1200);
const plotSizes = fc.tuple(sizes, sizes).map(([a, b]) => ({
  min: Math.min(a, b) as SqYards,
  max: Math.max(a, b) as SqYards,
}));

const arbitrarySummary = fc
  .record({
    mlsNumber: fc.constantFrom("P06180094959", "P06180094959-1", "P07120070053", "Vedanta__"),
    name: fc.constantFrom(...NAMES),
    town: fc.constantFrom(...TOWNS),
    place: fc.oneof({ weight: 6, arbitrary: arbitraryPlace }, { weight: 1, arbitrary: nowhere }),
    propertyType: fc.constantFrom("Plot", "Apartment", "Villa"),
    ratePerSqYard: fc.option(
      fc.constantFrom(0, 5_000, 10_000, 20_000, 25_000, 50_000).map((rate) => rate as Rupees),
    ),
    areaSqYards: fc.option(fc.constantFrom(6437, 35235, 183920).map((area) => area as SqYards)),
    plotSizes: fc.option(plotSizes, { freq: 2 }),
    gated: fc.boolean(),
    approval: fc.constantFrom("registration-stated", "disputed", "not-stated"),
    near: fc.stringMatching(/^[0-4]{9}$/),
    isNearTown: fc.boolean(),
    unplacedAddress: fc.constant(null),
    inTowns: fc.subarray(["Vijayawada", "Kankipadu"]),
    hasDoubtfulRoads: fc.boolean(),
    isSoldOut: fc.boolean(),
    roadFeet: fc.constantFrom(null, 30 as Feet, 40 as Feet, 60 as Feet),
  })
  .map(
    ({ place, ...rest }): ListingSummary => ({
      ...rest,
      ...place,
      keyFeatures: [],
      illustration: "0f",
      views: ["plan"],
      photos: [],
    }),
  );

/** Mostly absent: with every condition set, nothing would be found. */
const seldom = <Value>(arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

const arbitraryQuery: fc.Arbitrary<SearchQuery> = fc
  .record({
    bounds: seldom(
      fc.tuple(arbitraryPlace, arbitraryPlace).map(([a, b]) => ({
        north: Math.max(a.lat, b.lat),
        south: Math.min(a.lat, b.lat),
        east: Math.max(a.lng, b.lng),
        west: Math.min(a.lng, b.lng),
      })),
    ),
    centre: seldom(arbitraryPlace),
    radiusKm: fc.constantFrom(1, 5, 20, 50),
    type: fc.constantFrom(...TYPE_CHOICES, "All", "All", "All"),
    leastLakhs: fc.constantFrom(0, 0, 0, 10, 20, 50),
    budgetLakhs: fc.constantFrom(0, 10, 25, 50, 100),
    total: fc.constantFrom(...TOTALS),
    size: fc.tuple(sizes, sizes).map(([a, b]) => ({
      min: Math.max(100, Math.min(a, b)),
      max: Math.min(1000, Math.max(a, b)),
    })),
    gated: fc.oneof({ weight: 3, arbitrary: fc.constant(false) }, fc.boolean()),
    near: seldom(
      fc.record({
        kinds: fc.constantFrom(["bank"], ["station"], ["bank", "station"]),
        km: fc.constantFrom(1, 2, 3, 5),
      }),
    ),
    town: seldom(fc.constantFrom("Vijayawada", "Kankipadu", "Guntur")),
    available: fc.boolean(),
    road: seldom(fc.constantFrom(...ROADS)),
    registration: seldom(fc.constantFrom(...REGISTRATIONS)),
    text: seldom(fc.constantFrom("green", "GREEN pearl", "P0618", "vedanta__", "  ", "విజయ")),
    area: seldom(fc.array(arbitraryCorner, { minLength: 3, maxLength: 6 })),
    includeUnrated: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
  })
  .map((query) => ({ ...DEFAULT_QUERY, ...query }));

/** Haversine on a sphere of 12,742 km, written out once more: what is tested does not test itself. */
function haversine(a: LatLng, b: LatLng): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const h =
    Math.sin(rad(b.lat - a.lat) / 2) ** 2 +
    Math.cos(rad(a.lat)) * Math.cos(rad(b.lat)) * Math.sin(rad(b.lng - a.lng) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(h));
}

/** Counts the edges that a ray to the east crosses. */
function isInRing(ring: readonly LatLng[], { lat, lng }: LatLng): boolean {
  const crossings = ring.filter((a, i) => {
    const b = ring[(i + 1) % ring.length] as LatLng;
    if (a.lat > lat === b.lat > lat) return false;
    return a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng) > lng;
  });
  return crossings.length % 2 === 1;
}

function carriesText({ name, town, mlsNumber }: ListingSummary, text: string): boolean {
  const fold = (value: string) => value.toLowerCase().replace("'", "").replace("à", "a");
  const haystack = [name, town.en, town.te ?? "", town.hi ?? ""].flatMap((t) => fold(t).split(" "));
  const mls = mlsNumber.toLowerCase();
  const whole = text.trim().toLowerCase();
  return (
    mls.startsWith(whole) ||
    whole
      .split(" ")
      .every((word) => mls.startsWith(word) || haystack.some((known) => known.startsWith(word)))
  );
}

/** A digit says 0 for within 1 km, 1 for 2, 2 for 3, 3 for 5; the fifth is a bank's, the last a station's. */
function isNearEnough({ near: digits }: ListingSummary, near: SearchQuery["near"]): boolean {
  if (near === undefined) return true;
  return near.kinds.every((kind) => {
    const known = [1, 2, 3, 5][Number(digits[kind === "bank" ? 4 : 8])];
    return known !== undefined && known <= near.km;
  });
}

function bruteFit(listing: ListingSummary, query: SearchQuery): "no" | "yes" | "unrated" {
  const { lat, lng, ratePerSqYard: rate, plotSizes: own } = listing;
  const place = Number.isFinite(lat) && Number.isFinite(lng) ? ({ lat, lng } as LatLng) : null;
  const { bounds: b, area } = query;
  const centre = query.town === undefined ? query.centre : undefined;
  const conditions = [
    place !== null || !(b || centre || area),
    !b || (place && place.lat >= b.south && place.lat <= b.north),
    !b || (place && place.lng >= b.west && place.lng <= b.east),
    query.town === undefined || listing.inTowns.includes(query.town),
    !centre || (place && haversine(centre, place) <= query.radiusKm),
    !area || (place && isInRing(area, place)),
    query.type === "All" || listing.propertyType === query.type,
    !query.gated || listing.gated,
    isNearEnough(listing, query.near),
    !query.available || !listing.isSoldOut,
    query.road === undefined || (listing.roadFeet ?? 0) >= query.road,
    query.registration === undefined ||
      listing.approval === "registration-stated" ||
      (query.registration === "stated" && listing.approval === "disputed"),
    query.text === undefined || carriesText(listing, query.text),
  ];
  const smallest = Math.max(query.size.min, own?.min ?? 0);
  // The end of the slider is no limit.
  const most = query.size.max === 1000 ? Number.MAX_VALUE : query.size.max;
  const largest = Math.min(most, own?.max ?? Number.MAX_VALUE);
  if (!conditions.every(Boolean) || smallest > largest) return "no";
  if (rate === null) return "unrated";
  const costOf = (size: number) =>
    query.total === "land" || size === Number.MAX_VALUE
      ? size * rate
      : costOfSize(size as SqYards, { ratePerSqYard: rate }).total;
  const isWithin = costOf(smallest) <= query.budgetLakhs * 100_000;
  return isWithin && costOf(largest) >= query.leastLakhs * 100_000 ? "yes" : "no";
}

test("the index finds what a filter over all listings finds", () => {
  fc.assert(
    fc.property(
      fc.array(arbitrarySummary, { maxLength: 60, size: "max" }),
      arbitraryQuery,
      (all, query) => {
        const index = buildSearchIndex(toColumns(all));
        const result = search(index, query);
        const fits = all.map((listing) => bruteFit(listing, query));
        const wanted = fits.flatMap((fit, row) =>
          fit === "yes" || (fit === "unrated" && query.includeUnrated) ? [row] : [],
        );
        expect([...result.matches].sort((a, b) => a - b)).toEqual(wanted);
        expect([...result.ids].sort((a, b) => a - b)).toEqual(wanted);
        expect(result.total).toBe(wanted.length);
        expect(result.unrated).toBe(fits.filter((fit) => fit === "unrated").length);
      },
    ),
    { numRuns: 500 },
  );
});

test("a page is that part of the whole order", () => {
  fc.assert(
    fc.property(
      fc.array(arbitrarySummary, { maxLength: 80, size: "max" }),
      arbitraryQuery,
      fc.nat({ max: 12 }),
      fc.nat({ max: 12 }),
      (all, query, offset, limit) => {
        const index = buildSearchIndex(toColumns(all));
        const whole = search(index, query).ids;
        expect(search(index, query, { offset, limit }).ids).toEqual(
          whole.slice(offset, offset + limit),
        );
      },
    ),
    { numRuns: 300 },
  );
});

test("a large catalogue is searched by the tree as by reading all rows", () => {
  fc.assert(
    fc.property(fc.infiniteStream(arbitrarySummary), arbitraryQuery, (stream, query) => {
      const all = [...stream.take(600)];
      const narrow = { ...query, bounds: { north: 16.5, south: 16.4, east: 80.6, west: 80.5 } };
      const wanted = all.filter((listing) => bruteFit(listing, narrow) === "yes").length;
      const rated = { ...narrow, includeUnrated: false };
      expect(search(buildSearchIndex(toColumns(all)), rated).total).toBe(wanted);
    }),
    { numRuns: 40 },
  );
});

test("a choice counts the layouts that a search with it finds", () => {
  fc.assert(
    fc.property(
      fc.array(arbitrarySummary, { maxLength: 40, size: "max" }),
      arbitraryQuery,
      (all, query) => {
        const index = buildSearchIndex(toColumns(all));
        const counts = countChoices(index, query);
        expect([...counts.keys()]).toEqual(COUNTED_NAMES);
        for (const name of COUNTED_NAMES)
          for (const choice of countedChoices(name, query))
            expect(counts.get(name)?.get(choice.text)).toBe(
              countLayouts(index, search(index, choice.query).matches),
            );
      },
    ),
    { numRuns: 100 },
  );
});
