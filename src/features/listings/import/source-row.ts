import type { FieldPath } from "#features/listings/model/fields/listing-fields.ts";
import type { ProblemCode } from "#features/listings/model/listing.ts";
import type { BrokenFileCode, BrokenFileProblem } from "#platform/sheets/broken-file.ts";

export type ImportProblemCode =
  | ProblemCode
  | BrokenFileCode
  | "duplicate"
  /** Of a table without names: nothing is stored under the number, and a new listing needs a name. */
  | "no-such-listing";

/** One thing wrong with one cell, row or file. */
export interface RowProblem extends Omit<BrokenFileProblem, "code"> {
  readonly code: ImportProblemCode;
}

/** What was taken for granted where a table says nothing of it. */
export const IMPORT_NOTES = [
  /** No column tells the type of new listings. */
  "all-plots",
  /** No column tells the address of new listings: the place is taken for it. */
  "address-made",
  /** No column tells the number: it is made of the registration, or of name and place. */
  "number-made",
  /** Latitude and longitude stood in each other's place. */
  "degrees-swapped",
  /** The head of a price or a rate tells in what its figures count, such as lakhs of rupees. */
  "counted-in-head",
] as const;
export type ImportNote = (typeof IMPORT_NOTES)[number];

/** Which fields a row of a table is about: of a stored listing no others change. */
export interface RowCells {
  /** The number that the row goes by; null where it tells none, and none could be made. */
  readonly number: string | null;
  /** Fields that it states. */
  readonly stated: readonly FieldPath[];
  /** Fields that have a column, and in this row an empty cell. */
  readonly emptied: readonly FieldPath[];
  /** What is taken for granted if the listing is new. */
  readonly assumed: readonly ImportNote[];
}

/**
 * A row as read: what `parseListing` is asked about, with its cells where it is of a table; or why
 * it could not be read. Without cells it is a whole listing.
 */
export type SourceRow =
  | { readonly row: number; readonly input: unknown; readonly cells?: RowCells }
  | { readonly row: number; readonly problem: RowProblem };

/** Rows in the order of the file, some at a time. Ends by throwing BrokenFileError. */
export type SourceRows = AsyncIterable<readonly SourceRow[]>;
