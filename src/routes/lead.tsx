import { data } from "react-router";
import { TakenScreen } from "#features/leads/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/lead.ts";

export const handle: PageHandle = { words: ["leads"] };

export async function loader({ params, context }: Route.LoaderArgs) {
  const reference = params.reference.toUpperCase();
  const kind = await context.get(servicesContext).findLeadKind(reference);
  if (!kind) throw data(null, { status: 404 });
  return { reference, kind };
}

export function headers() {
  return { "cache-control": "no-store" };
}

export default function Lead({ loaderData }: Route.ComponentProps) {
  return <TakenScreen {...loaderData} />;
}
