import { contradictionsOf } from "#features/listings/model/contradictions.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { parseNewListing } from "#features/listings/model/place-rule.ts";
import type { Bounds } from "#lib/geo/geo.ts";
import type { ProblemCollector } from "./problem-report.ts";
import type { SourceRows } from "./source-row.ts";

/** Who is told of bad rows, and of good ones whose claims contradict each other. */
type Listener = Pick<ProblemCollector, "add" | "addDoubt">;

/** Good rows of a file, some at a time; what is wrong or doubtful is told to the listener. */
export async function* checkRows(
  rows: SourceRows,
  listener: Listener,
  bounds?: Bounds,
): AsyncGenerator<readonly Listing[]> {
  const seen = new Set<string>();
  for await (const some of rows) {
    const good: Listing[] = [];
    for (const source of some) {
      if ("problem" in source) {
        listener.add(source.problem);
        continue;
      }
      const { row } = source;
      const parsed = parseNewListing(bounds ?? null, source.input);
      if (!parsed.ok) {
        for (const { path, value, code } of parsed.problems)
          listener.add({ row, column: path, value, code });
        continue;
      }
      const { mlsNumber } = parsed.listing;
      if (seen.has(mlsNumber)) {
        listener.add({ row, column: "mlsNumber", value: mlsNumber, code: "duplicate" });
        continue;
      }
      seen.add(mlsNumber);
      for (const contradiction of contradictionsOf(parsed.listing))
        listener.addDoubt({ row, mlsNumber, ...contradiction });
      good.push(parsed.listing);
    }
    yield good;
  }
}
