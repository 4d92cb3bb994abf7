import { redirect, type ShouldRevalidateFunctionArgs, useLocation } from "react-router";
import {
  choicePath,
  comparisonPath,
  LEAST_COMPARED,
  MOST_COMPARED,
  parseComparison,
  toComparisonQuery,
} from "#features/saved/index.ts";
import { CompareScreen } from "#features/saved/ui.ts";
import { asStoredIds, toListingDetails } from "#features/search/index.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/compare.ts";

export const handle: PageHandle = {
  showsPrices: true,
  words: ["accounts", "fields", "listing"],
  query: (params) => toComparisonQuery(parseComparison(params)),
};

export async function loader({ url, context }: Route.LoaderArgs) {
  const { findListing, findTwins, ...services } = context.get(servicesContext);
  const { footprintOf, catalogue, gazetteer } = services;
  const language = languageOf(url.pathname);
  const state = parseComparison(url.searchParams);
  if (state.ids.length < LEAST_COMPARED) throw redirect(pathIn(language, choicePath(state.ids)));
  const ids = asStoredIds(catalogue().index, state.ids);
  if (String(ids) !== String(state.ids))
    throw redirect(pathIn(language, comparisonPath({ ...state, ids })), 308);
  const found = await Promise.all(
    ids.map(async (id) => {
      const listing = await findListing(id);
      if (!listing) return null;
      const twins = await findTwins(listing);
      const sources = { photos: [], twins, history: [], index: catalogue().index, gazetteer };
      return toListingDetails({ listing, ...sources });
    }),
  );
  const homes = found.flatMap((details) => {
    if (!details) return [];
    const { listing, summary, landmarks, contradictions, twins } = details;
    return [
      { listing, summary, landmarks, contradictions, twins, footprint: footprintOf(listing) },
    ];
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
