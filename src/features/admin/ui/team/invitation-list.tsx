import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamInvitation } from "#features/accounts/index.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { ROLE_WORDS } from "./role-words.ts";
import type { TeamChange } from "./use-team-change.ts";

interface InvitationListProps {
  readonly invitations: readonly TeamInvitation[];
  readonly isBusy: boolean;
  readonly onChange: (wanted: TeamChange) => Promise<boolean>;
}

/** Who was mailed a link and has not come yet. */
export function InvitationList({ invitations, isBusy, onChange }: InvitationListProps) {
  const { t, i18n } = useLingui();
  const takeBack = (email: string) =>
    onChange({
      ...{ path: "invitations/withdrawal", body: { email } },
      done: t`The invitation of ${email} no longer works.`,
    });
  return (
    <section aria-labelledby="invited">
      <h2 id="invited" className="text-h3">
        <Trans>Invited</Trans>
      </h2>
      <ul className="mt-3 rounded-card border border-line bg-card">
        {invitations.map(({ email, role, invitedBy, expiresAt }) => {
          const day = formatIndiaDate(new Date(expiresAt), toLanguage(i18n.locale));
          return (
            <li
              key={email}
              className="flex flex-wrap items-center justify-between gap-x-4 border-line px-5 py-3 not-first:border-t"
            >
              <div className="min-w-0">
                <b className="font-[550] [overflow-wrap:anywhere]">{email}</b>
                <p className="text-small text-muted [overflow-wrap:anywhere]">
                  {i18n._(ROLE_WORDS[role].name)} ·{" "}
                  <Trans>
                    by {invitedBy}, until {day}
                  </Trans>
                </p>
              </div>
              <button
                type="button"
                aria-busy={isBusy}
                aria-label={t`Take back the invitation of ${email}`}
                onClick={() => void takeBack(email)}
                className="text-link min-h-11 text-small"
              >
                <Trans>Take back</Trans>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
