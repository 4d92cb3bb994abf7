import { Trans, useLingui } from "@lingui/react/macro";
import { FileButton } from "./file-button.tsx";
import { useFileDrop } from "./use-file-drop.ts";

interface FileDropProps {
  readonly isBusy: boolean;
  /** Nothing was chosen yet: the field is as large as it is alone. */
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** Where a file with listings is chosen, or let go of. */
export function FileDrop({ isBusy, isFirst, onFile }: FileDropProps) {
  const { t } = useLingui();
  const { isOver, target } = useFileDrop(isBusy ? null : ([file]) => file && onFile(file));
  return (
    <section
      aria-label={t`Your file`}
      {...target}
      className={`flex flex-col items-center justify-center gap-4 rounded-card border border-dashed bg-card px-6 text-center ${isFirst ? "py-8 md:min-h-64" : "py-5"} ${isOver ? "border-river bg-river-tint" : "border-edge"}`}
    >
      <FileButton
        label={t`File with listings`}
        accept=".json,.csv,.tsv,.txt,.xlsx"
        isBusy={isBusy}
        isFirst={isFirst}
        onFile={onFile}
      />
      <p className="text-small text-muted">
        <Trans>or drop it here: a spreadsheet (XLSX or CSV) or a JSON file</Trans>
      </p>
    </section>
  );
}
