import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { usePlaceName } from "#features/listings/ui/words.tsx";
import { formatRupees } from "#platform/i18n/formats.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/** Title, description, canonical address, picture and structured data of a listing's page. */
export function ListingHead({ details }: { details: ListingDetails }) {
  const { t } = useLingui();
  const placeName = usePlaceName();
  const { mlsNumber, name, town, ratePerSqYard, illustration, photos } = details.summary;
  const place = placeName(town);
  const cover = photos[0] ? `.${photos[0].hash}.jpg` : ".png";
  const path = href("/property/:mlsNumber", { mlsNumber });
  const description =
    ratePerSqYard === null
      ? t`${name}, a layout at ${place}: registration, place, features and what is near.`
      : t`${name}, a layout at ${place}: ${formatRupees(ratePerSqYard)} per sq yd, what a budget buys, registration and what is near.`;
  return (
    <>
      <PageHead
        title={t`${name}, ${place} · Sthalam`}
        description={description}
        canonicalPath={path}
        picture={{
          path: `/illustrations/${encodeURIComponent(mlsNumber)}-${illustration}${cover}`,
          alt: photos[0]
            ? t`Photograph of ${name}`
            : t`Illustrative layout of ${name}, not a photograph`,
        }}
      />
      <StructuredData details={details} description={description} path={path} place={place} />
    </>
  );
}

interface StructuredDataProps {
  readonly details: ListingDetails;
  readonly description: string;
  readonly path: string;
  readonly place: string;
}

function StructuredData({ details, description, path, place }: StructuredDataProps) {
  const { t } = useLingui();
  const { origin } = useSite();
  const language = languageOf(useLocation().pathname);
  const address = (to: string) => origin + pathIn(language, to);
  const { summary, listing } = details;
  const crumbs = [
    { name: t`Home`, item: address("/") },
    { name: t`Search Properties`, item: address(href("/searchProperties")) },
    { name: summary.name, item: address(path) },
  ];
  const graph = [
    {
      "@type": "BreadcrumbList",
      itemListElement: crumbs.map((crumb, i) => ({
        "@type": "ListItem",
        position: i + 1,
        ...crumb,
      })),
    },
    {
      "@type": "Place",
      name: summary.name,
      description,
      url: address(path),
      address: {
        "@type": "PostalAddress",
        addressLocality: place,
        addressRegion: listing.neighborhoodDetails.state || undefined,
        postalCode: listing.neighborhoodDetails.pincode || undefined,
        addressCountry: "IN",
      },
      ...(summary.lat !== null && {
        geo: { "@type": "GeoCoordinates", latitude: summary.lat, longitude: summary.lng },
      }),
    },
    ...(summary.ratePerSqYard === null
      ? []
      : [toOffer(summary.ratePerSqYard, summary, address(path))]),
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // React itself writes "<script" in a text otherwise on the server than in the browser.
  return <script type="application/ld+json">{json.replaceAll("<", "\\u003c")}</script>;
}

function toOffer(rate: number, summary: ListingDetails["summary"], url: string) {
  return {
    "@type": "Offer",
    url,
    itemOffered: { "@type": "Place", name: summary.name },
    availability: "https://schema.org/InStock",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: rate,
      priceCurrency: "INR",
      unitText: "sq yd",
    },
  };
}
