/** Why a file cannot be read. */
export type BrokenFileCode =
  /** The row, or the file from here on, is not what its format says. */
  | "malformed"
  | "too-large"
  | "missing-column"
  /** Not one cell has a text. */
  | "empty-file"
  /** Files of other kinds. */
  | "old-workbook"
  | "open-document"
  | "not-a-table"
  | "not-a-list"
  | "not-utf-8"
  | "cut-off"
  | "unreadable";

/** What is wrong with a file, and where. */
export interface BrokenFileProblem {
  /** Row as a spreadsheet counts, or place in a JSON list from 1; 0: the file. */
  readonly row: number;
  /** Name of the column; empty for the whole row. */
  readonly column: string;
  /** What stands there, at most 60 characters. */
  readonly value: string;
  readonly code: BrokenFileCode;
}

/** The file cannot be read to its end, so nothing of it may be taken. */
export class BrokenFileError extends Error {
  readonly problem: BrokenFileProblem;

  constructor(code: BrokenFileCode, { row = 0, column = "", value = "" } = {}) {
    super(`${code} at row ${row}`);
    this.name = "BrokenFileError";
    this.problem = { row, column, value, code };
  }
}

/** Longest row, in UTF-16 units: hundreds of times an ordinary one. */
export const LONGEST_ROW = 1_000_000;
