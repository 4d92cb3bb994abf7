import { type AreaUnit, SQ_YARDS_OF } from "./units.ts";

/** A fraction of whole numbers, lowest terms not promised; `under` is above zero. */
export interface Exact {
  readonly over: bigint;
  readonly under: bigint;
}

const PLAIN_DECIMAL = /^(-?)(\d*)(?:\.(\d*))?$/;

/**
 * The exact value of a decimal: "1.5" is 3/2. A number counts as the decimal it prints as, so that
 * 162.5 is what somebody typed and not its nearest binary fraction. Throws on anything else.
 */
export function toExact(decimal: string | number): Exact {
  const text = typeof decimal === "number" ? plainText(decimal) : decimal.trim();
  const match = PLAIN_DECIMAL.exec(text);
  const whole = match?.[2] ?? "";
  const part = match?.[3] ?? "";
  if (!match || whole + part === "") throw new RangeError(`${text} is no decimal`);
  const over = BigInt(whole + part) * (match[1] ? -1n : 1n);
  return { over, under: 10n ** BigInt(part.length) };
}

/** Most decimals that `Number.toFixed` gives. */
const MOST_DECIMALS = 100;

function plainText(value: number): string {
  const text = String(value);
  const [digits, power] = text.split("e");
  if (power === undefined) return text;
  if (Number(power) > 0) return BigInt(value).toString();
  const decimals = (digits?.split(".")[1]?.length ?? 0) - Number(power);
  return value.toFixed(Math.min(decimals, MOST_DECIMALS));
}

/** The sum, exactly; it is not reduced. */
export function plus(a: Exact, b: Exact): Exact {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

/** The product, exactly; it is not reduced. */
export function times(a: Exact, b: Exact): Exact {
  return { over: a.over * b.over, under: a.under * b.under };
}

/** Throws when `b` is zero. */
export function dividedBy(a: Exact, b: Exact): Exact {
  if (b.over === 0n) throw new RangeError("division by zero");
  const sign = b.over < 0n ? -1n : 1n;
  return { over: a.over * b.under * sign, under: a.under * b.over * sign };
}

/** Below, at or above zero as `a` is below, at or above `b`. */
export function compare(a: Exact, b: Exact): -1 | 0 | 1 {
  const left = a.over * b.under;
  const right = b.over * a.under;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The nearest whole number, halves up. */
export function toNearest({ over, under }: Exact): bigint {
  return toFloor({ over: over * 2n + under, under: under * 2n });
}

/** The largest whole number that is not above. */
export function toFloor({ over, under }: Exact): bigint {
  const cut = over / under;
  return over < 0n && over % under !== 0n ? cut - 1n : cut;
}

/** The smallest whole number that is not below. */
export function toCeiling({ over, under }: Exact): bigint {
  return -toFloor({ over: -over, under });
}

/** The nearest number that JavaScript has; for showing. */
export function toNumber({ over, under }: Exact): number {
  // 20 digits after the point are more than a double keeps of anything above a billionth.
  const scale = 10n ** 20n;
  const whole = over / under;
  const rest = ((over % under) * scale) / under;
  return Number(`${whole}`) + Number(rest) / Number(scale);
}

/** An amount of one unit of land as the same land in another, without rounding. */
export function convertExactly(amount: Exact, from: AreaUnit, to: AreaUnit): Exact {
  const [over, under] = SQ_YARDS_OF[from];
  const [toOver, toUnder] = SQ_YARDS_OF[to];
  return times(amount, {
    over: BigInt(over) * BigInt(toUnder),
    under: BigInt(under) * BigInt(toOver),
  });
}
