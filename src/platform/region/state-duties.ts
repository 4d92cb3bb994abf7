export const DUTY_IDS = ["stamp-duty", "transfer-duty", "registration-fee"] as const;
export type DutyId = (typeof DUTY_IDS)[number];

/** Where a rate was read. */
export interface RateSource {
  readonly publisher: string;
  readonly url: string;
  /** ISO date or year that the source bears; null when it bears none. */
  readonly dated: string | null;
}

export interface Duty {
  readonly id: DutyId;
  /** Per cent of the base, as a decimal: "1.5". */
  readonly percent: string;
  readonly source: RateSource;
}

/** What a state takes on a deed of sale. */
export interface StateDuties {
  /** ISO date on which the sources were read. */
  readonly asOf: string;
  readonly duties: readonly Duty[];
  /** Sources that split or sum the duties otherwise. */
  readonly conflicts: readonly {
    readonly percents: readonly string[];
    readonly source: RateSource;
  }[];
}

let own: StateDuties | null | undefined;

/**
 * Takes the duties that the file of another region says; null for those of `data/rates.json`. Once,
 * where a process or a page starts and before anything is worked out: both are of one region.
 * Throws where it is told of another one afterwards.
 */
export function takeOwnDuties(duties: StateDuties | null): void {
  if (own !== undefined && JSON.stringify(own) !== JSON.stringify(duties))
    throw new Error("The duties of two regions in one process.");
  own = duties;
}

/** What was taken; null for the duties of `data/rates.json`. */
export function ownDuties(): StateDuties | null {
  return own ?? null;
}
