import { Trans, useLingui } from "@lingui/react/macro";
import { whatBudgetBuysAllIn } from "#features/calculators/model/all-in-budget.ts";
import { whatBudgetBuys } from "#features/calculators/model/budget.ts";
import {
  decimalOf,
  type Offer,
  offerOf,
  wrongFields,
} from "#features/calculators/model/tool-inputs.ts";
import type { Rupees } from "#lib/units/units.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { PlotGlyph } from "#platform/ui/pictures/plot-glyph.tsx";
import { CostLines } from "./cost-lines.tsx";
import { RateField } from "./rate-field.tsx";
import { RateSources } from "./rate-sources.tsx";
import { ToolField, ToolForm } from "./tool-form.tsx";
import { ToolPage } from "./tool-page.tsx";
import { TypedResult } from "./typed-form.tsx";
import { type ToolScreenProps, useToolParams } from "./use-tool-params.ts";

/** The largest plot that a sum pays for, duties included. */
export function BudgetScreen({ median }: ToolScreenProps) {
  const { t } = useLingui();
  const { params, onType } = useToolParams(median);
  const wrong = wrongFields(params, ["budget", "rate", "value"]);
  const budget = decimalOf(params, "budget");
  const offer = offerOf(params);
  return (
    <ToolPage
      path="/tools/budget"
      needsDuties
      title={t`What your budget buys`}
      description={t`The largest plot whose price and duties fit your budget.`}
    >
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <ToolForm onType={onType}>
          <ToolField name="budget" label={t`Budget`} unit="₹" params={params} wrong={wrong} />
          <RateField params={params} wrong={wrong} median={median} />
          <ToolField
            name="value"
            label={t`Government value per sq yd (optional)`}
            unit="₹"
            params={params}
            wrong={wrong}
          />
        </ToolForm>
        <TypedResult>
          {budget !== null && offer !== null ? (
            <Bought budget={Number(budget) as Rupees} offer={offer} />
          ) : null}
        </TypedResult>
      </div>
      <RateSources />
    </ToolPage>
  );
}

function Bought({ budget, offer }: { budget: Rupees; offer: Offer }) {
  const bought = whatBudgetBuysAllIn(budget, offer);
  const sum = formatRupees(budget);
  if (!bought)
    return (
      <p className="text-lead">
        <Trans>{sum} is not enough for even one square yard at this rate.</Trans>
      </p>
    );
  const size = formatWhole(bought.size);
  const land = formatWhole(whatBudgetBuys(budget, offer.ratePerSqYard) ?? 0);
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-5">
        <PlotGlyph sqYards={bought.size} className="size-24 shrink-0" />
        <p className="num text-lead">
          <Trans>
            {sum} buys up to <b className="block text-h2">{size} sq yd</b> with all duties paid
          </Trans>
          <span className="mt-1 block text-control text-muted">
            <Trans>{land} sq yd of land alone, as the search and the listings count it</Trans>
          </span>
        </p>
      </div>
      <CostLines cost={bought.cost} />
    </div>
  );
}
