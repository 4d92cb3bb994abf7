import { msg } from "@lingui/core/macro";
import type { CostSheet } from "site-model/pdf";
import { type AllInCost, allInCost, RATES } from "#features/calculators/index.ts";
import { DUTY_WORDS } from "#features/calculators/ui.ts";
import type { PlotView } from "#features/projects/model/project-view.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { formatIndiaLongDate } from "#platform/i18n/india-time.ts";
import type { PdfReader } from "./pdf-facts.ts";

interface Example {
  readonly plot: PlotView;
  readonly cost: AllInCost;
}

/** What the brochure says of costs: two plots counted out, and where the rates were read. */
export function toCostSheet(reader: PdfReader): CostSheet {
  const { facts, plots, language, say } = reader;
  const examples = examplesOf(plots);
  const row = (name: string, of: (cost: AllInCost) => string) => ({
    name,
    amounts: examples.map(({ cost }) => of(cost)),
  });
  const day = formatIndiaLongDate(new Date(RATES.asOf), language);
  return {
    lead: facts.isSample
      ? say(
          msg`Counted by the rates of Andhra Pradesh as read on ${day}, on sample prices: the higher of price and government value counts.`,
        )
      : say(
          msg`Counted by the rates of Andhra Pradesh as read on ${day}: the higher of price and government value counts.`,
        ),
    examples: examples.map(({ plot }) => {
      const { number } = plot;
      const size = formatWhole(plot.sqYards);
      return say(msg`Plot ${number}, ${size} sq yd`);
    }),
    rows: [
      row(say(msg`Price of the land`), ({ price }) => formatRupees(price)),
      ...RATES.duties.map(({ id, percent }, i) =>
        row(`${say(DUTY_WORDS[id])} ${percent} %`, ({ duties }) =>
          formatRupees(duties[i]?.amount ?? 0),
        ),
      ),
      row(say(msg`All-in cost`), ({ total }) => formatRupees(total)),
    ],
    withheld: withheldText(examples, reader),
    leftOut: say(
      msg`Not counted here, to be asked for: development charges, corpus or maintenance fund, corner or facing premium, the lawyer’s check of the papers, the bank’s fees.`,
    ),
    sources: sourcesOfRates(reader),
  };
}

/** Two plots, to be had where some are: the smallest, and the smallest that tax is kept back from. */
function examplesOf(plots: readonly PlotView[]): Example[] {
  const free = plots.filter(({ status }) => status === "available");
  const bySize = (free.length > 0 ? free : plots).toSorted(
    (a, b) => a.price - b.price || a.number - b.number,
  );
  const smallest = bySize[0];
  const taxed = bySize.find(({ cost }) => cost.withheld !== null);
  return [...new Set([smallest, taxed])]
    .filter((plot) => plot !== undefined)
    .map((plot) => ({ plot, cost: allInCost(plot.price) }));
}

function withheldText(examples: readonly Example[], { language, say }: PdfReader): string {
  const { percent, fromRupees, provision } = RATES.withheld;
  const { act, section, entry } = provision;
  const from = formatRupees(fromRupees);
  const since = formatIndiaLongDate(new Date(provision.from), language);
  const rule = say(
    msg`From ${from} on, the buyer keeps back ${percent} % of the price and pays it to the tax office in the seller’s name (TDS by the Income-tax Act ${act}, section ${section}, Table Sl. No. ${entry}, in force since ${since}; a seller who lives in India). It is part of the price, not on top.`,
  );
  const taxed = examples.find(({ cost }) => cost.withheld !== null);
  if (!taxed) return rule;
  const { number } = taxed.plot;
  const amount = formatRupees(taxed.cost.withheld?.amount ?? 0);
  const rest = formatRupees(taxed.cost.toSeller);
  return `${rule} ${say(msg`Of plot ${number}: ${amount}; the seller is handed ${rest}.`)}`;
}

/** Each source once, under what was read there last. */
function sourcesOfRates({ say }: PdfReader): CostSheet["sources"] {
  const { duties, conflicts, withheld } = RATES;
  const percents = duties.map((duty) => `${duty.percent} %`).join(" + ");
  const { percent } = withheld;
  const read = [
    ...duties.map(({ source }) => ({ source, what: say(msg`Duties: ${percents}`) })),
    ...conflicts.map((one) => {
      const split = `${one.percents.join(" % + ")} %`;
      return { source: one.source, what: say(msg`Splits them otherwise: ${split}`) };
    }),
    { source: withheld.source, what: say(msg`Tax kept back: ${percent} %`) },
    { source: withheld.baseSource, what: say(msg`What that tax is counted on`) },
  ];
  return [...new Map(read.map((entry) => [entry.source.url, entry])).values()].map(
    ({ source: { publisher, url, dated }, what }) => ({
      what,
      where: `${publisher} (${new URL(url).host}${dated ? `, ${dated}` : ""})`,
    }),
  );
}
