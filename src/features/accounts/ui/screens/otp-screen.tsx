import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CODE_DIGITS, RESEND_AFTER_SECONDS } from "#features/accounts/model/account-rules.ts";
import type { VerifiedReply } from "#features/accounts/model/replies.ts";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { session, useSession } from "#features/accounts/ui/session.ts";
import { CodeField } from "#platform/ui/forms/code-field.tsx";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { TextField } from "#platform/ui/forms/text-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { AccountForm } from "./account-form.tsx";
import { type StepNotes, useSignInPlace } from "./sign-in-place.ts";
import { StepLink } from "./step-link.tsx";
import { useAccountRules } from "./use-account-rules.ts";
import { useCountdown } from "./use-countdown.ts";

/**
 * The address that the code was sent to, empty when the visitor came here by the address bar, and
 * the sign-up that this browser made.
 */
function usePending({ email, attempt }: StepNotes) {
  const now = useSession();
  const waiting = now.status === "unverified" ? now.user.email : "";
  return { pending: email ?? waiting, attempt };
}

export default function OtpScreen() {
  const { t } = useLingui();
  const rules = useAccountRules();
  const { notes, finish } = useSignInPlace();
  const { pending, attempt } = usePending(notes);
  const failureWords = useFailureWords();
  const profile = useLocalPath()(href("/profile"));
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const known = pending !== "";
  const form = useForm({
    rules: { email: (value) => (known ? null : rules.email(value)), otp: rules.code },
    onSubmit: async ({ email: typed, otp }) => {
      const email = pending || typed.trim();
      const reply = await callApi<VerifiedReply>("POST", "/api/auth/verify-otp", {
        email,
        otp,
        ...(attempt && { attempt }),
      });
      if (!reply.ok) {
        if (reply.code === "wrong-code") form.refill("otp", "");
        return setOutcome({ kind: "failure", text: failureWords(reply) });
      }
      session.signIn(reply.body.token, reply.body.user);
      finish(reply.body.passwordGone ? profile : undefined);
    },
  });
  const email = pending || form.values.email.trim();
  return (
    <AccountForm
      title={t`Enter OTP`}
      pageTitle={t`Enter OTP · Sthalam`}
      description={t`Confirm your email with the code we sent.`}
      lead={
        known ? (
          <Trans>
            We sent a 6-digit code to <b className="font-semibold text-ink">{pending}</b>
          </Trans>
        ) : (
          <Trans>We sent a 6-digit code to your email.</Trans>
        )
      }
      form={form}
      submit={t`Verify OTP`}
      outcome={outcome}
      below={
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4">
          <Resend email={email} onOutcome={setOutcome} />
          <StepLink
            step="login"
            notes={{ email }}
            className="flex min-h-11 items-center font-[550] text-river hover:text-river-deep"
          >
            <Trans>Back to Login</Trans>
          </StepLink>
        </div>
      }
    >
      {!known && (
        <TextField
          field={form.field("email")}
          label={t`Email`}
          type="email"
          autoComplete="username"
          inputMode="email"
        />
      )}
      <CodeField field={form.field("otp")} label={t`Code`} length={CODE_DIGITS} />
    </AccountForm>
  );
}

interface ResendProps {
  readonly email: string;
  readonly onOutcome: (outcome: Outcome) => void;
}

/** Sends another code, once a minute has passed since the last. */
function Resend({ email, onOutcome }: ResendProps) {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { left, restart } = useCountdown(RESEND_AFTER_SECONDS);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  if (left > 0) return <p className="num text-muted">{t`Resend OTP in ${clock}`}</p>;
  const resend = async () => {
    restart();
    const reply = await callApi("POST", "/api/auth/send-otp", { email, language: i18n.locale });
    if (reply.ok) return onOutcome({ kind: "success", text: t`A new code is on its way.` });
    restart(reply.retryAfterSeconds ?? 0);
    onOutcome({ kind: "failure", text: failureWords(reply) });
  };
  return (
    <button
      type="button"
      disabled={email === ""}
      onClick={() => void resend()}
      className="min-h-11 font-[550] text-river hover:text-river-deep disabled:text-muted"
    >
      {t`Resend OTP`}
    </button>
  );
}
