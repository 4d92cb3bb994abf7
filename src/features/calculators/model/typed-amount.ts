import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { amountReader, type TypedUnit } from "./amount-reader.ts";
import { TYPED_AREAS, TYPED_LAKHS, type TypedArea } from "./typed-units.ts";
import { type AreaUnit, toSqYards } from "./units.ts";

/** Digits before and after the point that any amount here needs. */
const AMOUNT = /^(?=.)\d{0,12}(\.\d{1,4})?$/;

const RUPEES_OF_LAKH = 100_000;
const readLakhs = amountReader(TYPED_LAKHS);
/** An ankanam is of one size in Nellore and of another in Tirupati: it is chosen, not typed. */
const readArea = amountReader(TYPED_AREAS.filter(({ unit }) => !unit.startsWith("ankanam")));

/** What stands before or after a sum and says no more than that it is one. */
const CURRENCY =
  /^\s*(?:₹|(?:rs|inr)(?![a-z])\.?|రూ\.?|रु\.?)|(?:\/-|(?<=[\d\s])(?:rupees|రూపాయలు|रुपये|रुपए))\s*$/giu;
const PER = /\s*\/(?!-)\s*|\s+(?:per|a)\s+/iu;
const PERCENT =
  /(?:%|per\s*cent|శాతం|प्रतिशत)(?:\s+(?:p\.?\s*a\.?|per\s+(?:year|annum)|a\s+year))?\s*$/iu;
const YEARS = /(?:years?|yrs?\.?|సంవత్సరాలు|సంవత్సరం|ఏళ్లు|साल|वर्ष)\s*$/iu;

/** A number as people write it, "22,000", "162.5" or "౨౫౦", as plain decimal; null when it is none. */
function parseNumber(text: string): string | null {
  // Who is about to type the decimals of "8.5" has typed no mistake.
  const plain = toLatinDigits(text).replaceAll(/[\s,]|\.\s*$/g, "");
  return AMOUNT.test(plain) ? plain : null;
}

/** As many digits as amounts here need, so that "1.15 crore" has none of a computer's. */
const toDecimal = (amount: number): string | null => parseNumber(String(Number(amount.toFixed(4))));

/** The one amount that a text is, of units; null where there is more, or another. */
function wholeAmount<Unit extends TypedUnit>(
  read: ReturnType<typeof amountReader<Unit>>,
  text: string,
) {
  const typed = read(toLatinDigits(text).normalize("NFC").trim());
  const isAll = typed && typed.from === null && typed.before === "" && /^\.?$/.test(typed.after);
  return isAll ? typed : null;
}

/** Rupees: "₹30,00,000", "30 lakh", "1.2 cr". */
function parseSum(text: string): string | null {
  const plain = text.replaceAll(CURRENCY, "");
  const lakhs = wholeAmount(readLakhs, plain);
  return lakhs ? toDecimal(lakhs.amount * RUPEES_OF_LAKH) : parseNumber(plain);
}

/** Rupees for a square yard: a sum, or one for another unit, "3 lakh per cent". */
function parseRate(text: string): string | null {
  const [typed = "", unit, ...more] = text.split(PER);
  const sum = parseSum(typed);
  if (unit === undefined || sum === null) return sum;
  const one = more.length === 0 ? wholeAmount(readArea, `1 ${unit}`) : null;
  return one && toDecimal(Number(sum) / one.amount);
}

/** So many decimals of an acre that a square foot beside it is told as it was typed. */
const DECIMALS_OF_UNIT = 9;

/** An area with the unit that it was typed in: "5 cents", "1 acre 20 cents"; without one it is of `usual`. */
export function parseArea(
  text: string,
  usual: AreaUnit,
): { readonly amount: string; readonly unit: AreaUnit } | null {
  const typed = wholeAmount<TypedArea>(readArea, text);
  const unit = typed?.unit.unit ?? usual;
  const amount = typed
    ? (typed.amount / toSqYards(1, unit)).toFixed(DECIMALS_OF_UNIT).replace(/\.?0+$/, "")
    : parseNumber(text);
  return amount === null ? null : { amount, unit };
}

function parseSqYards(text: string): string | null {
  const area = parseArea(text, "sq-yard");
  return area && toDecimal(toSqYards(Number(area.amount), area.unit));
}

/** What a field of a tool holds, and how it is read with the unit that people write to it. */
export const READERS = {
  rupees: parseSum,
  "rupees-per-sq-yard": parseRate,
  "sq-yards": parseSqYards,
  percent: (text: string) => parseNumber(text.replace(PERCENT, "")),
  years: (text: string) => parseNumber(text.replace(YEARS, "")),
  area: (text: string) => parseArea(text, "sq-yard")?.amount ?? null,
} as const;
export type Measure = keyof typeof READERS;

/** Sums are shown as they are read, in groups as they are written in India: `50,00,000`. What is no whole one stays as typed. */
export function groupAmount(text: string): string {
  const sum = parseSum(text);
  return sum === null || sum.includes(".") ? text : formatWhole(Number(sum));
}

/** Whether a decimal lies within bounds, both included. */
export function isWithin(decimal: string | null, least: number, most: number): decimal is string {
  return decimal !== null && Number(decimal) >= least && Number(decimal) <= most;
}
