import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { parseSearchParams } from "#features/search/model/query/search-url.ts";
import type { Rupees } from "#lib/units/units.ts";
import { buildSearchIndex } from "./search-index.ts";
import { similarLayouts } from "./similar-layouts.ts";
import { testSummary } from "./summary-testing.ts";

const AT = { lat: 16.44, lng: 80.77 };
const KM_OF_LATITUDE = 1 / 111.2;

function layout(name: string, km: number, part: Partial<ListingSummary> = {}): ListingSummary {
  const lat = AT.lat + km * KM_OF_LATITUDE;
  return testSummary({ mlsNumber: name, name, lat, lng: AT.lng, ...part });
}

const own = layout("own", 0);
function similarTo(listing: ListingSummary, others: readonly ListingSummary[]) {
  const index = buildSearchIndex(toColumns([listing, ...others]));
  return similarLayouts(index, AT, listing);
}
const namesLike = (listing: ListingSummary, others: readonly ListingSummary[]) =>
  similarTo(listing, others)?.layouts.map(({ summary }) => summary.name) ?? null;

test("the three nearest, with how far they lie", () => {
  const similar = similarTo(
    own,
    [3, 1, 4, 2].map((km) => layout(`at ${km}`, km)),
  );
  expect(similar?.layouts.map(({ km }) => Math.round(km))).toEqual([1, 2, 3]);
});

test("what is far, of another kind, sold out, or of another price is not like it", () => {
  const others = [
    layout("far", 10.1),
    layout("houses", 1, { propertyType: "Villa" }),
    layout("sold", 1, { isSoldOut: true }),
    layout("dear", 1, { ratePerSqYard: 22_501 as Rupees }),
    layout("cheap", 1, { ratePerSqYard: 13_499 as Rupees }),
    layout("unrated", 1, { ratePerSqYard: null }),
  ];
  expect(namesLike(own, others)).toBeNull();
  const within = layout("within", 9.9, { ratePerSqYard: 22_500 as Rupees });
  expect(namesLike(own, [...others, within])).toEqual(["within"]);
});

test("where no rate is stated here, none is asked of others", () => {
  const unrated = { ...own, ratePerSqYard: null };
  const others = [layout("dear", 1, { ratePerSqYard: 90_000 as Rupees })];
  expect(namesLike(unrated, others)).toEqual(["dear"]);
  expect(similarTo(unrated, others)?.ratePercent).toBeNull();
});

test("one layout counts once, and its own twin not at all", () => {
  const twin = { ...layout("twin", 0.01), name: own.name };
  const palms = layout("palms", 1);
  const again = { ...layout("again", 1.01), name: palms.name };
  expect(namesLike(own, [twin, again, palms])).toEqual(["palms"]);
});

test("what is not in the catalogue, a listing that is looked at before, has some as well", () => {
  const index = buildSearchIndex(toColumns([layout("there", 1)]));
  expect(similarLayouts(index, AT, own)?.layouts).toHaveLength(1);
});

test("the search around it is the circle that they lie in", () => {
  const around = similarTo(own, [layout("there", 1)])?.around;
  const { query } = parseSearchParams(new URLSearchParams(around));
  expect(query.centre).toEqual(AT);
  expect(query.radiusKm).toBe(10);
});
