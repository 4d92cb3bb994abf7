import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import type { VisitFeedReply } from "#features/leads/index.ts";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useCopied } from "#platform/ui/use-copied.ts";

const PATH = "/api/agent/visit-feed";
/** Any name will do: the key alone counts. */
const USER = "calendar";

/** The visits in the agent's own calendar: an address that is told once, and ended here. */
export function VisitFeedSection() {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords("untyped");
  const { call } = useConsoleCalls();
  const { loaded, load } = useLoaded<VisitFeedReply>(PATH);
  const [made, setMade] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const change = async (path: string, done: string) => {
    const reply = await call<VisitFeedReply>("POST", path, {});
    await load();
    setMade(reply.ok ? reply.body.key : null);
    setOutcome(
      reply.ok ? { kind: "success", text: done } : { kind: "failure", text: failureWords(reply) },
    );
  };
  if (loaded.kind !== "ready") return null;
  const { feed, byAddress } = loaded.body;
  const moment = (iso: string) => formatIndiaMoment(new Date(iso), toLanguage(i18n.locale));
  const make = () => change(PATH, t`The address is made. Copy it now: it is shown this once.`);
  const end = () =>
    change(`${PATH}/end`, t`The address is ended. Your calendar gets nothing more.`);
  return (
    <section aria-labelledby="visit-feed" className="rounded-card border border-line bg-card p-5">
      <h2 id="visit-feed" className="text-h3">
        <Trans>Visits in your own calendar</Trans>
      </h2>
      <p className="mt-2 max-w-2xl text-muted">
        <Trans>
          Your phone, Outlook or Thunderbird can show these visits. Whoever has the key sees names
          and times, no phone numbers: give it to nobody, and end it when a device is lost.
        </Trans>
      </p>
      {feed && (
        <p className="num mt-2 text-small">
          <Trans>Made {moment(feed.createdAt)}</Trans> ·{" "}
          {feed.readAt === null ? (
            <Trans>no calendar has read it yet</Trans>
          ) : (
            <Trans>last read {moment(feed.readAt)}</Trans>
          )}
        </p>
      )}
      <div className="mt-3">
        <FormMessage outcome={outcome} />
      </div>
      {made && <MadeKey secret={made} byAddress={byAddress} />}
      <div className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => void make()}
          className={button(feed ? "outline" : "primary")}
        >
          {feed ? <Trans>Make another address</Trans> : <Trans>Make an address</Trans>}
        </button>
        {feed && (
          <button type="button" onClick={() => void end()} className={button("outline")}>
            <Trans>End it</Trans>
          </button>
        )}
      </div>
    </section>
  );
}

interface MadeKeyProps {
  readonly secret: string;
  readonly byAddress: boolean;
}

/** The key in the ways that programs of calendars take it, each to be copied. */
function MadeKey({ secret, byAddress }: MadeKeyProps) {
  const { t } = useLingui();
  const { protocol, host, origin } = location;
  return (
    <div className="mt-3 grid gap-3">
      <Copied
        label={t`Address of the calendar`}
        text={`${protocol}//${USER}:${secret}@${host}/visits.ics`}
      />
      <p className="text-small text-muted">
        <Trans>A program that asks for user and password by themselves takes these:</Trans>
      </p>
      <Copied label={t`Address without the key`} text={`${origin}/visits.ics`} />
      <div className="grid gap-3 md:grid-cols-2">
        <Copied label={t`User`} text={USER} />
        <Copied label={t`Password`} text={secret} />
      </div>
      {byAddress ? (
        <Copied
          label={t`For Google Calendar: address with the key in it`}
          text={`${origin}/visits.ics?key=${secret}`}
        />
      ) : (
        <p className="text-small text-muted">
          <Trans>
            Google Calendar takes no password. An owner can allow addresses with the key in them, in
            the settings.
          </Trans>
        </p>
      )}
    </div>
  );
}

function Copied({ label, text }: { readonly label: string; readonly text: string }) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Marked, the text is copied by hand.
  const { copied, copy } = useCopied(() => input.current?.focus());
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow">
        <label htmlFor={id} className="text-label text-muted">
          {label}
        </label>
        <input
          ref={input}
          id={id}
          readOnly
          value={text}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="mt-1 h-11 w-full rounded border border-edge bg-mist px-3 text-small"
        />
      </div>
      <button
        type="button"
        onClick={() => copy(text)}
        aria-label={copied ? undefined : t`Copy: ${label}`}
        className={button("outline")}
      >
        {copied ? t`Copied` : t`Copy`}
      </button>
    </div>
  );
}
