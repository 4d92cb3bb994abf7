import { parse } from "csv-parse/sync";

const DELIMITERS = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Rows that are looked at. */
const ROWS = 30;

/**
 * What stands between the cells of a table, by its first lines: the one that parts most rows into
 * the same number of cells, of those the one that gives most; a comma where nothing parts them.
 */
export function findDelimiter(start: string): Delimiter {
  const found = DELIMITERS.map((delimiter) => ({ delimiter, ...regularity(start, delimiter) }));
  const [best] = found
    .filter(({ cells }) => cells > 1)
    .sort((a, b) => b.rows * (b.cells - 1) - a.rows * (a.cells - 1));
  return best?.delimiter ?? ",";
}

/** The commonest number of cells in a row, and how many rows have so many. */
function regularity(start: string, delimiter: Delimiter): { rows: number; cells: number } {
  const options = { delimiter, relax_column_count: true, relax_quotes: true, to: ROWS };
  const counts = new Map<number, number>();
  try {
    for (const { length } of parse(start, options) as string[][])
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  } catch {
    // A quote that is not closed in so few lines: they say nothing of this delimiter.
  }
  const [best] = [...counts].sort(([a, n], [b, m]) => m - n || b - a);
  return { cells: best?.[0] ?? 1, rows: best?.[1] ?? 0 };
}
