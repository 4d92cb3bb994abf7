import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { type Failure, session, useFailureWords } from "#features/accounts/ui.ts";
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
  const fetchFile = async () => {
    setBusy(true);
    const path = `/api/agent/leads/export${toInboxSearch(query)}`;
    const first = await fetchBlob(path);
    // Asked for as any call, a failure says what it is, and locks the console where it must; after a
    // proof of who sits there the file comes, which is no JSON.
    const reply = first ? null : await call("GET", path);
    const file = reply?.ok === false && reply.code === "unreadable" ? await fetchBlob(path) : first;
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
        onClick={() => void fetchFile()}
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

async function fetchBlob(path: string): Promise<Blob | null> {
  const now = session.current();
  const token = now.status === "signed-in" ? now.token : "";
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${token}` },
    cache: "no-store",
    credentials: "omit",
  }).catch(() => null);
  return response?.ok ? response.blob() : null;
}
