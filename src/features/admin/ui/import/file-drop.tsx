import { Trans, useLingui } from "@lingui/react/macro";
import { type DragEvent, useState } from "react";
import { FileButton } from "./file-button.tsx";

interface FileDropProps {
  readonly isBusy: boolean;
  /** Nothing was chosen yet: the field is as large as it is alone. */
  readonly isFirst: boolean;
  readonly onFile: (file: File) => void;
}

/** Where a file with listings is chosen, or let go of. */
export function FileDrop({ isBusy, isFirst, onFile }: FileDropProps) {
  const { t } = useLingui();
  const [isOver, setIsOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setIsOver(over && !isBusy);
  };
  const drop = (event: DragEvent) => {
    drag(event, false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  };
  return (
    <section
      aria-label={t`Your file`}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={drop}
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
