import type { SqYards } from "#measures/units.ts";

/**
 * Units of land met in Andhra Pradesh, each as its exact size in square yards.
 * Acre 4,840 sq yd = 100 cents; ankanam 72 sq ft on the Nellore side, 36 sq ft on the Tirupati
 * side; square metre by the international yard of 0.9144 m. Source: docs/facts.md.
 */
const SQ_YARDS_OF = {
  "sq-yard": 1,
  "sq-foot": 1 / 9,
  "sq-metre": 1 / (0.9144 * 0.9144),
  cent: 48.4,
  acre: 4840,
  "ankanam-72": 8,
  "ankanam-36": 4,
} as const;

export type AreaUnit = keyof typeof SQ_YARDS_OF;

export const AREA_UNITS = Object.keys(SQ_YARDS_OF) as AreaUnit[];

/** An amount of a unit in square yards. */
export function toSqYards(amount: number, unit: AreaUnit): SqYards {
  return (amount * SQ_YARDS_OF[unit]) as SqYards;
}

/** Square yards in another unit. */
export function fromSqYards(area: SqYards, unit: AreaUnit): number {
  return area / SQ_YARDS_OF[unit];
}
