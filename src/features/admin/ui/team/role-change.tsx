import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import type { Role, TeamMember } from "#features/accounts/index.ts";
import { useColleagueName } from "#features/admin/ui/admin-context.tsx";
import { button } from "#platform/ui/button.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { ROLE_WORDS } from "./role-words.ts";

interface RoleChangeProps {
  readonly member: TeamMember;
  readonly isBusy: boolean;
  readonly onChange: (to: Role) => void;
  /** Whose role it is, beside it. */
  readonly children: ReactNode;
}

/** Somebody's role; another one is given by a button that stands beside what it means. */
export function RoleChange({ member, isBusy, onChange, children }: RoleChangeProps) {
  const { name, email, role } = member;
  const [chosen, setChosen] = useState<Role | null>(null);
  // Given, or another owner was quicker: what is so now is shown.
  useEffect(() => {
    if (role) setChosen(null);
  }, [role]);
  const wanted = chosen ?? role;
  const isOpen = wanted !== role;
  useUnsaved(isOpen);
  return (
    <div className="grid items-start gap-3 sm:grid-cols-[1fr_11rem]">
      {children}
      <RoleChoice role={wanted} of={name ?? email} isBusy={isBusy} onChoose={setChosen} />
      {isOpen && (
        <div className="grid gap-3 rounded bg-mist p-4 sm:col-span-full">
          <p role="status" className="text-control [overflow-wrap:anywhere]">
            <Consequence member={member} to={wanted} />
          </p>
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              aria-busy={isBusy}
              onClick={() => onChange(wanted)}
              className={button(wanted === "owner" ? "outline" : "primary")}
            >
              {wanted === "owner" ? <Trans>Make an owner</Trans> : <Trans>Change the role</Trans>}
            </button>
            <button type="button" onClick={() => setChosen(null)} className={button("quiet")}>
              <Trans>Cancel</Trans>
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

function Consequence({ member, to }: { readonly member: TeamMember; readonly to: Role }) {
  const { i18n } = useLingui();
  const who = useColleagueName()(member.email);
  if (to === "owner")
    return (
      <Trans>
        Make {who} an owner? An owner does everything: changes the team and the settings, and can
        take you out. The other owners are mailed.
      </Trans>
    );
  const role = i18n._(ROLE_WORDS[to].name);
  const rights = i18n._(ROLE_WORDS[to].rights);
  return (
    <Trans>
      New role of {who}: {role}, {rights}.
    </Trans>
  );
}
