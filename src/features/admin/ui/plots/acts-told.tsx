import { Trans } from "@lingui/react/macro";
import type { Failure } from "#features/accounts/ui.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { PlotActs } from "./use-plot-acts.ts";

interface ActsToldProps {
  readonly acts: PlotActs;
  /** Why plots that were to be chosen are not. */
  readonly unchosen: Failure | null;
  /** Numbers of chosen plots of other pages that somebody else changed. */
  readonly elsewhere: readonly string[];
  /** False where a form or a panel says what failed. */
  readonly isFailureShown: boolean;
}

/** What became of the last act, and how it is taken back. */
export function ActsTold({ acts, unchosen, elsewhere, isFailureShown }: ActsToldProps) {
  const { outcome, busy, undo } = acts;
  const refusalWords = useRefusalWords("pressed");
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 empty:hidden">
      {unchosen && <FormMessage outcome={{ kind: "failure", text: refusalWords(unchosen) }} />}
      {outcome.kind === "failed" && isFailureShown && (
        <FormMessage outcome={{ kind: "failure", text: outcome.text }} />
      )}
      {elsewhere.length > 0 && (
        <p className="num w-full text-small font-[550] text-danger [overflow-wrap:anywhere]">
          <Trans>Changed by somebody else</Trans>: {elsewhere.join(", ")}
        </p>
      )}
      <FormMessage
        outcome={outcome.kind === "done" ? { kind: "success", text: outcome.text } : NO_OUTCOME}
      />
      {outcome.kind === "done" && outcome.change !== null && (
        <button
          type="button"
          aria-busy={busy}
          onClick={() => void undo(outcome.change ?? "")}
          className={button("outline", "small")}
        >
          <Icon name="undo-2" className="size-4.5" />
          <Trans>Undo</Trans>
        </button>
      )}
    </div>
  );
}
