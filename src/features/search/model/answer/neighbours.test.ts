import { expect, test } from "vitest";
import { toColumns } from "#features/listings/model/catalogue/catalogue-columns.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { Rupees } from "#lib/units/units.ts";
import { neighbourRates } from "./neighbours.ts";
import { buildSearchIndex } from "./search-index.ts";
import { testSummary } from "./summary-testing.ts";

const AT = { lat: 16.44, lng: 80.77 };
let next = 0;

function listing(part: Partial<ListingSummary>): ListingSummary {
  next += 1;
  return testSummary({ mlsNumber: `P${next}`, name: `Layout ${next}`, ...AT, ...part });
}

const own = listing({ name: "Lakeridge" });
const ratesAround = (others: readonly ListingSummary[]) =>
  neighbourRates(buildSearchIndex(toColumns([own, ...others])), AT, own);

test("one layout counts once, and its own twin not at all", () => {
  const twin = listing({ name: "Lakeridge", ratePerSqYard: 90_000 as Rupees });
  const once = listing({ name: "Palms", lat: 16.45, ratePerSqYard: 15_000 as Rupees });
  const again = listing({ name: "Palms", lat: 16.4501, ratePerSqYard: 15_000 as Rupees });
  expect(ratesAround([twin, once, again]).rates).toEqual([15_000]);
});

test("houses are no evidence for plots, nor is what is far or has no rate", () => {
  const house = listing({ propertyType: "Villa" });
  const far = listing({ lat: 16.5 });
  const unrated = listing({ ratePerSqYard: null });
  expect(ratesAround([house, far, unrated]).rates).toEqual([]);
});

test("a median stands on five rates or more; fewer are given one by one", () => {
  const rated = [14, 16, 18, 20].map((thousands) =>
    listing({ ratePerSqYard: (thousands * 1000) as Rupees }),
  );
  expect(ratesAround(rated)).toMatchObject({ median: null, rates: [14e3, 16e3, 18e3, 20e3] });
  const fifth = listing({ ratePerSqYard: 22_000 as Rupees });
  expect(ratesAround([...rated, fifth]).median).toBe(18_000);
});
