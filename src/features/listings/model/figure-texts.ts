import type { Rupees, SqYards } from "#lib/units/units.ts";

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
