import { Trans } from "@lingui/react/macro";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useDownload } from "./use-download.ts";

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
  const { bring, isBusy, failure } = useDownload();
  const refusalWords = useRefusalWords("pressed");
  return (
    <>
      <button
        type="button"
        disabled={isEmpty}
        aria-busy={isBusy}
        onClick={() => void bring(path, fileName())}
        className={button("outline", "small")}
      >
        <Icon name="download" className="size-4.5" />
        <Trans>Download as a table</Trans>
      </button>
      <FormMessage
        outcome={failure ? { kind: "failure", text: refusalWords(failure) } : NO_OUTCOME}
      />
    </>
  );
}
