import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { toRupees } from "#features/calculators/index.ts";
import { MOST_LAKHS, USUAL_LAKHS } from "#features/listings/model/budget-query.ts";
import type { ListingSummary } from "#features/listings/model/catalogue/summary.ts";
import { BudgetLine, buysHere, useCarriedBudget } from "#features/listings/ui/budget-line.tsx";
import { useSum } from "#features/listings/ui/words.tsx";
import { formatWhole } from "#platform/i18n/formats.ts";
import { RangeSlider } from "#platform/ui/forms/range-slider.tsx";

/** Side of the dashed square, sq yd. */
const SHEET_SQ_YARDS = 500;

/** How large a plot a sum buys here, drawn to scale beside a square of 500 sq yd. */
export function BudgetSection({ summary }: { summary: ListingSummary }) {
  const { t } = useLingui();
  const sum = useSum();
  const [lakhs, setLakhs] = useState(useCarriedBudget() ?? USUAL_LAKHS);
  const buys = buysHere(lakhs, summary);
  const budget = sum(toRupees(lakhs));
  return (
    <section aria-labelledby="budget" className="far [--far:530px] md:[--far:290px]">
      <h2 id="budget" className="text-h2">
        <Trans>What your budget buys</Trans>
      </h2>
      <div className="mt-5 grid gap-8 md:grid-cols-[1fr_200px]">
        <div>
          <RangeSlider
            name="budget"
            label={t`Your budget for the land`}
            valueText={budget}
            min={1}
            max={MOST_LAKHS}
            value={lakhs}
            ticks={[1, 25, 50, 75, MOST_LAKHS].map((tick) => sum(toRupees(tick)))}
            onChange={setLakhs}
          />
          <p className="mt-4 text-lead" aria-live="polite">
            {buys === null ? (
              <Trans>{budget} is not enough for a plot here.</Trans>
            ) : (
              <BudgetLine lakhs={lakhs} buys={buys} />
            )}
          </p>
          <p className="mt-1 text-small text-muted">
            {summary.plotSizes === null && (
              <Trans>Plot sizes here are not published. Ask which sizes are left.</Trans>
            )}{" "}
            {summary.propertyType === "Villa" && (
              <Trans>For a villa this is the land alone; the house may be extra.</Trans>
            )}{" "}
            <Trans>Duties and fees are extra: see the all-in cost below.</Trans>
          </p>
        </div>
        <BudgetPlot sqYards={buys ?? 0} />
      </div>
    </section>
  );
}

function BudgetPlot({ sqYards }: { sqYards: number }) {
  const { t } = useLingui();
  const shown = Math.min(sqYards, SHEET_SQ_YARDS);
  const side = 180 * Math.sqrt(shown / SHEET_SQ_YARDS);
  const size = formatWhole(sqYards);
  return (
    <figure className="w-full max-w-50">
      <svg viewBox="0 0 200 200" role="img" aria-label={t`A plot of ${size} sq yd, to scale`}>
        <path
          d="M46 10v180M82 10v180M118 10v180M154 10v180M10 46h180M10 82h180M10 118h180M10 154h180"
          className="stroke-ink/8"
          fill="none"
        />
        <path d="M10 10h180v180H10z" fill="none" className="stroke-edge" strokeDasharray="4 4" />
        <path
          d={`M10 ${190 - side}h${side}v${side}H10z`}
          className="fill-river/15 stroke-river"
          strokeWidth="1.5"
        />
        {side > 70 && (
          <text x="18" y="182" className="fill-river text-label font-semibold">
            {t`${size} sq yd`}
          </text>
        )}
        <text x="184" y="24" textAnchor="end" className="fill-muted text-label">
          {t`500 sq yd`}
        </text>
      </svg>
      <figcaption className="text-small text-muted">
        <Trans>Squares to scale</Trans>
      </figcaption>
    </figure>
  );
}
