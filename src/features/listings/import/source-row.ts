import type { ProblemCode } from "#features/listings/model/listing.ts";

export type ImportProblemCode =
  | ProblemCode
  /** The row, or the file from here on, is not what its format says. */
  | "malformed"
  | "too-large"
  | "duplicate"
  | "missing-column"
  /** Files of other kinds. */
  | "old-workbook"
  | "open-document"
  | "not-a-table"
  | "not-a-list"
  | "not-utf-8"
  | "cut-off"
  | "unreadable";

/** One thing wrong with one cell, row or file. */
export interface RowProblem {
  /** Row as a spreadsheet counts (its header is 1), or place in a JSON list from 1; 0: the file. */
  readonly row: number;
  /** Name of the column or field; empty for the whole row. */
  readonly column: string;
  /** What stands there, at most 60 characters. */
  readonly value: string;
  readonly code: ImportProblemCode;
}

/** A row as read: what `parseListing` is asked about, or why it could not be read. */
export type SourceRow =
  | { readonly row: number; readonly input: unknown }
  | { readonly row: number; readonly problem: RowProblem };

/** Rows in the order of the file, some at a time. Ends by throwing BrokenFileError. */
export type SourceRows = AsyncIterable<readonly SourceRow[]>;

/** The file cannot be read to its end, so nothing of it may be imported. */
export class BrokenFileError extends Error {
  /** Why, and what else is known to be wrong there. */
  readonly problems: readonly [RowProblem, ...RowProblem[]];

  constructor(
    code: ImportProblemCode,
    { row = 0, column = "", value = "" } = {},
    also: readonly RowProblem[] = [],
  ) {
    super(`${code} at row ${row}`);
    this.name = "BrokenFileError";
    this.problems = [{ row, column, value, code }, ...also];
  }
}

/** Longest row, in UTF-16 units: four hundred times an ordinary listing. */
export const LONGEST_ROW = 1_000_000;
