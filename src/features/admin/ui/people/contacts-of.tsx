import { Trans } from "@lingui/react/macro";
import { useLocation } from "react-router";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { useLoaded } from "#features/admin/ui/calls/use-loaded.ts";
import { NotReady } from "#features/admin/ui/listings/not-ready.tsx";
import { groupPhone } from "#platform/i18n/formats.ts";
import { button } from "#platform/ui/button.ts";

interface ContactsOfProps {
  readonly busy: boolean;
  readonly onSearch: (who: string) => void;
}

/** The ways to reach whom the address names by a request, each to be looked under: they need not be one person's. */
export function ContactsOf(props: ContactsOfProps) {
  const of = new URLSearchParams(useLocation().search).get("of");
  return of === null ? null : <Contacts {...props} of={of} />;
}

function Contacts({ of, busy, onSearch }: ContactsOfProps & { readonly of: string }) {
  const path = `/api/agent/people/${encodeURIComponent(of)}`;
  const { loaded, load } = useLoaded<{ person: KnownPerson }>(path);
  if (loaded.kind !== "ready") return <NotReady loaded={loaded} onRetry={load} />;
  const { phones, emails } = loaded.body.person;
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {[...phones, ...emails].map((contact) => (
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
