import { type Exact, times } from "./exact.ts";
import { type AreaUnit, SQ_YARDS_OF } from "./units.ts";

/** An amount of one unit of land as the same land in another, without rounding. */
export function convertExactly(amount: Exact, from: AreaUnit, to: AreaUnit): Exact {
  const [over, under] = SQ_YARDS_OF[from];
  const [toOver, toUnder] = SQ_YARDS_OF[to];
  return times(amount, {
    over: BigInt(over) * BigInt(toUnder),
    under: BigInt(under) * BigInt(toOver),
  });
}
