import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import type { AskedExport } from "#features/accounts/index.ts";
import { PersonReport } from "#features/accounts/ui.ts";
import { shownContact } from "./contacts-of.tsx";

interface ShownDataProps {
  readonly who: string;
  readonly person: AskedExport;
}

/** All that is stored of a person, in words to the person. */
export function ShownData({ who: contact, person }: ShownDataProps) {
  const who = shownContact(contact);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="shown-data">
      <h2
        id="shown-data"
        ref={heading}
        tabIndex={-1}
        className="text-h2 [overflow-wrap:anywhere] outline-none"
      >
        <Trans>Stored under {who}</Trans>
      </h2>
      <p className="mt-2 text-muted print:hidden">
        <Trans>
          Written to the person, in the language of this page. Print it or save the file, send it to
          them alone, and delete it here.
        </Trans>
      </p>
      {person.account.length > 0 && (
        <p className="mt-2 text-muted">
          <Trans>
            What an account has saved and searched, and its logins, are shown to its owner alone, in
            the profile.
          </Trans>
        </p>
      )}
      <PersonReport person={person} />
    </section>
  );
}
