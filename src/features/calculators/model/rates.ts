import file from "#data/rates.json" with { type: "json" };
import type { Rupees } from "#lib/units/units.ts";
import {
  DUTY_IDS,
  type DutyId,
  ownDuties,
  type RateSource,
  type StateDuties,
} from "#platform/region/state-duties.ts";

/** What the state takes on a deed of sale, and what a buyer keeps back for the tax office. */
export interface Rates extends StateDuties {
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

/** Those of Andhra Pradesh, in `data/rates.json`. */
const SHIPPED: StateDuties = {
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
};

const ofState = () => ownDuties() ?? SHIPPED;

/** The dated rates of the site: duties of its region's state, all else from `data/rates.json`. */
export const RATES: Rates = {
  get asOf() {
    return ofState().asOf;
  },
  get duties() {
    return ofState().duties;
  },
  get conflicts() {
    return ofState().conflicts;
  },
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
