import { useRef } from "react";
import { data, redirect } from "react-router";
import { ListingRequest } from "#features/leads/ui.ts";
import { toListingQuery } from "#features/listings/index.ts";
import { ListingHead, ListingPage } from "#features/listings/ui.ts";
import { asStoredIds, toListingDetails } from "#features/search/index.ts";
import { languageOf, pathIn, withoutLanguage } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { useNavigationState } from "#platform/ui/use-navigation-state.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/property.ts";

export const handle: PageHandle = {
  startsAt: "touch",
  showsPrices: true,
  query: toListingQuery,
};

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { findListing, findPhotos, findTwins, findPriceHistory, gazetteer } = services;
  const { index } = services.catalogue();
  const [mlsNumber = ""] = asStoredIds(index, [params.mlsNumber]);
  if (mlsNumber !== params.mlsNumber) {
    const page = pathIn(languageOf(url.pathname), href("/property/:mlsNumber", { mlsNumber }));
    throw redirect(page + url.search, 308);
  }
  const listing = await findListing(params.mlsNumber);
  if (!listing) throw data(null, { status: 404 });
  const [photos, twins, history] = await Promise.all([
    findPhotos(listing.mlsNumber),
    findTwins(listing),
    findPriceHistory(listing.mlsNumber),
  ]);
  const details = toListingDetails({ listing, photos, twins, history, index, gazetteer });
  if (!details) throw data(null, { status: 404 });
  return details;
}

/**
 * The search that the visitor came from, by way of other listings or parts of this one too, else the
 * search as it starts; path without language.
 */
function useSearchCameFrom(): string {
  const search = href("/searchProperties");
  const path = useRef(search);
  const from = withoutLanguage(`${useNavigationState()?.from}`);
  if (from.startsWith(search)) path.current = from;
  return path.current;
}

export default function Property({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListingHead details={loaderData} />
      <ListingPage
        details={loaderData}
        backTo={useSearchCameFrom()}
        request={<ListingRequest summary={loaderData.summary} />}
      />
    </>
  );
}
