import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { FoundPerson } from "#features/admin/model/replies.ts";
import { RETENTION } from "#features/legal/index.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { shownContact } from "./contacts-of.tsx";

interface FoundEntriesProps {
  readonly person: FoundPerson;
  readonly isBusy: boolean;
  /** Looks for the same person under another address or number. */
  readonly onSearch: (who: string) => void;
  /** Signs the person out everywhere. */
  readonly onSignOut: () => void;
  readonly onDelete: () => void;
  /** Shows all of it, to be handed out. */
  readonly onShow: () => void;
}

/** What is stored under an address or a number, shown whole at a button, and deleted by one that asks twice. */
export function FoundEntries({ onDelete, onShow, ...shown }: FoundEntriesProps) {
  const { account, leads, plots } = shown.person;
  const who = shownContact(shown.person.who);
  if (!account && leads.length === 0 && plots === 0)
    return (
      <p role="status" className="text-muted">
        <Trans>Nothing is stored under {who}.</Trans>
      </p>
    );
  return (
    <section aria-live="polite" className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 className="text-h3 [overflow-wrap:anywhere]">
        <Trans>Stored under {who}</Trans>
      </h2>
      <Entries {...shown} />
      <DeleteOrShow isBusy={shown.isBusy} onDelete={onDelete} onShow={onShow} />
    </section>
  );
}

type EntriesProps = Omit<FoundEntriesProps, "onDelete" | "onShow">;

function Entries({ person, isBusy, onSearch, onSignOut }: EntriesProps) {
  const { i18n } = useLingui();
  const { account, leads, plots, joined } = person;
  // Each of the others is looked under from the first request that names it.
  const firsts = new Set(new Map(leads.toReversed().map((lead) => [lead.other, lead])).values());
  const dayOf = (at: string) => formatIndiaDate(new Date(at), toLanguage(i18n.locale));
  return (
    <ul className="mt-3">
      {account && (
        <li className="border-t border-line py-3 [overflow-wrap:anywhere]">
          <b className="font-[550]">
            <Trans>The account of {account.name}</Trans>
          </b>
          <span className="block text-small text-muted">
            <Trans>
              since {dayOf(account.createdAt)}, with its logins, saved homes and requests
            </Trans>
          </span>
          {account.sessions > 0 && (
            <button
              type="button"
              aria-busy={isBusy}
              onClick={onSignOut}
              className="text-link min-h-11 text-small"
            >
              <Plural
                value={account.sessions}
                one="Sign out of # browser"
                other="Sign out of all # browsers"
              />
            </button>
          )}
        </li>
      )}
      {plots > 0 && (
        <li className="border-t border-line py-3 font-[550]">
          <Plural value={plots} one="The name with # plot" other="The name with # plots" />
        </li>
      )}
      {joined.map((contact) => {
        const other = shownContact(contact);
        return (
          <li key={contact} className="border-t border-line py-3">
            <Trans>An agent said that {other} is the same person</Trans>
            <LookUnder contact={contact} onSearch={onSearch} />
          </li>
        );
      })}
      {leads.map((lead) => {
        const { reference, name, other, createdAt } = lead;
        return (
          <li key={reference} className="border-t border-line py-3 [overflow-wrap:anywhere]">
            <b className="font-[550]">
              <Trans>
                Request {reference} of {name}
              </Trans>
            </b>
            <span className="block text-small text-muted">{dayOf(createdAt)}</span>
            {other !== null && firsts.has(lead) && !joined.includes(other) && (
              <LookUnder contact={other} onSearch={onSearch} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function DeleteOrShow({
  isBusy,
  onDelete,
  onShow,
}: Pick<FoundEntriesProps, "isBusy" | "onDelete" | "onShow">) {
  const [asked, setAsked] = useState(false);
  const { days } = RETENTION.backup;
  if (asked)
    return (
      <>
        <p className="mt-3 text-small text-muted">
          <Trans>
            What was asked for, when and for which layout stays, without the person. Backups go
            within {days} days. This cannot be undone.
          </Trans>
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <button
            type="button"
            aria-busy={isBusy}
            onClick={onDelete}
            className={`${button("outline")} border-danger text-danger`}
          >
            <Trans>Delete for good</Trans>
          </button>
          <button type="button" onClick={() => setAsked(false)} className={button("outline")}>
            <Trans>Cancel</Trans>
          </button>
        </div>
      </>
    );
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <button type="button" aria-busy={isBusy} onClick={onShow} className={button("outline")}>
        <Trans>Show all of it, to hand out</Trans>
      </button>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className={`${button("outline")} text-danger`}
      >
        <Trans>Delete all of this</Trans>
      </button>
    </div>
  );
}

interface LookUnderProps extends Pick<FoundEntriesProps, "onSearch"> {
  readonly contact: string;
}

function LookUnder({ contact, onSearch }: LookUnderProps) {
  const who = shownContact(contact);
  return (
    <button
      type="button"
      onClick={() => onSearch(contact)}
      className="text-link block min-h-11 text-small"
    >
      <Trans>Look under {who} too</Trans>
    </button>
  );
}
