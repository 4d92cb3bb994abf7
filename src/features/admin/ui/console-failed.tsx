import { useLingui } from "@lingui/react/macro";
import type { Failure } from "#features/accounts/ui.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { button } from "#platform/ui/button.ts";

interface ConsoleFailedProps {
  /** Null where no call failed: the script of a page did not come. */
  readonly failure: Failure | null;
  readonly onRetry: () => Promise<void>;
}

/** Nobody knows yet what there is here: the server could not be asked, or a page of the console did not come. */
export function ConsoleFailed({ failure, onRetry }: ConsoleFailedProps) {
  const { t } = useLingui();
  const refusalWords = useRefusalWords("loaded");
  return (
    <div role="alert" className="wrap grid justify-items-center gap-5 py-24 text-center">
      <title>{t`Something went wrong · Sthalam`}</title>
      <h1 className="text-lead">
        {failure
          ? refusalWords(failure)
          : t`No connection. This page opens as soon as you are online.`}
      </h1>
      <button type="button" onClick={() => void onRetry()} className={button("outline")}>
        {t`Try again`}
      </button>
    </div>
  );
}
