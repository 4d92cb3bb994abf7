import { useLingui } from "@lingui/react/macro";
import { FILTERS, RANGES } from "#features/search/model/query/filters.ts";
import { measuredFrom } from "#features/search/model/query/search-query.ts";
import { RangeSlider } from "#platform/ui/forms/range-slider.tsx";
import type { FilterFieldProps } from "./filter-field.tsx";

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
          onChange(
            { radiusKm: value, town: undefined, bounds: undefined },
            { kind: "tuning", what: "radius" },
          )
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
