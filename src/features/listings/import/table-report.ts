import { shorten } from "#lib/text/one-line.ts";
import type { FoundColumn } from "./find-columns.ts";
import type { ColumnTarget } from "./header-words.ts";
import { IMPORT_NOTES, type ImportNote } from "./source-row.ts";

/** Cells that are shown of a column. */
const SAMPLES = 3;

/** A column of a file, as a person is shown it. */
export interface ShownColumn {
  /** Its number from 0. */
  readonly at: number;
  readonly head: string;
  /** Its first texts, at most 60 characters each. */
  readonly samples: readonly string[];
  /** Null where nothing is read from it. */
  readonly target: ColumnTarget | null;
}

/** What a table was taken for. */
export interface TableAs {
  /** Row of the heads, as a spreadsheet counts; 0 where there is none. */
  readonly headRow: number;
  readonly columns: readonly ShownColumn[];
  readonly notes: readonly ImportNote[];
  /** Facts of stored listings whose cell is empty: they stay, or are cleared where that was told. */
  readonly emptied: number;
}

/** Gathers what a table is taken for while it is read. */
export class TableReport {
  private headRow = 0;
  private columns: readonly FoundColumn[] | null = null;
  private top: readonly { readonly row: number; readonly cells: readonly string[] }[] = [];
  private readonly notes = new Set<ImportNote>();
  private emptied = 0;

  readonly note = (note: ImportNote): void => {
    this.notes.add(note);
  };

  readonly addEmptied = (facts: number): void => {
    this.emptied += facts;
  };

  look(top: TableReport["top"]): void {
    this.top = top;
  }

  begin(headRow: number, columns: readonly FoundColumn[]): void {
    this.headRow = headRow;
    this.columns = columns;
    if (columns.some(({ times }) => times !== null)) this.note("counted-in-head");
  }

  /** Null of a file that is no table. */
  result(): TableAs | null {
    if (!this.columns) return null;
    const body = this.top.filter(({ row }) => row > this.headRow);
    const columns = this.columns.map(({ head, target }, at) => ({
      at,
      head: shorten(head),
      target,
      samples: body
        .map(({ cells }) => shorten(cells[at]))
        .filter(Boolean)
        .slice(0, SAMPLES),
    }));
    return {
      headRow: this.headRow,
      columns,
      notes: IMPORT_NOTES.filter((note) => this.notes.has(note)),
      emptied: this.emptied,
    };
  }
}
