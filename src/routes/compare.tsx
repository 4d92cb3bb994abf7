import { href, redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import { LEAST_COMPARED, MOST_COMPARED, parseComparison } from "#favourites/compare-url.ts";
import { CompareScreen } from "#favourites/screens/compare-screen.tsx";
import { languageOf, pathIn } from "#locales/languages.ts";
import { toListingDetails } from "#search/listing-details.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/compare.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { findListing, catalogue, gazetteer } = context.get(servicesContext);
  const { ids } = parseComparison(url.searchParams);
  if (ids.length < LEAST_COMPARED)
    throw redirect(pathIn(languageOf(url.pathname), href("/favourites")));
  const found = await Promise.all(
    ids.map(async (id) => {
      const listing = await findListing(id);
      const sources = { photos: [], sharing: [], index: catalogue().index, gazetteer };
      return listing && toListingDetails({ listing, ...sources });
    }),
  );
  const homes = found.flatMap((details) => {
    if (!details) return [];
    const { listing, summary, landmarks } = details;
    return [{ listing, summary, landmarks }];
  });
  const unknown = ids.filter((_, at) => !found[at]);
  return { homes: homes.slice(0, MOST_COMPARED), unknown };
}

/** Another tab of the same homes needs nothing from the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get("ids") !== nextUrl.searchParams.get("ids");
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const state = parseComparison(new URLSearchParams(useLocation().search));
  return <CompareScreen state={state} {...loaderData} />;
}
