import { useLingui } from "@lingui/react/macro";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { ImportState } from "./use-import.ts";

/** At which of the three steps a file stands, from 0; 3 once all are behind it. */
function stepOf(state: ImportState): number {
  if (state.kind === "checked") return 1;
  if (state.kind === "applying") return 2;
  return state.kind === "applied" && state.result.ok ? 3 : state.kind === "applied" ? 2 : 0;
}

/** What becomes of a file, and how far it is. */
export function ImportSteps({ state }: { readonly state: ImportState }) {
  const { t } = useLingui();
  const at = stepOf(state);
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2" aria-label={t`Steps`}>
      {[t`Your file`, t`Check it`, t`Bring it in`].map((words, step) => (
        <li
          key={words}
          aria-current={step === at ? "step" : undefined}
          className="group flex items-center gap-2 text-small text-muted aria-[current]:font-semibold aria-[current]:text-ink"
        >
          <span className="num grid size-6 place-items-center rounded-tag border border-edge text-label group-aria-[current]:border-ink group-aria-[current]:bg-ink group-aria-[current]:text-card">
            {step < at ? <Icon name="check" className="size-4" /> : step + 1}
          </span>
          {words}
        </li>
      ))}
    </ol>
  );
}
