import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { Failure } from "#features/accounts/ui.ts";
import { consoleHref } from "#features/admin/console-pages.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { AgentLead } from "#features/leads/index.ts";
import { button } from "#platform/ui/button.ts";
import { WayUp } from "#platform/ui/local-link.tsx";
import { LeadPanel } from "./lead-panel.tsx";

type Loaded =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly lead: AgentLead };

interface OpenLeadProps {
  readonly reference: string;
  /** The query part of the list's address. */
  readonly search: string;
  /** Asks anew for the list beside it. */
  readonly reload: () => Promise<unknown>;
}

/** The lead that the address names. */
export function OpenLead({ reference, search, reload }: OpenLeadProps) {
  return (
    <div className="mx-auto max-w-3xl px-(--gutter) py-4 lg:mx-0 lg:px-12 lg:py-8">
      <WayUp to={consoleHref("leads") + search} className="mb-2 lg:hidden">
        <Trans>All leads</Trans>
      </WayUp>
      <OneLead key={reference} reference={reference} reload={reload} />
    </div>
  );
}

interface OneLeadProps extends Omit<OpenLeadProps, "search"> {
  /** Another after each act beside it: the lead may be another then. */
  readonly changed?: number;
  /** How it is shown. */
  readonly Panel?: typeof LeadPanel;
}

/** One lead, asked for anew when the console was opened again. */
export function OneLead({ reference, reload, changed = 0, Panel = LeadPanel }: OneLeadProps) {
  const { call, opened } = useConsoleCalls();
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  const load = useCallback(async () => {
    const path = `/api/agent/leads/${encodeURIComponent(reference)}`;
    const reply = await call<{ lead: AgentLead }>("GET", path);
    setLoaded((was) => {
      if (reply.ok) return { kind: "ready", lead: reply.body.lead };
      return was.kind === "ready" ? was : { kind: "failed", failure: reply };
    });
  }, [call, reference]);
  useEffect(() => {
    if (opened >= 0 && changed >= 0) void load();
  }, [load, opened, changed]);
  if (loaded.kind === "loading") return <Waiting isPage={Panel === LeadPanel} />;
  if (loaded.kind === "failed") return <Failed failure={loaded.failure} onRetry={load} />;
  const onChange = (lead: AgentLead) => {
    setLoaded({ kind: "ready", lead });
    void reload();
  };
  return <Panel lead={loaded.lead} onChange={onChange} onReload={load} />;
}

function Waiting({ isPage }: { isPage: boolean }) {
  return (
    <div role="status" className="grid gap-4 pt-2">
      {isPage && (
        <h1 className="sr-only">
          <Trans>Lead</Trans>
        </h1>
      )}
      <p className="sr-only">
        <Trans>Loading…</Trans>
      </p>
      <div className="skeleton h-10 w-64" />
      <div className="skeleton h-12" />
      <div className="skeleton h-32" />
      <div className="skeleton h-48" />
    </div>
  );
}

function Failed({ failure, onRetry }: { failure: Failure; onRetry: () => Promise<void> }) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords("loaded");
  const isMissing = failure.code === "no-such-lead";
  return (
    <div role="alert" className="grid justify-items-start gap-5 py-12">
      <p>{isMissing ? t`There is no lead with this reference.` : refusalWords(failure)}</p>
      {!isMissing && (
        <button type="button" onClick={() => void onRetry()} className={button("outline")}>
          <Trans>Try again</Trans>
        </button>
      )}
    </div>
  );
}
