import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { type Failure, session, useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";

interface FileDownloadProps {
  /** Of the call that answers with the file. */
  readonly path: string;
  /** What the file is called on the agent's machine. */
  readonly fileName: () => string;
  /** There is nothing to put into it. */
  readonly isEmpty?: boolean;
}

/** A table of the console as a file for spreadsheets. */
export function FileDownload({ path, fileName, isEmpty = false }: FileDownloadProps) {
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const bring = async () => {
    setBusy(true);
    const first = await fetchFile(path);
    // Asked for as any call, a failure says what it is, and locks the console where it must; after a
    // proof of who sits there the file comes, which is no JSON.
    const reply = first ? null : await call("GET", path);
    const file = reply?.ok === false && reply.code === "unreadable" ? await fetchFile(path) : first;
    setFailure(!file && reply && !reply.ok ? reply : null);
    if (file) download(fileName(), file);
    setBusy(false);
  };
  return (
    <>
      <button
        type="button"
        disabled={isEmpty}
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
    </>
  );
}

/** A file that a call of the console answers with; null where it answers anything else, or not at all. */
async function fetchFile(path: string): Promise<Blob | null> {
  const now = session.current();
  const token = now.status === "signed-in" ? now.token : "";
  const response = await fetch(path, {
    headers: { authorization: `Bearer ${token}` },
    cache: "no-store",
    credentials: "omit",
  }).catch(() => null); // no network: no file either
  return response?.ok ? response.blob() : null;
}
