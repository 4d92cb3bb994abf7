import { Trans } from "@lingui/react/macro";
import { SecondFactorParts } from "#features/accounts/ui.ts";
import { useAgent } from "#features/admin/ui/admin-context.ts";

/** The agent's own second factor: recovery codes, another device. */
export default function AccountPage() {
  const { agent, reload } = useAgent();
  return (
    <div className="mx-auto grid max-w-2xl gap-6 px-(--gutter) py-10 md:py-12">
      <div>
        <h1 className="text-h1">
          <Trans>Account</Trans>
        </h1>
        <p className="mt-2 text-muted [overflow-wrap:anywhere]">{agent.email}</p>
      </div>
      <SecondFactorParts
        heading="h2"
        recoveryCodesLeft={agent.recoveryCodesLeft}
        onChange={() => void reload()}
      />
    </div>
  );
}
