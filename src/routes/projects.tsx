import type { ShouldRevalidateFunctionArgs } from "react-router";
import { parsePlanState, toPlanSearch } from "#features/projects/index.ts";
import { fetchLateParts, ProjectScreen } from "#features/projects/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { useJson } from "#platform/ui/use-json.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/projects.ts";

export const handle: PageHandle = {
  words: ["project"],
  startsAt: "touch",
  query: (params) => toPlanSearch(parsePlanState(params)).slice("?".length),
};

/** A `ProjectView` as JSON. */
export function loader({ context }: Route.LoaderArgs): string {
  return JSON.stringify(context.get(servicesContext).project);
}

/** Come to from another page, the lower part is there from the first moment, as on a reload. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<string> {
  const [view] = await Promise.all([serverLoader(), fetchLateParts()]);
  return view;
}

/** A filter or a chosen plot changes the address alone: all plots are on the page already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  return <ProjectScreen view={useJson(loaderData)} />;
}
