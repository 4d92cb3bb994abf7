import { Trans, useLingui } from "@lingui/react/macro";
import {
  type Analytics,
  type ByWeekTotals,
  MEASURES,
  toTotals,
} from "#features/analytics/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import { formatIndiaDayOfYear } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { MEASURE_NOTES, MEASURE_WORDS } from "./measure-words.ts";
import { WeekBars } from "./week-bars.tsx";

/** All layouts together: a chart for each measure, and the same as a table. */
export function Totals({ analytics }: { readonly analytics: Analytics }) {
  const { i18n } = useLingui();
  const { weeks } = analytics;
  const totals = toTotals(analytics);
  return (
    <section aria-labelledby="all-layouts">
      <h2 id="all-layouts" className="text-h3">
        <Trans>All layouts together</Trans>
      </h2>
      <div className="mt-4 grid gap-5 md:grid-cols-3">
        {MEASURES.map((measure) => {
          const { byWeek, sum } = totals[measure];
          const thisWeek = formatWhole(byWeek.at(-1) ?? 0);
          const lastWeek = formatWhole(byWeek.at(-2) ?? 0);
          return (
            <div
              key={measure}
              className="flex flex-col rounded-card border border-line bg-card p-5"
            >
              <h3 className="text-label font-medium text-muted">
                {i18n._(MEASURE_WORDS[measure])}
              </h3>
              <p className="num mt-1 text-h2">{formatWhole(sum)}</p>
              <p className="num text-small text-muted">
                <Trans>
                  {thisWeek} this week so far, {lastWeek} the week before
                </Trans>
              </p>
              <p className="mt-3 text-small text-muted">{i18n._(MEASURE_NOTES[measure])}</p>
              <div className="mt-auto pt-4">
                <WeekBars weeks={weeks} counts={byWeek} />
              </div>
            </div>
          );
        })}
      </div>
      <WeekTable weeks={weeks} totals={totals} />
    </section>
  );
}

interface WeekTableProps {
  readonly weeks: readonly string[];
  readonly totals: ByWeekTotals;
}

/** The charts in figures, newest week first. */
function WeekTable({ weeks, totals }: WeekTableProps) {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  return (
    <details className="mt-4">
      <summary className="text-link inline-flex min-h-11 items-center">
        <Trans>The weeks as a table</Trans>
      </summary>
      <table className="num mt-2 w-full max-w-xl text-small">
        <thead>
          <tr className="border-b border-ink text-left">
            <th scope="col" className="py-2 font-medium">
              <Trans>Week from</Trans>
            </th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col" className="py-2 pl-3 text-right font-medium">
                {i18n._(MEASURE_WORDS[measure])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week, at) => (
            <tr key={week} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {formatIndiaDayOfYear(new Date(week), language)}
              </th>
              {MEASURES.map((measure) => (
                <td key={measure} className="py-2 pl-3 text-right">
                  {formatWhole(totals[measure].byWeek.at(-1 - at) ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
