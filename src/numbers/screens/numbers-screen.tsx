import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { Failure } from "#accounts/call-api.ts";
import { useFailureWords } from "#accounts/failure-words.ts";
import { useConsoleCalls } from "#accounts/second-factor/console-calls.ts";
import type { Numbers } from "#numbers/numbers-reply.ts";
import { button } from "#ui/button.ts";
import { ListingTable } from "./listing-table.tsx";
import { Totals } from "./totals.tsx";

type Loaded =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "ready"; readonly numbers: Numbers };

/** What visitors looked at, kept and asked for, by week and by layout. */
export function NumbersScreen() {
  const { t } = useLingui();
  const { loaded, load } = useNumbers();
  return (
    <div className="wrap grid gap-10 py-8 md:py-10">
      <title>{t`Numbers · Sthalam agent`}</title>
      <header>
        <h1 className="text-h1">
          <Trans>Numbers</Trans>
        </h1>
        <p className="mt-2 max-w-2xl text-muted">
          <Trans>
            The last 12 weeks, each from Monday to Sunday. This site counts them itself, without
            cookies and without anybody else.
          </Trans>
        </p>
      </header>
      {loaded.kind === "ready" ? (
        <>
          {loaded.numbers.listings.length > 0 && <Totals numbers={loaded.numbers} />}
          <ListingTable numbers={loaded.numbers} />
        </>
      ) : (
        <NotReady loaded={loaded} onRetry={load} />
      )}
    </div>
  );
}

function useNumbers() {
  const { call, opened } = useConsoleCalls();
  const [loaded, setLoaded] = useState<Loaded>({ kind: "loading" });
  const load = useCallback(async () => {
    const reply = await call<{ numbers: Numbers }>("GET", "/api/agent/numbers");
    setLoaded(
      reply.ok
        ? { kind: "ready", numbers: reply.body.numbers }
        : { kind: "failed", failure: reply },
    );
  }, [call]);
  useEffect(() => {
    if (opened >= 0) void load();
  }, [load, opened]);
  return { loaded, load };
}

interface NotReadyProps {
  readonly loaded: Exclude<Loaded, { kind: "ready" }>;
  readonly onRetry: () => Promise<void>;
}

function NotReady({ loaded, onRetry }: NotReadyProps) {
  const failureWords = useFailureWords();
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
      <p>{failureWords(loaded.failure)}</p>
      <button type="button" onClick={() => void onRetry()} className={button("outline")}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
