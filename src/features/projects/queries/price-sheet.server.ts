import writeExcelFile from "write-excel-file/node";
import { toCsv } from "#features/listings/index.server.ts";
import { rateOf } from "#features/projects/model/price-list.ts";
import type { Db } from "#platform/db/database.ts";
import { findPlots } from "./plot-store.server.ts";

/** How a price list is fetched. */
export const PRICE_SHEET_KINDS = ["xlsx", "csv"] as const;
export type PriceSheetKind = (typeof PRICE_SHEET_KINDS)[number];

/** The import knows these heads. */
const HEADS = ["Plot", "Size, sq yd", "Status", "Price, ₹", "Price per sq yd, ₹"] as const;
const WIDTH = 16;

/** Number, size, status, price and rate of each plot, to be changed and brought back; null without a project. */
export async function priceSheet(
  db: Db,
  project: string,
  kind: PriceSheetKind,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const plots = await findPlots(db, project);
  if (plots.length === 0) return null;
  const rows = plots.map(({ number, sqYards, status, priceRupees }) => [
    number,
    sqYards,
    status,
    priceRupees,
    priceRupees === null ? null : rateOf(priceRupees, sqYards),
  ]);
  if (kind === "csv")
    return toCsv([HEADS, ...rows.map((row) => row.map((cell) => String(cell ?? "")))]);
  const head = HEADS.map((value) => ({ value, fontWeight: "bold" as const }));
  const sheet = await writeExcelFile([
    {
      sheet: "Prices",
      data: [head, ...rows],
      stickyRowsCount: 1,
      columns: HEADS.map(() => ({ width: WIDTH })),
    },
  ]).toBuffer();
  return new Uint8Array(sheet);
}
