import { Plural, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** One thing that is not accepted, in words. */
interface ShownProblem {
  /** As a spreadsheet counts; 0 for the whole file. */
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly why: string;
  /** What may stand there; empty where that is not a list. */
  readonly more: string;
}

interface ProblemsTableProps {
  readonly problems: readonly ShownProblem[];
  /** Problems beyond those listed. */
  readonly more: number;
  /** What can be done about them, below. */
  readonly children?: ReactNode;
}

/** What is wrong, row by row: where, what stands there, and why it is not taken. */
export function ProblemsTable({ problems, more, children }: ProblemsTableProps) {
  const { t } = useLingui();
  const cell = "px-3 py-2.5 align-top [overflow-wrap:anywhere]";
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table className="w-full table-fixed border-collapse text-small">
        <caption className="px-3 py-3 text-left text-control font-[550]">{t`Not accepted`}</caption>
        <thead className="border-y border-line bg-mist text-left text-label text-muted">
          <tr>
            <th scope="col" className={`${cell} w-16 font-medium`}>{t`Row`}</th>
            <th scope="col" className={`${cell} font-medium`}>{t`Column`}</th>
            <th scope="col" className={`${cell} font-medium max-sm:hidden`}>{t`Value`}</th>
            <th scope="col" className={`${cell} w-2/5 font-medium`}>{t`Why`}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, column, value, why, more: options }) => (
            <tr key={`${row} ${column} ${why}`} className="border-b border-line last:border-0">
              <td className={`num ${cell}`}>{row === 0 ? t`File` : row}</td>
              <td className={cell}>
                {column}
                {value !== "" && <span className="block text-muted sm:hidden">{value}</span>}
              </td>
              <td className={`${cell} max-sm:hidden`}>{value}</td>
              <td className={`${cell} text-danger`}>
                {why}
                {options !== "" && <span className="block text-muted">{options}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && (
        <p className="num border-t border-line p-3 text-small text-muted">
          <Plural value={more} one="# problem more" other="# problems more" />
        </p>
      )}
      {children}
    </div>
  );
}
