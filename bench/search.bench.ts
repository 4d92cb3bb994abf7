import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { inZOrder } from "#features/listings/model/catalogue/z-order.ts";
import { search } from "#features/search/model/answer/search.ts";
import { buildSearchIndex, type SearchIndex } from "#features/search/model/answer/search-index.ts";
import { DEFAULT_QUERY, type SearchQuery } from "#features/search/model/query/search-query.ts";
import { type Bounds, distanceKm, isInside, type LatLng } from "#lib/geo/geo.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import { syntheticListings, syntheticTowns } from "./synthetic.ts";
import { heldMegabytes, medianMs } from "./timing.ts";

export const name = "search";

const PAGE = { offset: 0, limit: 24 };
const TOWNS = syntheticTowns();
/** A map pane of 600 × 700 px at zoom 11, and the whole region. */
const VIEW = { lat: 0.1, lng: 0.15 };
const REGION: Bounds = { north: 17.2, south: 15.7, east: 81.4, west: 79.7 };

function boundsAt({ lat, lng }: LatLng): Bounds {
  return {
    north: lat + VIEW.lat,
    south: lat - VIEW.lat,
    east: lng + VIEW.lng,
    west: lng - VIEW.lng,
  };
}

function viewportQuery(call: number): SearchQuery {
  const town = TOWNS[(call * 7) % TOWNS.length] as LatLng;
  return { ...DEFAULT_QUERY, bounds: boundsAt(town), sort: "rate-up" };
}

function radiusQuery(call: number): SearchQuery {
  const town = TOWNS[(call * 7) % TOWNS.length] as LatLng;
  return { ...viewportQuery(call), centre: town, sort: "nearest" };
}

/** What a page without an index would do: filter the array of listings, sort what is left. */
function filterArray(all: readonly ListingSummary[], query: SearchQuery): ListingSummary[] {
  const { bounds, centre, size } = query;
  const found = all.filter((listing) => {
    const { lat, lng, ratePerSqYard: rate, plotSizes } = listing;
    if (query.type !== "All" && listing.propertyType !== query.type) return false;
    if (lat === null || lng === null || rate === null) return false;
    if (bounds && !isInside(bounds, { lat, lng })) return false;
    if (centre && distanceKm(centre, { lat, lng }) > query.radiusKm) return false;
    const smallest = Math.max(size.min, plotSizes?.min ?? 0);
    if (smallest > Math.min(size.max, plotSizes?.max ?? size.max)) return false;
    return smallest * rate <= query.budgetLakhs * 100_000;
  });
  const key = ({ lat, lng, ratePerSqYard }: ListingSummary) =>
    centre ? distanceKm(centre, { lat: lat ?? 0, lng: lng ?? 0 }) : (ratePerSqYard ?? 0);
  return found
    .map((listing) => ({ listing, key: key(listing) }))
    .sort((a, b) => a.key - b.key)
    .slice(0, PAGE.limit)
    .map(({ listing }) => listing);
}

const CASES = [
  { label: "viewport", query: viewportQuery },
  { label: "viewport and 5 km", query: radiusQuery },
];

/** Index against array in one run, so that the ratio holds on any machine. */
function compare(index: SearchIndex, count: number): Figure[] {
  const all = [...syntheticListings(count)];
  const runs = count >= 100_000 ? 40 : 200;
  return CASES.flatMap(({ label, query }) => {
    const own = medianMs(runs, (call) => search(index, query(call), PAGE));
    const plain = medianMs(runs, (call) => filterArray(all, query(call)));
    const title = `${count} listings, ${label}`;
    const ratio = `${title}: times faster than an array filter`;
    return [
      { name: `${title}: index`, value: own, unit: "ms" },
      { name: `${title}: array filter`, value: plain, unit: "ms" },
      count === 100_000
        ? atLeast(ratio, plain / own, 4, "×")
        : { name: ratio, value: plain / own, unit: "×" },
    ];
  });
}

function million(): Figure[] {
  const count = 1_000_000;
  const before = heldMegabytes();
  const columns = inZOrder(toColumns(syntheticListings(count)));
  const start = performance.now();
  const index = buildSearchIndex(columns);
  const built = performance.now() - start;
  const wide: SearchQuery = { ...DEFAULT_QUERY, bounds: REGION, sort: "rate-up" };
  const figures = [
    { name: "1000000 listings: building the index", value: built, unit: "ms" },
    ...CASES.map(({ label, query }) => {
      const ms = medianMs(60, (call) => search(index, query(call), PAGE));
      return atMost(`1000000 listings, ${label}: index`, ms, 10, "ms");
    }),
    {
      name: "1000000 listings, whole region: index",
      value: medianMs(10, () => search(index, wide, PAGE)),
      unit: "ms",
    },
  ];
  const text = medianMs(5, () =>
    search(index, { ...viewportQuery(1), text: "green meadows" }, PAGE),
  );
  const held = heldMegabytes() - before;
  return [
    ...figures,
    { name: "1000000 listings, viewport and two words: index", value: text, unit: "ms" },
    atMost("1000000 listings: catalogue, index and words in memory", held, 300, "MB"),
  ];
}

/** The search module over 60 to 1,000,000 listings against a plain array filter. */
export async function run(): Promise<Figure[]> {
  const small = [60, 10_000, 100_000].flatMap((count) =>
    compare(buildSearchIndex(inZOrder(toColumns(syntheticListings(count)))), count),
  );
  return [...small, ...million()];
}
