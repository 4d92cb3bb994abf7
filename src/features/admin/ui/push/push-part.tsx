import { Trans } from "@lingui/react/macro";
import type { PushShown } from "#features/accounts/index.ts";
import { PushDevices } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { QuietHoursForm } from "./quiet-hours-form.tsx";

/** Notifications of new requests on the agent's own devices: off until turned on, each by itself. */
export function PushPart() {
  const { call } = useConsoleCalls();
  const { loaded, load } = useLoaded<{ push: PushShown }>("/api/agent/push");
  return (
    <section
      aria-labelledby="notifications"
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-card p-5 md:p-6"
    >
      <div>
        <h2 id="notifications" className="text-h3">
          <Trans>Notifications</Trans>
        </h2>
        <p className="mt-2 text-muted">
          <Trans>
            A new request shows on your phone or computer, also while the browser is closed. It says
            what was asked for and where, and nothing of the buyer.
          </Trans>
        </p>
      </div>
      {loaded.kind === "ready" ? (
        <PushDevices topic="requests" call={call} first={loaded.body.push}>
          {({ shown, isBusy, saveHours }) => (
            <QuietHoursForm hours={shown.hours} isBusy={isBusy} onSave={saveHours} />
          )}
        </PushDevices>
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
    </section>
  );
}
