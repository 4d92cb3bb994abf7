import type { SummarySource } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { FeatureCode } from "#features/listings/model/fields/features.ts";
import type { PlaceName } from "#features/places/model/place-name.ts";
import type { LatLng } from "#lib/geo/geo.ts";
import type { Rupees, SqYards } from "#lib/units/units.ts";

/** Shares and ranges of the 56 real layouts: 52 publish a rate, 51 are plots, none states plot sizes. */
const TOWN_COUNT = 150;
const WEST = 79.9;
const SOUTH = 15.9;
const SPREAD_LNG = 1.3;
const SPREAD_LAT = 1.1;
const CLUSTER_DEGREES = 0.06;

const FIRST = [
  "Sri",
  "Sai",
  "Green",
  "Royal",
  "Elite",
  "Vertex",
  "Sunny",
  "Jaya",
  "Serene",
  "Orange",
];
const SECOND = [
  "Lakshmi",
  "Delight",
  "Lake",
  "Capital",
  "Palm",
  "Lotus",
  "Temple",
  "Krishna",
  "Jewel",
];
const THIRD = ["County", "Meadows", "Gardens", "City", "Homes", "Enclave", "Township", "Valley"];
const PHASES = ["", "", "", " Phase II", " Phase III", " 2"];
const TOWN_STARTS = [
  "Kanki",
  "Gosa",
  "Kachava",
  "Davu",
  "Mangala",
  "Tadi",
  "Namb",
  "Poran",
  "Chali",
];
const TOWN_ENDS = ["padu", "la", "ram", "luru", "giri", "konda", "palem", "ki", "puram"];
const DISTRICTS = ["0618", "0620", "0621", "0712", "0713", "0608", "0726"];
const FEATURES = [
  "compound-wall",
  "cctv",
  "park",
  "children-play-area",
  "clubhouse",
  "underground-drainage",
] as unknown as readonly FeatureCode[];

/** Pictures as the real listings have them, the commonest twice. */
const VIEW_SETS: readonly ListingSummary["views"][] = [
  ["plan", "entrance", "park", "road", "tank"],
  ["plan", "entrance", "park", "road", "tank"],
  ["plan", "entrance", "park", "play-area", "road"],
  ["plan", "entrance", "park", "play-area", "road"],
  ["plan", "entrance", "clubhouse", "pool", "park"],
  ["plan", "entrance", "clubhouse", "park", "play-area"],
  ["plan", "entrance", "pool", "park", "play-area"],
  ["plan", "entrance", "park", "play-area", "courts"],
  ["plan", "entrance", "play-area", "road", "tank"],
  ["plan", "entrance", "clubhouse", "pool", "play-area"],
  ["plan"],
];

/** An illustration's hash is 8 of them. */
const HASH_LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"];

/** mulberry32: the same numbers for the same seed, 0 to 1. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Town {
  readonly name: PlaceName;
  readonly centre: LatLng;
}

function pick<Value>(values: readonly Value[], random: () => number): Value {
  return values[Math.floor(random() * values.length)] as Value;
}

function townsOf(random: () => number): readonly Town[] {
  return Array.from({ length: TOWN_COUNT }, (_, i) => ({
    name: {
      en: `${pick(TOWN_STARTS, random)}${pick(TOWN_ENDS, random)}`,
      te: `ఊరు ${i}`,
      hi: `गाँव ${i}`,
    },
    centre: { lat: SOUTH + random() * SPREAD_LAT, lng: WEST + random() * SPREAD_LNG },
  }));
}

const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** How far two of a kind lie from each other, km, for each of `SOUGHT_KINDS`: some as in the survey. */
const SPACINGS_KM = [4, 9, 6, 20, 5, 6, 6, 10, 12];
const KM_OF_DEGREE = 111.2;
const NEAR_KMS = [1, 2, 3, 5];

/** How near each kind is, were one on every crossing of a grid. */
function nearAt({ lat, lng }: LatLng): string {
  const codes = SPACINGS_KM.map((spacing) => {
    const off = (degrees: number) => {
      const crossings = (degrees * KM_OF_DEGREE) / spacing;
      return (crossings - Math.round(crossings)) * spacing;
    };
    const km = Math.hypot(off(lat), off(lng));
    return NEAR_KMS.filter((within) => within < km).length;
  });
  return codes.join("");
}

function listingOf(random: () => number, towns: readonly Town[]): ListingSummary {
  const town = pick(towns, random);
  const offset = () => (random() + random() + random() - 1.5) * CLUSTER_DEGREES;
  const phase = pick(PHASES, random);
  const digits = String(Math.floor(random() * 1e7)).padStart(7, "0");
  const feature = Math.floor(random() * (FEATURES.length - 3));
  const listing: Omit<ListingSummary, "near"> & LatLng = {
    mlsNumber: `P${pick(DISTRICTS, random)}${digits}`,
    name: `${pick(FIRST, random)} ${pick(SECOND, random)} ${pick(THIRD, random)}${phase}`,
    town: town.name,
    lat: sixDecimals(town.centre.lat + offset()),
    lng: sixDecimals(town.centre.lng + offset()),
    propertyType: random() < 0.91 ? "Plot" : pick(["Villa", "Apartment"], random),
    ratePerSqYard: random() < 0.93 ? ((11_000 + Math.floor(random() * 59) * 500) as Rupees) : null,
    areaSqYards: random() < 0.9 ? ((6437 + Math.floor(random() * 177_000)) as SqYards) : null,
    plotSizes: null,
    gated: random() < 0.95,
    unplacedAddress: null,
    isNearTown: false,
    inTowns: [],
    hasDoubtfulRoads: false,
    isSoldOut: false,
    roadFeet: null,
    approval: random() < 0.95 ? "registration-stated" : "approved",
    keyFeatures: FEATURES.slice(feature, feature + 3),
    illustration: Array.from({ length: 8 }, () => pick(HASH_LETTERS, random)).join(""),
    views: pick(VIEW_SETS, random),
    photos: [],
  };
  return { ...listing, near: nearAt(listing) };
}

/** `length` listings like the real ones, clustered round towns; each reading gives the same. */
export function syntheticListings(length: number, seed = 1): SummarySource {
  return {
    length,
    *[Symbol.iterator]() {
      const random = seededRandom(seed);
      const towns = townsOf(random);
      for (let i = 0; i < length; i += 1) yield listingOf(random, towns);
    },
  };
}

/** Centres of the synthetic towns, where a visitor would look. */
export function syntheticTowns(seed = 1): readonly LatLng[] {
  return townsOf(seededRandom(seed)).map(({ centre }) => centre);
}
