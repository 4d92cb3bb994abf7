import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Role } from "#features/accounts/index.ts";
import { useAccountRules } from "#features/accounts/ui.ts";
import { LANGUAGE_TABLE, LANGUAGES, toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { TextField } from "#platform/ui/forms/text-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { RoleChoice } from "./role-choice.tsx";
import { ROLE_WORDS } from "./role-words.ts";
import type { TeamChanging } from "./use-team-change.ts";

/** Mails somebody a link into the team; what came of it is said here, where it was asked for. */
export function InviteForm({ isBusy, outcome, change }: TeamChanging) {
  const { t, i18n } = useLingui();
  const { email: emailRule } = useAccountRules();
  const [role, setRole] = useState<Role>("agent");
  const [language, setLanguage] = useState<string>(toLanguage(i18n.locale));
  const { form, field, values, clear } = useForm({
    rules: { email: emailRule },
    onSubmit: async ({ email }) => {
      const done = t`The invitation is on its way to ${email}.`;
      if (await change({ path: "invitations", body: { email, role, language }, done })) clear();
    },
  });
  useUnsaved(values.email.trim() !== "");
  return (
    <section className="rounded-card border border-line bg-card p-5 md:p-6">
      <h2 className="text-h3">
        <Trans>Invite somebody</Trans>
      </h2>
      <p className="mt-1 text-small text-muted">
        <Trans>They get an email with a link that works once, within 7 days.</Trans>
      </p>
      {/* Above the fields: a new row of the invited moves the form's foot out of sight. */}
      <div className="mt-4 has-[>:empty]:hidden">
        <FormMessage outcome={outcome} />
      </div>
      <form {...form} className="mt-5 grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            field={field("email")}
            label={t`Email`}
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        </div>
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
