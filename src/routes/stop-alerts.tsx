import { data } from "react-router";
import { StopAlertsScreen } from "#features/alerts/ui.ts";
import type { PageHandle } from "#platform/ui/shell/page-handle.ts";
import { servicesContext } from "#services.ts";
import type { Route } from "./+types/stop-alerts.ts";

export const handle: PageHandle = { words: ["accounts"], startsAt: "touch" };

/** Kept nowhere and told to no other site. With less, browsers would hide from ours where its form is sent from. */
export const headers = () => ({ "referrer-policy": "same-origin", "cache-control": "no-store" });

/** The form of the page, and what mail programs send to it of themselves (RFC 8058). */
export async function action({ url, context }: Route.ActionArgs) {
  const { stopAlerts } = context.get(servicesContext);
  const stopped = await stopAlerts(url.searchParams.get("token") ?? "");
  return data({ stopped }, { status: stopped ? 200 : 400 });
}

export default function StopAlerts({ actionData }: Route.ComponentProps) {
  return <StopAlertsScreen stopped={actionData?.stopped ?? null} />;
}
