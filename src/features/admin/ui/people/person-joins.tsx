import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { useFailureWords } from "#features/accounts/ui.ts";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { shownContact } from "./contacts-of.tsx";

interface PersonJoinsProps {
  readonly person: KnownPerson;
  /** A request of the person, by which the page was opened. */
  readonly reference: string;
  /** Reads the person anew. */
  readonly onChange: () => void;
}

/** Who else the person is: joined by hand, likely the same, and a field for others. */
export function PersonJoins({ person, reference, onChange }: PersonJoinsProps) {
  const { t, i18n } = useLingui();
  const colleague = useColleagueName();
  const { outcome, isBusy, join, part } = useJoining({ reference, onChange });
  const { joins, likelySame } = person;
  return (
    <section aria-labelledby="person-joins" className="grid gap-4 border-t border-line pt-5">
      <h2 id="person-joins" className="text-h3">
        <Trans>The same person?</Trans>
      </h2>
      <FormMessage outcome={outcome} />
      <ul className="grid gap-4 empty:hidden">
        {joins.map(({ id, contacts, joinedAt, joinedBy }) => {
          const [one, other] = contacts.map(shownContact);
          const day = formatIndiaDate(new Date(joinedAt), toLanguage(i18n.locale));
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <span className="num">{t`${one} and ${other} are one`}</span>
                <span className="block text-small text-muted">
                  {colleague(joinedBy)} · {day}
                </span>
              </p>
              <button
                type="button"
                aria-busy={isBusy}
                aria-label={t`Take back: ${one} and ${other}`}
                onClick={() => part(id)}
                className="text-link min-h-11 text-small"
              >
                <Trans>Take back</Trans>
              </button>
            </li>
          );
        })}
      </ul>
      <ul className="grid gap-4 empty:hidden">
        {likelySame.map(({ reference: other, name, contact, email }) => {
          const number = shownContact(contact);
          return (
            <li key={other} className="rounded bg-turmeric-tint p-4 [overflow-wrap:anywhere]">
              <p className="text-control">
                <Trans>
                  {name}, {number}, gave the same address: {email}
                </Trans>
              </p>
              <button
                type="button"
                aria-busy={isBusy}
                aria-label={t`Join with ${name}, ${number}`}
                onClick={() => join(other)}
                className={`mt-3 ${button("outline", "small")}`}
              >
                <Trans>Join</Trans>
              </button>
            </li>
          );
        })}
      </ul>
      <JoinForm isBusy={isBusy} onJoin={join} />
    </section>
  );
}

interface JoinFormProps {
  readonly isBusy: boolean;
  /** Answers whether they are joined. */
  readonly onJoin: (who: string) => Promise<boolean>;
}

function JoinForm({ isBusy, onJoin }: JoinFormProps) {
  const id = useId();
  const [who, setWho] = useState("");
  useUnsaved(who.trim() !== "");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (who.trim() !== "" && (await onJoin(who))) setWho("");
  };
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="text-control font-[550]">
        <Trans>Another number, email or request of this person</Trans>
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          value={who}
          maxLength={300}
          autoComplete="off"
          onChange={(event) => setWho(event.currentTarget.value)}
          className="num h-11 w-0 min-w-0 flex-1 rounded border border-edge bg-card px-3.5"
        />
        <button type="submit" aria-busy={isBusy} className={button("outline", "small")}>
          <Trans>Join</Trans>
        </button>
      </div>
    </form>
  );
}

/** Joins and parts, one after the other, and says what came of it. */
function useJoining({ reference, onChange }: Pick<PersonJoinsProps, "reference" | "onChange">) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const send = async (path: string, body: object, done: string) => {
    setBusy(true);
    const reply = await call<object>("POST", path, body);
    const words: Readonly<Record<string, string>> = {
      "invalid-input": t`Write a phone number, an email or a reference such as 7KM4-Q2XD.`,
      "nobody-meant": t`No request is of that number, email or reference.`,
      "same-person": t`They are one person already.`,
      "no-such-join": t`Somebody else took this back already.`,
    };
    const text = reply.ok ? done : (words[reply.code] ?? failureWords(reply));
    setOutcome({ kind: reply.ok ? "success" : "failure", text });
    setBusy(false);
    onChange();
    return reply.ok;
  };
  return {
    isBusy,
    outcome,
    join: (who: string) =>
      send(
        `/api/agent/people/${encodeURIComponent(reference)}/joins`,
        { who },
        t`Joined. All requests of both stand here from now on.`,
      ),
    part: (id: string) =>
      void send(
        `/api/agent/people/joins/${id}/undo`,
        {},
        t`Taken back: they are two people again.`,
      ),
  };
}
