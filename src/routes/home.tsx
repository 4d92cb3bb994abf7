import {
  formatFilters,
  type LandingData,
  parseFilters,
  toLandingData,
} from "#features/landing/index.ts";
import { fetchLandingParts, LandingScreen } from "#features/landing/ui.ts";
import { languageOf } from "#platform/i18n/languages.ts";
import { type Json, toJson, useJson } from "#platform/ui/page-json.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/home.ts";

export const handle: PageHandle = {
  words: ["landing"],
  startsAt: "touch",
  showsPrices: true,
  query: (params) => formatFilters(parseFilters(params)),
};

export async function loader({ url, context }: Route.LoaderArgs): Promise<Json<LandingData>> {
  const { catalogue, project, region, savedOften, texts } = context.get(servicesContext);
  const { promise, quotes } = texts(languageOf(url.pathname));
  return toJson(
    toLandingData({
      index: catalogue().index,
      region,
      project: project(),
      filters: parseFilters(url.searchParams),
      savedOften: await savedOften(),
      promise,
      quotes,
    }),
  );
}

/** Come to by a link, the page is shown whole, so that a link to a part of it lands there. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), fetchLandingParts()]);
  return data;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <LandingScreen data={useJson(loaderData)} />;
}
