/** One measured number of a bench, with what it is to be. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** In words, as the table shows it: "≥ 4". */
  readonly target?: string;
  /** Whether the target is met; absent where there is none. */
  readonly holds?: boolean;
}

/** What a file `bench/*.bench.ts` exports. */
export interface Bench {
  readonly name: string;
  readonly run: () => Promise<Figure[]>;
}

/** A figure that is to be `most` or less. */
export function atMost(name: string, value: number, most: number, unit: string): Figure {
  return { name, value, unit, target: `≤ ${most}`, holds: value <= most };
}

/** A figure that is to be `least` or more. */
export function atLeast(name: string, value: number, least: number, unit: string): Figure {
  return { name, value, unit, target: `≥ ${least}`, holds: value >= least };
}
