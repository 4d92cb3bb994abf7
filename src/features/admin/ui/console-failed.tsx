import { useLingui } from "@lingui/react/macro";
import { type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { button } from "#platform/ui/button.ts";

interface ConsoleFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => Promise<void>;
}

/** Nobody knows yet whether there is a page here: the server could not be asked. */
export function ConsoleFailed({ failure, onRetry }: ConsoleFailedProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  return (
    <div role="alert" className="wrap grid justify-items-center gap-5 py-24 text-center">
      <title>{t`Something went wrong · Sthalam`}</title>
      <p>{failureWords(failure)}</p>
      <button type="button" onClick={() => void onRetry()} className={button("outline")}>
        {t`Try again`}
      </button>
    </div>
  );
}
