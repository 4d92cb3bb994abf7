import { useLingui } from "@lingui/react/macro";
import { formatDecimal, formatWhole } from "#platform/i18n/formats.ts";
import { formatIndiaDayOfYear } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";

interface WeekBarsProps {
  readonly weeks: readonly string[];
  readonly counts: readonly number[];
}

const STEP = 30;
const BAR = 20;
const TALLEST = 84;
const TOP = 18;
const FLOOR = TOP + TALLEST;
const HEIGHT = FLOOR + 22;
const WIDEST_LABEL = 999;

/** Bars of the weeks, each with its count; the running week is only outlined. The table says the same. */
export function WeekBars({ weeks, counts }: WeekBarsProps) {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const width = STEP * weeks.length;
  const most = Math.max(1, ...counts);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${HEIGHT}`} className="num block w-full">
      <path d={`M0 ${FLOOR + 0.5}H${width}`} className="stroke-edge" />
      {weeks.map((week, at) => {
        const count = counts[at] ?? 0;
        const height = (count / most) * TALLEST;
        const x = at * STEP + (STEP - BAR) / 2;
        const isRunning = at === weeks.length - 1;
        return (
          <g key={week}>
            <rect
              x={isRunning ? x + 0.75 : x}
              y={FLOOR - height}
              width={isRunning ? BAR - 1.5 : BAR}
              height={height}
              className={
                isRunning ? "fill-river-tint stroke-river [stroke-width:1.5]" : "fill-river"
              }
            />
            {count > 0 && (
              <text
                x={x + BAR / 2}
                y={FLOOR - height - 5}
                textAnchor="middle"
                className="fill-ink text-tiny font-[550]"
              >
                {toLabel(count)}
              </text>
            )}
          </g>
        );
      })}
      <text x={0} y={HEIGHT - 4} className="fill-muted text-tiny">
        {formatIndiaDayOfYear(new Date(weeks[0] ?? ""), language)}
      </text>
      <text x={width} y={HEIGHT - 4} textAnchor="end" className="fill-muted text-tiny">
        {t`this week`}
      </text>
    </svg>
  );
}

/** As wide as the step of a bar: "1.8k"; the table has it exactly. */
function toLabel(count: number): string {
  return count > WIDEST_LABEL
    ? `${formatDecimal(count / 1000, count < 10_000 ? 1 : 0)}k`
    : formatWhole(count);
}

/** The same without words, small, beside a row that says the sum. */
export function SparkBars({ counts }: Pick<WeekBarsProps, "counts">) {
  const most = Math.max(1, ...counts);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${counts.length * 8} 24`} className="h-6 w-24">
      <path d={`M0 23.5H${counts.length * 8}`} className="stroke-line" />
      {counts.map((count, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place
          key={at}
          x={at * 8 + 1}
          y={23 - (count / most) * 22}
          width={6}
          height={(count / most) * 22}
          className="fill-river"
        />
      ))}
    </svg>
  );
}
