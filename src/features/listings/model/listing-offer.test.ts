import { expect, test } from "vitest";
import { toListingOffer } from "./listing-offer.ts";

const real = { origin: "https://plots.example", sample: false };
const url = "https://plots.example/property/P1";

function offerOf({ rate = 21_000, readOn = "2026-11-20", status = "Available", site = real } = {}) {
  const summary = { name: "Green Meadows", ratePerSqYard: rate };
  const details = { summary, listing: { status, source: { name: "", readOn } } };
  return toListingOffer({ details: details as never, site, url });
}

test("an offer names its seller and the day from which its price is known", () => {
  expect(offerOf()).toMatchObject({
    "@type": "Offer",
    url,
    availability: "https://schema.org/InStock",
    validFrom: "2026-11-20",
    seller: { "@type": "Organization", "@id": "https://plots.example/#organization" },
    priceSpecification: { price: 21_000, priceCurrency: "INR", unitText: "sq yd" },
  });
});

test("no date is made up, and on a sample site nobody sells", () => {
  const offer = offerOf({ readOn: "", site: { ...real, sample: true }, status: "Upcoming" });
  expect(Object.keys(offer ?? {})).toEqual(["@type", "url", "itemOffered", "priceSpecification"]);
});

test("a status of no meaning, whatever it is called, is told to nobody", () => {
  expect(offerOf({ status: "constructor" })).not.toHaveProperty("availability");
});

test("without a rate there is no offer", () => {
  expect(offerOf({ rate: null as never })).toBeNull();
});
