import { FACINGS, type Facing, PLOT_STATUSES, type PlotStatus } from "site-model/terms";
import type { ListedPlot } from "#features/projects/model/listed-project.ts";
import { MOST_RUPEES } from "#features/projects/model/plot-change.ts";

/** What may be wrong with a cell of a table of plots. */
export type PlotProblemCode =
  | "missing"
  | "not-a-number"
  | "out-of-range"
  | "unknown-value"
  | "too-long"
  | "duplicate"
  | "missing-column"
  | "unknown-column"
  | "no-rows";

/** One thing that is wrong: the row as a spreadsheet counts it, its header is 1. */
export interface PlotProblem {
  readonly row: number;
  readonly column: string;
  readonly value: string;
  readonly code: PlotProblemCode;
}

type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: PlotProblemCode };

interface Column<Value> {
  /** Names of the column, lower case; the first is what problems call it. */
  readonly names: readonly string[];
  readonly required?: true;
  readonly read: (text: string) => Read<Value>;
}

const good = <Value>(value: Value): Read<Value> => ({ ok: true, value });
const bad = (code: PlotProblemCode): Read<never> => ({ ok: false, code });

const LONGEST_NUMBER = 12;
const MOST_SQ_YARDS = 100_000;
const MOST_ROAD_FEET = 400;

/** A figure as people write it: "1,250", "₹52,00,000", "40 ft". */
function figure(text: string): number {
  const digits = text.replaceAll(/[₹,\s]/g, "").replace(/(?:sq\.?y[a-z.]*|ft|feet|')$/i, "");
  return digits === "" ? Number.NaN : Number(digits);
}

function whole(most: number, isOptional: boolean) {
  return (text: string): Read<number | null> => {
    if (text === "") return isOptional ? good(null) : bad("missing");
    const value = figure(text);
    if (Number.isNaN(value)) return bad("not-a-number");
    return value > 0 && value <= most ? good(Math.round(value)) : bad("out-of-range");
  };
}

const LONG_FACINGS: Readonly<Record<string, Facing>> = {
  north: "N",
  northeast: "NE",
  east: "E",
  southeast: "SE",
  south: "S",
  southwest: "SW",
  west: "W",
  northwest: "NW",
};

function facing(text: string): Read<Facing | null> {
  if (text === "") return good(null);
  const key = text.replaceAll(/[\s-]/g, "");
  const short = FACINGS.find((one) => one === key.toUpperCase());
  const found = short ?? LONG_FACINGS[key.toLowerCase()];
  return found ? good(found) : bad("unknown-value");
}

/** Every side in feet, two or more: "33.5 x 60". */
function sides(text: string): Read<string | null> {
  if (text === "") return good(null);
  const feet = text.split(/\s*[x×*,·]\s*/i).map(figure);
  if (feet.length < 2 || feet.some(Number.isNaN)) return bad("not-a-number");
  return feet.every((one) => one > 0 && one < 10_000)
    ? good(feet.join(" × "))
    : bad("out-of-range");
}

const YES = new Set(["yes", "y", "true", "1"]);
const NO = new Set(["", "no", "n", "false", "0", "-"]);

function yesNo(text: string): Read<boolean> {
  const key = text.toLowerCase();
  if (YES.has(key)) return good(true);
  return NO.has(key) ? good(false) : bad("unknown-value");
}

function status(text: string): Read<PlotStatus> {
  if (text === "") return good("available");
  const found = PLOT_STATUSES.find((one) => one === text.toLowerCase());
  // Whoever holds a plot says for whom and until when: the console asks for it.
  return found && found !== "held" ? good(found) : bad("unknown-value");
}

function plotNumber(text: string): Read<string> {
  if (text === "") return bad("missing");
  return text.length <= LONGEST_NUMBER ? good(text) : bad("too-long");
}

/** The columns of a table of plots; all but the first two may be left out. */
export const PLOT_COLUMNS = {
  number: { names: ["plot", "plot number", "plot no", "number"], required: true, read: plotNumber },
  sqYards: {
    names: ["size", "sq yd", "size, sq yd", "area", "sq yards"],
    required: true,
    read: whole(MOST_SQ_YARDS, false) as (text: string) => Read<number>,
  },
  sides: { names: ["sides", "sides, ft", "dimensions"], read: sides },
  facing: { names: ["facing"], read: facing },
  roadFeet: {
    names: ["road", "road, ft", "road width"],
    read: whole(MOST_ROAD_FEET, true),
  },
  corner: { names: ["corner"], read: yesNo },
  parkSide: { names: ["park-side", "park side", "park"], read: yesNo },
  status: { names: ["status"], read: status },
  priceRupees: {
    names: ["price", "price, ₹", "price, rs"],
    read: whole(MOST_RUPEES, true),
  },
} as const satisfies { readonly [Name in keyof ListedPlot]: Column<ListedPlot[Name]> };
