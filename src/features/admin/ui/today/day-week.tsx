import { Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import type { Today } from "#features/admin/model/replies.ts";
import { VisitLink } from "#features/admin/ui/visits/visit-link.tsx";
import { sevenDaysFrom, visitsByDay } from "#features/admin/ui/visits/week.ts";
import { indiaDay, toIndiaMidnight } from "#lib/time/time.ts";
import { formatIndiaDayParts } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import type { Beside } from "./use-beside.ts";

interface DayWeekProps {
  readonly today: Pick<Today, "visits" | "closedDays">;
  readonly now: number;
  readonly beside: Beside;
}

/** Seven days from today on with who comes, beside each other where there is room. */
export function DayWeek({ today: { visits, closedDays }, now, beside }: DayWeekProps) {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const days = visitsByDay(sevenDaysFrom(now), visits);
  return (
    <section>
      <h2 id="week" className="num text-h3">
        <Trans>Visits in the next seven days</Trans>
        {visits.length > 0 && <span className="ml-2 font-normal text-muted">{visits.length}</span>}
      </h2>
      {visits.length === 0 ? (
        <p className="mt-1 text-muted">
          <Trans>Nobody comes on these days.</Trans>
        </p>
      ) : (
        <ol
          aria-labelledby="week"
          className="mt-2 grid overflow-hidden rounded-card border border-line bg-card md:grid-cols-7"
        >
          {days.map(({ day, visits: ofDay }) => {
            const { weekday, day: date } = formatIndiaDayParts(new Date(day), language);
            const name = indiaDay(day);
            const isToday = day === toIndiaMidnight(now);
            const isClosed = closedDays.includes(name);
            return (
              <li
                key={day}
                className={`grid min-w-0 grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-3 border-line px-4 py-1 not-last:border-b md:min-h-32 md:grid-cols-1 md:p-2 md:not-last:border-r md:not-last:border-b-0 ${isToday ? "bg-river-tint" : isClosed ? "bg-mist" : ""}`}
              >
                <LocalLink
                  to={`${consoleHref("visits")}?week=${name}#${name}`}
                  className="flex min-h-11 flex-wrap content-center items-baseline gap-x-2 rounded underline-offset-4 hover:underline md:block md:content-start md:px-1"
                >
                  <span className="num font-[550] whitespace-nowrap">
                    {weekday} {date}
                  </span>
                  <span className="text-label text-muted md:block">
                    {isToday && <Trans>today</Trans>}
                    {isToday && isClosed && ", "}
                    {isClosed && <Trans>closed for visits</Trans>}
                  </span>
                </LocalLink>
                {ofDay.length > 0 ? (
                  <ul className="grid gap-1.5 py-1.5 md:mt-1 md:py-0">
                    {ofDay.map((visit) => (
                      <li key={visit.reference}>
                        <VisitLink visit={visit} {...beside(visit.reference)} isBrief />
                      </li>
                    ))}
                  </ul>
                ) : (
                  !isClosed && (
                    <p className="self-center text-small text-muted md:self-start md:px-1">
                      <Trans>No visits</Trans>
                    </p>
                  )
                )}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
