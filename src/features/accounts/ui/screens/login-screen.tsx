import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SignedInReply, SignInReply } from "#features/accounts/model/replies.ts";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { session } from "#features/accounts/ui/session.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { PasswordField } from "#platform/ui/forms/password-field.tsx";
import { TextField } from "#platform/ui/forms/text-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { AccountForm } from "./account-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { SecondStep } from "./second-step.tsx";
import { useSignInPlace, useWayOn } from "./sign-in-place.ts";
import { SocialButtons } from "./social-buttons.tsx";
import { StepLink } from "./step-link.tsx";
import { useAccountRules } from "./use-account-rules.ts";

export default function LoginScreen() {
  const { t } = useLingui();
  const rules = useAccountRules();
  const { notes, lead, go, finish } = useSignInPlace();
  useWayOn(finish);
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useForm({
    rules: { email: rules.email, password: rules.password },
    initial: { email: notes.email ?? "" },
    onSubmit: async ({ email: typed, password }) => {
      const email = typed.trim();
      const reply = await callApi<SignInReply>("POST", "/api/auth/login", { email, password });
      if (!reply.ok) return setOutcome({ kind: "failure", text: failureWords(reply) });
      const { body } = reply;
      if ("ticket" in body) return setTicket(body.ticket);
      if ("needsVerification" in body) {
        session.startVerification(email);
        return go("otp", { email });
      }
      session.signIn(body.token, body.user);
      finish();
    },
  });
  const typed = { email: form.values.email.trim() };
  if (ticket !== null)
    return <SecondStep ticket={ticket} onSignedIn={finish} onBack={() => setTicket(null)} />;
  return (
    <AccountForm
      title={t`Welcome Back`}
      pageTitle={t`Log in · Sthalam`}
      description={t`Sign in to see your saved homes.`}
      lead={lead ?? t`Your saved homes are waiting for you.`}
      form={form}
      submit={t`Login`}
      outcome={outcome}
      below={
        <>
          <div className="mt-4">
            <PasskeyButton<SignedInReply>
              words={t`Sign in with a passkey`}
              path="/api/auth/passkey"
              onAnswered={({ token, user }) => {
                session.signIn(token, user);
                finish();
              }}
            />
          </div>
          <SocialButtons onSignedIn={finish} onSecondStep={setTicket} />
          <p className="mt-6 text-center">
            <Trans>New here?</Trans>{" "}
            <StepLink step="signup" notes={typed} className="text-link">
              <Trans>Sign Up</Trans>
            </StepLink>
          </p>
        </>
      }
    >
      <TextField
        field={form.field("email")}
        label={t`Email`}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        field={form.field("password")}
        label={t`Password`}
        autoComplete="current-password"
        showWords={t`Show password`}
        beside={
          <StepLink
            step="forgot-password"
            notes={typed}
            className="relative z-10 text-small font-[550] text-river before:absolute before:-inset-x-2 before:-inset-y-3 hover:text-river-deep"
          >
            <Trans>Forgot Password</Trans>
          </StepLink>
        }
      />
    </AccountForm>
  );
}
