import { Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { useSpanWords } from "#features/admin/ui/inbox/inbox-words.ts";
import {
  FIGURES,
  type FigureColumn,
  type FigureFilter,
  type FigureGroup,
  type Figures,
  type FiguresRow,
  toFiguresSearch,
} from "#features/analytics/index.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { formatIndiaDayOfYear } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { EmptySheet } from "#platform/ui/empty-sheet.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { COLUMN_WORDS, GROUP_WORDS, nothingWords } from "./figure-words.ts";

/** What a press on the name of a row narrows all figures to. */
const NARROWS: Partial<Record<FigureGroup, FigureFilter>> = {
  campaign: "campaign",
  layout: "layout",
  agent: "agent",
  project: "project",
};

/** The figures, the largest row first; below them their sum. */
export function FiguresTable({ figures }: { readonly figures: Figures }) {
  const { t, i18n } = useLingui();
  const { query, rows, total } = figures;
  const columns: readonly FigureColumn[] = FIGURES[query.what].columns;
  if (rows.length === 0)
    return (
      <EmptySheet>
        <Trans>Nothing in these days. Choose other days, or another table.</Trans>
      </EmptySheet>
    );
  return (
    // A table wider than a telephone is moved by itself, by keys as well.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached
    <section tabIndex={0} aria-label={t`Rows of the table`} className="mt-4 overflow-x-auto">
      <table className="num w-full">
        <thead>
          <tr className="border-b border-ink text-label">
            <th scope="col" className="min-w-36 py-2 text-left font-medium">
              {i18n._(GROUP_WORDS[query.by])}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pl-4 text-right font-medium">
                {i18n._(COLUMN_WORDS[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal [overflow-wrap:anywhere]">
                <Name row={row} figures={figures} />
              </th>
              <Cells columns={columns} values={row.values} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className="border-t border-ink font-[550]">
              <th scope="row" className="py-3 text-left font-[550]">
                <Trans>All together</Trans>
              </th>
              <Cells columns={columns} values={total} />
            </tr>
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Name({ row, figures: { query } }: { row: FiguresRow; figures: Figures }) {
  const { i18n } = useLingui();
  const colleague = useColleagueName();
  const { key } = row;
  const name = row.name ?? (query.by === "agent" ? colleague(key) : key);
  const filter = NARROWS[query.by];
  const [usual] = FIGURES[query.what].by;
  if (key === "") return <span className="text-muted">{i18n._(nothingWords(query))}</span>;
  if (query.by === "day")
    return <>{formatIndiaDayOfYear(new Date(key), toLanguage(i18n.locale))}</>;
  if (!filter) return <>{name}</>;
  return (
    <LocalLink
      to={consoleHref("figures") + toFiguresSearch({ ...query, by: usual, [filter]: key })}
      data-keep-scroll
      className="inline-flex min-h-11 items-center font-medium text-river underline-offset-4 hover:underline"
    >
      {name}
    </LocalLink>
  );
}

interface CellsProps {
  readonly columns: readonly FigureColumn[];
  readonly values: FiguresRow["values"];
}

function Cells({ columns, values }: CellsProps) {
  const span = useSpanWords();
  const words = (column: FigureColumn, value: number | null) => {
    if (value === null) return "–";
    return column.endsWith("-minutes") ? span(value * MINUTE_MS) : formatWhole(value);
  };
  return columns.map((column, at) => (
    <td key={column} className="py-2 pl-4 text-right whitespace-nowrap">
      {words(column, values[at] ?? null)}
    </td>
  ));
}
