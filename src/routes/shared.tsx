import { parseShared, toSharedQuery } from "#features/saved/index.ts";
import { SharedScreen } from "#features/saved/ui.ts";
import { findSummary } from "#features/search/index.ts";
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
  const ids = parseShared(url.searchParams);
  const listings = ids.flatMap((id) => findSummary(index, id) ?? []);
  return { listings, gone: ids.length - listings.length };
}

export default function Shared({ loaderData }: Route.ComponentProps) {
  return <SharedScreen {...loaderData} />;
}
