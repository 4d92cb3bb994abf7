import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { redirect } from "react-router";
import { LONGEST_NAME, toSearch } from "#features/alerts/index.ts";
import { LateSaveSearch } from "#features/alerts/ui.ts";
import { projectFacts } from "#features/projects/index.ts";
import {
  isResolved,
  parseSearchParams,
  resolveTyped,
  toResults,
  toSearchParams,
} from "#features/search/index.ts";
import { catalogueCache, type SearchOutcome, SearchScreen } from "#features/search/ui.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import { type Json, readJson, toJson } from "#platform/ui/page-json.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useRootData } from "#platform/ui/shell/site.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/search-properties.ts";

export const handle: PageHandle = {
  pinnedHeader: true,
  startsAt: "ready-for-touch",
  showsPrices: true,
  query: (params) => toSearchParams(parseSearchParams(params)).toString(),
};

/** As JSON: the router's own encoding took a twelfth of the page's whole time. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Json<SearchOutcome>> {
  const { catalogue, gazetteer, region, project } = context.get(servicesContext);
  const state = parseSearchParams(url.searchParams);
  if (!isResolved(state)) {
    const language = languageOf(url.pathname);
    const { name, place } = projectFacts;
    const featured = project() ? { project: { name, ...place } } : {};
    const sources = { gazetteer, index: catalogue().index, ...featured };
    const resolved = await resolveTyped(sources, state, language);
    if (resolved.kind === "project") throw redirect(pathIn(language, href("/projects")));
    throw redirect(`${url.pathname}?${toSearchParams(resolved.state)}`);
  }
  // Where nobody has looked up the duties, a budget is for the land alone.
  if (state.query.total !== "land" && !region.hasDuties) {
    const ofLand = { ...state, query: { ...state.query, total: "land" as const } };
    throw redirect(`${url.pathname}?${toSearchParams(ofLand)}`);
  }
  return toJson({ ok: true, results: toResults(catalogue().index, state) });
}

export async function clientLoader({
  request,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<SearchOutcome | Json<SearchOutcome>> {
  const state = parseSearchParams(new URL(request.url).searchParams);
  const results = catalogueCache.answer(state);
  if (results) return { ok: true, results };
  try {
    return await serverLoader();
  } catch (error) {
    // Only a network that is away ends here as an outcome; redirects and failures go their way.
    if (error instanceof TypeError) return { ok: false };
    throw error;
  }
}

export default function SearchProperties({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const {
    region: { around },
    plots,
  } = useRootData();
  const outcome = useMemo(
    () => (typeof loaderData === "string" ? readJson(loaderData) : loaderData),
    [loaderData],
  );
  return (
    <>
      <PageHead
        title={t`Search plots around ${around} · Sthalam`}
        description={t`Layouts with their RERA numbers on one map: rate per square yard, what your budget buys, and distance.`}
      />
      <SearchScreen
        outcome={outcome}
        plots={plots}
        toSave={(state, name) => (
          <LateSaveSearch search={toSearch(state)} name={name.slice(0, LONGEST_NAME)} />
        )}
      />
    </>
  );
}
