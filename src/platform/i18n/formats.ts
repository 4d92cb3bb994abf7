/**
 * Figures as buyers here write them: Indian grouping, lakh and crore, Latin digits in all three
 * languages. Units and words come from messages; these functions give the figure alone. Written by
 * hand: a browser's own formatter takes longer to make than a page to come alive
 * (docs/decisions/numbers-are-grouped-by-us.md).
 */

/** Before the last three digits, and before every two that stand before those. */
const GROUP = /\B(?=(?:\d\d)*\d{3}$)/g;
/** Nothing smaller is shown; a number would be told with an exponent. */
const SMALLEST = 1e-6;

/** 135520 → "1,35,520". */
export function formatWhole(value: number): string {
  return formatDecimal(value, 0);
}

/** A number below 10²¹ with at most `decimals` (0 to 6) digits after the point, Indian grouping. */
export function formatDecimal(value: number, decimals: number): string {
  const size = Math.abs(value);
  const [whole = "", fraction = ""] = size < SMALLEST ? ["0"] : String(size).split(".");
  let digits = whole + fraction.slice(0, decimals).padEnd(decimals, "0");
  // By its decimal digits: 1.005 is a little less in binary, and 1.01 to a reader.
  if (Number(fraction[decimals] ?? 0) >= 5)
    digits = String(BigInt(digits) + 1n).padStart(digits.length, "0");
  const point = digits.length - decimals;
  const rest = digits.slice(point).replace(/0+$/, "");
  const text = digits.slice(0, point).replace(GROUP, ",") + (rest && `.${rest}`);
  return value < 0 && text !== "0" ? `-${text}` : text;
}

/** 20000 → "₹20,000". */
export function formatRupees(value: number): string {
  return `₹${formatWhole(value)}`;
}

/** A distance in km with one decimal under 100: 4.62 → "4.6". */
export function formatKm(km: number): string {
  return formatDecimal(km, km >= 100 ? 0 : 1);
}

/** A rate on a map tag, in thousands of rupees: 18500 → "₹18.5k". */
export function formatRateTag(rate: number): string {
  return `₹${formatDecimal(rate / 1000, 1)}k`;
}

/** A sum in lakh, or crore from one crore up: 5000000 → {figure: "50", unit: "lakh"}. */
export function toLakhOrCrore(rupees: number): { figure: string; unit: "lakh" | "crore" } {
  const lakh = rupees / 100_000;
  // What would be written as 100 lakh is a crore.
  return lakh >= 99.995
    ? { figure: formatDecimal(lakh / 100, 2), unit: "crore" }
    : { figure: formatDecimal(lakh, 2), unit: "lakh" };
}

/** A telephone number as people write it, such as "+91 90000 00000". */
export const PHONE_NUMBER = /^\+?[\d ()-]{8,20}$/;

const INDIAN_PHONE = /^\+91(\d{5})(\d{5})$/;

/** "+919876543210" → "+91 98765 43210"; numbers of other countries as they are. */
export function groupPhone(phone: string): string {
  return phone.replace(INDIAN_PHONE, "+91 $1 $2");
}
