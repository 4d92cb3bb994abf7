import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Arrival } from "#features/accounts/model/next-path.ts";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { type SessionUser, session } from "#features/accounts/ui/session.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { PasswordField } from "#platform/ui/password-field.tsx";
import { TextField } from "#platform/ui/text-field.tsx";
import { useForm } from "#platform/ui/use-form.ts";
import { AccountForm, TEXT_LINK } from "./account-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { SecondStep } from "./second-step.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { useAccountRules } from "./use-account-rules.ts";
import { useArrival } from "./use-arrival.ts";

/** What a granted sign-in brings; a code is needed first where the address is not confirmed. */
interface SignInReply {
  readonly token?: string;
  readonly user?: SessionUser;
  readonly needsVerification?: boolean;
  /** With "needsSecondFactor": what a code of the app turns into a session. */
  readonly ticket?: string;
}

export interface SignInScreenProps {
  /** Goes where the visitor wanted to go, and does there what waited for the sign-in. */
  readonly onSignedIn: (arrival: Arrival) => void;
}

export function LoginScreen({ onSignedIn }: SignInScreenProps) {
  const { t } = useLingui();
  const rules = useAccountRules();
  const paths = useArrival();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [ticket, setTicket] = useState<string | null>(null);
  const form = useForm({
    rules: { email: rules.email, password: rules.password },
    onSubmit: async ({ email: typed, password }) => {
      const email = typed.trim();
      const reply = await callApi<SignInReply>("POST", "/api/auth/login", { email, password });
      if (!reply.ok) return setOutcome({ kind: "failure", text: failureWords(reply) });
      const { token, user, needsVerification, ticket: given } = reply.body;
      if (given) return setTicket(given);
      if (needsVerification || !token) {
        session.startVerification(email);
        return void navigate(localPath(paths.otp), { state: { email } });
      }
      session.signIn(token, user ?? { name: "", email });
      onSignedIn(paths.arrival);
    },
  });
  const arrive = () => onSignedIn(paths.arrival);
  if (ticket !== null)
    return <SecondStep ticket={ticket} onSignedIn={arrive} onBack={() => setTicket(null)} />;
  return (
    <AccountForm
      title={t`Welcome Back`}
      pageTitle={t`Log in · Sthalam`}
      description={t`Sign in to see your saved homes.`}
      lead={t`Your saved homes are waiting for you.`}
      form={form}
      submit={t`Login`}
      outcome={outcome}
      below={
        <>
          <div className="mt-4">
            <PasskeyButton<Required<Pick<SignInReply, "token" | "user">>>
              words={t`Sign in with a passkey`}
              path="/api/auth/passkey"
              onAnswered={({ token, user }) => {
                session.signIn(token, user);
                arrive();
              }}
            />
          </div>
          <SocialButtons onSignedIn={arrive} onSecondStep={setTicket} />
          <p className="mt-6 text-center">
            <Trans>New here?</Trans>{" "}
            <LocalLink to={paths.signup} className={TEXT_LINK}>
              <Trans>Sign Up</Trans>
            </LocalLink>
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
          <LocalLink
            to={paths.forgot}
            className="relative z-10 text-small font-[550] text-river before:absolute before:-inset-x-2 before:-inset-y-3 hover:text-river-deep"
          >
            <Trans>Forgot Password</Trans>
          </LocalLink>
        }
      />
    </AccountForm>
  );
}
