import { BrokenFileError } from "#platform/sheets/broken-file.ts";
import type { TableRow } from "#platform/sheets/sheet-cells.ts";
import { toSourceRow } from "./columns.ts";
import {
  type FoundColumn,
  findColumns,
  findHeads,
  type Reading,
  TOP_ROWS,
  tellsWhich,
} from "./find-columns.ts";
import type { SourceRow, SourceRows } from "./source-row.ts";
import type { TableReport } from "./table-report.ts";

/**
 * Rows of a table, its heads sought among the first rows; rows without any text are passed over.
 * What its columns were taken for is told to the report.
 */
export async function* readTable(
  table: AsyncIterable<readonly TableRow[]>,
  report: TableReport,
  reading: Reading = {},
): SourceRows {
  let columns: readonly FoundColumn[] | null = null;
  let top: TableRow[] = [];
  const begin = (): SourceRow[] => {
    const at = findHeads(
      top.map(({ cells }) => cells),
      reading,
    );
    const heads = top[at];
    if (top.length === 0) throw new BrokenFileError("empty-file");
    columns = findColumns(heads?.cells ?? [], reading);
    if (!columns.some(({ target }) => target) && !top.some(isParted))
      throw new BrokenFileError("not-a-table");
    report.begin(heads?.row ?? 0, columns);
    if (!tellsWhich(columns))
      throw new BrokenFileError("missing-column", { row: heads?.row ?? 1, column: "name" });
    return read(top.slice(at + 1), columns, report);
  };
  for await (const rows of table) {
    if (columns) yield read(rows, columns, report);
    else {
      top = [...top, ...rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))];
      if (top.length >= TOP_ROWS) {
        report.look(top);
        yield begin();
      }
    }
  }
  if (columns) return;
  report.look(top);
  yield begin();
}

/** Whether a row has more than one cell with a text. */
function isParted({ cells }: TableRow): boolean {
  return cells.filter((cell) => cell.trim() !== "").length > 1;
}

function read(
  rows: readonly TableRow[],
  columns: readonly FoundColumn[],
  report: TableReport,
): SourceRow[] {
  return rows.flatMap(({ row, cells }) => toSourceRow(row, columns, cells, report.note) ?? []);
}
