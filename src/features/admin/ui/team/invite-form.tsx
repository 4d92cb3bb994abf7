import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Role } from "#features/accounts/index.ts";
import { LANGUAGE_TABLE, LANGUAGES, toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { RoleChoice } from "./role-choice.tsx";
import { ROLE_WORDS } from "./role-words.ts";
import type { TeamChange } from "./use-team.ts";

interface InviteFormProps {
  readonly isBusy: boolean;
  readonly onChange: (wanted: TeamChange) => Promise<boolean>;
}

/** Mails somebody a link into the team. */
export function InviteForm({ isBusy, onChange }: InviteFormProps) {
  const { t, i18n } = useLingui();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<Role>("agent");
  const [language, setLanguage] = useState<string>(toLanguage(i18n.locale));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = t`The invitation is on its way to ${email}.`;
    if (await onChange({ path: "invitations", body: { email, role, language }, done }))
      setEmail("");
  };
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 className="text-h3">
        <Trans>Invite somebody</Trans>
      </h2>
      <p className="mt-1 text-small text-muted">
        <Trans>They get an email with a link that works once, within 7 days.</Trans>
      </p>
      <form onSubmit={(event) => void submit(event)} className="mt-5 grid gap-4 sm:grid-cols-2">
        <label className="grid gap-1.5 text-control font-[550] sm:col-span-2">
          <Trans>Email</Trans>
          <input
            type="email"
            name="email"
            value={email}
            required
            autoComplete="off"
            maxLength={254}
            onChange={(event) => setEmail(event.currentTarget.value)}
            className="h-12 w-full rounded border border-edge bg-card px-3.5 font-normal"
          />
        </label>
        <div>
          <RoleChoice role={role} onChoose={setRole} />
          <p className="mt-1.5 text-small text-muted">{i18n._(ROLE_WORDS[role].rights)}</p>
        </div>
        <label className="grid content-start gap-1.5 text-control font-[550]">
          <Trans>Language of the email</Trans>
          <select
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value)}
            className="h-12 w-full rounded border border-edge bg-card px-3 font-normal"
          >
            {LANGUAGES.map((each) => (
              <option key={each} value={each} lang={each}>
                {LANGUAGE_TABLE[each].full}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" aria-busy={isBusy} className={`sm:col-span-2 ${button("primary")}`}>
          <Trans>Send the invitation</Trans>
        </button>
      </form>
    </section>
  );
}
