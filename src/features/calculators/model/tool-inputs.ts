import type { Rupees, SqYards } from "#lib/units/units.ts";
import { type AllInCost, ASKED_IDS } from "./all-in-cost.ts";
import { RATES } from "./rates.ts";
import { isWithin, type Measure, parseArea, READERS } from "./typed-amount.ts";
import { AREA_UNITS, type AreaUnit } from "./units.ts";

const TOOL_NAMES = ["cost", "budget", "instalment", "units", "documents"] as const;
export type ToolName = (typeof TOOL_NAMES)[number];

/** The tool that a part of an address names; null when it names none. */
export function parseToolName(text: string): ToolName | null {
  return TOOL_NAMES.find((name) => name === text) ?? null;
}

/** A field of a tool: its name in the address, what it starts with and what it may hold. */
interface Field {
  readonly in: Measure;
  readonly start: string;
  readonly least: number;
  readonly most: number;
}

const USUAL_UNIT: AreaUnit = "sq-yard";

/** A sum that has to be asked for; may be left empty. */
const ASKED = { in: "rupees", start: "", least: 0, most: 1_000_000_000 } as const;

export const FIELDS = {
  size: { in: "sq-yards", start: "200", least: 1, most: 1_000_000 },
  /** Starts with the median rate of the catalogue, which `ToolStarts` brings along. */
  rate: { in: "rupees-per-sq-yard", start: "", least: 1, most: 10_000_000 },
  /** Government value per sq yd; may be left empty. */
  value: { in: "rupees-per-sq-yard", start: "", least: 0, most: 10_000_000 },
  budget: { in: "rupees", start: "5000000", least: 1, most: 10_000_000_000 },
  loan: { in: "rupees", start: "3000000", least: 1000, most: 10_000_000_000 },
  interest: { in: "percent", start: RATES.loan.percentPerYear, least: 0, most: 50 },
  years: { in: "years", start: String(RATES.loan.years), least: 1, most: 40 },
  /** What is paid at once; may be left empty. */
  down: { in: "rupees", start: "", least: 0, most: 10_000_000_000 },
  development: ASKED,
  corpus: ASKED,
  corner: ASKED,
  lawyer: ASKED,
  bank: ASKED,
  amount: { in: "area", start: "200", least: 0, most: 100_000_000_000 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** Fields that may be left empty, and then say nothing. */
const OPTIONAL: ReadonlySet<FieldName> = new Set(["value", "down", ...ASKED_IDS]);

function isLeftEmpty(params: URLSearchParams, name: FieldName): boolean {
  return OPTIONAL.has(name) && textOf(params, name).trim() === "";
}

/** What stands in a field: as typed, else what it starts with; groups of digits make no difference to that. */
export function textOf(params: URLSearchParams, name: FieldName): string {
  const { start } = FIELDS[name];
  const typed = params.get(name) ?? start;
  return typed.replaceAll(",", "") === start ? start : typed;
}

/** The field's decimal; null when what was typed is no number within its bounds. */
export function decimalOf(params: URLSearchParams, name: FieldName): string | null {
  const { in: measure, least, most } = FIELDS[name];
  const decimal = READERS[measure](textOf(params, name));
  return isWithin(decimal, least, most) ? decimal : null;
}

/** More than anybody types: what stands there is shown, and shown to be wrong. */
const LONGEST_TEXT = 100;

/** The address of what is typed: names in one order; what a tool starts with is left out. */
export function toToolQuery(params: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const [name, { start }] of Object.entries(FIELDS)) {
    const text = textOf(params, name as FieldName)
      .slice(0, LONGEST_TEXT)
      .toWellFormed();
    if (text !== start) query.set(name, text);
  }
  const unit = unitOf(params);
  if (unit !== USUAL_UNIT) query.set("unit", unit);
  const purchase = purchaseIdOf(params);
  if (purchase !== null) query.set("for", purchase);
  return query.toString();
}

export interface Offer {
  readonly ratePerSqYard: Rupees;
  readonly governmentRatePerSqYard: Rupees | null;
}

/** Asking rate and government value; null when either is wrong. */
export function offerOf(params: URLSearchParams): Offer | null {
  const rate = decimalOf(params, "rate");
  if (rate === null) return null;
  const value = isLeftEmpty(params, "value") ? "none" : decimalOf(params, "value");
  if (value === null) return null;
  return {
    ratePerSqYard: Number(rate) as Rupees,
    governmentRatePerSqYard: value === "none" ? null : (Number(value) as Rupees),
  };
}

/** The budget that an address brings along to a tool that does not ask for it; null for none. */
export function carriedBudgetOf(params: URLSearchParams): Rupees | null {
  const isCarried = textOf(params, "budget") !== FIELDS.budget.start;
  const sum = isCarried ? decimalOf(params, "budget") : null;
  return sum === null ? null : (Number(sum) as Rupees);
}

/** What was asked for beside price and duties; wrong and empty fields count nothing. */
export function askedOf(params: URLSearchParams): AllInCost["asked"] {
  const filled = ASKED_IDS.flatMap((id) => {
    const sum = decimalOf(params, id);
    return sum === null ? [] : [[id, Math.round(Number(sum))] as const];
  });
  return Object.fromEntries(filled);
}

/** The terms of a loan; null when one of them is wrong. */
export function loanTermsOf(params: URLSearchParams) {
  const [percentPerYear, years] = [decimalOf(params, "interest"), decimalOf(params, "years")];
  const down = isLeftEmpty(params, "down") ? "none" : decimalOf(params, "down");
  if (percentPerYear === null || years === null || down === null) return null;
  const downPayment = down === "none" ? null : (Math.round(Number(down)) as Rupees);
  return { downPayment, percentPerYear, years: Number(years) };
}

/** The size in square yards, typed or as its field starts; null of a wrong one. */
export function sizeOf(params: URLSearchParams): SqYards | null {
  const size = decimalOf(params, "size");
  return size === null ? null : (Number(size) as SqYards);
}

/** Names of the fields that hold something wrong. */
export function wrongFields(params: URLSearchParams, names: readonly FieldName[]): FieldName[] {
  return names.filter((name) => !isLeftEmpty(params, name) && decimalOf(params, name) === null);
}

/** No number of a listing, and no plot with its project, is longer. */
const LONGEST_ID = 200;

/** What an address asks a checklist for: see `Purchase`; null for none. */
export function purchaseIdOf(params: URLSearchParams): string | null {
  return params.get("for")?.trim().slice(0, LONGEST_ID).toWellFormed() || null;
}

/** What is to be told in all units, with the unit that it is in: the typed one, else the chosen one. */
export function areaOf(params: URLSearchParams): ReturnType<typeof parseArea> {
  const { least, most } = FIELDS.amount;
  const area = parseArea(textOf(params, "amount"), unitOf(params));
  return area && isWithin(area.amount, least, most) ? area : null;
}

/** The unit that is chosen; the usual one where none is, or one that we do not know. */
export function unitOf(params: URLSearchParams): AreaUnit {
  return AREA_UNITS.find((unit) => unit === params.get("unit")) ?? USUAL_UNIT;
}
