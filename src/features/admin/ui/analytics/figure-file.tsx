import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { fetchFile } from "#features/admin/ui/fetch-file.ts";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import { type FiguresQuery, toFiguresSearch } from "#features/analytics/index.ts";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";

/** The table as a file for spreadsheets. */
export function FigureFile({ query }: { readonly query: FiguresQuery }) {
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const bring = async () => {
    setBusy(true);
    const path = `/api/agent/figures/file${toFiguresSearch(query)}`;
    const file = await fetchFile(path);
    // Asked for as any call, a failure says what it is, and locks the console where it must.
    const reply = file ? null : await call("GET", path);
    setFailure(reply && !reply.ok ? reply : null);
    if (file) download(`${query.what}-${query.from}-${query.to}.csv`, file);
    setBusy(false);
  };
  return (
    <div>
      <button
        type="button"
        aria-busy={isBusy}
        onClick={() => void bring()}
        className={button("outline", "small")}
      >
        <Icon name="download" className="size-4.5" />
        <Trans>Download as a table</Trans>
      </button>
      <FormMessage
        outcome={failure ? { kind: "failure", text: failureWords(failure) } : NO_OUTCOME}
      />
    </div>
  );
}
