import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useAccountRules } from "#features/accounts/ui/screens/use-account-rules.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { PasswordField } from "#platform/ui/forms/password-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";

interface PasswordFormProps {
  /** Sends the password; the failure when it is not taken. */
  readonly onPassword: (password: string) => Promise<Failure | null>;
}

/** The owner's password, to prove who sits there. */
export function PasswordForm({ onPassword }: PasswordFormProps) {
  const { t } = useLingui();
  const rules = useAccountRules();
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const form = useForm({
    rules: { password: rules.required },
    onSubmit: async ({ password }) => {
      const failure = await onPassword(password);
      if (failure) setOutcome({ kind: "failure", text: failureWords(failure) });
    },
  });
  return (
    <form {...form.form} className="grid gap-5">
      <PasswordField
        field={form.field("password")}
        label={t`Your password`}
        autoComplete="current-password"
        showWords={t`Show your password`}
      />
      <button
        type="submit"
        disabled={!form.valid}
        aria-busy={form.sending}
        className={button("primary")}
      >
        {t`Confirm`}
      </button>
      <FormMessage outcome={outcome} />
    </form>
  );
}
