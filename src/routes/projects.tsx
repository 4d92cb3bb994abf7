import type { ShouldRevalidateFunctionArgs } from "react-router";
import { fetchLateParts, ProjectScreen } from "#project/screens/project-screen.tsx";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/projects.ts";

export function loader({ context }: Route.LoaderArgs) {
  return context.get(servicesContext).project;
}

/** Come to from another page, the lower part is there from the first moment, as on a reload. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
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
  return <ProjectScreen view={loaderData} />;
}
