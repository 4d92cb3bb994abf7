import { type CSSProperties, useId, useRef } from "react";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";

interface RangeSliderProps {
  readonly name: string;
  readonly label: string;
  /** The value in words, shown beside the label and read out. */
  readonly valueText: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** One beyond the scale stands at its end; its words are in `valueText`. */
  readonly value: number;
  /** Words under the bar, evenly spread from least to most. */
  readonly ticks: readonly string[];
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** A slider drawn as the scale bar of a survey sheet. A native range: keys, touch and no script. */
export function RangeSlider(props: RangeSliderProps) {
  const { name, label, valueText, min, max, step = 1, ticks, onChange, disabled } = props;
  const value = Math.min(max, Math.max(min, props.value));
  const id = useId();
  const take = (input: HTMLInputElement) => onChange(input.valueAsNumber);
  const input = useRef<HTMLInputElement>(null);
  useChosenEarly(input, String(value), take);
  const filled = ((value - min) / (max - min)) * 100;
  return (
    <div className="print:hidden">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-control font-[550]">
          {label}
        </label>
        <output htmlFor={id} className="num text-lead font-semibold">
          {valueText}
        </output>
      </div>
      <div className="relative mt-1 h-11">
        <div className="scale-track" style={{ "--parts": ticks.length - 1 } as CSSProperties} />
        <div
          className="absolute top-4.5 left-0 h-2 rounded-l-[1px] border border-river-deep bg-river"
          style={{ width: `${filled}%` }}
        />
        <input
          id={id}
          ref={input}
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          disabled={disabled}
          aria-valuetext={valueText}
          onChange={({ currentTarget }) => take(currentTarget)}
          className="scale-bar"
        />
      </div>
      <div aria-hidden="true" className="num flex justify-between text-tiny font-medium text-muted">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </div>
  );
}
