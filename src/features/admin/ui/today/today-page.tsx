import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, use, useEffect, useRef } from "react";
import { consoleHref } from "#features/admin/console-pages.ts";
import type { Today } from "#features/admin/model/replies.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { LeadAside } from "#features/admin/ui/inbox/lead-panel.tsx";
import { NewsContext } from "#features/admin/ui/inbox/news.ts";
import { OneLead } from "#features/admin/ui/inbox/open-lead.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { useLookedAt, useNow } from "#features/admin/ui/while-open.ts";
import { DAY_MS, toIndiaMidnight } from "#lib/time/time.ts";
import { formatIndiaDay } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { DayHolds } from "./day-holds.tsx";
import { DaySteps, DayWaiting } from "./day-leads.tsx";
import { DayVisits } from "./day-visits.tsx";
import { DayWeek } from "./day-week.tsx";
import { FirstLead } from "./first-lead.tsx";
import { useBeside } from "./use-beside.ts";
import { useDayActs } from "./use-day-acts.ts";

/** What is to be done today: who waits, what is due, who comes, which holds end. */
export default function TodayPage() {
  const now = useNow();
  const { loaded, load } = useLoaded<{ today: Today }>("/api/agent/today");
  const acts = useDayActs(load);
  useReloading(load);
  if (loaded.kind === "ready")
    return <Day today={loaded.body.today} now={now} acts={acts} onReload={load} />;
  return (
    <ConsolePart width="day">
      <DayHead now={now} />
      <NotReady loaded={loaded} onRetry={load} />
    </ConsolePart>
  );
}

interface DayProps {
  readonly today: Today;
  readonly now: number;
  readonly acts: ReturnType<typeof useDayActs>;
  readonly onReload: () => Promise<unknown>;
}

/** The day, and beside it where there is room the lead that is called next. */
function Day({ today, now, acts, onReload }: DayProps) {
  const { t } = useLingui();
  const tomorrowEnds = toIndiaMidnight(now) + 2 * DAY_MS;
  const near = {
    ...today,
    visits: today.visits.filter(({ startsAt }) => Date.parse(startsAt) < tomorrowEnds),
  };
  const { open, beside } = useBeside(near);
  return (
    <ConsolePart width="whole">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem] xl:gap-10">
        <div className="grid max-w-4xl gap-8">
          <DayHead now={now}>
            <Summary today={near} />
          </DayHead>
          <ActOutcome acts={acts} />
          <DayWaiting
            waiting={today.waiting}
            now={now}
            beside={beside}
            first={
              open === null && today.first ? (
                <FirstLead
                  key={today.first.reference}
                  lead={today.first}
                  now={now}
                  acts={acts}
                  onReload={onReload}
                />
              ) : null
            }
          />
          <DaySteps steps={today.steps} now={now} acts={acts} beside={beside} />
          <DayVisits today={near} now={now} acts={acts} beside={beside} />
          <DayHolds holds={today.holds} />
          <DayWeek today={today} now={now} beside={beside} />
        </div>
        {open !== null && (
          <aside
            aria-label={t`Lead`}
            className="rounded-card border border-line bg-card p-6 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:overflow-y-auto"
          >
            <OneLead
              key={open}
              reference={open}
              reload={onReload}
              changed={acts.times}
              Panel={LeadAside}
            />
          </aside>
        )}
      </div>
    </ConsolePart>
  );
}

interface DayHeadProps {
  readonly now: number;
  readonly children?: ReactNode;
}

function DayHead({ now, children }: DayHeadProps) {
  const { i18n } = useLingui();
  return (
    <header className="flex items-start justify-between gap-x-4 gap-y-4 sm:flex-wrap sm:gap-x-6">
      <div>
        <h1 className="num text-h2 sm:text-h1">
          {formatIndiaDay(new Date(now), toLanguage(i18n.locale))}
        </h1>
        {children}
      </div>
      <Allowed right="change-leads">
        <LocalLink
          to={consoleHref("people/new")}
          className={`max-sm:size-12 max-sm:shrink-0 max-sm:px-0 ${button("outline")}`}
        >
          <Icon name="plus" className="size-5" />
          <span className="max-sm:sr-only">
            <Trans>Add a call or walk-in</Trans>
          </span>
        </LocalLink>
      </Allowed>
    </header>
  );
}

/** What became of the last act, and how it is taken back: in sight however far down the day it was done. */
function ActOutcome({ acts: { outcome, undo } }: Pick<DayProps, "acts">) {
  return (
    <div className="sticky top-3 z-20 -mt-8 flex flex-wrap items-center gap-3 has-[p]:-mt-3">
      <FormMessage outcome={outcome} />
      {undo && (
        <button type="button" onClick={undo} className={button("outline", "small")}>
          <Icon name="undo-2" className="size-4.5" />
          <Trans>Undo</Trans>
        </button>
      )}
    </div>
  );
}

/** Another agent may have been here, or somebody has written: the page follows. */
function useReloading(load: () => Promise<unknown>) {
  const { waiting, fresh } = use(NewsContext);
  const told = useRef(waiting);
  useEffect(() => {
    if (waiting === told.current && fresh.length === 0) return;
    told.current = waiting;
    void load();
  }, [waiting, fresh, load]);
  useLookedAt(load);
}

/** The day in one line. */
function Summary({ today }: { readonly today: Today }) {
  const { waiting, late, steps, visits, unsettledFound, holds } = today;
  const sum = waiting.found + steps.found + visits.length + unsettledFound + holds.length;
  if (sum === 0)
    return (
      <p className="mt-1 text-muted">
        <Trans>Nothing waits for you. New requests appear here on their own.</Trans>
      </p>
    );
  return (
    <p className="num mt-1 flex flex-wrap gap-x-4 text-muted">
      <span className={late > 0 ? "font-[550] text-danger" : ""}>
        <Plural value={late} _0="Nobody waits too long" one="# is late" other="# are late" />
      </span>
      <span>
        <Plural value={steps.found} one="# follow-up" other="# follow-ups" />
      </span>
      {unsettledFound > 0 && (
        <span>
          <Plural
            value={unsettledFound}
            one="# visit: did they come?"
            other="# visits: did they come?"
          />
        </span>
      )}
      <span>
        <Plural value={visits.length} one="# visit" other="# visits" />
      </span>
      <span>
        <Plural value={holds.length} one="# hold ends" other="# holds end" />
      </span>
    </p>
  );
}
