import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId, useRef } from "react";
import { UNIT_WORDS } from "#features/listings/ui.ts";
import { FILTERS } from "#features/search/model/filters.ts";
import {
  asksLeast,
  asksMost,
  formatSize,
  movedBy,
  onSlider,
  SIZE_SCALES,
  SIZE_UNITS,
  type SizeQuery,
  sizeBounds,
  sizeIn,
  unitOf,
} from "#features/search/model/size-query.ts";
import type { SqYards } from "#lib/units/units.ts";
import { formatDecimal } from "#platform/i18n/formats.ts";
import { RangePair } from "#platform/ui/range-pair.tsx";
import { useChosenEarly } from "#platform/ui/use-chosen-early.ts";
import type { FilterFieldProps } from "./filter-fields.tsx";

/** Scale bars are marked at their ends and at each quarter. */
const QUARTERS = [0, 1, 2, 3, 4];

function inUnit(figure: string, size: SizeQuery, i18n: I18n): string {
  return `${figure} ${i18n._(UNIT_WORDS[unitOf(size)].short)}`;
}

/** A size in the unit that is asked in: "5 cents". */
export function sizeWords(value: number, size: SizeQuery, i18n: I18n): string {
  return inUnit(formatDecimal(value, 1), size, i18n);
}

/** The sizes that are asked for: "200–300 sq yd", "200 sq yd or more", "up to 300 sq yd". */
export function sizeText({ size }: { readonly size: SizeQuery }, { i18n }: { i18n: I18n }): string {
  const [from, to] = [formatDecimal(size.min, 1), formatDecimal(size.max, 1)];
  if (asksMost(size)) return inUnit(`${from}–${to}`, size, i18n);
  if (!asksLeast(size)) return i18n._(msg`any size`);
  const least = sizeWords(size.min, size, i18n);
  return i18n._(msg`${least} or more`);
}

/** The asked size in the visitor's own unit; in sq yd where the layout's smallest plot is larger. */
export function askedWords(sqYards: SqYards, size: SizeQuery, i18n: I18n): string {
  return sqYards === sizeBounds(size).min
    ? sizeWords(size.min, size, i18n)
    : sizeWords(sqYards, { ...size, unit: "sq-yard" }, i18n);
}

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
        onChange={(value) => onChange({ size: movedBy(size, value) }, "size")}
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
