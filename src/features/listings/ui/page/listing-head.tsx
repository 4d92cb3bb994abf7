import { useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import type { ListingDetails } from "#features/listings/model/listing-details.ts";
import { toListingOffer } from "#features/listings/model/listing-offer.ts";
import { usePlaceName } from "#features/listings/ui/words.tsx";
import { formatRupees } from "#platform/i18n/formats.ts";
import { languageMark, languageOf } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useSite } from "#platform/ui/shell/site.ts";

/** Title, description, canonical address, picture and structured data of a listing's page. */
export function ListingHead({ details }: { details: ListingDetails }) {
  const { t } = useLingui();
  const { mlsNumber, name, illustration, photos } = details.summary;
  const { title, description } = useHeadWords(details.summary);
  const spoken = languageMark(languageOf(useLocation().pathname), ".");
  const cover = photos[0] ? `${spoken}.${photos[0].hash}.jpg` : `${spoken}.png`;
  const path = href("/property/:mlsNumber", { mlsNumber });
  return (
    <>
      <PageHead
        title={title}
        description={description}
        canonicalPath={path}
        picture={{
          path: `/illustrations/${encodeURIComponent(mlsNumber)}-${illustration}${cover}`,
          alt: photos[0]
            ? t`Photograph of ${name}`
            : t`Illustrative layout of ${name}, not a photograph`,
        }}
      />
      <StructuredData details={details} description={description} path={path} />
    </>
  );
}

/** Title and description: a layout lies in the town of its source, or near a village. */
function useHeadWords({ name, town, isNearTown, ratePerSqYard }: ListingSummary) {
  const { t } = useLingui();
  const place = usePlaceName()(town);
  const title = isNearTown ? t`${name}, near ${place} · Sthalam` : t`${name}, ${place} · Sthalam`;
  if (ratePerSqYard === null)
    return {
      title,
      description: isNearTown
        ? t`${name}, a layout near ${place}: its registration, location, features and what is nearby.`
        : t`${name}, a layout in ${place}: its registration, location, features and what is nearby.`,
    };
  const rate = formatRupees(ratePerSqYard);
  return {
    title,
    description: isNearTown
      ? t`${name}, a layout near ${place}: ${rate} per sq yd, what your budget buys, its registration and what is nearby.`
      : t`${name}, a layout in ${place}: ${rate} per sq yd, what your budget buys, its registration and what is nearby.`,
  };
}

interface StructuredDataProps {
  readonly details: ListingDetails;
  readonly description: string;
  readonly path: string;
}

function StructuredData({ details, description, path }: StructuredDataProps) {
  const { t } = useLingui();
  const place = usePlaceName()(details.summary.town);
  const site = useSite();
  const localPath = useLocalPath();
  const address = (to: string) => site.origin + localPath(to);
  const { summary, listing } = details;
  const crumbs = [
    { name: t`Home`, item: address("/") },
    { name: t`Search Properties`, item: address(href("/searchProperties")) },
    { name: summary.name, item: address(path) },
  ];
  const offer = toListingOffer({ details, site, url: address(path) });
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
    ...(offer ? [offer] : []),
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  // React itself writes "<script" in a text otherwise on the server than in the browser.
  return <script type="application/ld+json">{json.replaceAll("<", "\\u003c")}</script>;
}
