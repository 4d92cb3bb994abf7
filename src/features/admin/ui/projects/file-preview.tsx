import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { ProjectFileSaid } from "#features/projects/index.ts";
import { DrawingPreview } from "./drawing-preview.tsx";
import { PlotList } from "./plot-list.tsx";
import { UNREADABLE_WORDS } from "./project-words.ts";
import { TablePreview } from "./table-preview.tsx";
import type { LookedFile } from "./use-looked-file.ts";

/** What a project's file may be called. */
export const PROJECT_FILES = ".csv,.tsv,.txt,.xlsx,.dxf,.json,.geojson";

interface FilePreviewProps {
  readonly looked: LookedFile;
  /** False where what the file changes is told in their place. */
  readonly showsPlots?: boolean;
  /** Something was said of how the file is to be read. */
  readonly onLook: (file: File, said: ProjectFileSaid) => void;
}

/** What a chosen file says: its table or its drawing, all that is wrong in it, and its plots. */
export function FilePreview({ looked, showsPlots = true, onLook }: FilePreviewProps) {
  const { kind } = looked;
  const shown = kind === "read" ? looked.shown : null;
  if (kind !== "read" || !shown || shown.kind === "unreadable")
    return <FileStage looked={looked} />;
  const { file, said } = looked;
  const say = (more: ProjectFileSaid) => onLook(file, more);
  return (
    <>
      <FileStage looked={looked} />
      {shown.kind === "table" && <TablePreview shown={shown} said={said} onSay={say} />}
      {shown.kind === "drawing" && (
        <DrawingPreview key={file.name} shown={shown} said={said} onSay={say} />
      )}
      {showsPlots && <PlotList plots={shown.plots} />}
    </>
  );
}

/** Where reading the file stands, announced. */
function FileStage({ looked }: { looked: LookedFile }) {
  const { t, i18n } = useLingui();
  const refusalWords = useRefusalWords("projectFile");
  const heading = useRef<HTMLHeadingElement>(null);
  const { kind } = looked;
  useEffect(() => {
    if (kind === "read") heading.current?.focus();
  }, [kind]);
  if (looked.kind === "none") return null;
  const { name } = looked.file;
  if (looked.kind === "reading")
    return (
      <div role="status" className="rounded-card border border-line bg-card p-5">
        <p className="[overflow-wrap:anywhere]">{t`Sending and reading ${name}…`}</p>
        <progress
          {...(looked.part < 1 && { value: looked.part })}
          aria-label={t`Progress`}
          className="mt-3 h-2 w-full accent-river"
        />
      </div>
    );
  const failed = looked.kind === "failed" ? looked.code : null;
  if (failed !== null)
    return (
      <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
        {refusalWords(failed)}
      </p>
    );
  const unreadable =
    looked.kind === "read" && looked.shown.kind === "unreadable" ? looked.shown.code : null;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-h3 [overflow-wrap:anywhere] outline-none">
        {t`What ${name} says`}
      </h2>
      {unreadable && (
        <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
          {i18n._(UNREADABLE_WORDS[unreadable])}
        </p>
      )}
    </>
  );
}
