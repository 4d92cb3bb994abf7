import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { groupPhone } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";

interface ContactsOfProps {
  readonly busy: boolean;
  readonly onSearch: (who: string) => void;
}

/** The ways to reach whom the address names by a request, each to be looked under: they need not be one person's. */
export function ContactsOf({ busy, onSearch }: ContactsOfProps) {
  const { call } = useConsoleCalls();
  const of = new URLSearchParams(useLocation().search).get("of");
  const [contacts, setContacts] = useState<readonly string[]>([]);
  useEffect(() => {
    if (of === null) return;
    const path = `/api/agent/people/${encodeURIComponent(of)}`;
    void call<{ person: KnownPerson }>("GET", path).then((reply) => {
      if (reply.ok) setContacts([...reply.body.person.phones, ...reply.body.person.emails]);
    });
  }, [call, of]);
  if (contacts.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {contacts.map((contact) => (
        <button
          key={contact}
          type="button"
          aria-busy={busy}
          onClick={() => onSearch(contact)}
          className={`num ${button("outline", "small")} [overflow-wrap:anywhere]`}
        >
          <Trans>Look under {shownContact(contact)}</Trans>
        </button>
      ))}
    </div>
  );
}

/** A number in groups; an address as it is. */
export function shownContact(contact: string): string {
  return contact.startsWith("+") ? groupPhone(contact) : contact;
}
