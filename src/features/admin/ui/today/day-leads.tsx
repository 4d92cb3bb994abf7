import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { CallSquare } from "#features/admin/ui/call-links.tsx";
import { AskedLine, BuyersWords } from "#features/admin/ui/inbox/asked-line.tsx";
import { ClockBar } from "#features/admin/ui/inbox/clock-bar.tsx";
import { Tried } from "#features/admin/ui/inbox/inbox-list.tsx";
import { useLeadPlace } from "#features/admin/ui/inbox/inbox-words.ts";
import { LeadPicture } from "#features/admin/ui/inbox/lead-picture.tsx";
import { type LeadsOfDay, toAnswerClock } from "#features/leads/index.ts";
import { toIndiaMidnight } from "#lib/time/time.ts";
import { formatIndiaDayOfYear, formatIndiaHour } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { DayRow, DaySection, MoreLink } from "./day-section.tsx";
import type { Beside } from "./use-beside.ts";
import type { useDayActs } from "./use-day-acts.ts";

interface DayWaitingProps {
  readonly waiting: LeadsOfDay["waiting"];
  readonly now: number;
  readonly beside: Beside;
  /** Shows the first lead whole; null where it has its row as the others. */
  readonly first: ReactNode;
}

/** Whom nobody has talked with yet, the nearest deadline first. */
export function DayWaiting({ waiting: { leads, found }, now, beside, first }: DayWaitingProps) {
  const { t } = useLingui();
  const rest = found - leads.length;
  return (
    <DaySection
      title={<Trans>To call</Trans>}
      found={found}
      empty={t`Nobody is waiting for a call.`}
      first={first}
      more={
        rest > 0 && (
          <MoreLink to={consoleHref("leads")}>
            <Plural value={rest} one="# more in the leads" other="# more in the leads" />
          </MoreLink>
        )
      }
    >
      {(first === null ? leads : leads.slice(1)).map((lead) => (
        <DayRow
          key={lead.reference}
          {...beside(lead.reference)}
          title={lead.name}
          begin={<LeadPicture lead={lead} />}
          clock={
            <>
              <ClockBar clock={toAnswerClock(lead, now)} />
              <Tried lead={lead} />
            </>
          }
          act={<CallSquare name={lead.name} phone={lead.phone} />}
        >
          <AskedLine lead={lead} />
          <BuyersWords lead={lead} />
        </DayRow>
      ))}
    </DaySection>
  );
}

interface DayStepsProps {
  readonly steps: LeadsOfDay["steps"];
  readonly now: number;
  readonly acts: ReturnType<typeof useDayActs>;
  readonly beside: Beside;
}

/** What agents meant to do by today, the longest overdue first. */
export function DaySteps({ steps: { leads, found }, now, acts, beside }: DayStepsProps) {
  const { t } = useLingui();
  const placeOf = useLeadPlace();
  const shown = leads.length;
  return (
    <DaySection
      title={<Trans>Follow-ups</Trans>}
      found={found}
      empty={t`None is due today.`}
      more={
        shown < found && (
          <p className="mt-2 text-muted">
            <Trans>The first {shown} stand here; the others follow as these are done.</Trans>
          </p>
        )
      }
    >
      {leads.map((lead) => (
        <DayRow
          key={lead.reference}
          {...beside(lead.reference)}
          title={lead.nextStep}
          begin={<DueTime at={Date.parse(lead.nextStepAt ?? "")} now={now} />}
          act={
            <Allowed right="change-leads">
              <button
                type="button"
                aria-busy={acts.busy}
                onClick={() => void acts.finish(lead)}
                className={button("outline", "small")}
              >
                <Icon name="check" className="size-4.5" />
                <Trans>Mark done</Trans>
              </button>
            </Allowed>
          }
        >
          {[lead.name, placeOf(lead)].filter(Boolean).join(" · ")}
        </DayRow>
      ))}
    </DaySection>
  );
}

/** The hour of one of today, the day before it of an older one; red once it has passed. */
function DueTime({ at, now }: { readonly at: number; readonly now: number }) {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const isToday = at >= toIndiaMidnight(now);
  return (
    <span className={at <= now ? "font-[550] text-danger" : "font-[550]"}>
      {!isToday && `${formatIndiaDayOfYear(new Date(at), language)}, `}
      {formatIndiaHour(new Date(at), language)}
    </span>
  );
}
