import { redirect } from "react-router";
import { parseShared, sharedPath, toSharedQuery } from "#features/saved/index.ts";
import { SharedScreen } from "#features/saved/ui.ts";
import { asStoredIds, findSummary } from "#features/search/index.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/shared.ts";

export const handle: PageHandle = {
  showsPrices: true,
  words: ["accounts"],
  query: (params) => toSharedQuery(parseShared(params)),
};

export function loader({ url, context }: Route.LoaderArgs) {
  const { index } = context.get(servicesContext).catalogue();
  const asked = parseShared(url.searchParams);
  const ids = asStoredIds(index, asked);
  if (String(ids) !== String(asked))
    throw redirect(pathIn(languageOf(url.pathname), sharedPath(ids)), 308);
  const listings = ids.flatMap((id) => findSummary(index, id) ?? []);
  return { listings, gone: ids.length - listings.length };
}

export default function Shared({ loaderData }: Route.ComponentProps) {
  return <SharedScreen {...loaderData} />;
}
