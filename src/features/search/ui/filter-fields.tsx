import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";

import { toRupees, whatBudgetBuys } from "#features/calculators/index.ts";
import { SquareYards, TYPE_NAMES, useSum } from "#features/listings/ui.ts";
import { FILTERS, RANGES, TYPE_CHOICES, type TypeChoice } from "#features/search/model/filters.ts";
import type { SearchResults } from "#features/search/model/results.ts";
import type { FilterName, SearchQuery } from "#features/search/model/search-query.ts";
import { formatRupees, formatWhole } from "#platform/i18n/formats.ts";
import { PlotGlyph } from "#platform/ui/plot-glyph.tsx";
import { RadioChip } from "#platform/ui/radio-chip.tsx";
import { RangeSlider } from "#platform/ui/range-slider.tsx";

/** What every filter field needs: the query, and how to change a part of it. */
export interface FilterFieldProps {
  readonly query: SearchQuery;
  /** Of the rates of all layouts. */
  readonly median: SearchResults["median"];
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
        name={FILTERS.radiusKm.parameter}
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
          {t`To set a radius, search for a place, use Near me or drop a pin on the map.`}
        </p>
      )}
    </div>
  );
}

/** The most a plot may cost, and what that buys at the median rate. */
export function BudgetField({ query, onChange, median }: FilterFieldProps) {
  const { t } = useLingui();
  const sum = useSum();
  const { min, max } = RANGES.budgetLakhs;
  const lakhs = query.budgetLakhs;
  const budget = sum(toRupees(lakhs));
  return (
    <div>
      <RangeSlider
        name={FILTERS.budgetLakhs.parameter}
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

/** The words of a type. */
export function typeName(type: TypeChoice, i18n: I18n): string {
  return i18n._(type === "All" ? msg`All types` : TYPE_NAMES[type]);
}

/** One choice of Plot, Apartment, Villa or all. */
export function TypeField({ query, onChange }: FilterFieldProps) {
  const { t, i18n } = useLingui();
  return (
    <div>
      <fieldset>
        <legend className="mb-2 text-control font-[550]">{t`Type`}</legend>
        <div className="flex flex-wrap gap-2">
          {TYPE_CHOICES.map((type) => (
            <RadioChip
              key={type}
              name={FILTERS.type.parameter}
              value={type}
              checked={query.type === type}
              onChoose={() => onChange({ type })}
            >
              {typeName(type, i18n)}
            </RadioChip>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** The largest plot wanted; a least one comes only by a link, and stays. */
export function SizeField({ query, onChange }: FilterFieldProps) {
  const { t } = useLingui();
  const { min, max } = RANGES.size;
  const { min: least, max: largest } = query.size;
  const [from, to] = [formatWhole(least), formatWhole(largest)];
  return (
    <div>
      {/* Sent before the slider's own value by a form without script. */}
      {least > min && <input type="hidden" name={FILTERS.size.parameter} value={least} />}
      <RangeSlider
        name={FILTERS.size.parameter}
        label={t`Plot size`}
        valueText={t`${from} to ${to} sq yd`}
        min={min}
        max={max}
        step={10}
        value={largest}
        ticks={["100", "325", "550", "775", "1,000"]}
        onChange={(value) =>
          onChange({ size: { min: least, max: Math.max(value, least) } }, "size")
        }
      />
    </div>
  );
}

/** Names of the filters that are either on or off. */
export type FlagName = {
  [Name in FilterName]: SearchQuery[Name] extends boolean ? Name : never;
}[FilterName];

interface FlagFieldProps extends FilterFieldProps {
  readonly name: FlagName;
  readonly label: MessageDescriptor;
}

/** A box to tick. */
export function FlagField({ query, onChange, name, label }: FlagFieldProps) {
  const { i18n } = useLingui();
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-control font-medium">
      <input
        type="checkbox"
        name={FILTERS[name].parameter}
        value="1"
        checked={query[name]}
        onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
        className="size-5 rounded-tag"
      />
      {i18n._(label)}
    </label>
  );
}
