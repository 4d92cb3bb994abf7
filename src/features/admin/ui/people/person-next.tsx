import { Trans, useLingui } from "@lingui/react/macro";
import { consoleHref } from "#features/admin/console-pages.ts";
import { type Due, duesOf } from "#features/admin/model/person-dues.ts";
import type { KnownPerson } from "#features/admin/model/replies.ts";
import { Allowed } from "#features/admin/ui/admin-context.tsx";
import { useLeadPlace, VISIT_WORDS } from "#features/admin/ui/inbox/inbox-words.ts";
import { useNow } from "#features/admin/ui/while-open.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { LocalLink } from "#platform/ui/local-link.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** What is due for a person over all their requests, each a tap from its request, where it is done or changed. */
export function PersonNext({ person }: { readonly person: KnownPerson }) {
  const { newest } = person;
  const dues = duesOf(person, useNow());
  return (
    <section
      aria-labelledby="person-next"
      className="overflow-hidden rounded-card border border-line bg-card pt-4"
    >
      <h2 id="person-next" className="px-5 text-control font-[550]">
        <Trans>Next step</Trans>
      </h2>
      {dues.length === 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-5 pb-2">
          <p className="text-muted">
            <Trans>Nothing is to be done.</Trans>
          </p>
          <Allowed right="change-leads">
            <LocalLink
              to={consoleHref("leads/:reference", { reference: newest.reference })}
              className="inline-flex min-h-11 items-center font-[550] text-river underline-offset-4 hover:underline"
            >
              <Trans>Set a next step</Trans>
            </LocalLink>
          </Allowed>
        </div>
      ) : (
        <ul className="mt-1">
          {dues.map((due) => (
            <DueRow key={`${due.lead.reference} ${due.what}`} due={due} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DueRow({ due: { lead, what, at } }: { readonly due: Due }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const place = useLeadPlace()(lead);
  const isOver = at !== null && at <= now;
  const due = at === null ? null : formatIndiaTime(new Date(at), toLanguage(i18n.locale));
  const state = lead.visitState && i18n._(VISIT_WORDS[lead.visitState]);
  return (
    <li className="relative flex items-center gap-3 px-5 py-3 not-first:border-t not-first:border-line hover:bg-river-tint">
      <div className="min-w-0 flex-1">
        <LocalLink
          to={consoleHref("leads/:reference", { reference: lead.reference })}
          className="block [overflow-wrap:anywhere] text-ink after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-river"
        >
          {what === "step" ? lead.nextStep : t`Site visit: ${state}`}
        </LocalLink>
        <p className={`num text-small ${isOver ? "font-[550] text-danger" : "text-muted"}`}>
          {due === null ? t`Without a time` : isOver ? t`Was due ${due}` : due}
        </p>
        {place !== "" && <p className="text-small [overflow-wrap:anywhere] text-muted">{place}</p>}
      </div>
      <Icon name="chevron-right" className="size-5 shrink-0 text-faint" />
    </li>
  );
}
