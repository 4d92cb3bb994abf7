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

let own: StateDuties | null = null;

/**
 * Takes the duties that the file of another region says; null for those of `data/rates.json`. Before
 * anything is worked out: a process, and a page, are of one region.
 */
export function takeOwnDuties(duties: StateDuties | null): void {
  own = duties;
}

/** What was taken. */
export function ownDuties(): StateDuties | null {
  return own;
}
