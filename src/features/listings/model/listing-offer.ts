import { organizationId, type Site } from "#platform/ui/shell/site.ts";
import { availabilityOf } from "./fields/listing-status.ts";
import type { ListingDetails } from "./listing-details.ts";

interface OfferParts {
  readonly details: Pick<ListingDetails, "summary" | "listing">;
  readonly site: Pick<Site, "origin" | "sample">;
  /** Of the listing's page. */
  readonly url: string;
}

/**
 * What search engines are told of a listing's price, by schema.org; null without a rate. Its seller is
 * the organization of the landing page, and of a sample site nobody. It holds from the day the facts
 * were read; how long, nobody has said.
 */
export function toListingOffer({ details, site, url }: OfferParts): object | null {
  const { summary, listing } = details;
  if (summary.ratePerSqYard === null) return null;
  const availability = availabilityOf(listing);
  const { readOn } = listing.source;
  return {
    "@type": "Offer",
    url,
    itemOffered: { "@type": "Place", name: summary.name },
    ...(availability && { availability: `https://schema.org/${availability}` }),
    ...(readOn !== "" && { validFrom: readOn }),
    ...(!site.sample && {
      seller: {
        "@type": "Organization",
        "@id": organizationId(site),
        name: "Sthalam",
        url: `${site.origin}/`,
      },
    }),
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: summary.ratePerSqYard,
      priceCurrency: "INR",
      unitText: "sq yd",
    },
  };
}
