import { contradictionsOf } from "#features/listings/model/contradictions.ts";
import { parseNewListing } from "#features/listings/model/fields/place-rule.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import { shorten } from "#lib/text/one-line.ts";
import type { Reading } from "./find-columns.ts";
import { emptiedFacts, withRow } from "./merge-row.ts";
import type { ProblemCollector } from "./problem-report.ts";
import type { RowCells, RowProblem, SourceRow, SourceRows } from "./source-row.ts";
import type { TableReport } from "./table-report.ts";

/** Listings that are stored under numbers, published or not, by number; numbers without one are left out. */
export type FindStored = (numbers: readonly string[]) => Promise<ReadonlyMap<string, Listing>>;

/** Who is told of bad rows, of good ones whose claims contradict each other, and of what a table leaves open. */
type Listener = Pick<ProblemCollector, "add" | "addDoubt"> &
  Pick<TableReport, "note" | "addEmptied">;

/** How rows are checked. */
interface Checking extends Pick<Reading, "bounds" | "emptyCellsClear"> {
  readonly findStored: FindStored;
}

/**
 * Good rows of a file as the listings that they make, some at a time; what is wrong or doubtful is
 * told to the listener. A row of a table changes of a stored listing what it states, and nothing else.
 */
export async function* checkRows(
  rows: SourceRows,
  listener: Listener,
  { findStored, ...reading }: Checking,
): AsyncGenerator<readonly Listing[]> {
  const seen = new Set<string>();
  for await (const some of rows) {
    const stored = await storedOf(some, findStored);
    const good: Listing[] = [];
    for (const source of some) {
      const made = makeListing(source, { ...reading, stored });
      if ("problems" in made) {
        for (const problem of made.problems) listener.add(problem);
        continue;
      }
      const { row } = source;
      const { listing } = made;
      const { mlsNumber } = listing;
      if (seen.has(mlsNumber)) {
        listener.add({ row, column: "mlsNumber", value: mlsNumber, code: "duplicate" });
        continue;
      }
      seen.add(mlsNumber);
      tellOfTable(source, stored.get(mlsNumber), listener);
      for (const contradiction of contradictionsOf(listing))
        listener.addDoubt({ row, mlsNumber, ...contradiction });
      good.push(listing);
    }
    yield good;
  }
}

/** Stored listings that rows of a table are of; a whole listing asks for none. */
async function storedOf(some: readonly SourceRow[], findStored: FindStored) {
  const numbers = some.flatMap((source) => ("input" in source ? (source.cells?.number ?? []) : []));
  return numbers.length > 0 ? findStored(numbers) : new Map<string, Listing>();
}

interface Making extends Omit<Checking, "findStored"> {
  readonly stored: ReadonlyMap<string, Listing>;
}

type Made = { readonly listing: Listing } | { readonly problems: readonly RowProblem[] };

/** The listing that a row makes, of a table together with what is stored. */
function makeListing(source: SourceRow, { stored, bounds, emptyCellsClear }: Making): Made {
  if ("problem" in source) return { problems: [source.problem] };
  const { row, cells } = source;
  const before = stored.get(cells?.number ?? "");
  if (cells && !before && !hasNames(cells))
    return { problems: [{ row, column: "mlsNumber", ...noListing(cells.number) }] };
  const { input } = source;
  const merged = cells && before && withRow(before, cells, { input, emptyCellsClear });
  const filling = { bounds: bounds ?? null, before: merged ? before : null };
  const parsed = parseNewListing(filling, merged ?? input);
  if (parsed.ok) return parsed;
  const problems = parsed.problems.map(({ path, ...what }) => ({ row, column: path, ...what }));
  return { problems };
}

const noListing = (number: string | null) =>
  number === null
    ? ({ value: "", code: "missing" } as const)
    : ({ value: shorten(number), code: "no-such-listing" } as const);

/** Whether the row's table has a column for names. */
const hasNames = ({ stated, emptied }: RowCells) => [...stated, ...emptied].includes("name");

/** Tells what a row of a table leaves open: of a stored listing its empty cells, of a new one what was assumed. */
function tellOfTable(source: SourceRow, before: Listing | undefined, listener: Listener): void {
  if (!("input" in source) || !source.cells) return;
  if (before) listener.addEmptied(emptiedFacts(before, source.cells).length);
  else for (const note of source.cells.assumed) listener.note(note);
}
