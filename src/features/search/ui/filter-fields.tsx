import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { TYPE_NAMES } from "#features/listings/ui.ts";
import { FILTERS, RANGES, TYPE_CHOICES, type TypeChoice } from "#features/search/model/filters.ts";
import type { LocalSearch } from "#features/search/model/local-search.ts";
import type { SearchResults } from "#features/search/model/results.ts";
import {
  type FilterName,
  measuredFrom,
  type SearchQuery,
} from "#features/search/model/search-query.ts";
import { RadioChip } from "#platform/ui/radio-chip.tsx";
import { RangeSlider } from "#platform/ui/range-slider.tsx";
import { useChosenEarly } from "#platform/ui/use-chosen-early.ts";
import { ChoiceCount } from "./choice-field.tsx";

/** What every filter field needs: the query, and how to change a part of it. */
export interface FilterFieldProps {
  readonly query: SearchQuery;
  /** Of the rates of all layouts. */
  readonly median: SearchResults["median"];
  /** What counts for whom looks at the field; null while nobody does, or nothing can. */
  readonly local: LocalSearch | null;
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
        valueText={query.centre && !query.town ? t`${radiusKm} km` : t`off`}
        min={min}
        max={max}
        value={radiusKm}
        disabled={!measuredFrom(query)}
        ticks={["1", "13", "25", "38", t`50 km`]}
        onChange={(value) =>
          onChange({ radiusKm: value, town: undefined, bounds: undefined }, "radius")
        }
      />
      {query.town && measuredFrom(query) && (
        <p className="mt-2 text-small text-muted">
          {t`The whole place is searched. Move the slider for a circle round its middle.`}
        </p>
      )}
      {!measuredFrom(query) && (
        <p className="mt-2 text-small text-muted">
          {t`To set a radius, search for a place, use Near me or drop a pin on the map.`}
        </p>
      )}
    </div>
  );
}

/** The words of a type. */
export function typeName(type: TypeChoice, i18n: I18n): string {
  return i18n._(type === "All" ? msg`All types` : TYPE_NAMES[type]);
}

/** One choice of Plot, Apartment, Villa or all. */
export function TypeField(field: FilterFieldProps) {
  const { query, onChange } = field;
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
              <ChoiceCount name="type" choice={type} field={field} />
            </RadioChip>
          ))}
        </div>
      </fieldset>
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
export function FlagField({ query, onChange, local, name, label }: FlagFieldProps) {
  const { i18n } = useLingui();
  const box = useRef<HTMLInputElement>(null);
  const take = ({ checked }: HTMLInputElement) => onChange({ [name]: checked });
  useChosenEarly(box, query[name], take);
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-control font-medium">
      <input
        ref={box}
        type="checkbox"
        name={FILTERS[name].parameter}
        value="1"
        checked={query[name]}
        onChange={({ currentTarget }) => take(currentTarget)}
        className="size-5 rounded-tag"
      />
      <span className="num">
        {i18n._(label)}
        <ChoiceCount name={name} choice="1" field={{ query, local }} />
      </span>
    </label>
  );
}
