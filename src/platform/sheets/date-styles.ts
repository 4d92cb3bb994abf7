import { DAY_MS } from "#lib/time/time.ts";
import type { XmlHandler } from "./scan-xml.server.ts";

/** What a number stands for that a workbook shows as a date: a day, or a month and its year. */
export type DateStyle = "day" | "month";

/** Formats that every workbook has without saying so (ECMA-376, 18.8.30), by their number. */
const OWN_FORMATS: ReadonlyMap<number, DateStyle> = new Map([
  ...[14, 15, 16, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map(
    (id) => [id, "day"] as const,
  ),
  [17, "month"],
]);
/** What of a format is no sign for a part of a date: texts, conditions, colours, currencies. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;

/** A code such as `dd/mm/yyyy` or `mmm-yy`; null where it shows no date. */
function styleOf(code: string): DateStyle | null {
  const [signs = ""] = code.replaceAll(LITERAL, "").toLowerCase().split(";");
  if (signs.includes("general")) return null;
  if (signs.includes("d")) return "day";
  return signs.includes("y") ? "month" : null;
}

/** Collects which styles of cells show a number as a date, by the style's number. */
export function dateStyles(): { handler: XmlHandler; styles: ReadonlyMap<number, DateStyle> } {
  const formats = new Map(OWN_FORMATS);
  const styles = new Map<number, DateStyle>();
  let isOfCells = false;
  let count = 0;
  const handler: XmlHandler = {
    open(name, { numFmtId, formatCode = "" }) {
      if (name === "cellXfs") isOfCells = true;
      if (name === "numFmt") {
        const style = styleOf(formatCode);
        if (style) formats.set(Number(numFmtId), style);
        else formats.delete(Number(numFmtId));
      }
      if (name !== "xf" || !isOfCells) return;
      const style = formats.get(Number(numFmtId));
      if (style) styles.set(count, style);
      count += 1;
    },
    text() {},
    close(name) {
      if (name === "cellXfs") isOfCells = false;
    },
  };
  return { handler, styles };
}

/** Day 0 of spreadsheet dates, and of those that programs on older Macs began. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
export type Epoch = keyof typeof EPOCHS;
/** The last day that workbooks know: 31 December 9999. */
const LAST_DAY = 2_958_465;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** The number of a cell as its style shows it, in English: "31 Dec 2026", "Dec 2026"; what is no day stays. */
export function toShownDate(number: string, style: DateStyle, epoch: Epoch): string {
  const day = Math.floor(Number(number));
  if (number.trim() === "" || !(day >= 1 && day <= LAST_DAY)) return number;
  const at = new Date(EPOCHS[epoch] + day * DAY_MS);
  const month = `${MONTHS[at.getUTCMonth()]} ${at.getUTCFullYear()}`;
  return style === "day" ? `${at.getUTCDate()} ${month}` : month;
}
