import { Trans, useLingui } from "@lingui/react/macro";
import { toRupees, whatBudgetBuys } from "#costs/budget.ts";
import { SquareYards, useSum } from "#listings/words.tsx";
import { formatRupees, formatWhole } from "#locales/formats.ts";
import type { SearchResults } from "#search/results.ts";
import { RANGES, type SearchQuery, TYPE_CHOICES, type TypeChoice } from "#search/search-query.ts";
import { PlotGlyph } from "#ui/plot-glyph.tsx";
import { RangeSlider } from "#ui/range-slider.tsx";

/** What every filter field needs: the query, and how to change a part of it. */
export interface FilterFieldProps {
  readonly query: SearchQuery;
  readonly onChange: (change: Partial<SearchQuery>, tuning?: string) => void;
}

/** Radius round the searched place; idle, and saying so, while there is none. */
export function RadiusField({ query, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  const { min, max } = RANGES.radiusKm;
  const { radiusKm } = query;
  return (
    <div>
      <RangeSlider
        name="r"
        label={t`Radius`}
        valueText={query.centre ? t`${radiusKm} km` : t`off`}
        min={min}
        max={max}
        value={radiusKm}
        disabled={!query.centre}
        ticks={["1", "13", "25", "38", t`50 km`]}
        onChange={(value) => onChange({ radiusKm: value, bounds: undefined }, "radius")}
      />
      {!query.centre && (
        <p className="mt-2 text-small text-muted">
          {t`Search for a place, use Near me or drop a pin on the map to set a radius.`}
        </p>
      )}
    </div>
  );
}

/** The most a plot may cost, and what that buys at the median rate. */
export function BudgetField({
  query,
  onChange,
  median,
}: FilterFieldProps & { median: SearchResults["median"] }) {
  const { t } = useLingui();
  const sum = useSum();
  const { min, max } = RANGES.budgetLakhs;
  const lakhs = query.budgetLakhs;
  const budget = sum(toRupees(lakhs));
  return (
    <div>
      <RangeSlider
        name="budget"
        label={t`Budget`}
        valueText={t`Up to ${budget}`}
        min={min}
        max={max}
        value={lakhs}
        ticks={["0", "25", "50", "75", "100"].map((tick) =>
          tick === "0" ? tick : sum(toRupees(Number(tick))),
        )}
        onChange={(value) => onChange({ budgetLakhs: value }, "budget")}
      />
      {median && <BudgetMeaning lakhs={lakhs} median={median} />}
    </div>
  );
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
            {budget} buys up to <SquareYards value={buys} /> at the median rate
          </Trans>
        </p>
        <p className="text-small text-muted">
          <Trans>
            {rate} per sq yd, median of the {n} layouts that publish a rate
          </Trans>
        </p>
      </div>
    </div>
  );
}

/** The words of each type. */
export function useTypeName(): (type: TypeChoice) => string {
  const { t } = useLingui();
  const names: Record<TypeChoice, string> = {
    All: t`All types`,
    Plot: t`Plot`,
    Apartment: t`Apartment`,
    Villa: t`Villa`,
  };
  return (type) => names[type];
}

/** One choice of Plot, Apartment, Villa or all. */
export function TypeField({ query, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  const typeName = useTypeName();
  return (
    <fieldset>
      <legend className="mb-2 text-control font-[550]">{t`Type`}</legend>
      <div className="flex flex-wrap gap-2">
        {TYPE_CHOICES.map((type) => (
          <label
            key={type}
            className="flex h-11 cursor-pointer items-center rounded-full border border-edge bg-card px-4 text-control font-medium hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-river"
          >
            <input
              type="radio"
              name="type"
              value={type}
              checked={query.type === type}
              onChange={() => onChange({ type })}
              className="sr-only"
            />
            {typeName(type)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The largest plot wanted; the least is always 100 sq yd. */
export function SizeField({ query, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  const { min, max } = RANGES.size;
  const { min: least, max: largest } = query.size;
  const [from, to] = [formatWhole(least), formatWhole(largest)];
  return (
    <RangeSlider
      name="size"
      label={t`Plot size`}
      valueText={t`${from} to ${to} sq yd`}
      min={min}
      max={max}
      step={10}
      value={largest}
      ticks={["100", "325", "550", "775", "1,000"]}
      onChange={(value) => onChange({ size: { min: least, max: Math.max(value, least) } }, "size")}
    />
  );
}

/** Only layouts behind a gate. */
export function GatedField({ query, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-control font-medium">
      <input
        type="checkbox"
        name="gated"
        value="1"
        checked={query.gated}
        onChange={(event) => onChange({ gated: event.currentTarget.checked })}
        className="size-5 rounded-tag"
      />
      {t`Gated Community`}
    </label>
  );
}
