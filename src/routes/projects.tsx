import type { ShouldRevalidateFunctionArgs } from "react-router";
import { fetchLateParts, ProjectScreen } from "#project/screens/project-screen.tsx";
import { servicesContext } from "#services.ts";
import { useJson } from "#ui/use-json.ts";
import type { Route } from "./+types/projects.ts";

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
