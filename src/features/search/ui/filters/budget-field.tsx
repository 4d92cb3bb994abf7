import { Trans, useLingui } from "@lingui/react/macro";
import { toRupees, whatBudgetBuys } from "#features/calculators/index.ts";
import { MOST_TYPED_LAKHS } from "#features/listings/index.ts";
import { SquareYards, useSum } from "#features/listings/ui.ts";
import type { SearchResults } from "#features/search/model/answer/results.ts";
import { FILTERS, RANGES, TOTALS, type Total } from "#features/search/model/query/filters.ts";
import type { SearchQuery } from "#features/search/model/query/search-query.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { RadioChip } from "#platform/ui/forms/radio-chip.tsx";
import { RangePair, type Span } from "#platform/ui/forms/range-pair.tsx";
import { PlotGlyph } from "#platform/ui/pictures/plot-glyph.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import type { FilterFieldProps } from "./filter-field.tsx";
import { sizeWords } from "./filter-texts.ts";

/** The most a plot may cost, with or without its duties, and what that means for its rate. */
export function BudgetField({ query, onChange, median, local }: FilterFieldProps) {
  const { t } = useLingui();
  const sum = useSum();
  const { hasDuties } = useRegion();
  const { min, max } = RANGES.budgetLakhs;
  const { leastLakhs, budgetLakhs: lakhs } = query;
  const budget = sum(toRupees(lakhs));
  const least = sum(toRupees(leastLakhs));
  const isOpen = lakhs === MOST_TYPED_LAKHS;
  const most = isOpen ? t`No limit` : t`Up to ${budget}`;
  const span = isOpen ? t`From ${least}` : t`${least} to ${budget}`;
  const rate = local?.rateWithin(query) ?? null;
  return (
    <div>
      {/* Sent before the sliders by a form without script. */}
      {leastLakhs > max && (
        <input type="hidden" name={FILTERS.leastLakhs.parameter} value={leastLakhs} />
      )}
      {lakhs > max && <input type="hidden" name={FILTERS.budgetLakhs.parameter} value={lakhs} />}
      <RangePair
        name={{ least: FILTERS.leastLakhs.parameter, most: FILTERS.budgetLakhs.parameter }}
        label={t`Budget`}
        least={t`Budget, at least`}
        most={t`Budget, at most`}
        valueText={leastLakhs === 0 ? most : span}
        wordsOf={(which) => (which === "min" ? t`From ${least}` : most)}
        scale={{ min, max, step: 1 }}
        value={{ min: Math.min(leastLakhs, max), max: Math.min(lakhs, max) }}
        ticks={["0", "25", "50", "75", "100"].map((tick) =>
          tick === "0" ? tick : sum(toRupees(Number(tick))),
        )}
        onChange={(value) =>
          onChange(movedBudget(query, value, max), { kind: "tuning", what: "budget" })
        }
      />
      {hasDuties && <TotalField query={query} onChoose={(total) => onChange({ total })} />}
      {isOpen ? null : rate === null ? (
        query.total === "land" && median && <BudgetMeaning lakhs={lakhs} median={median} />
      ) : (
        <RateWithin query={query} rate={rate} budget={budget} />
      )}
    </div>
  );
}

/** What was typed beyond the slider stays until its thumb is moved. */
function movedBudget(
  { leastLakhs, budgetLakhs }: SearchQuery,
  { min, max }: Span,
  end: number,
): Partial<SearchQuery> {
  const stays = (typed: number, shown: number) => (typed > end && shown === end ? typed : shown);
  return { leastLakhs: stays(leastLakhs, min), budgetLakhs: stays(budgetLakhs, max) };
}

function BudgetMeaning({
  lakhs,
  median,
}: {
  lakhs: number;
  median: NonNullable<SearchResults["median"]>;
}) {
  const sum = useSum();
  const buys = whatBudgetBuys(toRupees(lakhs), median.rate);
  if (buys === null) return null;
  const budget = sum(toRupees(lakhs));
  const rate = formatRupees(median.rate);
  const n = formatWhole(median.n);
  return (
    <div className="mt-4 flex gap-4 border-t border-line pt-4">
      <PlotGlyph sqYards={buys} />
      <div className="min-w-0">
        <p className="font-[550]">
          <Trans>
            {budget} buys up to <SquareYards value={buys} /> at the median rate, land alone
          </Trans>
        </p>
        <p className="text-small text-muted">
          <Trans>
            {rate} per sq yd, the median of the {n} layouts of plots with a published rate
          </Trans>
        </p>
      </div>
    </div>
  );
}

interface TotalFieldProps extends Pick<FilterFieldProps, "query"> {
  readonly onChoose: (total: Total) => void;
}

/** Whether the budget is for the land alone or for all that is paid on the day of the deed. */
function TotalField({ query, onChoose }: TotalFieldProps) {
  const { t } = useLingui();
  const names: Record<Total, string> = { land: t`Land only`, "all-in": t`All-in, with duties` };
  return (
    <fieldset className="mt-4">
      <legend className="sr-only">{t`What the budget is for`}</legend>
      <div className="flex flex-wrap gap-2">
        {TOTALS.map((total) => (
          <RadioChip
            key={total}
            name={FILTERS.total.parameter}
            value={total}
            checked={query.total === total}
            onChoose={() => onChoose(total)}
          >
            {names[total]}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  );
}

/** "200 sq yd within ₹40 L all-in means up to ₹18,604 per sq yd." */
function RateWithin({
  query: { size, total },
  rate,
  budget,
}: Pick<FilterFieldProps, "query"> & { readonly rate: number; readonly budget: string }) {
  const { i18n } = useLingui();
  const words = sizeWords(size.min, size, i18n);
  const perSqYard = formatRupees(rate);
  return (
    <p className="mt-3 text-small text-muted">
      {total === "land" ? (
        <Trans>
          {words} within {budget} for the land means up to {perSqYard} per sq yd.
        </Trans>
      ) : (
        <Trans>
          {words} within {budget} all-in means up to {perSqYard} per sq yd.
        </Trans>
      )}
    </p>
  );
}
