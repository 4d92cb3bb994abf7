import { SQ_YARDS_PER_ACRE, type SqYards } from "#lib/units/units.ts";

/**
 * Units of land met in Andhra Pradesh, each as its exact size in square yards, a fraction of whole
 * numbers. Acre 4,840 sq yd = 100 cents; ankanam 72 sq ft on the Nellore side, 36 sq ft on the
 * Tirupati side; a square yard is 0.83612736 sq m by the international yard. Source: docs/facts.md.
 */
export const SQ_YARDS_OF = {
  "sq-yard": [1, 1],
  "sq-foot": [1, 9],
  "sq-metre": [100_000_000, 83_612_736],
  cent: [242, 5],
  acre: [SQ_YARDS_PER_ACRE, 1],
  "ankanam-72": [8, 1],
  "ankanam-36": [4, 1],
} as const satisfies Record<string, readonly [over: number, under: number]>;

export type AreaUnit = keyof typeof SQ_YARDS_OF;

export const AREA_UNITS = Object.keys(SQ_YARDS_OF) as AreaUnit[];

/** An amount of a unit in square yards. */
export function toSqYards(amount: number, unit: AreaUnit): SqYards {
  const [over, under] = SQ_YARDS_OF[unit];
  return ((amount * over) / under) as SqYards;
}

/** Square yards in another unit. */
export function fromSqYards(area: SqYards, unit: AreaUnit): number {
  const [over, under] = SQ_YARDS_OF[unit];
  return (area * under) / over;
}
