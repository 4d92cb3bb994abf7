import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import { useMay } from "#features/admin/ui/admin-context.tsx";
import { CallSquare } from "#features/admin/ui/call-links.tsx";
import { useLeadPlace, VISIT_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import type { ConsoleVisit, LeadsOfDay } from "#features/leads/index.ts";
import { DAY_MS, toIndiaMidnight } from "#lib/time/time.ts";
import { formatIndiaDayOfYear, formatIndiaHour } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { DayRow, DaySection, MoreLink } from "./day-section.tsx";
import type { Beside } from "./use-beside.ts";
import type { useDayActs } from "./use-day-acts.ts";

interface DayVisitsProps {
  readonly today: Pick<LeadsOfDay, "visits" | "unsettled" | "unsettledFound">;
  readonly now: number;
  readonly acts: ReturnType<typeof useDayActs>;
  readonly beside: Beside;
}

/** Who comes today and tomorrow, after those of before whose end nobody told. */
export function DayVisits({ today, ...rows }: DayVisitsProps) {
  const { t } = useLingui();
  const { visits, unsettled, unsettledFound } = today;
  const rest = unsettledFound - unsettled.length;
  const toRow = (visit: ConsoleVisit) => <VisitRow key={visit.reference} visit={visit} {...rows} />;
  return (
    <>
      {unsettledFound > 0 && (
        <DaySection
          title={<Trans>Did they come?</Trans>}
          found={unsettledFound}
          empty=""
          more={
            rest > 0 && (
              <MoreLink to={consoleHref("visits")}>
                <Plural value={rest} one="# more in the calendar" other="# more in the calendar" />
              </MoreLink>
            )
          }
        >
          {unsettled.toReversed().map(toRow)}
        </DaySection>
      )}
      <DaySection
        title={<Trans>Visits today and tomorrow</Trans>}
        found={visits.length}
        empty={t`Nobody comes today or tomorrow.`}
      >
        {visits.map(toRow)}
      </DaySection>
    </>
  );
}

interface VisitRowProps extends Omit<DayVisitsProps, "today"> {
  readonly visit: ConsoleVisit;
}

function VisitRow({ visit, now, acts, beside }: VisitRowProps) {
  const { i18n } = useLingui();
  const placeOf = useLeadPlace();
  return (
    <DayRow
      {...beside(visit.reference)}
      title={visit.name}
      begin={<VisitTime at={Date.parse(visit.startsAt)} now={now} />}
      act={<VisitAction visit={visit} now={now} acts={acts} />}
    >
      {[i18n._(VISIT_WORDS[visit.state]), placeOf(visit)].filter(Boolean).join(" · ")}
    </DayRow>
  );
}

/** Confirms what was asked for, tells how a visit ended, or calls before it begins. */
function VisitAction({ visit, now, acts }: Omit<VisitRowProps, "beside">) {
  const mayChange = useMay("change-leads");
  const hasBegun = Date.parse(visit.startsAt) <= now;
  const isOpen = visit.state === "asked" || visit.state === "confirmed";
  const isAgreed = visit.state === "confirmed" && !hasBegun;
  if (!mayChange || !isOpen || isAgreed)
    return <CallSquare name={visit.name} phone={visit.phone} />;
  return (
    <button
      type="button"
      aria-busy={acts.busy}
      onClick={() => void acts.settle(visit, hasBegun ? "done" : "confirm")}
      className={button("outline", "small")}
    >
      {hasBegun ? <Trans>They came</Trans> : <Trans>Confirm</Trans>}
    </button>
  );
}

function VisitTime({ at, now }: { readonly at: number; readonly now: number }) {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const days = (toIndiaMidnight(at) - toIndiaMidnight(now)) / DAY_MS;
  return (
    <>
      <b className="font-[550]">{formatIndiaHour(new Date(at), language)}</b>{" "}
      <span className="text-small text-muted sm:block">
        {days === 0 ? (
          <Trans>today</Trans>
        ) : days === 1 ? (
          <Trans>tomorrow</Trans>
        ) : (
          formatIndiaDayOfYear(new Date(at), language)
        )}
      </span>
    </>
  );
}
