import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { consoleHref } from "#features/admin/console-pages.ts";
import { Allowed, useMay } from "#features/admin/ui/admin-context.tsx";
import { CallButton } from "#features/admin/ui/call-links.tsx";
import { MessagePart } from "#features/admin/ui/messages/message-part.tsx";
import { whatsAppLink } from "#features/admin/ui/messages/message-writer.tsx";
import { useGreeting } from "#features/admin/ui/messages/use-greeting.ts";
import { useNow } from "#features/admin/ui/while-open.ts";
import { type AgentLead, toAnswerClock } from "#features/leads/index.ts";
import { LANGUAGE_TABLE } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { TitleBlock, TitleCell } from "#platform/ui/title-block.tsx";
import { AskedLine } from "./asked-line.tsx";
import { ClockBar } from "./clock-bar.tsx";
import { REASON_WORDS, STATE_WORDS, useSpanWords } from "./inbox-words.ts";
import { LeadActions } from "./lead-actions.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { LeadDrawing } from "./lead-picture.tsx";
import { NextStepPart } from "./next-step-part.tsx";
import { VisitPart } from "./visit-part.tsx";

interface LeadPanelProps {
  readonly lead: AgentLead;
  readonly onChange: (lead: AgentLead) => void;
  /** Fetches the lead anew: another agent changed it. */
  readonly onReload: () => Promise<void>;
}

/** One lead: who asks, what for, how long it may wait, and what was and is to be done. */
export function LeadPanel({ lead, onChange, onReload }: LeadPanelProps) {
  const isChangeable = useMay("change-leads") && !lead.isForgotten;
  return (
    <article className="grid gap-8">
      <Head lead={lead} onChange={onChange} />
      <Requirements lead={lead} />
      {isChangeable && <NextStepPart lead={lead} onChange={onChange} onReload={onReload} />}
      {isChangeable && <VisitPart lead={lead} onChange={onChange} onReload={onReload} />}
      {!lead.isForgotten && <MessagePart {...lead} onSent={onChange} />}
      <Facts lead={lead} />
      {isChangeable && <LeadActions lead={lead} onChange={onChange} onReload={onReload} />}
      <LeadHistory events={lead.events} />
    </article>
  );
}

/**
 * The same beside the day, for the call that is due: who, what for, where it lies, the visit, and what came of
 * it. All else is a click away.
 */
export function LeadAside({ lead, onChange, onReload }: LeadPanelProps) {
  const isChangeable = useMay("change-leads") && !lead.isForgotten;
  return (
    <article className="grid gap-6">
      <Head lead={lead} onChange={onChange} isAside />
      <LeadDrawing lead={lead} plot={lead.plot} />
      <Requirements lead={lead} />
      {isChangeable && lead.preferredAt !== null && (
        <VisitPart lead={lead} onChange={onChange} onReload={onReload} />
      )}
      {isChangeable && <LeadActions lead={lead} onChange={onChange} onReload={onReload} />}
      <LocalLink
        to={consoleHref("leads/:reference", { reference: lead.reference })}
        className={button("outline")}
      >
        <Trans>Next step, messages and history</Trans>
      </LocalLink>
    </article>
  );
}

function Requirements({ lead: { requirements } }: { readonly lead: AgentLead }) {
  if (requirements === "") return null;
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 className="text-label font-medium text-muted">
        <Trans>Requirements</Trans>
      </h2>
      <p className="mt-1 text-lead [overflow-wrap:anywhere] whitespace-pre-wrap">{requirements}</p>
    </section>
  );
}

interface HeadProps extends Omit<LeadPanelProps, "onReload"> {
  /** Beside a page that has a head of its own. */
  readonly isAside?: boolean;
}

