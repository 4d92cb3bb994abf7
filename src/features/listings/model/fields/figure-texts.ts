import type { Rupees, SqYards } from "#lib/units/units.ts";

/**
 * More than any layout has: 2,066 acres, a plot of 20 acres, a crore of rupees for a square yard. A
 * layout is drawn plot by plot, and sums are counted exactly, so neither may grow without an end.
 */
export const LARGEST = { area: 10_000_000, plot: 100_000, rate: 10_000_000 } as const;

const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)`;
const SQ_YARDS = String.raw`(?:sq\.?\s*(?:yds?|yards?)\.?)`;

const AREA = new RegExp(`^${NUMBER}\\s*${SQ_YARDS}$`, "i");
const SIZES = new RegExp(`^${NUMBER}\\s*(?:-|–|to)\\s*${NUMBER}\\s*${SQ_YARDS}$`, "i");
const RATE = new RegExp(`^(?:₹|Rs\\.?)\\s*${NUMBER}\\s*(?:per|/)\\s*${SQ_YARDS}$`, "i");

function toNumber(digits: string | undefined): number {
  return Number((digits ?? "").replaceAll(",", ""));
}

/** "49852 sq.yds" → 49852; null for anything else, zero included. */
export function areaText(text: string): SqYards | null {
  const area = toNumber(AREA.exec(text.trim())?.[1]);
  return area > 0 ? (area as SqYards) : null;
}

/** "₹20000 per sq.yd" → 20000; null for anything else, zero included. */
export function rateText(text: string): Rupees | null {
  const rate = toNumber(RATE.exec(text.trim())?.[1]);
  return rate > 0 ? (rate as Rupees) : null;
}

/** "162 - 525 sq.yds" or "200 sq.yds" → smallest and largest plot; null for anything else. */
export function plotSizesText(text: string): { min: SqYards; max: SqYards } | null {
  const one = areaText(text);
  if (one !== null) return { min: one, max: one };
  const [, from, to] = SIZES.exec(text.trim()) ?? [];
  const min = toNumber(from) as SqYards;
  const max = toNumber(to) as SqYards;
  return min > 0 && max >= min ? { min, max } : null;
}
