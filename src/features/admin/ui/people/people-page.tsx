import { Plural, Trans } from "@lingui/react/macro";
import type { FormEvent } from "react";
import type { PersonDeleted } from "#features/admin/model/replies.ts";
import { ConsolePart } from "#features/admin/ui/console-part.tsx";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { ContactsOf } from "./contacts-of.tsx";
import { FoundEntries } from "./found-entries.tsx";
import { ShownData } from "./shown-data.tsx";
import { useAskedPerson } from "./use-asked-person.ts";

/** A person's data at the person's wish: found by address or number, looked at, handed out or deleted. */
export default function PeoplePage() {
  const { who, setWho, busy, stage, outcome, ...ask } = useAskedPerson();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask.search(who);
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
      <ContactsOf busy={busy} onSearch={(asked) => void ask.search(asked)} />
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
          onSearch={(asked) => void ask.search(asked)}
          onSignOut={() => void ask.signOut(stage.person.who)}
          onDelete={() => void ask.remove(stage.person.who)}
          onShow={() => void ask.show(stage.person.who)}
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
