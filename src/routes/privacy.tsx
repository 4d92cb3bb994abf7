import { PrivacyScreen } from "#features/legal/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/privacy.ts";

export const handle: PageHandle = { words: ["pages"], startsAt: "touch" };

export function loader({ context }: Route.LoaderArgs) {
  return { processors: context.get(servicesContext).processors };
}

export default function Privacy({ loaderData: { processors } }: Route.ComponentProps) {
  return <PrivacyScreen processors={processors} />;
}
