import { type AreaUnit, toSqYards } from "#features/calculators/index.ts";
import type { Parse } from "./address-values.ts";

/**
 * Slider of plot sizes in each unit that land is asked for in: about 100 to 1000 sq yd.
 * Sizes beyond it are typed, and stand in the address as they were typed.
 */
export const SIZE_SCALES = {
  "sq-yard": { min: 100, max: 1000, step: 10 },
  "sq-foot": { min: 900, max: 9000, step: 50 },
  "sq-metre": { min: 80, max: 840, step: 10 },
  cent: { min: 2, max: 21, step: 0.5 },
} as const satisfies Partial<Record<AreaUnit, Scale>>;

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A size may be typed up to so many times the slider's end: 20 acres. */
const TYPED_TIMES = 100;

export type SizeUnit = keyof typeof SIZE_SCALES;
export const SIZE_UNITS = Object.keys(SIZE_SCALES) as readonly SizeUnit[];

/** The plot sizes that are asked for, both ends included, in the visitor's own unit. */
export interface SizeQuery {
  readonly min: number;
  /** At the end of its scale it is no limit, also of a least that is beyond it. */
  readonly max: number;
  /** Square yards unless told. */
  readonly unit?: SizeUnit;
}

/** The unit that sizes are asked in; square yards where the query names none. */
export const unitOf = ({ unit }: SizeQuery): SizeUnit => unit ?? "sq-yard";

/** To the nearest step of its unit's slider, on it or beyond. */
export function toStep(value: number, unit: SizeUnit): number {
  const { max, step } = SIZE_SCALES[unit];
  return Math.min(max * TYPED_TIMES, Math.max(step, Math.round(value / step) * step));
}

/** True when a least size is asked for. */
export function asksLeast(size: SizeQuery): boolean {
  return size.min !== SIZE_SCALES[unitOf(size)].min;
}

/** True when a largest size is asked for. */
export function asksMost(size: SizeQuery): boolean {
  return size.max !== SIZE_SCALES[unitOf(size)].max;
}

/** The size as its slider shows it, whose thumbs stand at the end for what is beyond. */
export function onSlider(size: SizeQuery): SizeQuery {
  const { min, max } = SIZE_SCALES[unitOf(size)];
  const on = (value: number) => Math.min(max, Math.max(min, value));
  return { ...size, min: on(size.min), max: on(size.max) };
}

/** The bounds in sq yd; infinite where the scale ends. */
export function sizeBounds(size: SizeQuery): { readonly min: number; readonly max: number } {
  const unit = unitOf(size);
  return {
    min: toSqYards(size.min, unit),
    max: asksMost(size) ? toSqYards(size.max, unit) : Number.POSITIVE_INFINITY,
  };
}

/** The same sizes in another unit, to the nearest step of its slider; open ends stay open. */
export function sizeIn(size: SizeQuery, unit: SizeUnit): SizeQuery {
  const scale = SIZE_SCALES[unit];
  const [from, to] = [toSqYards(1, unitOf(size)), toSqYards(1, unit)];
  // Where an end that is asked for comes to stand at its scale's end, which asks for nothing, it is a step beyond.
  const converted = (value: number, end: number, beyond: number) => {
    const near = toStep((value * from) / to, unit);
    return near === end ? end + beyond : near;
  };
  const min = asksLeast(size) ? converted(size.min, scale.min, -scale.step) : scale.min;
  const max = asksMost(size) ? converted(size.max, scale.max, scale.step) : scale.max;
  return unit === "sq-yard" ? { min, max } : { min, max, unit };
}

const LINK = /^([\d.]+)-([\d.]+)(?:-([a-z-]+))?$/;
const FIGURE = /^\d{1,6}(\.\d)?$/;

/**
 * "200-300" or "5-10-cent" of a link; of a plain form its least and its most, and the unit where it
 * is not sq yd; or a link and these, where it is beyond the sliders; or a most alone. As with script,
 * the most stops at the least.
 */
export const parseSize: Parse<SizeQuery> = (text, next, third, fourth) => {
  const [, least, most, named] = LINK.exec(text) ?? [];
  if (least === undefined || most === undefined)
    return next === undefined
      ? toFieldSize(String(SIZE_SCALES["sq-yard"].min), text, undefined)
      : toFieldSize(text, next, third);
  const size = toSize(least, most, named);
  if (!size || (size.min > size.max && asksMost(size))) return null;
  const sliders = third === undefined ? null : toFieldSize(next ?? "", third, fourth);
  return sliders && sliders.unit === size.unit ? movedBy(size, sliders) : size;
};

/** A size that may be beyond the sliders, as they are: each end is theirs once it was moved. */
export function movedBy(size: SizeQuery, sliders: SizeQuery): SizeQuery {
  const shown = onSlider(size);
  const end = (name: "min" | "max") => (sliders[name] === shown[name] ? size : sliders)[name];
  return { ...size, min: end("min"), max: end("max") };
}

function toFieldSize(least: string, most: string, named: string | undefined): SizeQuery | null {
  const size = toSize(least, most, named);
  return size && asksMost(size) ? { ...size, max: Math.max(size.min, size.max) } : size;
}

function toSize(least: string, most: string, named: string | undefined): SizeQuery | null {
  const unit = SIZE_UNITS.find((known) => known === (named ?? "sq-yard"));
  if (!unit || !FIGURE.test(least) || !FIGURE.test(most)) return null;
  const [min, max] = [Number(least), Number(most)];
  if (Math.min(min, max) < SIZE_SCALES[unit].step) return null;
  return unit === "sq-yard" ? { min, max } : { min, max, unit };
}

/** Sizes as an address has them: "200-300", "5-10-cent". */
export function formatSize(size: SizeQuery): string {
  return [size.min, size.max, ...(size.unit ? [size.unit] : [])].join("-");
}
