import type { I18n } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useProblemWords } from "#features/admin/ui/listing-form/problem-words.ts";
import { Differences } from "#features/admin/ui/listings/history/history-screen.tsx";
import {
  FIELDS,
  findLabel,
  type ImportPreview,
  type PreviewRow,
  type ProblemReport,
} from "#features/listings/index.ts";
import { CONTRADICTION_WORDS, useClaims } from "#features/listings/ui.ts";
import { button } from "#platform/ui/button.ts";
import { download } from "#platform/ui/download.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { ApplyButtons } from "./apply-buttons.tsx";
import { ColumnsTable } from "./columns-table.tsx";
import { PreviewHead } from "./preview-head.tsx";
import { ProblemsTable } from "./problems-table.tsx";
import type { FailedTry, SaidOfFile, Wanted } from "./use-import.ts";

interface PreviewReportProps {
  readonly preview: ImportPreview;
  readonly said: SaidOfFile;
  /** The last try to bring it in, whose choices stay. */
  readonly failed: FailedTry | null;
  /** Reads the file again as it is said. */
  readonly onSay: (said: SaidOfFile) => void;
  readonly onRefused: () => Promise<Blob | null>;
  readonly onApply: (wanted: Wanted) => void;
}

/** What a file would do: figures, bad rows, rows that are new or changed; then the button that does it. */
export function PreviewReport({ preview, said, failed, ...does }: PreviewReportProps) {
  const { onSay, onRefused, onApply } = does;
  const { report, table } = preview;
  const columns = table && (
    <ColumnsTable
      table={table}
      said={said.columns}
      onSay={(given) => onSay({ ...said, columns: given })}
    />
  );
  if (!preview.ok)
    return (
      <>
        <Broken report={report} />
        {columns}
      </>
    );
  return (
    <>
      <PreviewHead
        preview={preview}
        emptyClears={said.emptyClears}
        onEmptyClears={(emptyClears) => onSay({ ...said, emptyClears })}
      />
      {columns}
      <Problems report={report} onFile={onRefused} />
      <Doubts report={report} />
      <ApplyButtons preview={preview} failed={failed} onApply={onApply} />
      <Rows rows={preview.rows} />
    </>
  );
}

/** Why nothing of a file can be brought in: where it is the whole file, that and no more. */
function Broken({ report }: { report: ProblemReport }) {
  const problemWords = useProblemWords();
  const ofFile = report.problems.find(({ row }) => row === 0);
  const isUnnamed = report.problems.some(({ code }) => code === "missing-column");
  return (
    <>
      <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
        {isUnnamed ? (
          <Trans>
            Say which column holds the name or the number of the listing: nothing can be imported
            without one of them.
          </Trans>
        ) : ofFile ? (
          <>
            <Trans>Nothing can be imported.</Trans> {problemWords(ofFile.code, "")}
          </>
        ) : (
          <Trans>Nothing can be imported: the file cannot be read to its end.</Trans>
        )}
      </p>
      {!ofFile && <Problems report={report} />}
    </>
  );
}

/** Rows that are taken as they are, though their claims contradict each other. */
function Doubts({ report: { doubts, moreDoubts } }: { report: ProblemReport }) {
  const { i18n } = useLingui();
  const claims = useClaims();
  if (doubts.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-turmeric-tint">
      <summary className="fold px-3 text-control">
        <Plural
          value={doubts.length + moreDoubts}
          one="# doubtful claim, accepted as it is"
          other="# doubtful claims, accepted as they are"
        />
      </summary>
      <ul className="border-t border-line">
        {doubts.map((doubt) => (
          <li
            key={`${doubt.row} ${doubt.code}`}
            className="px-3 py-2 text-small [overflow-wrap:anywhere]"
          >
            <Trans>Row {doubt.row}</Trans> · {doubt.mlsNumber} ·{" "}
            <b className="font-[550]">{claims(doubt).join(" · ")}</b>{" "}
            {i18n._(CONTRADICTION_WORDS[doubt.code])}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ProblemsProps {
  readonly report: ProblemReport;
  /** Fetches the refused rows as a file. */
  readonly onFile?: () => Promise<Blob | null>;
}

/** What is wrong, row by row: where, what stands there, and why it is not taken. */
export function Problems({ report: { problems, more }, onFile }: ProblemsProps) {
  const { i18n } = useLingui();
  const problemWords = useProblemWords();
  if (problems.length === 0) return null;
  const rows = problems.map(({ row, column, value, code }) => ({
    row,
    column: nameOf(column, i18n),
    value,
    why: problemWords(code, column),
    more: code === "unknown-value" ? optionsOf(column).join(" · ") : "",
  }));
  return (
    <ProblemsTable problems={rows} more={more}>
      {onFile && <RefusedButton onFile={onFile} />}
    </ProblemsTable>
  );
}

/** The refused rows as a file, to be mended and brought again. */
function RefusedButton({ onFile }: { onFile: () => Promise<Blob | null> }) {
  const [failed, setFailed] = useState(false);
  const fetchFile = async () => {
    const file = await onFile();
    setFailed(file === null);
    if (file) download("not-accepted.csv", file);
  };
  return (
    <div className="border-t border-line p-2">
      <button type="button" onClick={() => void fetchFile()} className={button("quiet")}>
        <Icon name="download" className="size-5" />
        <Trans>These rows as a file, with the reasons</Trans>
      </button>
      {failed && (
        <p role="alert" className="text-small text-danger">
          <Trans>We couldn’t fetch it. Try again.</Trans>
        </p>
      )}
    </div>
  );
}

/** A field by its name; what is none of ours as it stands. */
function nameOf(column: string, i18n: I18n): string {
  const label = findLabel(column);
  return label ? i18n._(label) : column;
}

function optionsOf(column: string): readonly string[] {
  const { options = [] } = FIELDS.find(({ path }) => path === column) ?? {};
  return options.filter(Boolean);
}

function Rows({ rows }: { rows: readonly PreviewRow[] }) {
  const { t } = useLingui();
  if (rows.length === 0) return null;
  return (
    <ul aria-label={t`Rows`} className="grid gap-2">
      {rows.map(({ kind, mlsNumber, name, differences }) => (
        <li key={mlsNumber} className="rounded-card border border-line bg-card p-4">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-[550] [overflow-wrap:anywhere]">{name}</span>
            <span className="num text-small text-muted [overflow-wrap:anywhere]">{mlsNumber}</span>
            <span className="ml-auto text-small font-medium text-river">
              {kind === "added" ? t`New` : t`Changed`}
            </span>
          </p>
          {differences.length > 0 && <Differences differences={differences} />}
        </li>
      ))}
    </ul>
  );
}
