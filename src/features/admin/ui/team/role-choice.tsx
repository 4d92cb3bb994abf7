import { Trans, useLingui } from "@lingui/react/macro";
import { ROLES, type Role } from "#features/accounts/index.ts";
import { ROLE_WORDS } from "./role-words.ts";

interface RoleChoiceProps {
  readonly role: Role;
  /** Whose role it is, for those who cannot see beside whom it stands. */
  readonly of?: string;
  readonly isBusy?: boolean;
  readonly onChoose: (role: Role) => void;
}

/** The roles to choose one from. */
export function RoleChoice({ role, of, isBusy, onChoose }: RoleChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <label className="grid gap-1.5 text-control font-[550]">
      <span className={of ? "sr-only" : ""}>
        <Trans>Role</Trans>
      </span>
      <select
        value={role}
        aria-label={of && t`Role of ${of}`}
        aria-busy={isBusy}
        onChange={(event) => {
          const chosen = ROLES.find((each) => each === event.currentTarget.value);
          if (chosen) onChoose(chosen);
        }}
        className="h-12 w-full rounded border border-edge bg-card px-3 font-normal"
      >
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {i18n._(ROLE_WORDS[each].name)}
          </option>
        ))}
      </select>
    </label>
  );
}
