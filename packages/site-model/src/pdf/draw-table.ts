import { INK, LINE, MUTED } from "./look.ts";
import type { TaggedPdf } from "./tagged-pdf.ts";

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

/** A tagged table whose first column names each row; hands back where it ends. */
export function drawTable<Row>(
  pdf: TaggedPdf,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  look: TableLook,
): number {
  const { x, y, size, rowHeight, hasSum = false } = look;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
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
      const column = columns[i];
      if (!column) continue;
      const isName = isHead || i === 0;
      const options = isName ? { scope: isHead ? "Column" : "Row" } : {};
      pdf.write(
        isName ? "TH" : "TD",
        text,
        {
          x: left + 3,
          y: at + (rowHeight - size * 1.35) / 2,
          width: column.width - 6,
          size,
          align: column.align ?? "left",
          weight: isHead || isSum || (i === 0 && columns.length > 2) ? "strong" : "text",
          colour: isHead ? MUTED : INK,
        },
        element,
        options,
      );
      left += column.width;
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
