import file from "#data/rates.json" with { type: "json" };
import type { Rupees } from "#lib/units/units.ts";

export type DutyId = "stamp-duty" | "transfer-duty" | "registration-fee";

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

/** What the state takes on a deed of sale, and what a buyer keeps back for the tax office. */
export interface Rates {
  readonly region: string;
  /** ISO date on which the sources were read. */
  readonly asOf: string;
  readonly duties: readonly Duty[];
  /** Sources that split or sum the duties otherwise. */
  readonly conflicts: readonly {
    readonly percents: readonly string[];
    readonly source: RateSource;
  }[];
  readonly withheld: {
    readonly percent: string;
    readonly fromRupees: Rupees;
    /** Where the law has it, from an ISO day on. */
    readonly provision: {
      readonly act: string;
      readonly section: string;
      readonly entry: string;
      readonly from: string;
    };
    readonly source: RateSource;
    readonly baseSource: RateSource;
  };
  /** What a loan is counted with until the visitor's bank has said otherwise. */
  readonly loan: {
    readonly percentPerYear: string;
    readonly years: number;
    /** Part of the price that a bank lends at the most, per cent; nothing of duties and fees. */
    readonly percentOfPrice: string;
    readonly source: RateSource;
    readonly shareSource: RateSource;
  };
}

const DUTY_IDS: readonly DutyId[] = ["stamp-duty", "transfer-duty", "registration-fee"];

function sourceOf(id: string): RateSource {
  const source = file.sources.find((one) => one.id === id);
  if (!source) throw new Error(`data/rates.json names no source ${id}`);
  return source;
}

function dutyIdOf(id: string): DutyId {
  const known = DUTY_IDS.find((one) => one === id);
  if (!known) throw new Error(`data/rates.json names an unknown duty ${id}`);
  return known;
}

/** The dated rates of `data/rates.json`. */
export const RATES: Rates = {
  region: file.region,
  asOf: file.asOf,
  duties: file.deedOfSale.duties.map(({ id, percent, source }) => ({
    id: dutyIdOf(id),
    percent,
    source: sourceOf(source),
  })),
  conflicts: file.deedOfSale.conflicts.map(({ percents, source }) => ({
    percents,
    source: sourceOf(source),
  })),
  withheld: {
    percent: file.withheld.percent,
    fromRupees: file.withheld.fromRupees as Rupees,
    source: sourceOf(file.withheld.source),
    provision: file.withheld.provision,
    baseSource: sourceOf(file.withheld.baseSource),
  },
  loan: {
    percentPerYear: file.loan.percentPerYear,
    years: file.loan.years,
    percentOfPrice: file.loan.percentOfPrice,
    source: sourceOf(file.loan.source),
    shareSource: sourceOf(file.loan.shareSource),
  },
};
