import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { useLeadPlace, VISIT_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { useNow } from "#features/admin/ui/while-open.ts";
import type { ConsoleVisit, VisitCalendar, VisitState } from "#features/leads/index.ts";
import { groupPhone } from "#platform/i18n/formats.ts";
import {
  formatIndiaDayOfYear,
  formatIndiaDayParts,
  formatIndiaHour,
  formatIndiaMoment,
} from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { VisitFeedSection } from "./visit-feed.tsx";
import { parseWeek, type Week, weekLater } from "./week.ts";

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
  const { visits, unsettled } = loaded.body.calendar;
  return (
    <>
      {unsettled.length > 0 && <Unsettled visits={unsettled} />}
      <Days week={week} visits={visits} now={now} />
    </>
  );
}

/** Visits that have begun and of which nobody said whether the buyer came. */
function Unsettled({ visits }: { readonly visits: readonly ConsoleVisit[] }) {
  const { i18n } = useLingui();
  const placeOf = useLeadPlace();
  const count = visits.length;
  return (
    <section className="rounded-card border border-turmeric bg-turmeric-tint p-5">
      <h2 className="text-h3">
        <Plural value={count} one="Did they come?" other="Did they come? # visits" />
      </h2>
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
  const ends = [...week.days.slice(1), week.endsAt];
  return (
    <ol
      aria-label={t`The week's visits`}
      className="grid overflow-hidden rounded-card border border-line bg-card xl:grid-cols-7"
    >
      {week.days.map((from, n) => {
        const to = ends[n] ?? week.endsAt;
        const of = visits.filter(({ startsAt }) => {
          const at = Date.parse(startsAt);
          return at >= from && at < to;
        });
        const { weekday, day, month } = formatIndiaDayParts(new Date(from), language);
        const isToday = now >= from && now < to;
        return (
          <li
            key={from}
            className={`min-w-0 border-line p-3 not-last:border-b xl:min-h-64 xl:not-last:border-r xl:not-last:border-b-0 ${isToday ? "bg-river-tint" : ""}`}
          >
            <h2 className="font-[550]">
              {weekday} <span className="num">{day}</span> {month}
              {isToday && (
                <span className="ml-2 text-small font-normal text-muted">
                  <Trans>today</Trans>
                </span>
              )}
            </h2>
            {of.length > 0 ? (
              <ul className="mt-2 grid gap-2">
                {of.map((visit) => (
                  <Visit key={visit.reference} visit={visit} />
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

const LOOKS: Record<VisitState, string> = {
  asked: "border-l-laterite",
  confirmed: "border-l-river",
  done: "border-l-leaf",
  missed: "border-l-edge",
  cancelled: "border-l-line text-muted line-through",
};

function Visit({ visit }: { readonly visit: ConsoleVisit }) {
  const { i18n } = useLingui();
  const { reference, startsAt, state, name, phone } = visit;
  const place = useLeadPlace()(visit);
  return (
    <li>
      <LocalLink
        to={consoleHref("leads/:reference", { reference })}
        className={`grid min-h-11 gap-0.5 rounded-r border border-l-4 border-line bg-paper px-3 py-2 text-small hover:border-ink ${LOOKS[state]}`}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-2">
          <b className="num text-control font-[550]">
            {formatIndiaHour(new Date(startsAt), toLanguage(i18n.locale))}
          </b>
          <span className="text-label text-muted">{i18n._(VISIT_WORDS[state])}</span>
        </span>
        <span className="[overflow-wrap:anywhere]">{name}</span>
        {place !== "" && <span className="text-muted [overflow-wrap:anywhere]">{place}</span>}
        <span className="num text-muted">{groupPhone(phone)}</span>
      </LocalLink>
    </li>
  );
}
