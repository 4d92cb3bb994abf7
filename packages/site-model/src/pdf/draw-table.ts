import { INK, LINE, MUTED } from "./look.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";
import type { Weight } from "./typefaces.ts";

export interface Column<Row> {
  readonly head: string;
  readonly width: number;
  readonly align?: "left" | "right";
  readonly cell: (row: Row) => string;
}

export interface TableLook {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rowHeight: number;
  /** True where the last row is the sum of those above. */
  readonly hasSum?: boolean;
}

/** Room on both sides of a cell's text. */
const PADDING = 6;

/** The first column names each row, in strong letters where there is more than one other. */
function weightOf(column: number, count: number): Weight {
  return column === 0 && count > 2 ? "strong" : "text";
}

/**
 * Widths of the columns, in all as wide as asked for: words of some languages are longer, and a column
 * that has room to spare gives it to one that lacks some.
 */
function widthsOf<Row>(
  pdf: TaggedPdf,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  size: number,
): number[] {
  const sized = columns.map(({ head, width, cell }, i) => {
    const cells = rows.map((row) => pdf.widthOf(cell(row), size, weightOf(i, columns.length)));
    const needed = Math.max(pdf.widthOf(head, size, "strong"), ...cells) + PADDING;
    return { width, needed };
  });
  const lacking = sized.reduce((sum, { width, needed }) => sum + Math.max(0, needed - width), 0);
  const spare = sized.reduce((sum, { width, needed }) => sum + Math.max(0, width - needed), 0);
  const moved = Math.min(lacking, spare);
  if (moved === 0) return sized.map(({ width }) => width);
  return sized.map(({ width, needed }) => {
    const share = needed > width ? moved / lacking : moved / spare;
    return width + (needed - width) * share;
  });
}

/** A tagged table whose first column names each row; hands back where it ends. */
export function drawTable<Row>(
  pdf: TaggedPdf,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  look: TableLook,
): number {
  const { x, y, size, rowHeight, hasSum = false } = look;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const widths = widthsOf(pdf, columns, rows, size);
  const table = pdf.element("Table");
  const rule = (at: number, colour: string, thick: number) =>
    pdf.decorate((doc) => {
      doc.lineWidth(thick).strokeColor(colour);
      doc
        .moveTo(x, at)
        .lineTo(x + width, at)
        .stroke();
    });
  const row = (at: number, cells: readonly string[], isHead: boolean, isSum: boolean) => {
    const element = pdf.element("TR", table);
    let left = x;
    for (const [i, text] of cells.entries()) {
      const [column, width] = [columns[i], widths[i]];
      if (!column || width === undefined) continue;
      const isName = isHead || i === 0;
      const options = isName ? { scope: isHead ? "Column" : "Row" } : {};
      pdf.write(
        isName ? "TH" : "TD",
        text,
        {
          x: left + PADDING / 2,
          y: at + (rowHeight - size * 1.35) / 2,
          width: width - PADDING,
          size,
          align: column.align ?? "left",
          weight: isHead || isSum ? "strong" : weightOf(i, columns.length),
          colour: isHead ? MUTED : INK,
          fit: true,
        },
        element,
        options,
      );
      left += width;
    }
  };
  row(
    y,
    columns.map(({ head }) => head),
    true,
    false,
  );
  rule(y + rowHeight, INK, 0.8);
  for (const [i, item] of rows.entries()) {
    const isSum = hasSum && i === rows.length - 1;
    const at = y + (i + 1) * rowHeight;
    row(
      at,
      columns.map(({ cell }) => cell(item)),
      false,
      isSum,
    );
    rule(at + rowHeight, isSum || i === rows.length - 1 ? INK : LINE, isSum ? 0.8 : 0.5);
  }
  return y + (rows.length + 1) * rowHeight;
}
