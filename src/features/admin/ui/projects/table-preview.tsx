import { Plural, useLingui } from "@lingui/react/macro";
import { ColumnsChoice } from "#features/admin/ui/import/columns-choice.tsx";
import { ProblemsTable } from "#features/admin/ui/import/problems-table.tsx";
import {
  PLOT_TARGETS,
  type PlotTarget,
  type ProjectFile,
  type ProjectFileSaid,
} from "#features/projects/index.ts";
import { PLOT_OPTIONS, PLOT_PROBLEM_WORDS, PLOT_TARGET_WORDS } from "./project-words.ts";

interface TablePreviewProps {
  readonly shown: Extract<ProjectFile, { kind: "table" }>;
  readonly said: ProjectFileSaid;
  readonly onSay: (said: ProjectFileSaid) => void;
}

/** What a table of plots says: its columns, and what is wrong row by row. */
export function TablePreview({ shown, said, onSay }: TablePreviewProps) {
  const { i18n } = useLingui();
  const { columns, problems, moreProblems } = shown;
  const nameOf = (column: string) => {
    const target = PLOT_TARGETS.find((one) => one === column);
    return target ? i18n._(PLOT_TARGET_WORDS[target]) : column;
  };
  const optionsOf = (column: string) =>
    (PLOT_OPTIONS[column] ?? []).map((option) => i18n._(option)).join(" · ");
  const rows = problems.map(({ row, column, value, code }) => ({
    row,
    column: nameOf(column),
    value,
    more: code === "unknown-value" ? optionsOf(column) : "",
    why: i18n._(PLOT_PROBLEM_WORDS[code]),
  }));
  const say = (at: number, target: string) => {
    const wanted = target === "" ? null : (target as PlotTarget);
    onSay({ ...said, columns: { ...said.columns, [at]: wanted } });
  };
  return (
    <>
      {columns.length > 0 && (
        <ColumnsChoice
          columns={columns}
          targets={PLOT_TARGETS.map((target) => [target, i18n._(PLOT_TARGET_WORDS[target])])}
          isOpen={problems.some(({ code }) => code === "missing-column")}
          onSay={say}
        />
      )}
      {problems.length > 0 && (
        <>
          <p role="alert" className="rounded bg-danger-tint p-4 text-danger">
            <Plural
              value={problems.length + moreProblems}
              one="# thing is wrong in the file: put it right there and choose the file again. Nothing is saved."
              other="# things are wrong in the file: put them right there and choose the file again. Nothing is saved."
            />
          </p>
          <ProblemsTable problems={rows} more={moreProblems} />
        </>
      )}
    </>
  );
}
