import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { TextField } from "#platform/ui/forms/text-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { AccountForm } from "./account-form.tsx";
import { useSignInPlace } from "./sign-in-place.ts";
import { StepLink } from "./step-link.tsx";
import { useAccountRules } from "./use-account-rules.ts";

export default function ForgotScreen() {
  const { t, i18n } = useLingui();
  const rules = useAccountRules();
  const { notes } = useSignInPlace();
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const form = useForm({
    rules: { email: rules.email },
    initial: { email: notes.email ?? "" },
    onSubmit: async ({ email }) => {
      const reply = await callApi("POST", "/api/auth/forgot-password", {
        email: email.trim(),
        language: i18n.locale,
      });
      setOutcome(
        reply.ok
          ? {
              kind: "success",
              text: t`If there is an account with this email, a reset link is on its way. It works for 30 minutes.`,
            }
          : { kind: "failure", text: failureWords(reply) },
      );
    },
  });
  return (
    <AccountForm
      title={t`Forgot Password`}
      pageTitle={t`Forgot Password · Sthalam`}
      description={t`Get a link to set a new password.`}
      lead={t`Enter your email and we’ll send you a link to set a new password.`}
      form={form}
      submit={t`Send Reset Link`}
      outcome={outcome}
      below={
        <p className="mt-6 text-center">
          <Trans>Remembered it?</Trans>{" "}
          <StepLink step="login" notes={{ email: form.values.email.trim() }} className="text-link">
            <Trans>Login</Trans>
          </StepLink>
        </p>
      }
    >
      <TextField
        field={form.field("email")}
        label={t`Email`}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
    </AccountForm>
  );
}
