/** Digits before and after the point that any amount here needs. */
const AMOUNT = /^\d{1,12}(\.\d{1,4})?$/;

/** A number as people write it, "₹22,000" or "162.5", as plain decimal; null when it is none. */
export function parseAmount(text: string): string | null {
  const plain = text.replaceAll(/[\s,₹]/g, "");
  return AMOUNT.test(plain) ? plain : null;
}

/** Whether a decimal lies within bounds, both included. */
export function isWithin(decimal: string | null, least: number, most: number): decimal is string {
  return decimal !== null && Number(decimal) >= least && Number(decimal) <= most;
}
