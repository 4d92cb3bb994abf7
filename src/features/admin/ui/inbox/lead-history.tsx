import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { MESSAGE_WORDS } from "#features/admin/ui/messages/message-words.ts";
import {
  type ForgetReason,
  type LeadEvent,
  type LeadEventKind,
  toForgetReason,
  toLeadChannel,
  toLeadState,
  toLostReason,
  toMessageKind,
  toVisitState,
} from "#features/leads/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { Icon, type IconName } from "#platform/ui/pictures/icon.tsx";
import { CHANNEL_WORDS, REASON_WORDS, STATE_WORDS, VISIT_WORDS } from "./inbox-words.ts";

const ICONS: Record<LeadEventKind, IconName> = {
  received: "inbox",
  entered: "pencil",
  note: "sticky-note",
  state: "check",
  undo: "undo-2",
  "next-step": "arrow-right",
  "step-done": "check",
  "no-answer": "phone-off",
  reached: "phone",
  assigned: "user-round",
  visit: "calendar-plus",
  joined: "user-round",
  parted: "undo-2",
  wrote: "message-circle",
  forgotten: "trash-2",
};

const FORGOTTEN_WORDS: Record<ForgetReason, MessageDescriptor> = {
  term: msg`The buyer’s details were deleted: their time was over`,
  withdrawn: msg`The buyer took the request back, and the details were deleted`,
  "account-deleted": msg`The buyer deleted the account, and the details with it`,
  asked: msg`The buyer’s details were deleted on request`,
};

/** All that happened to a lead, the newest first. */
export function LeadHistory({ events }: { readonly events: readonly LeadEvent[] }) {
  return (
    <section>
      <h2 className="mb-2 text-h3">
        <Trans>What happened</Trans>
      </h2>
      <ol>
        {events.toReversed().map((event) => (
          <Entry key={`${event.at} ${event.what} ${event.detail}`} event={event} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ event }: { event: LeadEvent }) {
  const { i18n } = useLingui();
  const colleague = useColleagueName();
  const at = formatIndiaMoment(new Date(event.at), toLanguage(i18n.locale));
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-line py-3 sm:grid-cols-[auto_1fr_auto]">
      <Icon name={ICONS[event.what]} className="mt-0.5 size-5 text-muted" />
      <p className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">
        <What event={event} />
      </p>
      <p className="num text-small text-muted max-sm:col-start-2 sm:text-right">
        {at}
        {event.actor !== null && (
          <span className="block max-w-56 truncate">{colleague(event.actor)}</span>
        )}
      </p>
    </li>
  );
}

function What({ event: { what, detail, dueAt } }: { event: LeadEvent }) {
  const { t, i18n } = useLingui();
  const due = dueAt && formatIndiaMoment(new Date(dueAt), toLanguage(i18n.locale));
  const state = i18n._(STATE_WORDS[toLeadState(detail)]);
  switch (what) {
    case "received":
      return <Trans>The request came in, and you were mailed</Trans>;
    case "entered":
      return i18n._(CHANNEL_WORDS[toLeadChannel(detail)]);
    case "note":
      return detail === "" ? t`A note, deleted` : detail;
    case "state": {
      const lost = toLostReason(detail);
      if (lost === null) return <Trans>State: {state}</Trans>;
      const reason = i18n._(REASON_WORDS[lost]);
      return (
        <Trans>
          State: {state} ({reason})
        </Trans>
      );
    }
    case "assigned":
      return <Assigned email={detail} />;
    case "reached":
      return <Trans>Talked with the buyer</Trans>;
    case "undo":
      return <Trans>Set back to: {state}</Trans>;
    case "next-step":
      // As a string: `Trans` would look for elements in what was typed.
      if (detail === "") return t`Next step removed`;
      return due ? t`Next step: ${detail} (by ${due})` : t`Next step: ${detail}`;
    case "step-done":
      return detail === "" ? t`Next step done` : t`Done: ${detail}`;
    case "forgotten":
      return i18n._(FORGOTTEN_WORDS[toForgetReason(detail)]);
    case "no-answer":
      return <Trans>Called, no answer</Trans>;
    case "joined":
      return t`The same person as of request ${detail}`;
    case "parted":
      return t`Not the same person as of request ${detail}`;
    case "visit":
      return <VisitChange detail={detail} />;
    case "wrote":
      return <Wrote detail={detail} />;
  }
}

function Assigned({ email }: { email: string }) {
  const { t } = useLingui();
  const name = useColleagueName()(email);
  return email === "" ? t`Nobody in particular cares for it` : t`Cared for by ${name}`;
}

/** Which text went out by which way; WhatsApp itself does not say whether it was sent. */
function Wrote({ detail }: { detail: string }) {
  const { i18n } = useLingui();
  const [kind = "", channel] = detail.split(" ");
  const words = i18n._(MESSAGE_WORDS[toMessageKind(kind) ?? "greeting"]);
  return channel === "mail" ? (
    <Trans>Mailed: {words}</Trans>
  ) : (
    <Trans>Opened in WhatsApp: {words}</Trans>
  );
}

/** How the visit stood after it, and since a move when it is. */
function VisitChange({ detail }: { detail: string }) {
  const { i18n } = useLingui();
  const [said = "", startsAt] = detail.split(" ");
  const state = i18n._(VISIT_WORDS[toVisitState(said)]);
  if (startsAt === undefined) return <Trans>Visit: {state}</Trans>;
  const at = formatIndiaMoment(new Date(startsAt), toLanguage(i18n.locale));
  return (
    <Trans>
      Visit moved to {at}: {state}
    </Trans>
  );
}
