import { Trans, useLingui } from "@lingui/react/macro";
import type { TeamInvitation } from "#features/accounts/index.ts";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { ROLE_WORDS } from "./role-words.ts";
import type { TeamChanging } from "./use-team-change.ts";

interface InvitationListProps extends TeamChanging {
  readonly invitations: readonly TeamInvitation[];
}

/** Who was mailed a link and has not come yet, and what came of taking one back. */
export function InvitationList({ invitations, isBusy, outcome, change }: InvitationListProps) {
  const { t } = useLingui();
  const takeBack = (email: string) =>
    change({
      path: "invitations/withdrawal",
      body: { email },
      done: t`The invitation of ${email} no longer works.`,
    });
  return (
    <>
      {invitations.length > 0 && (
        <section aria-labelledby="invited">
          <h2 id="invited" className="text-h3">
            <Trans>Invited</Trans>
          </h2>
          <ul className="mt-3 rounded-card border border-line bg-card">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.email}
                invitation={invitation}
                isBusy={isBusy}
                onTakeBack={() => void takeBack(invitation.email)}
              />
            ))}
          </ul>
        </section>
      )}
      <FormMessage outcome={outcome} />
    </>
  );
}

interface InvitationRowProps {
  readonly invitation: TeamInvitation;
  readonly isBusy: boolean;
  readonly onTakeBack: () => void;
}

function InvitationRow({ invitation, isBusy, onTakeBack }: InvitationRowProps) {
  const { t, i18n } = useLingui();
  const { email, role, expiresAt } = invitation;
  const invitedBy = useColleagueName()(invitation.invitedBy);
  const day = formatIndiaDate(new Date(expiresAt), toLanguage(i18n.locale));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-line px-5 py-3 not-first:border-t">
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
        onClick={onTakeBack}
        className="text-link min-h-11 text-small"
      >
        <Trans>Take back</Trans>
      </button>
    </li>
  );
}
