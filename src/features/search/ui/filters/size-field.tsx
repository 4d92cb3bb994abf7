import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import { UNIT_WORDS } from "#features/listings/ui.ts";
import { FILTERS } from "#features/search/model/query/filters.ts";
import {
  formatSize,
  movedBy,
  onSlider,
  SIZE_SCALES,
  SIZE_UNITS,
  sizeIn,
  unitOf,
} from "#features/search/model/query/size-query.ts";
import { formatDecimal } from "#platform/i18n/formats.ts";
import { RangePair } from "#platform/ui/forms/range-pair.tsx";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";
import type { FilterFieldProps } from "./filter-field.tsx";
import { sizeText, sizeWords } from "./filter-texts.ts";

/** Scale bars are marked at their ends and at each quarter. */
const QUARTERS = [0, 1, 2, 3, 4];

/** The plot sizes wanted, at least and at most, in the visitor's own unit. */
export function SizeField({ query, onChange }: FilterFieldProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { size } = query;
  const unit = unitOf(size);
  const scale = SIZE_SCALES[unit];
  const quarter = (scale.max - scale.min) / 4;
  const select = useRef<HTMLSelectElement>(null);
  const takeUnit = ({ value }: HTMLSelectElement) => {
    const chosen = SIZE_UNITS.find((known) => known === value);
    if (chosen) onChange({ size: sizeIn(size, chosen) });
  };
  useChosenEarly(select, unit, takeUnit);
  const [shown, sent, valueText] = [onSlider(size), formatSize(size), sizeText(query, { i18n })];
  const isBeyond = sent !== formatSize(shown);
  return (
    <div>
      {/* Sent before the sliders by a form without script. */}
      {isBeyond && <input type="hidden" name={FILTERS.size.parameter} value={sent} />}
      <RangePair
        name={FILTERS.size.parameter}
        label={t`Plot size`}
        least={t`Plot size, at least`}
        most={t`Plot size, at most`}
        valueText={valueText}
        wordsOf={(which) =>
          which === "max" && size.max < size.min ? valueText : sizeWords(size[which], size, i18n)
        }
        scale={scale}
        value={shown}
        ticks={QUARTERS.map((part) => formatDecimal(scale.min + part * quarter, 0))}
        onChange={(value) =>
          onChange({ size: movedBy(size, value) }, { kind: "tuning", what: "size" })
        }
      />
      {/* Sent after both sliders by a form without script. */}
      {unit !== "sq-yard" && <input type="hidden" name={FILTERS.size.parameter} value={unit} />}
      <div data-script-only="" className="mt-3 flex items-center justify-between gap-4">
        <label htmlFor={id} className="text-control text-muted">
          {t`Unit`}
        </label>
        <select
          ref={select}
          id={id}
          value={unit}
          onChange={({ currentTarget }) => takeUnit(currentTarget)}
          className="field-sizing-content h-11 cursor-pointer rounded border border-edge bg-card px-3 text-control hover:border-ink"
        >
          {SIZE_UNITS.map((known) => (
            <option key={known} value={known}>
              {i18n._(UNIT_WORDS[known].name)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
