import { Trans, useLingui } from "@lingui/react/macro";
import { type LeadEvent, type LeadEventKind, toLeadState } from "#features/leads/index.ts";
import { INDIA_TIME_ZONE } from "#lib/time/time.ts";
import { Icon, type IconName } from "#platform/ui/icon.tsx";
import { STATE_WORDS } from "./inbox-words.ts";

const ICONS: Record<LeadEventKind, IconName> = {
  received: "inbox",
  note: "sticky-note",
  state: "check",
  undo: "undo-2",
  "next-step": "arrow-right",
  "no-answer": "phone-off",
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
  const at = i18n.date(new Date(event.at), {
    timeZone: INDIA_TIME_ZONE,
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 border-b border-line py-3 sm:grid-cols-[auto_1fr_auto]">
      <Icon name={ICONS[event.what]} className="mt-0.5 size-5 text-muted" />
      <p className="min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap">
        <What event={event} />
      </p>
      <p className="num text-small text-muted max-sm:col-start-2 sm:text-right">
        {at}
        {event.actor !== null && <span className="block max-w-56 truncate">{event.actor}</span>}
      </p>
    </li>
  );
}

function What({ event: { what, detail } }: { event: LeadEvent }) {
  const { t, i18n } = useLingui();
  const state = i18n._(STATE_WORDS[toLeadState(detail)]);
  switch (what) {
    case "received":
      return <Trans>The request came in, and you were mailed</Trans>;
    case "note":
      return detail;
    case "state":
      return <Trans>State: {state}</Trans>;
    case "undo":
      return <Trans>Taken back to: {state}</Trans>;
    case "next-step":
      // As a string: `Trans` would look for elements in what was typed.
      return detail === "" ? t`Next step taken out` : t`Next step: ${detail}`;
    case "no-answer":
      return <Trans>Called, no answer</Trans>;
  }
}
