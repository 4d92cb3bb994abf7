import type { ProblemCode } from "#features/listings/model/listing.ts";
import type { BrokenFileCode, BrokenFileProblem } from "#platform/sheets/broken-file.ts";

export type ImportProblemCode = ProblemCode | BrokenFileCode | "duplicate";

/** One thing wrong with one cell, row or file. */
export interface RowProblem extends Omit<BrokenFileProblem, "code"> {
  readonly code: ImportProblemCode;
}

/** A row as read: what `parseListing` is asked about, or why it could not be read. */
export type SourceRow =
  | { readonly row: number; readonly input: unknown }
  | { readonly row: number; readonly problem: RowProblem };

/** Rows in the order of the file, some at a time. Ends by throwing BrokenFileError. */
export type SourceRows = AsyncIterable<readonly SourceRow[]>;
