import type { ShouldRevalidateFunctionArgs } from "react-router";
import { placesIn, whatIsNear } from "#features/places/index.ts";
import {
  type ProjectPageProps,
  parsePlanState,
  toOtherCards,
  toPlanSearch,
} from "#features/projects/index.ts";
import { fetchLateParts, ProjectScreen, ProjectsScreen } from "#features/projects/ui.ts";
import { languageOf } from "#platform/i18n/languages.ts";
import { toJson, useJson } from "#platform/ui/page-json.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/projects.ts";

export const handle: PageHandle = {
  words: ["project"],
  startsAt: "touch",
  query: (params) => toPlanSearch(parsePlanState(params)).slice("?".length),
};

export function loader({ url, context }: Route.LoaderArgs) {
  const { project, projects, gazetteer, texts } = context.get(servicesContext);
  const language = languageOf(url.pathname);
  const others = toOtherCards(projects()).map((one) => ({
    ...one,
    town: placesIn(gazetteer, one.town, language),
  }));
  const shown = project();
  if (!shown) return toJson<ShownPage>({ others });
  const view = { ...shown, others };
  const near = whatIsNear(gazetteer.sites, gazetteer.villages, view.place);
  const { quotes } = texts(language);
  return toJson<ShownPage>({ view, near, quotes });
}

/** Come to from another page, the lower part is there from the first moment, as on a reload. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [page] = await Promise.all([serverLoader(), fetchLateParts()]);
  return page;
}

/** A filter or a chosen plot changes the address alone: all plots are on the page already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

/** The featured project; where none is on the site, the others alone. */
type ShownPage = ProjectPageProps | Pick<ProjectPageProps["view"], "others">;

export default function Projects({ loaderData }: Route.ComponentProps) {
  const page = useJson(loaderData);
  return "view" in page ? <ProjectScreen {...page} /> : <ProjectsScreen others={page.others} />;
}
