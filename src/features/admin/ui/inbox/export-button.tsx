import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { type Failure, useFailureWords } from "#features/accounts/ui.ts";
import { fetchFile } from "#features/admin/ui/fetch-file.ts";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import { type InboxQuery, toInboxSearch } from "#features/leads/index.ts";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";

interface ExportButtonProps {
  readonly query: InboxQuery;
  readonly found: number;
}

/** The leads that are shown, and those below them, as a file for spreadsheets. */
export function ExportButton({ query, found }: ExportButtonProps) {
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const bring = async () => {
    setBusy(true);
    const path = `/api/agent/leads/export${toInboxSearch(query)}`;
    const first = await fetchFile(path);
    // Asked for as any call, a failure says what it is, and locks the console where it must; after a
    // proof of who sits there the file comes, which is no JSON.
    const reply = first ? null : await call("GET", path);
    const file = reply?.ok === false && reply.code === "unreadable" ? await fetchFile(path) : first;
    setFailure(!file && reply && !reply.ok ? reply : null);
    if (file) download(`leads-${new Date().toISOString().slice(0, 10)}.csv`, file);
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        disabled={found === 0}
        aria-busy={busy}
        onClick={() => void bring()}
        className={button("outline", "small")}
      >
        <Icon name="download" className="size-4.5" />
        <Trans>Download as a table</Trans>
      </button>
      <FormMessage
        outcome={failure ? { kind: "failure", text: failureWords(failure) } : NO_OUTCOME}
      />
    </>
  );
}
