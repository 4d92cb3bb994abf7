/**
 * Figures as buyers here write them: Indian grouping, lakh and crore, Latin digits in all three
 * languages. Units and words come from messages; these functions give the figure alone.
 */
const WHOLE = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const ONE_DECIMAL = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 1 });
/** By number of decimals: making one costs as much as formatting a whole page. */
const MOST_DECIMALS = 6;
const DECIMALS = Array.from(
  { length: MOST_DECIMALS + 1 },
  (_, digits) => new Intl.NumberFormat("en-IN", { maximumFractionDigits: digits }),
);

/** 135520 → "1,35,520". */
export function formatWhole(value: number): string {
  return WHOLE.format(value);
}

/** A number with at most `decimals` (0 to 6) digits after the point, Indian grouping. */
export function formatDecimal(value: number, decimals: number): string {
  return (DECIMALS[decimals] ?? WHOLE).format(value);
}

/** 20000 → "₹20,000". */
export function formatRupees(value: number): string {
  return `₹${WHOLE.format(value)}`;
}

/** A distance in km with one decimal under 100: 4.62 → "4.6". */
export function formatKm(km: number): string {
  return km >= 100 ? WHOLE.format(km) : ONE_DECIMAL.format(km);
}

/** A rate on a map tag, in thousands of rupees: 18500 → "₹18.5k". */
export function formatRateTag(rate: number): string {
  return `₹${ONE_DECIMAL.format(rate / 1000)}k`;
}

/** A sum in lakh, or crore from one crore up: 5000000 → {figure: "50", unit: "lakh"}. */
export function toLakhOrCrore(rupees: number): { figure: string; unit: "lakh" | "crore" } {
  const lakh = rupees / 100_000;
  return lakh >= 100
    ? { figure: formatDecimal(lakh / 100, 2), unit: "crore" }
    : { figure: formatDecimal(lakh, 2), unit: "lakh" };
}
