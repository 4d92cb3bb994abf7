import type { SealingKeys } from "#features/accounts/index.server.ts";
import type { AlertsContext } from "#features/alerts/index.server.ts";
import { sealedLinks } from "#server/config/sealing-keys.ts";

/** What calls and mails about saved searches work with. */
export function openAlerts(
  parts: Omit<AlertsContext, "offLinks">,
  sealingKeys: SealingKeys,
): AlertsContext {
  const { tokenOf, subjectOf } = sealedLinks(sealingKeys, "link that stops alerts");
  return { ...parts, offLinks: { tokenOf, accountOf: subjectOf } };
}
