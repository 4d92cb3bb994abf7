import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { placesIn } from "#features/places/index.ts";
import {
  FEATURED_SLUG,
  parsePlanState,
  projectPath,
  toListedView,
  toPlanSearch,
} from "#features/projects/index.ts";
import { ListedScreen } from "#features/projects/ui.ts";
import { languageOf, pathIn } from "#platform/i18n/languages.ts";
import { href } from "#platform/ui/href.ts";
import { toJson, useJson } from "#platform/ui/page-json.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/project.ts";

export const handle: PageHandle = {
  words: ["project"],
  startsAt: "touch",
  query: (params) => toPlanSearch(parsePlanState(params)).slice("?".length),
};

/** The featured project has an address of its own. */
export function loader({ params: { slug }, url, context }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  // Every slug is in small letters.
  const stored = slug.toLowerCase();
  if (stored === FEATURED_SLUG) throw redirect(pathIn(language, href("/projects")), 308);
  const { projects, region, gazetteer } = context.get(servicesContext);
  const project = projects().find((one) => one.slug === stored);
  if (!project) throw data(null, { status: 404 });
  if (stored !== slug) throw redirect(pathIn(language, projectPath(stored)) + url.search, 308);
  const town = placesIn(gazetteer, project.facts.town, language);
  const told = { ...project, facts: { ...project.facts, town } };
  return toJson(toListedView(told, region.hasDuties));
}

/** A filter or a chosen plot changes the address alone: all plots are on the page already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function Project({ loaderData }: Route.ComponentProps) {
  return <ListedScreen project={useJson(loaderData)} />;
}
