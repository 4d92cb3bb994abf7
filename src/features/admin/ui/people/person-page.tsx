import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { Allowed, useMay } from "#features/admin/ui/admin-context.tsx";
import { CallButton } from "#features/admin/ui/call-links.tsx";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { LeadHistory } from "#features/admin/ui/inbox/lead-history.tsx";
import { isExpected, VISIT_PART } from "#features/admin/ui/inbox/visit-part.tsx";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { MessagePart } from "#features/admin/ui/messages/message-part.tsx";
import { whatsAppLink } from "#features/admin/ui/messages/message-writer.tsx";
import { button, TEXT_ACTION } from "#platform/ui/button.ts";
import { LocalLink, WayUp } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { PersonFacts } from "./person-facts.tsx";
import { PersonJoins } from "./person-joins.tsx";
import { PersonNext } from "./person-next.tsx";
import { PersonRequests } from "./person-parts.tsx";
import { PlotsInTalk } from "./plots-in-talk.tsx";

/** One person however many requests: whom the address names by one of them. */
export default function PersonPage({ reference = "" }: { readonly reference?: string }) {
  return <OnePerson key={reference} reference={reference} />;
}

function OnePerson({ reference }: { readonly reference: string }) {
  const { t } = useLingui();
  const path = `/api/agent/people/${encodeURIComponent(reference)}`;
  const { loaded, load } = useLoaded<{ person: KnownPerson }>(path);
  if (loaded.kind === "failed" && loaded.failure.code === "no-such-person")
    return (
      <p role="alert" className="wrap py-16">
        <Trans>There is no such person, or their details were deleted.</Trans>
      </p>
    );
  if (loaded.kind !== "ready")
    return (
      <div className="wrap py-8">
        <NotReady loaded={loaded} onRetry={load} />
      </div>
    );
  const { person } = loaded.body;
  const { name } = person;
  return (
    <article className="wrap grid items-start gap-x-12 gap-y-8 py-4 lg:grid-cols-[380px_1fr] lg:grid-rows-[auto_1fr]">
      <title>{t`${name} · Sthalam agent`}</title>
      <Head person={person} />
      <div className="grid min-w-0 gap-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <PlotsInTalk person={person} />
        <PersonRequests leads={person.leads} asked={person.asked} />
        <MessagePart {...person.newest} onSent={() => void load()} />
        <LeadHistory events={person.events.toReversed()} />
      </div>
      <Foot person={person} reference={reference} onChange={() => void load()} />
    </article>
  );
}

interface PersonProps {
  readonly person: KnownPerson;
}

/** Whom one talks with: how to reach them, what they look for, and what is due. */
function Head({ person }: PersonProps) {
  const { name, phones } = person;
  return (
    <div className="grid min-w-0 gap-5">
      <WayUp to={consoleHref("leads")} className="-mb-3">
        <Trans>All leads</Trans>
      </WayUp>
      <h1 className="text-h1 [overflow-wrap:anywhere]">{name}</h1>
      <div className="grid gap-3">
        {phones.map((phone) => (
          <CallButton key={phone} phone={phone} className="w-full" />
        ))}
        <Allowed right="change-leads">
          <WriteAndVisit person={person} />
        </Allowed>
      </div>
      <PersonFacts person={person} />
      <PersonNext person={person} />
    </div>
  );
}

/** The talk in WhatsApp, and the visit: the one that is expected, else one that is to be agreed now. */
function WriteAndVisit({ person: { newest, leads } }: PersonProps) {
  const { phone } = newest;
  const visited = leads.find(({ visitState }) => isExpected(visitState)) ?? newest;
  const lead = consoleHref("leads/:reference", { reference: visited.reference });
  return (
    <div className="flex gap-3 *:flex-1">
      {phone !== "" && (
        <a
          href={whatsAppLink(phone)}
          target="_blank"
          rel="noreferrer"
          className={button("outline")}
        >
          <Icon name="message-circle" className="size-5 text-leaf" />
          <Trans>WhatsApp</Trans>
        </a>
      )}
      <LocalLink to={`${lead}#${VISIT_PART}`} className={button("outline")}>
        <Icon name="calendar-plus" className="size-5" />
        <Trans>Visit</Trans>
      </LocalLink>
    </div>
  );
}

interface FootProps extends PersonProps {
  readonly reference: string;
  readonly onChange: () => void;
}

/** What is done now and then: who else it is, and the person's own rights. On a phone it comes last. */
function Foot({ person, reference, onChange }: FootProps) {
  const mayChange = useMay("change-leads");
  return (
    <div className="grid min-w-0 gap-5">
      <p className="text-small text-muted">
        <Plural
          value={person.leads.length}
          one="Further requests with the same number come here by themselves."
          other="Requests with the same number, or of the same account, stand together."
        />
      </p>
      {mayChange && <PersonJoins person={person} reference={reference} onChange={onChange} />}
      <Allowed right="export-people">
        <LocalLink
          to={`${consoleHref("people")}?${new URLSearchParams({ of: reference })}`}
          className={`${TEXT_ACTION} justify-self-start`}
        >
          <Icon name="download" className="size-5 shrink-0" />
          <Trans>Hand out or delete their data</Trans>
        </LocalLink>
      </Allowed>
    </div>
  );
}
