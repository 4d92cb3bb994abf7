import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { UndoneReply } from "#features/accounts/model/replies.ts";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { session } from "#features/accounts/ui/session.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { href } from "#platform/ui/href.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { secretAddress } from "#platform/ui/shell/page-handle.ts";
import { AccountForm } from "./account-form.tsx";
import { LinkIncomplete } from "./link-incomplete.tsx";
import { useMailedLink } from "./use-mailed-link.ts";

export const headers = secretAddress;

/** Opened by the link that the old address got: a button puts it back, then a password is set. */
export default function UndoEmailScreen() {
  const { t } = useLingui();
  const link = useMailedLink();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const failureWords = useFailureWords("untyped");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const token = link.kind === "read" ? link.token : "";
  const form = useForm({
    rules: {},
    onSubmit: async () => {
      const reply = await callApi<UndoneReply>("POST", "/api/auth/undo-email", { token });
      if (!reply.ok) return setOutcome({ kind: "failure", text: failureWords(reply) });
      session.signOut();
      const reset = new URLSearchParams({ ...reply.body.reset });
      void navigate(`${localPath(href("/reset-password"))}#${reset}`, { replace: true });
    },
  });
  const pageTitle = t`Put your address back · Sthalam`;
  if (link.kind === "read" && token === "") return <LinkIncomplete pageTitle={pageTitle} />;
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      <AccountForm
        title={t`Put your address back`}
        pageTitle={pageTitle}
        description={t`Take back a change of your email.`}
        lead={
          <Trans>
            Your former email becomes the one of your account again. Every device is signed out, and
            you choose a new password.
          </Trans>
        }
        form={form}
        submit={t`Put my address back`}
        outcome={outcome}
      >
        {null}
      </AccountForm>
    </>
  );
}
