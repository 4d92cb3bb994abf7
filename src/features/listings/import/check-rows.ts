import { type Listing, parseListing } from "#features/listings/model/listing.ts";
import type { RowProblem, SourceRows } from "./source-row.ts";

/** Good rows of a file, some at a time; each bad one is told to `onProblem`. */
export async function* checkRows(
  rows: SourceRows,
  onProblem: (problem: RowProblem) => void,
): AsyncGenerator<readonly Listing[]> {
  const seen = new Set<string>();
  for await (const some of rows) {
    const good: Listing[] = [];
    for (const source of some) {
      if ("problem" in source) {
        onProblem(source.problem);
        continue;
      }
      const { row } = source;
      const parsed = parseListing(source.input);
      if (!parsed.ok) {
        for (const { path, value, code } of parsed.problems)
          onProblem({ row, column: path, value, code });
        continue;
      }
      const { mlsNumber } = parsed.listing;
      if (seen.has(mlsNumber)) {
        onProblem({ row, column: "mlsNumber", value: mlsNumber, code: "duplicate" });
        continue;
      }
      seen.add(mlsNumber);
      good.push(parsed.listing);
    }
    yield good;
  }
}
