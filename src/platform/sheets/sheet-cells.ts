import { BrokenFileError, LONGEST_ROW } from "./broken-file.ts";
import type { XmlHandler } from "./scan-xml.server.ts";

/** One row of a table: its number as a spreadsheet shows it, and the texts of its cells. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly string[];
}

const MOST_COLUMNS = 500;
/** All shared texts of a workbook together, in UTF-16 units. */
const MOST_SHARED_TEXT = 16_000_000;

/** Collects the shared texts of a workbook; phonetic hints left out. */
export function sharedTexts(): { handler: XmlHandler; texts: string[] } {
  const texts: string[] = [];
  let parts = "";
  let total = 0;
  const count = (units: number) => {
    total += units;
    if (total > MOST_SHARED_TEXT) throw new BrokenFileError("too-large");
  };
  let inText = false;
  let inHint = false;
  const handler: XmlHandler = {
    open(name) {
      if (name === "si") parts = "";
      inText = name === "t" && !inHint;
      inHint ||= name === "rPh";
    },
    text(text) {
      if (!inText) return;
      count(text.length);
      parts += text;
    },
    close(name) {
      inText = false;
      if (name === "rPh") inHint = false;
      if (name !== "si") return;
      count(16); // an empty entry costs memory too
      texts.push(parts);
    },
  };
  return { handler, texts };
}

/** Collects the rows of a sheet; `take` gives those complete since it was last asked. */
export class SheetRows implements XmlHandler {
  private readonly texts: readonly string[];
  private rows: TableRow[] = [];
  private row = 0;
  private cells: string[] = [];
  private column = -1;
  private kind = "";
  private value = "";
  private rowLength = 0;
  private inValue = false;

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }

  take(): TableRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "row") {
      this.row = Number(attributes.r ?? this.row + 1);
      this.cells = [];
      this.column = -1;
      this.rowLength = 0;
    } else if (name === "c") {
      this.column = attributes.r ? columnOf(attributes.r) : this.column + 1;
      this.kind = attributes.t ?? "n";
      this.value = "";
      if (this.column >= MOST_COLUMNS) throw new BrokenFileError("too-large", { row: this.row });
    }
    this.inValue = name === "v" || name === "t";
  }

  text(text: string): void {
    if (!this.inValue) return;
    this.value += text;
    this.rowLength += text.length;
    if (this.rowLength > LONGEST_ROW) throw new BrokenFileError("too-large", { row: this.row });
  }

  close(name: string): void {
    this.inValue = false;
    if (name === "c") this.put(this.kind === "s" ? this.shared() : this.value);
    if (name === "row") this.rows.push({ row: this.row, cells: this.cells });
  }

  private put(text: string): void {
    while (this.cells.length < this.column) this.cells.push("");
    this.cells[this.column] = text;
  }

  private shared(): string {
    const text = this.texts[Number(this.value)];
    if (text === undefined) throw new BrokenFileError("malformed", { row: this.row });
    return text;
  }
}

/** "C7" → 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, ""))
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
