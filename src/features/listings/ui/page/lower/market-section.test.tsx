import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { MarketSection } from "./market-section.tsx";

/** What is said of a rate among those around it, without its markup. */
function marketOf(rate: number, rates: readonly number[], median: number | null): string {
  const details = {
    summary: { ratePerSqYard: rate },
    neighbours: { withinKm: 5, rates, median },
    listing: { marketValue: { currentValue: "", estimatedValue: "" } },
    history: [],
  } as unknown as ListingDetails;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={wordsIn("en", {})}>
      <MarketSection details={details} />
    </I18nProvider>,
  );
  return html.replaceAll(/<[^>]*>/g, " ");
}

const RATES = [17_000, 18_000, 18_000, 19_000];

test.each([
  [18_000, "it matches the median of the 4 layouts within 5 km"],
  [18_050, "At ₹18,050 per sq yd, it is 0.3% above ₹18,000"],
  [17_990, "At ₹17,990 per sq yd, it is 0.1% below ₹18,000"],
  [18_005, "it matches the median"],
  [27_000, "it is 50% above ₹18,000"],
])("of a rate of %d it is told that %s", (rate, told) => {
  expect(marketOf(rate, RATES, 18_000)).toContain(told);
});

test("no scale of rates begins below nothing", () => {
  const told = marketOf(1_500, [1_200, 2_500, 3_000], null);
  expect(told).toContain("₹0k");
  expect(told).not.toContain("₹-");
});
