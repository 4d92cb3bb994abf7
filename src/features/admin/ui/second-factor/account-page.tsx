import { Trans } from "@lingui/react/macro";
import { SecondFactorParts } from "#features/accounts/ui.ts";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed, useAgent } from "#features/admin/ui/admin-context.tsx";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { PushPart } from "#features/admin/ui/push/push-part.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";

/** The agent's own: notifications, and the second factor with recovery codes and another device. */
export default function AccountPage() {
  const { agent, reload } = useAgent();
  return (
    <ConsolePart width="form">
      <div>
        <h1 className="text-h1">
          <Trans>Account</Trans>
        </h1>
        <p className="mt-2 text-muted [overflow-wrap:anywhere]">{agent.email}</p>
      </div>
      <PushPart />
      <Allowed right="change-messages">
        <p className="rounded-card border border-line bg-card p-5 md:p-6">
          <Trans>What you write to buyers by WhatsApp and mail:</Trans>{" "}
          <LocalLink to={consoleHref("messages")} className="text-link">
            <Trans>Change the texts</Trans>
          </LocalLink>
        </p>
      </Allowed>
      <SecondFactorParts
        heading="h2"
        recoveryCodesLeft={agent.recoveryCodesLeft}
        onChange={() => void reload()}
      />
    </ConsolePart>
  );
}
