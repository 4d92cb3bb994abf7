import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import {
  useAccountRules,
  usePasswordHint,
} from "#features/accounts/ui/screens/use-account-rules.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { PasswordField } from "#platform/ui/forms/password-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import type { ProfilePartProps } from "./profile-part.ts";
import { Section } from "./section.tsx";

/** The password; who came by a social sign-in sets a first one without an old one. */
export function PasswordSection({ profile, onChange }: ProfilePartProps) {
  const { t } = useLingui();
  const rules = useAccountRules();
  const passwordHint = usePasswordHint();
  const failureWords = useFailureWords();
  const call = useProvenCall();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const { hasPassword } = profile;
  const form = useForm({
    rules: {
      currentPassword: (value) => (hasPassword ? rules.required(value) : null),
      newPassword: rules.password,
    },
    onSubmit: async ({ currentPassword, newPassword }) => {
      const reply = await call("POST", "/api/profile/password", {
        ...(hasPassword && { currentPassword }),
        newPassword,
      });
      if (!reply.ok)
        return setOutcome({
          kind: "failure",
          text:
            reply.code === "wrong-credentials"
              ? t`The current password is wrong.`
              : failureWords(reply) || t`Error`,
        });
      form.clear();
      onChange({ ...profile, hasPassword: true });
      setOutcome({ kind: "success", text: t`Password changed` });
    },
  });
  return (
    <Section title={t`Sign in & Security`} lead={t`A new password signs out your other devices.`}>
      <form {...form.form} className="grid gap-5">
        {hasPassword && (
          <PasswordField
            field={form.field("currentPassword")}
            label={t`Current password`}
            autoComplete="current-password"
            showWords={t`Show current password`}
          />
        )}
        <PasswordField
          field={form.field("newPassword")}
          label={t`New password`}
          autoComplete="new-password"
          showWords={t`Show new password`}
          hint={passwordHint}
        />
        <button
          type="submit"
          disabled={!form.valid}
          aria-busy={form.sending}
          className={`justify-self-start ${button("primary")}`}
        >
          {hasPassword ? t`Change Password` : t`Set password`}
        </button>
        <FormMessage outcome={outcome} />
      </form>
    </Section>
  );
}
