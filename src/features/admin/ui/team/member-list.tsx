import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { TeamMember } from "#features/accounts/index.ts";
import { useAgent } from "#features/admin/ui/admin-context.tsx";
import { formatIndiaMoment } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { RoleChange } from "./role-change.tsx";
import type { TeamChange } from "./use-team-change.ts";

interface MemberListProps {
  readonly members: readonly TeamMember[];
  readonly isBusy: boolean;
  readonly onChange: (wanted: TeamChange) => Promise<boolean>;
}

/** All of the team, each with the role to change and what an owner may do. */
export function MemberList({ members, isBusy, onChange }: MemberListProps) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`The team`} className="rounded-card border border-line bg-card">
      {members.map((member) => (
        <Member key={member.email} member={member} isBusy={isBusy} onChange={onChange} />
      ))}
    </ul>
  );
}

interface MemberProps {
  readonly member: TeamMember;
  readonly isBusy: boolean;
  readonly onChange: MemberListProps["onChange"];
}

function Member({ member, isBusy, onChange }: MemberProps) {
  const { t } = useLingui();
  const { agent, reload } = useAgent();
  const { email, name, role } = member;
  const isYou = email === agent.email;
  const changeOf = async (wanted: TeamChange) => {
    if ((await onChange(wanted)) && isYou) await reload();
  };
  return (
    <li className="grid gap-3 border-line p-5 not-first:border-t">
      <RoleChange
        member={member}
        isBusy={isBusy}
        onChange={(to) =>
          void changeOf({
            path: "role",
            body: { email, from: role, to },
            done: t`The role of ${email} is changed.`,
          })
        }
      >
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <b className="font-[550]">{name ?? email}</b>{" "}
          {isYou && (
            <span className="text-small text-muted">
              <Trans>(you)</Trans>
            </span>
          )}
          {name !== null && <span className="block text-small">{email}</span>}
          <Seen member={member} />
        </div>
      </RoleChange>
      <MemberActions
        member={member}
        isYou={isYou}
        isBusy={isBusy}
        onDo={(wanted) => void changeOf(wanted)}
      />
    </li>
  );
}

/** When somebody was last there, and whether the account is protected. */
function Seen({ member }: { readonly member: TeamMember }) {
  const { i18n } = useLingui();
  const { name, lastSignInAt, sessions, hasSecondFactor } = member;
  const at = lastSignInAt && formatIndiaMoment(new Date(lastSignInAt), toLanguage(i18n.locale));
  if (name === null)
    return (
      <span className="block text-small text-muted">
        <Trans>Has not signed up yet</Trans>
      </span>
    );
  return (
    <span className="block text-small text-muted">
      {at && <Trans>Last login {at}</Trans>}
      {" · "}
      <Plural value={sessions} one="# device" other="# devices" />
      {" · "}
      {hasSecondFactor ? <Trans>Code app or passkey set up</Trans> : <Trans>No code app yet</Trans>}
    </span>
  );
}

interface MemberActionsProps {
  readonly member: TeamMember;
  readonly isYou: boolean;
  readonly isBusy: boolean;
  readonly onDo: (wanted: TeamChange) => void;
}

/** What cannot be taken back is asked about once more, in the place of the buttons. */
function MemberActions({ member: { email, name }, isYou, isBusy, onDo }: MemberActionsProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<"removal" | "second-factor-reset" | null>(null);
  const body = { email };
  const removal = isYou ? <Trans>Leave the team</Trans> : <Trans>Remove</Trans>;
  const asking = {
    removal: {
      question: isYou
        ? t`Leave the team? The console closes for you at once.`
        : t`Take ${email} out of the team? The console closes for them at once.`,
      done: isYou ? t`You are out of the team.` : t`${email} is out of the team.`,
    },
    "second-factor-reset": {
      question: t`Did ${email} lose the phone? The code app, recovery codes and passkeys are removed, and they are signed out everywhere. Make sure that it is really them who asks.`,
      done: t`${email} can set up a new code app now.`,
    },
  };
  if (asked)
    return (
      <div role="status" className="grid gap-3 rounded bg-mist p-4">
        <p className="text-control [overflow-wrap:anywhere]">{asking[asked].question}</p>
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            aria-busy={isBusy}
            onClick={() => {
              setAsked(null);
              onDo({ path: asked, body, done: asking[asked].done });
            }}
            className={`${button("outline", "small")} border-danger text-danger`}
          >
            {asked === "removal" ? removal : <Trans>Reset the second factor</Trans>}
          </button>
          <button
            type="button"
            onClick={() => setAsked(null)}
            className={button("outline", "small")}
          >
            <Trans>Cancel</Trans>
          </button>
        </div>
      </div>
    );
  return (
    <div className="flex flex-wrap gap-x-5">
      {!isYou && name !== null && (
        <>
          <button
            type="button"
            onClick={() =>
              onDo({ path: "sign-out", body, done: t`${email} is signed out everywhere.` })
            }
            className={QUIET_LINK}
          >
            <Trans>Sign out everywhere</Trans>
          </button>
          <button
            type="button"
            onClick={() => setAsked("second-factor-reset")}
            className={QUIET_LINK}
          >
            <Trans>Reset the second factor</Trans>
          </button>
        </>
      )}
      <button type="button" onClick={() => setAsked("removal")} className={`${LINK} text-danger`}>
        {removal}
      </button>
    </div>
  );
}

const LINK = "min-h-11 text-small font-[550] underline underline-offset-4";
const QUIET_LINK = `${LINK} text-river`;
