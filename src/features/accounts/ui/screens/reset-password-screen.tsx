import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { session } from "#features/accounts/ui/session.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { PasswordField } from "#platform/ui/forms/password-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { href } from "#platform/ui/href.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { secretAddress } from "#platform/ui/shell/page-handle.ts";
import { useIsLeaving } from "#platform/ui/use-leaving.ts";
import { AccountForm } from "./account-form.tsx";
import { LinkIncomplete } from "./link-incomplete.tsx";
import { loginAfterReset } from "./sign-in-place.ts";
import { useAccountRules, usePasswordHint } from "./use-account-rules.ts";
import { useMailedLink } from "./use-mailed-link.ts";

export const headers = secretAddress;

/** The login page opens so long after the success was shown. */
const TO_LOGIN_AFTER_MS = 1500;

export default function ResetScreen() {
  const { t } = useLingui();
  const link = useMailedLink();
  const rules = useAccountRules();
  const passwordHint = usePasswordHint();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const login = localPath(href("/login"));
  const email = link.kind === "read" ? link.email : "";
  const isDone = outcome.kind === "success";
  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (!isDone || isLeaving) return;
    const goOn = () => void navigate(login, loginAfterReset(email));
    const timer = setTimeout(goOn, TO_LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, isLeaving, login, email, navigate]);
  const form = useForm({
    rules: { newPassword: rules.required },
    onSubmit: async ({ newPassword }) => {
      if (link.kind !== "read" || isDone) return;
      const body = { token: link.token, email, newPassword };
      const reply = await callApi("POST", "/api/auth/reset-password", body);
      if (!reply.ok) return setOutcome({ kind: "failure", text: failureWords(reply) });
      session.signOut();
      setOutcome({ kind: "success", text: t`Password changed. You can sign in with it now.` });
    },
  });
  const pageTitle = t`Reset password · Sthalam`;
  if (link.kind === "read" && (link.token === "" || link.email === ""))
    return <LinkIncomplete pageTitle={pageTitle} />;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <AccountForm
        title={t`Reset password`}
        pageTitle={pageTitle}
        description={t`Set a new password.`}
        lead={
          link.kind === "read" && (
            <Trans>
              For <b className="font-semibold text-ink">{link.email}</b>
            </Trans>
          )
        }
        form={form}
        submit={t`Set new password`}
        outcome={outcome}
        remedy={
          outcome.kind === "failure" && (
            <LocalLink to={href("/forgot-password")} className="text-link">
              <Trans>Get a new link</Trans>
            </LocalLink>
          )
        }
      >
        <PasswordField
          field={form.field("newPassword")}
          label={t`New password`}
          autoComplete="new-password"
          showWords={t`Show password`}
          hint={passwordHint}
        />
      </AccountForm>
    </>
  );
}
