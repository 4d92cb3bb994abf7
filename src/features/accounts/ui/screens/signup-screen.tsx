import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SignUpReply } from "#features/accounts/model/replies.ts";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { session } from "#features/accounts/ui/session.ts";
import { currentNotice } from "#features/legal/index.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { PasswordField } from "#platform/ui/forms/password-field.tsx";
import { TextField } from "#platform/ui/forms/text-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { AccountForm } from "./account-form.tsx";
import { AccountNotice } from "./account-notice.tsx";
import { SecondStep } from "./second-step.tsx";
import { useSignInPlace, useWayOn } from "./sign-in-place.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { StepLink } from "./step-link.tsx";
import { useAccountRules, usePasswordHint } from "./use-account-rules.ts";

export default function SignupScreen() {
  const { t, i18n } = useLingui();
  const rules = useAccountRules();
  const passwordHint = usePasswordHint();
  const { notes, go, finish } = useSignInPlace();
  useWayOn(finish);
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useForm({
    rules: { name: rules.name, email: rules.email, password: rules.password },
    initial: { email: notes.email ?? "" },
    unsent: { name: "signup", fields: ["name", "email"] },
    onSubmit: async ({ name, email: typed, password }) => {
      const email = typed.trim();
      const reply = await callApi<SignUpReply>("POST", "/api/auth/signup", {
        name: name.trim(),
        email,
        password,
        language: i18n.locale,
        notice: currentNotice("account"),
      });
      if (!reply.ok) return setOutcome({ kind: "failure", text: failureWords(reply) });
      session.startVerification(email);
      go("otp", { email, attempt: reply.body.attempt });
    },
  });
  if (ticket !== null)
    return <SecondStep ticket={ticket} onSignedIn={finish} onBack={() => setTicket(null)} />;
  return (
    <AccountForm
      title={t`Create Account`}
      pageTitle={t`Create Account · Sthalam`}
      description={t`Save layouts and compare them on any device.`}
      lead={t`Save layouts and compare them on any device.`}
      form={form}
      submit={t`Sign Up`}
      outcome={outcome}
      below={
        <>
          <SocialButtons onSignedIn={finish} onSecondStep={setTicket} />
          <p className="mt-6 text-center">
            <Trans>Already have an account?</Trans>{" "}
            <StepLink
              step="login"
              notes={{ email: form.values.email.trim() }}
              className="text-link"
            >
              <Trans>Login</Trans>
            </StepLink>
          </p>
        </>
      }
    >
      <TextField field={form.field("name")} label={t`Full Name`} autoComplete="name" />
      <TextField
        field={form.field("email")}
        label={t`Email`}
        type="email"
        autoComplete="username"
        inputMode="email"
        hint={t`We’ll send a 6-digit code there.`}
      />
      <PasswordField
        field={form.field("password")}
        label={t`Password`}
        autoComplete="new-password"
        showWords={t`Show password`}
        hint={passwordHint}
      />
      <AccountNotice />
    </AccountForm>
  );
}
