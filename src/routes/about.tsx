import { AboutScreen } from "#features/legal/ui.ts";
import { languageOf } from "#platform/i18n/languages.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/about.ts";

export const handle: PageHandle = { words: ["pages"], startsAt: "touch" };

export function loader({ url, context }: Route.LoaderArgs) {
  return context.get(servicesContext).texts(languageOf(url.pathname)).about;
}

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutScreen about={loaderData} />;
}
