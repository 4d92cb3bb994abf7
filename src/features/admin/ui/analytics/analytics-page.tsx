import { Trans } from "@lingui/react/macro";
import { type Loaded, useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { Analytics } from "#features/analytics/index.ts";
import { button } from "#platform/ui/button.ts";
import { ListingTable } from "./listing-table.tsx";
import { NumbersTabs } from "./numbers-tabs.tsx";
import { Totals } from "./totals.tsx";

/** What visitors looked at, kept and asked for, by week and by layout. */
export default function AnalyticsPage() {
  const { loaded, load } = useLoaded<{ analytics: Analytics }>("/api/agent/numbers");
  return (
    <ConsolePart width="whole">
      <header>
        <h1 className="text-h1">
          <Trans>Numbers</Trans>
        </h1>
        <NumbersTabs />
        <p className="mt-4 max-w-2xl text-muted">
          <Trans>
            The last 12 weeks, each from Monday to Sunday. This site counts them itself, without
            cookies and without anybody else.
          </Trans>
        </p>
      </header>
      {loaded.kind === "ready" ? (
        <>
          {loaded.body.analytics.listings.length > 0 && (
            <Totals analytics={loaded.body.analytics} />
          )}
          <ListingTable analytics={loaded.body.analytics} />
        </>
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
    </ConsolePart>
  );
}

interface NotReadyProps {
  readonly loaded: Exclude<Loaded<unknown>, { kind: "ready" }>;
  readonly onRetry: () => unknown;
}

function NotReady({ loaded, onRetry }: NotReadyProps) {
  const refusalWords = useRefusalWords("loaded");
  if (loaded.kind === "loading")
    return (
      <div role="status" className="grid gap-5 md:grid-cols-3">
        <p className="sr-only">
          <Trans>Loading…</Trans>
        </p>
        {["a", "b", "c"].map((tile) => (
          <div key={tile} className="skeleton h-64 rounded-card" />
        ))}
      </div>
    );
  return (
    <div role="alert" className="grid justify-items-center gap-5 py-16 text-center">
      <p>{refusalWords(loaded.failure)}</p>
      <button type="button" onClick={() => void onRetry()} className={button("outline")}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
