import { useLingui } from "@lingui/react/macro";
import type { Rupees } from "#lib/units/units.ts";
import { formatRateTag, formatRupees } from "#platform/i18n/formats.ts";

const WIDTH = 720;
const INSET = 36;
const DOT = 18;
/** Room over the dots for the name of the own one. */
const NAME = 44;
const STEP = 2000;

/** Asking rates as stacked dots over a scale bar, the listing's own filled and named. */
export function RateDots({ rate, rates }: { rate: Rupees; rates: readonly Rupees[] }) {
  const { t } = useLingui();
  const scale = toScale([rate, ...rates]);
  const stacks = stackDots(rates, rate, scale);
  const tallest = Math.max(...stacks.map((dot) => dot.level)) + 1;
  const base = NAME + tallest * DOT + 8;
  const own = stacks.find((dot) => dot.own);
  const flip = own !== undefined && own.x > WIDTH / 2;
  const list = rates.map(formatRupees).join(", ");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${base + 34}`}
      role="img"
      aria-label={t`This layout ${formatRupees(rate)}; neighbours ${list}`}
      className="mt-4 w-full"
    >
      <path d={`M${INSET} ${base}H${WIDTH - INSET}v6H${INSET}z`} className="fill-card stroke-ink" />
      {scale.marks
        .slice(0, -1)
        .map((mark, i) =>
          i % 2 === 0 ? null : (
            <path
              key={mark}
              d={`M${scale.x(mark)} ${base}H${scale.x(scale.marks[i + 1] ?? mark)}v6H${scale.x(mark)}z`}
              className="fill-ink"
            />
          ),
        )}
      {scale.marks.map((mark) => (
        <text
          key={mark}
          x={scale.x(mark)}
          y={base + 26}
          textAnchor="middle"
          className="fill-muted text-label max-sm:text-[22px]"
        >
          {formatRateTag(mark)}
        </text>
      ))}
      {stacks.map((dot) => (
        <circle
          key={`${dot.x}-${dot.level}`}
          cx={dot.x}
          cy={base - 12 - dot.level * DOT}
          r="7"
          strokeWidth="1.2"
          className={dot.own ? "fill-river stroke-river" : "fill-water stroke-river"}
        />
      ))}
      {own && (
        <>
          <path d={`M${own.x} 8V${base - 20 - own.level * DOT}`} className="stroke-river" />
          <text
            x={own.x + (flip ? -10 : 10)}
            y={24}
            textAnchor={flip ? "end" : "start"}
            className="fill-river-deep text-control font-semibold max-sm:text-[24px]"
          >
            {t`This layout ${formatRupees(rate)}`}
          </text>
        </>
      )}
    </svg>
  );
}

function toScale(values: readonly number[]) {
  const low = Math.max(0, Math.floor(Math.min(...values) / STEP) * STEP - STEP);
  const high = Math.ceil(Math.max(...values) / STEP) * STEP + STEP;
  const step = Math.max(STEP, Math.ceil((high - low) / 5 / STEP) * STEP);
  const count = Math.ceil((high - low) / step);
  const marks = Array.from({ length: count + 1 }, (_, i) => low + i * step);
  const span = count * step;
  return { marks, x: (value: number) => INSET + ((value - low) / span) * (WIDTH - 2 * INSET) };
}

function stackDots(rates: readonly Rupees[], own: Rupees, scale: { x: (value: number) => number }) {
  const heights = new Map<number, number>();
  const place = (value: number, isOwn: boolean) => {
    const level = heights.get(value) ?? 0;
    heights.set(value, level + 1);
    return { x: scale.x(value), level, own: isOwn };
  };
  return [...rates.map((rate) => place(rate, false)), place(own, true)];
}
