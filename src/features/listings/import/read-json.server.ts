import { shorten } from "#lib/text/one-line.ts";
import { BrokenFileError, LONGEST_ROW } from "#platform/sheets/broken-file.ts";
import { decodeUtf8 } from "#platform/sheets/decode-text.server.ts";
import type { SourceRow, SourceRows } from "./source-row.ts";

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Rows of a JSON list, one entry at a time: an entry that is no JSON is one bad row and the rest
 * is read on. Holds at most one entry of up to LONGEST_ROW, whatever the file.
 */
export async function* readJson(bytes: AsyncIterable<Uint8Array>): SourceRows {
  const splitter = new ListSplitter();
  for await (const text of decodeUtf8(bytes)) {
    const rows = splitter.push(text);
    if (rows.length > 0) yield rows;
  }
  splitter.end();
}

/** Cuts the text of a list into the texts of its entries by counting brackets outside strings. */
class ListSplitter {
  private row = 1;
  private depth = 0;
  private inString = false;
  private escaped = false;
  private ended = false;
  private entry = "";
  private oversize = false;
  private rows: SourceRow[] = [];

  push(text: string): SourceRow[] {
    let from = 0;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (this.inString) {
        this.stepInString(unit);
      } else if (this.depth <= 1 && this.isEdge(unit, text, at)) {
        this.take(text.slice(from, at));
        this.finishEntry(unit);
        from = at + 1;
      } else {
        this.step(unit);
      }
    }
    this.take(text.slice(from));
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  end(): void {
    if (!this.ended) throw new BrokenFileError("cut-off", { row: this.row });
  }

  private stepInString(unit: number): void {
    if (this.escaped) this.escaped = false;
    else if (unit === BACKSLASH) this.escaped = true;
    else if (unit === QUOTE) this.inString = false;
  }

  private step(unit: number): void {
    if (unit === QUOTE) this.inString = true;
    else if (unit === OPEN_LIST || unit === OPEN_OBJECT) this.depth++;
    // A stray bracket between entries makes its entry malformed; it does not end the list.
    else if ((unit === CLOSE_LIST || unit === CLOSE_OBJECT) && this.depth > 1) this.depth--;
  }

  /** True at the list's own opening, commas and end; throws where no list begins. */
  private isEdge(unit: number, text: string, at: number): boolean {
    if (this.depth === 1) return unit === COMMA || unit === CLOSE_LIST;
    if (unit <= 0x20) return false;
    if (unit === OPEN_LIST && !this.ended) return true;
    const value = shorten(text.slice(at, at + 100));
    throw new BrokenFileError(this.ended ? "malformed" : "not-a-list", {
      row: this.row - 1,
      value,
    });
  }

  private take(text: string): void {
    if (this.oversize) return;
    this.entry += text;
    if (this.entry.length <= LONGEST_ROW) return;
    this.oversize = true;
    this.entry = "";
  }

  private finishEntry(edge: number): void {
    if (this.depth === 0) {
      this.depth = 1;
      this.entry = "";
      this.oversize = false;
      return;
    }
    const isEmptyEnd = edge === CLOSE_LIST && this.entry.trim() === "" && !this.oversize;
    if (!isEmptyEnd || this.row > 1) this.rows.push(this.toRow());
    this.row++;
    this.entry = "";
    this.oversize = false;
    if (edge !== CLOSE_LIST) return;
    this.depth = 0;
    this.ended = true;
  }

  private toRow(): SourceRow {
    const { row, entry } = this;
    const about = { row, column: "", value: shorten(entry) };
    if (this.oversize) return { row, problem: { ...about, code: "too-large" } };
    if (!entry.trimStart().startsWith("{")) {
      return { row, problem: { ...about, code: "wrong-type" } };
    }
    try {
      return { row, input: JSON.parse(entry) };
    } catch {
      // Said by the problem: this entry is no JSON.
      return { row, problem: { ...about, code: "malformed" } };
    }
  }
}
