import { I18nProvider } from "@lingui/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { wordsIn } from "#platform/i18n/words-in.ts";
import { FactsSection } from "./facts-section.tsx";

/** What the facts of a listing say, without their markup: those stated, and those that are not. */
function factsOf(propertyType: Listing["propertyType"], stated: object) {
  const given = { name: "A", location: "Lam", mlsNumber: "P06180094959", propertyType, ...stated };
  const read = parseListing(given);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const { listing } = read;
  const summary = { areaSqYards: null, propertyType, isSoldOut: false, gated: false };
  const details = { listing, summary } as unknown as ListingDetails;
  const Component = () => (
    <I18nProvider i18n={wordsIn("en", {})}>
      <FactsSection details={details} />
    </I18nProvider>
  );
  const Page = createRoutesStub([{ id: "root", path: "/", Component }]);
  const html = renderToStaticMarkup(<Page />);
  const [shown = "", missing = ""] = html.split("Not available:");
  return [shown, missing].map((part) => part.replaceAll(/<[^>]*>/g, " "));
}

test("what an agent states of price, registration and house is shown", () => {
  const [shown] = factsOf("Villa", {
    priceRange: "₹60 L to ₹90 L",
    additionalInfo: { registration: "By the buyer" },
    basicInformation: { monthlyCoastEstimate: "₹4,000", homeType: "Duplex", beds: "3", baths: "2" },
  });
  for (const fact of ["₹60 L to ₹90 L", "By the buyer", "₹4,000", "Duplex", "3", "2"])
    expect(shown).toContain(` ${fact} `);
});

test.each([
  ["sold-out", "Sold out"],
  ["Coming soon", "Coming soon"],
  ["Possession by Diwali", "Possession by Diwali"],
])("a status stored as %s is shown as %s", (status, shown) => {
  expect(factsOf("Plot", { status })[0]).toContain(` ${shown} `);
});

test("of land nobody misses rooms, and of no listing what few state", () => {
  const [, ofLand] = factsOf("Plot", {});
  expect(ofLand).toContain("soil type");
  for (const name of ["bedrooms", "age of the property", "price range"])
    expect(ofLand).not.toContain(name);
  const [, ofHouse] = factsOf("Villa", { basicInformation: { beds: "3" } });
  expect(ofHouse).toContain("bathrooms");
  expect(ofHouse).not.toContain("bedrooms");
});
