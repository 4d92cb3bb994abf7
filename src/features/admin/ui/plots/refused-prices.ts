import type { PriceListPreview } from "#features/projects/index.ts";
import { writeCsv } from "#platform/files/spreadsheet-text.ts";

interface Reason {
  readonly row: number;
  readonly column: string;
  readonly why: string;
}

/**
 * The wrong rows of a price list as a table: under the heads of the file, each with its reasons at the
 * end. Mended, it can be brought again, and the column of reasons is read as nothing.
 *
 * @param head of the column of reasons
 */
export function refusedPricesCsv(
  { heads, rows }: PriceListPreview["refused"],
  reasons: readonly Reason[],
  head: string,
): string {
  const byRow = Map.groupBy(reasons, ({ row }) => row);
  const width = Math.max(heads.length, ...rows.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, at) => cells[at] ?? "");
  return writeCsv([
    [...padded(heads), head],
    ...rows.map(({ row, cells }) => [
      ...padded(cells),
      (byRow.get(row) ?? []).map(({ column, why }) => `${column}: ${why}`).join(" "),
    ]),
  ]);
}
