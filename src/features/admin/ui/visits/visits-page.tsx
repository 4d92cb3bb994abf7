import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { useLeadPlace } from "#features/admin/ui/inbox/inbox-words.ts";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { useNow } from "#features/admin/ui/while-open.ts";
import type { ConsoleVisit, VisitCalendar } from "#features/leads/index.ts";
import { indiaDay, toIndiaMidnight } from "#lib/time/time.ts";
import {
  formatIndiaDayOfYear,
  formatIndiaDayParts,
  formatIndiaMoment,
} from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { VisitFeedSection } from "./visit-feed.tsx";
import { VisitLink } from "./visit-link.tsx";
import { parseWeek, visitsByDay, type Week, weekLater } from "./week.ts";

/** Who comes when: a week of visits, and those of before whose end nobody told. */
export default function VisitsPage() {
  const now = useNow();
  const [params] = useSearchParams();
  const week = parseWeek(params.get("week"), now);
  const [from, to] = [week.days[0] ?? now, week.endsAt].map((at) => new Date(at).toISOString());
  const path = `/api/agent/visits?${new URLSearchParams({ from: from ?? "", to: to ?? "" })}`;
  return (
    <ConsolePart width="whole">
      <WeekHead week={week} now={now} />
      <OneWeek key={path} path={path} week={week} now={now} />
      <Allowed right="change-leads">
        <VisitFeedSection />
      </Allowed>
    </ConsolePart>
  );
}

function WeekHead({ week, now }: { readonly week: Week; readonly now: number }) {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const dayOf = (at: number) => formatIndiaDayOfYear(new Date(at), language);
  const [first, last] = [dayOf(week.days[0] ?? now), dayOf(week.days.at(-1) ?? now)];
  const isThis = parseWeek(null, now).name === week.name;
  const link = (name: string) => `${consoleHref("visits")}?week=${name}`;
  return (
    <header className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <h1 className="text-h1">
          <Trans>Visits</Trans>
        </h1>
        <p className="num mt-1 text-muted">
          {first} – {last}
        </p>
      </div>
      <nav aria-label={t`Weeks`} className="flex gap-2">
        <LocalLink
          to={link(weekLater(week, -1))}
          aria-label={t`The week before`}
          className={button("outline")}
        >
          <Icon name="arrow-left" className="size-5" />
        </LocalLink>
        {!isThis && (
          <LocalLink to={consoleHref("visits")} className={button("outline")}>
            <Trans>This week</Trans>
          </LocalLink>
        )}
        <LocalLink
          to={link(weekLater(week, 1))}
          aria-label={t`The week after`}
          className={button("outline")}
        >
          <Icon name="arrow-right" className="size-5" />
        </LocalLink>
      </nav>
    </header>
  );
}

interface OneWeekProps {
  readonly path: string;
  readonly week: Week;
  readonly now: number;
}

function OneWeek({ path, week, now }: OneWeekProps) {
  const { loaded, load } = useLoaded<{ calendar: VisitCalendar }>(path);
  if (loaded.kind !== "ready") return <NotReady loaded={loaded} onRetry={load} />;
  const { visits, unsettled, unsettledFound } = loaded.body.calendar;
  return (
    <>
      {unsettled.length > 0 && <Unsettled visits={unsettled} count={unsettledFound} />}
      <Days week={week} visits={visits} now={now} />
    </>
  );
}

interface UnsettledProps {
  readonly visits: readonly ConsoleVisit[];
  /** How many there are. */
  readonly count: number;
}

/** Visits that have begun and of which nobody said whether the buyer came. */
function Unsettled({ visits, count }: UnsettledProps) {
  const { i18n } = useLingui();
  const placeOf = useLeadPlace();
  const shown = visits.length;
  return (
    <section className="rounded-card border border-turmeric bg-turmeric-tint p-5">
      <h2 className="text-h3">
        <Plural value={count} one="Did they come?" other="Did they come? # visits" />
      </h2>
      {shown < count && (
        <p className="mt-1 text-muted">
          <Trans>
            The latest {shown} stand here; the others follow as you say how these ended.
          </Trans>
        </p>
      )}
      <ul className="mt-2 grid">
        {visits.map((visit) => (
          <li key={visit.reference}>
            <LocalLink
              to={consoleHref("leads/:reference", { reference: visit.reference })}
              className="flex min-h-11 flex-wrap items-center gap-x-3 underline-offset-4 hover:underline"
            >
              <span className="num">
                {formatIndiaMoment(new Date(visit.startsAt), toLanguage(i18n.locale))}
              </span>
              <b className="font-[550] [overflow-wrap:anywhere]">{visit.name}</b>
              <span className="text-muted">{placeOf(visit)}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DaysProps {
  readonly week: Week;
  readonly visits: readonly ConsoleVisit[];
  readonly now: number;
}

/** Seven days: beside each other where there is room, else below each other. */
function Days({ week, visits, now }: DaysProps) {
  const { t, i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const { hash } = useLocation();
  useEffect(() => document.getElementById(hash.slice(1))?.focus(), [hash]);
  return (
    <ol
      aria-label={t`The week's visits`}
      className="grid overflow-hidden rounded-card border border-line bg-card xl:grid-cols-7"
    >
      {visitsByDay(week, visits).map(({ day: from, visits: of }) => {
        const at = new Date(from);
        const { weekday } = formatIndiaDayParts(at, language);
        const isToday = from === toIndiaMidnight(now);
        return (
          <li
            key={from}
            className={`min-w-0 border-line p-3 not-last:border-b xl:min-h-64 xl:not-last:border-r xl:not-last:border-b-0 ${isToday ? "bg-river-tint" : ""}`}
          >
            <h2 id={indiaDay(from)} tabIndex={-1} className="font-[550] outline-none">
              {weekday} <span className="num">{formatIndiaDayOfYear(at, language)}</span>
              {isToday && (
                <span className="ml-2 text-small font-normal text-muted">
                  <Trans>today</Trans>
                </span>
              )}
            </h2>
            {of.length > 0 ? (
              <ul className="mt-2 grid gap-2">
                {of.map((visit) => (
                  <li key={visit.reference}>
                    <VisitLink
                      visit={visit}
                      to={consoleHref("leads/:reference", { reference: visit.reference })}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="mt-1 text-small text-muted">
                <Trans>No visits</Trans>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
