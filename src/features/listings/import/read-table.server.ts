import { type Header, readHeader, toSourceRow } from "./columns.ts";
import type { SourceRow, SourceRows } from "./source-row.ts";

/** One row of a table: its number as a spreadsheet shows it, and the texts of its cells. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** Rows of a table whose first row names the columns; rows without any text are passed over. */
export async function* readTable(table: AsyncIterable<readonly TableRow[]>): SourceRows {
  let header: Header | undefined;
  for await (const tableRows of table) {
    const rows: SourceRow[] = [];
    for (const { row, cells } of tableRows) {
      if (header) {
        const read = toSourceRow(row, header, cells);
        if (read) rows.push(read);
      } else {
        header = readHeader(cells);
        for (const problem of header.problems) rows.push({ row, problem });
      }
    }
    yield rows;
  }
  if (!header) readHeader([]);
}
