import type { Rupees, SqYards } from "#lib/units/units.ts";
import { isWithin, parseAmount } from "./typed-amount.ts";
import { AREA_UNITS, type AreaUnit } from "./units.ts";

/** A field of a tool: its name in the address, what it starts with and what it may hold. */
interface Field {
  readonly start: string;
  readonly least: number;
  readonly most: number;
}

export const FIELDS = {
  size: { start: "200", least: 1, most: 1_000_000 },
  rate: { start: "22000", least: 1, most: 10_000_000 },
  /** Government value per sq yd; may be left empty. */
  value: { start: "", least: 0, most: 10_000_000 },
  budget: { start: "5000000", least: 1, most: 10_000_000_000 },
  loan: { start: "3000000", least: 1000, most: 10_000_000_000 },
  interest: { start: "8.5", least: 0, most: 50 },
  years: { start: "20", least: 1, most: 40 },
  amount: { start: "200", least: 0, most: 100_000_000_000 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

/** What stands in a field: as typed, else what it starts with. */
export function textOf(params: URLSearchParams, name: FieldName): string {
  return params.get(name) ?? FIELDS[name].start;
}

/** The field's decimal; null when what was typed is no number within its bounds. */
export function decimalOf(params: URLSearchParams, name: FieldName): string | null {
  const { least, most } = FIELDS[name];
  const decimal = parseAmount(textOf(params, name));
  return isWithin(decimal, least, most) ? decimal : null;
}

export interface Offer {
  readonly ratePerSqYard: Rupees;
  readonly governmentRatePerSqYard: Rupees | null;
}

/** Asking rate and government value; null when either is wrong. */
export function offerOf(params: URLSearchParams): Offer | null {
  const rate = decimalOf(params, "rate");
  const value = textOf(params, "value").trim() === "" ? "none" : decimalOf(params, "value");
  if (rate === null || value === null) return null;
  return {
    ratePerSqYard: Number(rate) as Rupees,
    governmentRatePerSqYard: value === "none" ? null : (Number(value) as Rupees),
  };
}

export function sizeOf(params: URLSearchParams): SqYards | null {
  const size = decimalOf(params, "size");
  return size === null ? null : (Number(size) as SqYards);
}

/** Names of the fields that hold something wrong. */
export function wrongFields(params: URLSearchParams, names: readonly FieldName[]): FieldName[] {
  return names.filter((name) => {
    const isLeftEmpty = name === "value" && textOf(params, name).trim() === "";
    return !isLeftEmpty && decimalOf(params, name) === null;
  });
}

export function unitOf(params: URLSearchParams): AreaUnit {
  return AREA_UNITS.find((unit) => unit === params.get("unit")) ?? "sq-yard";
}
