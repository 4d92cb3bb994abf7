import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { AskedExport } from "#features/accounts/index.ts";
import { useFailureWords } from "#features/accounts/ui.ts";
import type { FoundPerson, PersonDeleted } from "#features/admin/model/replies.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";
import { ContactsOf } from "./contacts-of.tsx";
import { FoundEntries } from "./found-entries.tsx";
import { ShownData } from "./shown-data.tsx";

type Stage =
  | { readonly kind: "asking" }
  | { readonly kind: "found"; readonly person: FoundPerson }
  | { readonly kind: "shown"; readonly who: string; readonly person: AskedExport }
  | { readonly kind: "deleted"; readonly deleted: PersonDeleted };

/** A person's data at the person's wish: found by address or number, looked at, handed out or deleted. */
export default function PeoplePage() {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [who, setWho] = useState("");
  const [busy, setBusy] = useState(false);
  const [stage, setStage] = useState<Stage>({ kind: "asking" });
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const ask = async <Body,>(path: string, asked: string): Promise<Body | null> => {
    setBusy(true);
    setOutcome(NO_OUTCOME);
    const reply = await call<Body>("POST", `/api/agent/people/${path}`, { who: asked });
    setBusy(false);
    if (reply.ok) return reply.body;
    const words: Readonly<Record<string, string>> = {
      "invalid-input": t`Enter an email or a phone number.`,
      "person-is-agent":
        path === "export"
          ? t`This person is in the team, and finds all of it in their own profile.`
          : t`This person is in the team. Remove them from the team first.`,
    };
    setOutcome({ kind: "failure", text: words[reply.code] ?? failureWords(reply) });
    return null;
  };
  const search = async (asked: string) => {
    setWho(asked);
    const body = await ask<{ person: FoundPerson }>("search", asked);
    setStage(body ? { kind: "found", person: body.person } : { kind: "asking" });
  };
  const signOut = async (asked: string) => {
    if (!(await ask("sign-out", asked))) return;
    await search(asked);
    setOutcome({ kind: "success", text: t`Signed out everywhere.` });
  };
  const show = async (asked: string) => {
    const body = await ask<{ person: AskedExport }>("export", asked);
    if (body) setStage({ kind: "shown", who: asked, person: body.person });
  };
  const remove = async (asked: string) => {
    const body = await ask<{ deleted: PersonDeleted }>("deletion", asked);
    if (!body) return;
    setWho("");
    setStage({ kind: "deleted", deleted: body.deleted });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void search(who);
  };
  return (
    <ConsolePart width="form">
      <div className="print:hidden">
        <h1 className="text-h1">
          <Trans>A person’s data</Trans>
        </h1>
        <p className="mt-2 text-muted">
          <Trans>
            When someone asks what we store about them, or wants it deleted. First make sure it is
            really them: call the number, or write to the email that they gave.
          </Trans>
        </p>
      </div>
      <ContactsOf busy={busy} onSearch={(asked) => void search(asked)} />
      <form
        onSubmit={submit}
        className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-end print:hidden"
      >
        <label className="grid gap-1.5 text-control font-[550]">
          <Trans>Email or phone number</Trans>
          <input
            name="who"
            value={who}
            required
            autoComplete="off"
            maxLength={300}
            onChange={(event) => setWho(event.currentTarget.value)}
            className="h-12 w-full rounded border border-edge bg-card px-3.5 font-normal"
          />
        </label>
        <button type="submit" aria-busy={busy} className={button("primary")}>
          <Trans>Find</Trans>
        </button>
      </form>
      <FormMessage outcome={outcome} />
      {stage.kind === "found" && (
        <FoundEntries
          key={stage.person.who}
          person={stage.person}
          isBusy={busy}
          onSearch={(asked) => void search(asked)}
          onSignOut={() => void signOut(stage.person.who)}
          onDelete={() => void remove(stage.person.who)}
          onShow={() => void show(stage.person.who)}
        />
      )}
      {stage.kind === "shown" && <ShownData who={stage.who} person={stage.person} />}
      {stage.kind === "deleted" && <Deleted deleted={stage.deleted} />}
    </ConsolePart>
  );
}

function Deleted({ deleted: { accounts, leads } }: { readonly deleted: PersonDeleted }) {
  return (
    <div role="status" className="rounded bg-leaf-tint p-4 text-leaf">
      <p className="font-[550]">
        <Trans>Deleted.</Trans>
      </p>
      <p>
        {accounts > 0 && <Trans>The account is gone.</Trans>}{" "}
        <Plural
          value={leads}
          one="Name, phone, email and notes are out of # request."
          other="Name, phone, email and notes are out of # requests."
        />{" "}
        <Trans>Now delete our emails about them from your own mailbox and phone.</Trans>
      </p>
    </div>
  );
}
