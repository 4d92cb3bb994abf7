import { Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { CallButton } from "#features/admin/ui/call-links.tsx";
import { AskedLine } from "#features/admin/ui/inbox/asked-line.tsx";
import { ClockBar } from "#features/admin/ui/inbox/clock-bar.tsx";
import { Tried } from "#features/admin/ui/inbox/inbox-list.tsx";
import { LeadPicture } from "#features/admin/ui/inbox/lead-picture.tsx";
import { SizeAndCost } from "#features/admin/ui/inbox/plot-quote.tsx";
import { whatsAppLink } from "#features/admin/ui/messages/message-writer.tsx";
import { useGreeting } from "#features/admin/ui/messages/use-greeting.ts";
import { type AgentLead, toAnswerClock } from "#features/leads/index.ts";
import { formatIndiaDayOfYear, formatIndiaHour } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { useDayActs } from "./use-day-acts.ts";

interface FirstLeadProps {
  readonly lead: AgentLead;
  readonly now: number;
  readonly acts: ReturnType<typeof useDayActs>;
  readonly onReload: () => Promise<unknown>;
}

/** The call of the nearest deadline, whole, where no lead stands beside the day. */
export function FirstLead({ lead, now, acts, onReload }: FirstLeadProps) {
  const { reference, name, requirements } = lead;
  return (
    <article className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-ink bg-card p-4 sm:p-5">
      <div className="grid gap-2">
        <h3 className="text-h3">
          <LocalLink
            to={consoleHref("leads/:reference", { reference })}
            className="-my-2 block py-2 [overflow-wrap:anywhere] underline-offset-4 hover:underline"
          >
            {name}
          </LocalLink>
        </h3>
        <ClockBar clock={toAnswerClock(lead, now)} />
        <Tried lead={lead} />
      </div>
      <div className="flex items-center gap-4">
        <LeadPicture lead={lead} isLarge />
        <div className="min-w-0 [overflow-wrap:anywhere] text-muted">
          <AskedLine lead={lead} />
          <SizeAndCost plot={lead.plot} />
        </div>
      </div>
      {requirements !== "" && (
        <p className="line-clamp-4 [overflow-wrap:anywhere]">“{requirements}”</p>
      )}
      <Ways lead={lead} onReload={onReload} />
      <ConfirmVisit lead={lead} now={now} acts={acts} />
    </article>
  );
}

/** To call the buyer, to write, and to all else of the lead. */
function Ways({ lead, onReload }: Pick<FirstLeadProps, "lead" | "onReload">) {
  const { t } = useLingui();
  const { reference, name, phone, greeting } = lead;
  const note = useGreeting(lead, () => void onReload());
  const square = `size-12 shrink-0 px-0 ${button("outline")}`;
  return (
    <div className="flex gap-3">
      {phone !== "" && (
        <>
          <CallButton phone={phone} name={name} className="min-w-0 flex-1" />
          <Allowed right="change-leads">
            <a
              href={whatsAppLink(phone, greeting)}
              target="_blank"
              rel="noreferrer"
              onClick={note}
              aria-label={t`Write to ${name} in WhatsApp`}
              className={square}
            >
              <Icon name="message-circle" className="size-5 text-leaf" />
            </a>
          </Allowed>
        </>
      )}
      <LocalLink
        to={consoleHref("leads/:reference", { reference })}
        aria-label={t`All of this request`}
        className={square}
      >
        <Icon name="arrow-right" className="size-5" />
      </LocalLink>
    </div>
  );
}

/** Confirms the visit that is asked for while it is to come; nothing of another. */
function ConfirmVisit({ lead, now, acts }: Pick<FirstLeadProps, "lead" | "now" | "acts">) {
  const { i18n } = useLingui();
  const language = toLanguage(i18n.locale);
  const at = lead.preferredAt === null ? null : new Date(lead.preferredAt);
  if (at === null || lead.visitState !== "asked" || at.getTime() <= now) return null;
  const [day, hour] = [formatIndiaDayOfYear(at, language), formatIndiaHour(at, language)];
  return (
    <Allowed right="change-leads">
      <button
        type="button"
        aria-busy={acts.busy}
        onClick={() => void acts.settle(lead, "confirm")}
        className={`num h-auto! min-h-12 py-2 text-center whitespace-normal! ${button("outline")}`}
      >
        <Trans>
          Confirm {day}, {hour}
        </Trans>
      </button>
    </Allowed>
  );
}
