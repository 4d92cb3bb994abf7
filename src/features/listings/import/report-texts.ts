import type { ContradictionCode } from "#features/listings/model/contradictions.ts";
import { shorten } from "#lib/text/one-line.ts";
import type { Reading } from "./find-columns.ts";
import type { ImportProgress, ImportResult } from "./import-preview.ts";
import type { RowDoubt } from "./problem-report.ts";
import type { ImportNote, ImportProblemCode, RowProblem } from "./source-row.ts";

/** Reasons for the person who runs the importer. */
const REASONS: Readonly<Record<ImportProblemCode, string>> = {
  missing: "a value is needed here",
  "wrong-type": "another kind of value is needed here",
  "too-long": "the text is too long",
  "too-many": "there are too many entries",
  "out-of-range": "the number is out of range, or its unit is missing",
  "bad-format": "not in the form that this field has",
  "unknown-value": "not one of the values that this field may have",
  "unknown-field": "no such field or column",
  "bad-figure": 'no figure can be read: write "49852 sq.yds", or "₹20000 per sq.yd" for a rate',
  "too-great": "more than any layout has: look at its digits and its unit",
  "bad-address": "not a web address",
  "half-a-place": "lat and lng must both be given, or neither",
  malformed: "not readable in the file's format",
  "too-large": "too large",
  "no-such-listing": "no listing has this number, and a new one needs a name and an address",
  duplicate: "stands earlier in this file already",
  "missing-column": "this column is needed",
  "empty-file": "the file is empty",
  "not-a-list": "a JSON file must hold one list",
  "not-utf-8": "the file is not UTF-8 text",
  "cut-off": "the file ends before it is complete",
  unreadable: "the file cannot be read",
  "old-workbook": "an old Excel file (.xls): open it and save it as .xlsx or CSV",
  "open-document": "an OpenDocument file: open it and save it as .xlsx or CSV",
  "not-a-table": "neither a spreadsheet nor text with cells: save it as .xlsx or CSV",
  "beyond-region": "outside the region of this site: look at latitude and longitude",
  "outside-region": "not in India: look at latitude and longitude",
};

/** Why a cell, row or file is not accepted. */
export function toReason(code: ImportProblemCode): string {
  return REASONS[code];
}

/** What does not fit in a row that is taken, for the same person. */
const DOUBTS: Readonly<Record<ContradictionCode, string>> = {
  "road-surface": "two road surfaces are stated",
  "doubtful-measure": "stated without what it measures, or impossible",
  "permissions-without-number": "permissions without a number to check them by",
  "two-registrations": "the listing's own number is another registration",
  "plot-larger-than-layout": "the largest plot is larger than the layout",
  "open-and-underground": "both open and under the ground",
};

const NOTES: Readonly<Record<ImportNote, string>> = {
  "all-plots": "No column tells the type: new listings were taken for plots.",
  "number-made":
    "No column tells the number: it was made of the registration, or of name and address.",
  "address-made":
    "No column tells the address: of new listings village and district were taken for it.",
  "degrees-swapped": "Latitude and longitude stood in each other's place, and were put right.",
  "counted-in-head":
    'The head of a price tells in what its figures count: 45 below "Price in lakhs" is ₹45,00,000.',
};

const REFUSALS: Readonly<Record<Exclude<ImportResult, { ok: true }>["code"], string>> = {
  "bad-rows": "Nothing was written. Mend these rows, or leave them out with --skip-bad.",
  "broken-file": "Nothing was written: the file cannot be read to its end.",
  "importer-running": "Nothing was written: another import is running. Try again when it is done.",
  "file-changed": "Nothing was written: the file changed while it was imported. Try again.",
};

/** One line for a problem: "row 12, marketValue.pricePerSqYd, "cheap": no figure can be read". */
export function toProblemLine({ row, column, value, code }: RowProblem): string {
  const where = [row === 0 ? "file" : `row ${row}`, column, value && JSON.stringify(value)];
  return `${where.filter(Boolean).join(", ")}: ${REASONS[code]}`;
}

/** "row 12, P06200153936, "BT Roads", "Metal_Road": kept; two road surfaces are stated". */
function toDoubtLine({ row, mlsNumber, stated, code }: RowDoubt): string {
  const claims = stated.map((claim) => JSON.stringify(shorten(claim)));
  return `row ${row}, ${[mlsNumber, ...claims].join(", ")}: kept; ${DOUBTS[code]}`;
}

/** What an import did, or why it did nothing; problems first. */
export function toReportLines(
  result: ImportResult,
  options: Pick<Reading, "emptyCellsClear"> = {},
): string[] {
  const { problems, more, badRows, doubts, moreDoubts } = result.report;
  const lines = problems.map(toProblemLine);
  if (more > 0) lines.push(`… and ${more} more problems; ${badRows} bad rows in all.`);
  if (!result.ok) return [...lines, REFUSALS[result.code]];
  lines.push(...doubts.map(toDoubtLine));
  if (moreDoubts > 0) lines.push(`… and ${moreDoubts} more claims that contradict each other.`);
  const parts = [
    `${result.added} added`,
    `${result.updated} updated`,
    `${result.unchanged} unchanged`,
    `${badRows} bad rows left out`,
  ];
  lines.push(`${parts.filter((part) => !part.startsWith("0 ")).join(", ") || "0 listings"}.`);
  const unread = result.table?.columns.filter(({ target, head }) => target === null && head !== "");
  if (unread && unread.length > 0)
    lines.push(`Nothing was read from the columns ${unread.map(({ head }) => head).join(", ")}.`);
  lines.push(...(result.table?.notes ?? []).map((note) => NOTES[note]));
  const emptied = result.table?.emptied ?? 0;
  if (emptied > 0)
    lines.push(
      options.emptyCellsClear
        ? `${emptied} facts were cleared by empty cells.`
        : `${emptied} facts stay, although their cells are empty; --empty-cells-clear clears them.`,
    );
  if (result.left > 0)
    lines.push(`${result.left} stored listings are not in the file; they stay as they are.`);
  if (result.unplaced > 0)
    lines.push(
      `${result.unplaced} listings have no coordinates: nobody could place their address.`,
    );
  return lines;
}

const DOING = { check: "checked", geocode: "addresses placed", write: "written" };

/** "12,500 of 56,000 written". */
export function toProgressLine({ phase, done, total }: ImportProgress): string {
  const count = done.toLocaleString("en-IN");
  const all = total === null ? "rows" : `of ${total.toLocaleString("en-IN")}`;
  return `${count} ${all} ${DOING[phase]}`;
}
