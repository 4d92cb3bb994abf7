import { useLingui } from "@lingui/react/macro";
import { formatDecimal, formatWhole } from "#platform/i18n/formats.ts";
import { formatIndiaDayOfYear } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";

interface WeekBarsProps {
  readonly weeks: readonly string[];
  readonly counts: readonly number[];
}

const WIDEST_LABEL = 999;

/**
 * Bars of the weeks, each with its count where there is room for all of them; the running week is only
 * outlined. The table says the same.
 */
export function WeekBars({ weeks, counts }: WeekBarsProps) {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const most = Math.max(1, ...counts);
  return (
    <div aria-hidden="true" className="num @container text-tiny">
      <div className="flex h-25 items-end border-b border-edge pt-4">
        {weeks.map((week, at) => {
          const count = counts[at] ?? 0;
          const isRunning = at === weeks.length - 1;
          return (
            <div
              key={week}
              style={{ height: `${(count / most) * 100}%` }}
              className={`relative mx-[1.4%] min-w-0 flex-1 ${
                isRunning && count > 0
                  ? "border-[1.5px] border-b-0 border-river bg-river-tint"
                  : "bg-river"
              }`}
            >
              {count > 0 && (
                <span className="absolute inset-x-0 bottom-full -mx-2 hidden text-center font-[550] @[20rem]:block">
                  {toLabel(count)}
                </span>
              )}
            </div>
          );
        })}
      </div>
      <p className="mt-1 flex justify-between gap-2 text-muted">
        <span>{formatIndiaDayOfYear(new Date(weeks[0] ?? ""), language)}</span>
        <span>{t`this week`}</span>
      </p>
    </div>
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
