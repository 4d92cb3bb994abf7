import { PLAIN_FIGURES } from "#features/listings/index.ts";

/** Whether a square yard of a plot would cost what one of a listing may: a slip of a finger is public at once. */
export function isLikelyPrice(rupees: number, sqYards: number): boolean {
  const rate = rupees / sqYards;
  return rate >= PLAIN_FIGURES.rate.least && rate <= PLAIN_FIGURES.rate.most;
}
