import { Trans, useLingui } from "@lingui/react/macro";
import type { QuotedPlot } from "#features/leads/index.ts";
import { useSum } from "#features/listings/ui.ts";
import { allInOf } from "#features/projects/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { useRegion } from "#platform/ui/shell/site.ts";

type Priced = Pick<QuotedPlot, "priceRupees">;

/** What plots cost in words: with all duties where the region's are known, else their land; null without a price. */
export function useCostWords(): (plot: Priced) => string | null {
  const { t } = useLingui();
  const { hasDuties } = useRegion();
  const sumOf = useSum();
  return ({ priceRupees }) => {
    if (priceRupees === null) return null;
    const total = allInOf(priceRupees, hasDuties);
    const sum = sumOf(total ?? priceRupees);
    return total === null ? t`Land ${sum}` : t`${sum} all-in`;
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
