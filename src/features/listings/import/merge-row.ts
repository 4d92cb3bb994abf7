import { FIELDS, statedAt, valueAt, withValue } from "#features/listings/model/fields/fields.ts";
import type { FieldPath } from "#features/listings/model/fields/listing-fields.ts";
import type { Listing } from "#features/listings/model/listing.ts";
import type { Reading } from "./find-columns.ts";
import type { RowCells } from "./source-row.ts";

const PLACE: readonly FieldPath[] = ["lat", "lng"];
/** Fields that an empty cell leaves, whatever was told: no listing is without them, and at its address one keeps its place. */
const STAYING: ReadonlySet<FieldPath> = new Set([
  ...FIELDS.filter(({ required, usual }) => required || usual !== undefined).map(
    ({ path }) => path,
  ),
  ...PLACE,
]);

interface Merging extends Pick<Reading, "emptyCellsClear"> {
  readonly input: unknown;
}

/** What the parser is asked about a stored listing with what a row of a table states of it. */
export function withRow(
  stored: Listing,
  cells: RowCells,
  { input, emptyCellsClear = false }: Merging,
): Listing {
  const given = cells.stated.reduce(
    (listing, path) => withValue(listing, path, valueAt(input as object, path)),
    stored,
  );
  const cleared = [...halfOfPlace(cells), ...(emptyCellsClear ? emptiedFacts(stored, cells) : [])];
  // Undefined: the parser puts what the field has when nothing is stated.
  return cleared.reduce((listing, path) => withValue(listing, path, undefined), given);
}

/** The facts of a stored listing that have an empty cell in a row, and may be without a value. */
export function emptiedFacts(stored: Listing, { emptied }: RowCells): FieldPath[] {
  return emptied.filter((path) => !STAYING.has(path) && statedAt(stored, path, "yes") !== null);
}

/** A side whose cell is empty beside the other's: with what is stored it would be a place that nobody meant. */
function halfOfPlace({ stated, emptied }: RowCells): FieldPath[] {
  const isGiven = PLACE.some((side) => stated.includes(side));
  return isGiven ? PLACE.filter((side) => emptied.includes(side)) : [];
}
