import type { CostSheet } from "site-model/pdf";
import { type AllInCost, allInCost, type DutyId, RATES } from "#features/calculators/index.ts";
import type { PlotView } from "#features/projects/model/project-view.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";

/** The brochure is in English, as the sale deed is. */
const DUTIES_IN_WORDS: Readonly<Record<DutyId, string>> = {
  "stamp-duty": "Stamp duty",
  "transfer-duty": "Transfer duty",
  "registration-fee": "Registration fee",
};

interface Example {
  readonly plot: PlotView;
  readonly cost: AllInCost;
}

/** What the brochure says of costs: two plots counted out, and where the rates were read. */
export function toCostSheet(plots: readonly PlotView[]): CostSheet {
  const examples = examplesOf(plots);
  const row = (name: string, of: (cost: AllInCost) => string) => ({
    name,
    amounts: examples.map(({ cost }) => of(cost)),
  });
  return {
    lead: `Counted by the rates of ${RATES.region} as read on ${dayOf(RATES.asOf)}, on sample prices: the higher of price and government value counts.`,
    examples: examples.map(({ plot }) => `Plot ${plot.number}, ${formatWhole(plot.sqYards)} sq yd`),
    rows: [
      row("Price of the land", ({ price }) => formatRupees(price)),
      ...RATES.duties.map(({ id, percent }, i) =>
        row(`${DUTIES_IN_WORDS[id]} ${percent} %`, ({ duties }) =>
          formatRupees(duties[i]?.amount ?? 0),
        ),
      ),
      row("All-in cost", ({ total }) => formatRupees(total)),
    ],
    withheld: withheldText(examples),
    sources: sourcesOfRates(),
  };
}

function dayOf(iso: string): string {
  return new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(iso),
  );
}

/** Two plots: the smallest to be had, and the smallest that tax is kept back from. */
function examplesOf(plots: readonly PlotView[]): Example[] {
  const bySize = plots
    .filter(({ status }) => status === "available")
    .sort((a, b) => a.price - b.price || a.number - b.number);
  const smallest = bySize[0];
  const taxed = bySize.find(({ cost }) => cost.withheld !== null);
  return [...new Set([smallest, taxed])]
    .filter((plot) => plot !== undefined)
    .map((plot) => ({ plot, cost: allInCost(plot.price) }));
}

function withheldText(examples: readonly Example[]): string {
  const { percent, fromRupees } = RATES.withheld;
  const taxed = examples.find(({ cost }) => cost.withheld !== null);
  const example = taxed
    ? ` Of plot ${taxed.plot.number}: ${formatRupees(taxed.cost.withheld?.amount ?? 0)}; the seller is handed ${formatRupees(taxed.cost.toSeller)}.`
    : "";
  return `From ${formatRupees(fromRupees)} on, the buyer keeps back ${percent} % of the price and pays it to the tax office in the seller’s name (TDS, section 194-IA, a seller who lives in India). It is part of the price, not on top.${example}`;
}

/** Each source once, under what was read there last. */
function sourcesOfRates(): CostSheet["sources"] {
  const { duties, conflicts, withheld } = RATES;
  const percents = duties.map(({ percent }) => `${percent} %`).join(" + ");
  const read = [
    ...duties.map(({ source }) => ({ source, what: `Duties: ${percents}` })),
    ...conflicts.map((one) => ({
      source: one.source,
      what: `Splits them otherwise: ${one.percents.join(" % + ")} %`,
    })),
    { source: withheld.source, what: `Tax kept back: ${withheld.percent} %` },
    { source: withheld.baseSource, what: "What that tax is counted on" },
  ];
  return [...new Map(read.map((entry) => [entry.source.url, entry])).values()].map(
    ({ source: { publisher, url, dated }, what }) => ({
      what,
      where: `${publisher} (${new URL(url).host}${dated ? `, ${dated}` : ""})`,
    }),
  );
}
