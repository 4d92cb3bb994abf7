import { Trans } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { PushShown } from "#features/accounts/index.ts";
import {
  callApi,
  type Failure,
  PushDevices,
  useFailureWords,
  useSeenDevice,
} from "#features/accounts/ui.ts";
import { button } from "#platform/ui/button.ts";

type Asked =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly push: PushShown };

/** What a morning's mail tells also as a notification, on the buyer's own devices: each turned on by itself. */
export function SavedPush() {
  const { asked, ask } = usePushShown();
  useSeenDevice("saved", callApi);
  return (
    <section aria-labelledby="saved-push" className="mt-4 grid gap-3 border-t border-line pt-4">
      <div>
        <h3 id="saved-push" className="text-control font-[550]">
          <Trans>Also as a notification</Trans>
        </h3>
        <p className="mt-1 text-small text-muted">
          <Trans>
            With the email, on the phones and computers on which you turn it on. It names the layout
            and its rate, not your search.
          </Trans>
        </p>
      </div>
      <Devices asked={asked} onRetry={ask} />
    </section>
  );
}

function Devices({ asked, onRetry }: { readonly asked: Asked; readonly onRetry: () => void }) {
  const failureWords = useFailureWords("untyped");
  if (asked.kind === "ready")
    return <PushDevices topic="saved" call={callApi} first={asked.push} />;
  if (asked.kind === "loading")
    return (
      <div role="status">
        <p className="sr-only">
          <Trans>Loading…</Trans>
        </p>
        <div className="skeleton h-11 sm:w-44" />
      </div>
    );
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p>{failureWords(asked.failure)}</p>
      <button type="button" onClick={onRetry} className={button("outline", "small")}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}

function usePushShown() {
  const [asked, setAsked] = useState<Asked>({ kind: "loading" });
  const ask = useCallback(async () => {
    setAsked({ kind: "loading" });
    const reply = await callApi<{ push: PushShown }>("GET", "/api/alerts/push");
    setAsked(
      reply.ok ? { kind: "ready", push: reply.body.push } : { kind: "failed", failure: reply },
    );
  }, []);
  useEffect(() => void ask(), [ask]);
  return { asked, ask: () => void ask() };
}
