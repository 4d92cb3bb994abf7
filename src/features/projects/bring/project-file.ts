import type { DrawnPlan } from "site-model/drawn";
import type { DrawingSaid, ReadDrawing } from "#features/projects/drawing/drawing.ts";
import type { CheckedPlots } from "#features/projects/import/check-plots.ts";
import type { CheckedPrices } from "#features/projects/import/check-prices.ts";
import type { SaidPlotColumns } from "#features/projects/import/find-plot-columns.ts";
import {
  STATED_FIELDS,
  type StatedField,
  type StatedPlots,
} from "#features/projects/model/plot-correction.ts";

/** How a person said that a project's file is to be read. */
export interface ProjectFileSaid {
  readonly columns?: SaidPlotColumns;
  readonly drawing?: DrawingSaid;
}

/** Why nothing of a file can be read. */
export type UnreadableCode =
  | "unreadable"
  | "malformed"
  | "old-workbook"
  | "open-document"
  | "not-a-table"
  | "binary-drawing"
  | "too-much"
  | "blocks"
  | "not-utf-8"
  | "no-drawing";

/** What a file says of a project, as the console is shown it. */
export type ProjectFile =
  | ({ readonly kind: "table"; readonly moreProblems: number } & CheckedPlots)
  | ({ readonly kind: "drawing" } & ReadDrawing)
  | { readonly kind: "unreadable"; readonly code: UnreadableCode };

/** What a project is made from, or brought into line with. */
export interface BroughtPlots extends StatedPlots {
  readonly plan: DrawnPlan | null;
}

/** A list of prices, or why it cannot be read. */
export type PriceFile =
  | ({ readonly kind: "prices" } & CheckedPrices)
  | { readonly kind: "unreadable"; readonly code: UnreadableCode };

const DRAWN: readonly StatedField[] = ["sqYards", "sides", "facing", "corner", "parkSide"];

/** The fields that a file has: of a table its columns, of a drawing what is measured on it. */
export function fieldsOfFile(file: ProjectFile): readonly StatedField[] {
  if (file.kind === "unreadable") return [];
  if (file.kind === "drawing") return DRAWN;
  return STATED_FIELDS.filter((field) => file.columns.some(({ target }) => target === field));
}