function Head({ lead, onChange, isAside = false }: HeadProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const span = useSpanWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // On arrival, not with each change.
  useEffect(() => {
    if (!isAside) heading.current?.focus({ preventScroll: true });
  }, [isAside]);
  const Heading = isAside ? "h2" : "h1";
  const ago = span(now - Date.parse(lead.createdAt));
  const clock = toAnswerClock(lead, now);
  return (
    <header className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <Heading
            ref={heading}
            tabIndex={-1}
            className="text-h2 outline-none [overflow-wrap:anywhere]"
          >
            {lead.name || t`Details deleted`}
          </Heading>
          <p className="mt-1 text-muted [overflow-wrap:anywhere]">
            <AskedLine lead={lead} /> · <Trans>came in {ago} ago</Trans>
          </p>
        </div>
        <div className="w-full max-w-60 sm:w-56">
          <ClockBar clock={clock} />
          <p className="mt-1.5 text-small">
            <Trans>
              State: <b className="font-[550]">{i18n._(STATE_WORDS[lead.state])}</b>
            </Trans>
            {lead.lostReason && <> ({i18n._(REASON_WORDS[lead.lostReason])})</>}
          </p>
        </div>
      </div>
      {!lead.isForgotten && <Contact lead={lead} onChange={onChange} isAside={isAside} />}
      {lead.ofPerson > 0 && (
        <LocalLink
          to={consoleHref("people/:reference", { reference: lead.reference })}
          className="num inline-flex min-h-11 items-center gap-2 justify-self-start font-[550] text-river underline-offset-4 hover:underline"
        >
          <Icon name="users-round" className="size-5" />
          <Plural
            value={lead.ofPerson}
            one="All about this person"
            other="All # requests of this person"
          />
        </LocalLink>
      )}
    </header>
  );
}

/** The ways to reach the buyer. */
function Contact({ lead, onChange, isAside = false }: HeadProps) {
  const { phone, email, greeting } = lead;
  const note = useGreeting(lead, onChange);
  const wide = isAside ? "flex-1" : "max-sm:flex-1";
  return (
    <div className="flex flex-wrap gap-3">
      {phone !== "" && (
        <>
          <CallButton phone={phone} className={isAside ? "w-full" : "max-sm:w-full"} />
          <Allowed right="change-leads">
            <a
              href={whatsAppLink(phone, greeting)}
              target="_blank"
              rel="noreferrer"
              onClick={note}
              className={`${button("outline")} ${wide}`}
            >
              <Icon name="message-circle" className="size-5 text-leaf" />
              <Trans>WhatsApp</Trans>
            </a>
          </Allowed>
        </>
      )}
      {email !== null && (
        <a href={`mailto:${email}`} className={`${button("outline")} ${wide}`}>
          <Icon name="mail" className="size-5" />
          <Trans>E-mail</Trans>
        </a>
      )}
    </div>
  );
}

function Facts({ lead }: { lead: AgentLead }) {
  const { t } = useLingui();
  const { mlsNumber, projectSlug, layout, location, published, plotNumber } = lead;
  // A plus code in front tells a reader nothing.
  const place = location?.replace(/^[^\s,]+\+[^\s,]*,?\s*/, "") || null;
  return (
    <section>
      <h2 className="mb-3 text-h3">
        <Trans>About</Trans>
      </h2>
      <LeadDrawing lead={lead} plot={lead.plot} className="mb-3 max-w-md" />
      <TitleBlock columns="sm:grid-cols-2">
        {mlsNumber !== null && (
          <TitleCell name={t`Layout`}>
            {published ? (
              <LocalLink
                to={href("/property/:mlsNumber", { mlsNumber })}
                target="_blank"
                className="text-link"
              >
                {layout ?? mlsNumber}
              </LocalLink>
            ) : (
              (layout ?? mlsNumber)
            )}
            {place !== null && (
              <span className="block text-small font-normal text-muted">{place}</span>
            )}
          </TitleCell>
        )}
        {projectSlug !== null && (
          <TitleCell name={t`Project`}>
            <LocalLink
              to={`${consoleHref("plots")}?project=${encodeURIComponent(projectSlug)}`}
              className="text-link"
            >
              {layout ?? projectSlug}
            </LocalLink>
          </TitleCell>
        )}
        {plotNumber !== null && <TitleCell name={t`Plot`}>{plotNumber}</TitleCell>}
        {lead.email !== null && <TitleCell name={t`E-mail`}>{lead.email}</TitleCell>}
        <SourceCells source={lead.source} />
        <TitleCell name={t`Language`}>{LANGUAGE_TABLE[lead.language].full}</TitleCell>
        <TitleCell name={t`Reference`}>{lead.reference}</TitleCell>
      </TitleBlock>
    </section>
  );
}

/** Where it came from; nothing where the browser did not know. */
function SourceCells({ source }: { source: AgentLead["source"] }) {
  const { t } = useLingui();
  const { sourcePage, referrerHost, utmSource, utmMedium, utmCampaign } = source;
  const campaign = [utmSource, utmMedium, utmCampaign].filter(Boolean).join(" · ");
  return (
    <>
      {sourcePage !== null && <TitleCell name={t`Sent from the page`}>{sourcePage}</TitleCell>}
      {referrerHost !== null && <TitleCell name={t`Led here by`}>{referrerHost}</TitleCell>}
      {campaign !== "" && <TitleCell name={t`Campaign`}>{campaign}</TitleCell>}
    </>
  );
}
