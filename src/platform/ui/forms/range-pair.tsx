import { type CSSProperties, useRef } from "react";
import { useChosenEarly } from "#platform/ui/late/use-chosen-early.ts";

export interface Span {
  readonly min: number;
  readonly max: number;
}

interface RangePairProps {
  /** Of both sliders, as a form sends them: the least, then the most; a name for both, or one for each. */
  readonly name: string | { readonly least: string; readonly most: string };
  readonly label: string;
  /** Names of the two sliders. */
  readonly least: string;
  readonly most: string;
  /** Both values in words, shown beside the label. */
  readonly valueText: string;
  /** One of the two in words, as it is read out. */
  readonly wordsOf: (which: keyof Span) => string;
  readonly scale: Span & { readonly step: number };
  readonly value: Span;
  readonly ticks: readonly string[];
  readonly onChange: (value: Span) => void;
}

/** A scale bar with two thumbs, at least and at most: two native ranges, neither of which passes the other. */
export function RangePair(props: RangePairProps) {
  const { name, label, least, most, valueText, wordsOf, scale, value, ticks, onChange } = props;
  const names = typeof name === "string" ? { least: name, most: name } : name;
  const share = (at: number) => ((at - scale.min) / (scale.max - scale.min)) * 100;
  const [from, to] = [share(value.min), share(value.max)];
  const takeLeast = ({ valueAsNumber }: HTMLInputElement) =>
    onChange({ min: Math.min(valueAsNumber, value.max), max: value.max });
  const takeMost = ({ valueAsNumber }: HTMLInputElement) =>
    onChange({ min: value.min, max: Math.max(valueAsNumber, value.min) });
  const leastInput = useRef<HTMLInputElement>(null);
  useChosenEarly(leastInput, String(value.min), takeLeast);
  const mostInput = useRef<HTMLInputElement>(null);
  useChosenEarly(mostInput, String(value.max), takeMost);
  return (
    <fieldset>
      <legend className="float-left text-control font-[550]">{label}</legend>
      <output className="num block text-right text-lead font-semibold">{valueText}</output>
      <div className="relative mt-1 h-11">
        <div className="scale-track" style={{ "--parts": ticks.length - 1 } as CSSProperties} />
        <div
          className="absolute top-4.5 h-2 border border-river-deep bg-river"
          style={{ left: `${from}%`, right: `${100 - to}%` }}
        />
        {/* A press on the bar moves the most; the thumb of the least lies on top of it. */}
        <input
          type="range"
          ref={leastInput}
          name={names.least}
          {...scale}
          value={value.min}
          aria-label={least}
          aria-valuetext={wordsOf("min")}
          onChange={({ currentTarget }) => takeLeast(currentTarget)}
          className="scale-bar scale-bar-least z-1"
        />
        <input
          type="range"
          ref={mostInput}
          name={names.most}
          {...scale}
          value={value.max}
          aria-label={most}
          aria-valuetext={wordsOf("max")}
          onChange={({ currentTarget }) => takeMost(currentTarget)}
          className="scale-bar"
        />
      </div>
      <div aria-hidden="true" className="num flex justify-between text-tiny font-medium text-muted">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </div>
    </fieldset>
  );
}
