import type { ShouldRevalidateFunctionArgs } from "react-router";
import { whatIsNear } from "#features/places/index.ts";
import { type ProjectPageProps, parsePlanState, toPlanSearch } from "#features/projects/index.ts";
import { fetchLateParts, ProjectScreen, ProjectsScreen } from "#features/projects/ui.ts";
import { languageOf } from "#platform/i18n/languages.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { useJson } from "#platform/ui/use-json.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/projects.ts";

export const handle: PageHandle = {
  words: ["project"],
  startsAt: "touch",
  query: (params) => toPlanSearch(parsePlanState(params)).slice("?".length),
};

/** `ProjectPageProps` as JSON. */
export function loader({ url, context }: Route.LoaderArgs): string {
  const { project, gazetteer, region, texts } = context.get(servicesContext);
  const view = project();
  if (!region.hasProject)
    return JSON.stringify({ others: view.others } satisfies OtherProjectsPage);
  const near = whatIsNear(gazetteer.sites, gazetteer.villages, view.place);
  const { quotes } = texts(languageOf(url.pathname));
  const page: ProjectPageProps = { view, near, quotes };
  return JSON.stringify(page);
}

/** Come to from another page, the lower part is there from the first moment, as on a reload. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<string> {
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

/** What the page is made from where the region has no featured project. */
type OtherProjectsPage = Pick<ProjectPageProps["view"], "others">;

export default function Projects({ loaderData }: Route.ComponentProps) {
  const page = useJson<ProjectPageProps | OtherProjectsPage>(loaderData);
  return "view" in page ? <ProjectScreen {...page} /> : <ProjectsScreen others={page.others} />;
}
