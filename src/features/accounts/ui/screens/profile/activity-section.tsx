import { Trans, useLingui } from "@lingui/react/macro";
import { useCallback, useEffect, useState } from "react";
import type { OwnEventsReply } from "#features/accounts/model/replies.ts";
import type { OwnEvent } from "#features/accounts/model/security-events.ts";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { wordsOf } from "./activity-words.ts";
import { Section } from "./section.tsx";

const SHOWN_AT_FIRST = 5;

/** What happened to the account lately, and what to do where it was somebody else. */
export function ActivitySection() {
  const { t } = useLingui();
  const failureWords = useFailureWords("untyped");
  const call = useProvenCall();
  const [events, setEvents] = useState<readonly OwnEvent[] | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [said, setSaid] = useState<"nothing" | "signed-out" | Failure>("nothing");
  const load = useCallback(async () => {
    const path = "/api/profile/security-events";
    const reply = await call<OwnEventsReply>("GET", path);
    if (reply.ok) setEvents(reply.body.events);
    else setSaid(reply);
  }, [call]);
  useEffect(() => void load(), [load]);
  const notMe = async () => {
    const reply = await call("DELETE", "/api/sessions/others");
    if (!reply.ok) return setSaid(reply);
    setSaid("signed-out");
    await load();
    document.querySelector<HTMLInputElement>("input[autocomplete=new-password]")?.focus();
  };
  const outcome: Outcome =
    said === "nothing"
      ? NO_OUTCOME
      : said === "signed-out"
        ? { kind: "success", text: t`Your other devices are signed out. Now set a new password.` }
        : { kind: "failure", text: failureWords(said) };
  const shown = isWhole ? events : events?.slice(0, SHOWN_AT_FIRST);
  return (
    <Section title={t`Recent activity`} lead={t`What happened to your account, newest first.`}>
      {events === null && outcome.kind === "none" && (
        <div aria-hidden="true" className="skeleton h-17" />
      )}
      <ul>
        {shown?.map((event) => (
          <Activity key={event.id} event={event} />
        ))}
      </ul>
      <div className="mt-5 grid justify-items-start gap-5">
        <div className="flex flex-wrap gap-3">
          {!isWhole && events !== null && events.length > SHOWN_AT_FIRST && (
            <button type="button" onClick={() => setWhole(true)} className={button("outline")}>
              {t`Show more`}
            </button>
          )}
          <button type="button" onClick={() => void notMe()} className={button("outline")}>
            {t`This was not me`}
          </button>
        </div>
        <FormMessage outcome={outcome} />
      </div>
    </Section>
  );
}

function Activity({ event }: { readonly event: OwnEvent }) {
  const { t, i18n } = useLingui();
  const words = wordsOf(event.kind, event.outcome);
  if (!words) return null;
  const at = formatIndiaMoment(new Date(event.at), toLanguage(i18n.locale));
  const device = event.device || t`Unknown device`;
  const isRefused = event.outcome === "refused";
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <Icon
        name={isRefused ? "circle-alert" : "circle-check"}
        className={`size-6 ${isRefused ? "text-danger" : "text-muted"}`}
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium [overflow-wrap:anywhere]">{i18n._(words)}</p>
        <p className="text-small text-muted">
          <Trans>
            {at}, {device}
          </Trans>
        </p>
      </div>
    </li>
  );
}
