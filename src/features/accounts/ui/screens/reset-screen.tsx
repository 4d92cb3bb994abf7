import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { session } from "#features/accounts/ui/session.ts";
import { button } from "#platform/ui/button.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";
import { href } from "#platform/ui/href.ts";
import { LocalLink, useLocalPath } from "#platform/ui/local-link.tsx";
import { PasswordField } from "#platform/ui/password-field.tsx";
import { PageHead } from "#platform/ui/shell/page-head.tsx";
import { useForm } from "#platform/ui/use-form.ts";
import { AccountForm, TEXT_LINK } from "./account-form.tsx";
import { useAccountRules, usePasswordHint } from "./use-account-rules.ts";

/** The login page opens so long after the success was shown. */
const TO_LOGIN_AFTER_MS = 1500;

interface ResetLink {
  readonly token: string;
  readonly email: string;
}

type LinkState = { readonly kind: "reading" } | { readonly kind: "read"; readonly link: ResetLink };

/**
 * Token and e-mail out of the mailed link. They leave the address bar at once, so that neither the
 * history nor a shared screen keeps them; after a reload the link has to be opened again.
 */
function useResetLink(): LinkState {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<LinkState>({ kind: "reading" });
  useEffect(() => {
    const params = new URLSearchParams(search);
    const link = { token: params.get("token") ?? "", email: params.get("email") ?? "" };
    setState((was) => (was.kind === "read" && link.token === "" ? was : { kind: "read", link }));
    if (search === "") return;
    window.history.replaceState(window.history.state, "", pathname);
    // The links of the page are made from the router's address: it has to forget the token too.
    void navigate(pathname, { replace: true, preventScrollReset: true });
  }, [search, pathname, navigate]);
  return state;
}

export function ResetScreen() {
  const { t } = useLingui();
  const state = useResetLink();
  const rules = useAccountRules();
  const passwordHint = usePasswordHint();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const login = localPath(href("/login"));
  const isDone = outcome.kind === "success";
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate(login, { replace: true }), TO_LOGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, login, navigate]);
  const form = useForm({
    rules: { newPassword: rules.required },
    onSubmit: async ({ newPassword }) => {
      if (state.kind !== "read" || isDone) return;
      const reply = await callApi("POST", "/api/auth/reset-password", {
        ...state.link,
        newPassword,
      });
      if (!reply.ok) return setOutcome({ kind: "failure", text: failureWords(reply) });
      session.signOut();
      setOutcome({ kind: "success", text: t`Password changed. You can sign in with it now.` });
    },
  });
  if (state.kind === "read" && (state.link.token === "" || state.link.email === ""))
    return <LinkIncomplete />;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <AccountForm
        title={t`Reset password`}
        pageTitle={t`Reset password · Sthalam`}
        description={t`Set a new password.`}
        lead={
          state.kind === "read" && (
            <Trans>
              For <b className="font-semibold text-ink">{state.link.email}</b>
            </Trans>
          )
        }
        form={form}
        submit={t`Set new password`}
        outcome={outcome}
        remedy={
          outcome.kind === "failure" && (
            <LocalLink to={href("/forgot-password")} className={TEXT_LINK}>
              <Trans>Ask for a new link</Trans>
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

function LinkIncomplete() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Reset password · Sthalam`}
        description={t`Set a new password.`}
        indexed={false}
      />
      <h1 className="text-h1">
        <Trans>This link is not complete</Trans>
      </h1>
      <p className="mt-2 text-muted">
        <Trans>Open the link from the mail again, or ask for a new one.</Trans>
      </p>
      <LocalLink to={href("/forgot-password")} className={`mt-8 w-full ${button("primary")}`}>
        <Trans>Ask for a new link</Trans>
      </LocalLink>
    </>
  );
}
