import { Trans, useLingui } from "@lingui/react/macro";
import type { QuotedPlot } from "#features/leads/index.ts";
import { useSum } from "#features/listings/ui.ts";
import { allInOf } from "#features/projects/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { useRegion } from "#platform/ui/shell/site.ts";

type Priced = Pick<QuotedPlot, "priceRupees">;

/** What plots cost together with all duties; null where these are not known, or no price is. */
export function useAllInWords(): (plots: readonly Priced[]) => string | null {
  const { t } = useLingui();
  const { hasDuties } = useRegion();
  const sumOf = useSum();
  return (plots) => {
    const totals = plots.flatMap(({ priceRupees }) => allInOf(priceRupees, hasDuties) ?? []);
    if (totals.length === 0) return null;
    const sum = sumOf(totals.reduce<number>((all, one) => all + one, 0));
    return t`${sum} all-in`;
  };
}

/** What a plot costs in words, where duties are not known its land; null without a price. */
export function useCostWords(): (plot: Priced) => string | null {
  const { t } = useLingui();
  const allIn = useAllInWords();
  const sumOf = useSum();
  return (plot) => {
    if (plot.priceRupees === null) return null;
    const sum = sumOf(plot.priceRupees);
    return allIn([plot]) ?? t`Land ${sum}`;
  };
}

interface PlotQuoteProps {
  readonly number: string | null;
  /** Null where nothing is known of it: then nothing is shown. */
  readonly plot: QuotedPlot | null;
}

/** Below the drawing of a plot: which it is, its size and what it costs. */
export function PlotQuote({ number, plot }: PlotQuoteProps) {
  const cost = useCostWords();
  if (plot === null || number === null) return null;
  const area = formatWhole(plot.sqYards);
  const costs = cost(plot);
  return (
    <p className="num flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink bg-card px-4 py-3">
      <b className="font-[550]">
        <Trans>
          Plot {number} · {area} sq yd
        </Trans>
      </b>
      {costs !== null && <span>{costs}</span>}
    </p>
  );
}

/** The same in a line among others, which names the plot itself. */
export function SizeAndCost({ plot }: Pick<PlotQuoteProps, "plot">) {
  const cost = useCostWords();
  if (plot === null) return null;
  const [area, costs] = [formatWhole(plot.sqYards), cost(plot)];
  return (
    <p className="num">
      <Trans>{area} sq yd</Trans>
      {costs !== null && ` · ${costs}`}
    </p>
  );
}
