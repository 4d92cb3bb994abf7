import { Trans } from "@lingui/react/macro";
import type { Loaded } from "#features/admin/ui/calls/use-loaded.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { button } from "#platform/ui/button.ts";

interface NotReadyProps {
  readonly loaded: Exclude<Loaded<unknown>, { kind: "ready" }>;
  readonly onRetry: () => unknown;
}

/** The rows that are to come, or why they do not and a way to try again. */
export function NotReady({ loaded, onRetry }: NotReadyProps) {
  const refusalWords = useRefusalWords("loaded");
  if (loaded.kind === "loading")
    return (
      <div role="status" className="grid gap-3">
        <p className="sr-only">
          <Trans>Loading…</Trans>
        </p>
        {["a", "b", "c", "d", "e"].map((row) => (
          <div key={row} className="skeleton h-16" />
        ))}
      </div>
    );
  return (
    <div role="alert" className="grid justify-items-center gap-5 py-24 text-center">
      <p>{refusalWords(loaded.failure)}</p>
      <button type="button" onClick={() => void onRetry()} className={button("outline")}>
        <Trans>Try again</Trans>
      </button>
    </div>
  );
}
