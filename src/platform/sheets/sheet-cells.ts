import { BrokenFileError, LONGEST_ROW } from "./broken-file.ts";
import { type DateStyle, type Epoch, toShownDate } from "./date-styles.ts";
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

/** How a workbook shows dates, which it stores as numbers. */
export interface DatesOfWorkbook {
  readonly styles: ReadonlyMap<number, DateStyle>;
  readonly epoch: Epoch;
}

/** Collects the rows of a sheet; `take` gives those complete since it was last asked. */
export class SheetRows implements XmlHandler {
  private readonly texts: readonly string[];
  private readonly dates: DatesOfWorkbook;
  private rows: TableRow[] = [];
  private row = 0;
  private cells: string[] = [];
  private column = -1;
  private kind = "";
  private style: DateStyle | undefined;
  private value = "";
  private rowLength = 0;
  private inValue = false;

  constructor(texts: readonly string[], dates: DatesOfWorkbook) {
    this.texts = texts;
    this.dates = dates;
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
      this.style = this.dates.styles.get(Number(attributes.s ?? 0));
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
    if (name === "c") this.put(this.shown());
    if (name === "row") this.rows.push({ row: this.row, cells: this.cells });
  }

  private put(text: string): void {
    while (this.cells.length < this.column) this.cells.push("");
    this.cells[this.column] = text;
  }

  private shown(): string {
    if (this.kind === "s") return this.shared();
    if (this.kind !== "n") return this.value;
    if (!this.style) return toShownNumber(this.value);
    return toShownDate(this.value, this.style, this.dates.epoch);
  }

  private shared(): string {
    const text = this.texts[Number(this.value)];
    if (text === undefined) throw new BrokenFileError("malformed", { row: this.row });
    return text;
  }
}

/** As many digits as programs keep of a number. */
const DIGITS = 15;

/** The number of a cell as it was typed: some programs write 12 as "12.0", and 98,76,54,321 as "9.87654321E8". */
function toShownNumber(value: string): string {
  const number = Number(value);
  if (value.trim() === "" || !Number.isFinite(number)) return value;
  return String(Number(number.toPrecision(DIGITS)));
}

/** "C7" → 2. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replace(/\d+$/, ""))
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
