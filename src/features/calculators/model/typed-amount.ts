import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { formatWhole } from "#platform/i18n/formats.ts";

/** As many digits as a number holds to the unit. */
const WHOLE_AMOUNT = /^\d{1,15}$/;
/** Digits before and after the point that any amount here needs. */
const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

/** A number as people write it, "₹22,000", "162.5" or "౨౫౦", as plain decimal; null when it is none. */
export function parseAmount(text: string): string | null {
  const plain = toLatinDigits(text).replaceAll(/[\s,₹]/g, "");
  return AMOUNT.test(plain) ? plain : null;
}

/** Sums are shown in groups, as they are written in India: `50,00,000`. What is no whole number stays as typed. */
export function groupAmount(text: string): string {
  const plain = toLatinDigits(text).replaceAll(/[\s,]/g, "");
  return WHOLE_AMOUNT.test(plain) ? formatWhole(Number(plain)) : text;
}

/** Whether a decimal lies within bounds, both included. */
export function isWithin(decimal: string | null, least: number, most: number): decimal is string {
  return decimal !== null && Number(decimal) >= least && Number(decimal) <= most;
}
