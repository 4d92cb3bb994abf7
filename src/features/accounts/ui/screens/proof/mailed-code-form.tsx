import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CODE_DIGITS } from "#features/accounts/model/account-rules.ts";
import { callApi, type Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useAccountRules } from "#features/accounts/ui/screens/use-account-rules.ts";
import { useSession } from "#features/accounts/ui/session.ts";
import { button } from "#platform/ui/button.ts";
import { CodeField } from "#platform/ui/forms/code-field.tsx";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";

interface MailedCodeFormProps {
  /** Sends the code; the failure when it is not taken. */
  readonly onCode: (code: string) => Promise<Failure | null>;
}

/** For accounts without a password: a code to the account's address. */
export function MailedCodeForm({ onCode }: MailedCodeFormProps) {
  const { t } = useLingui();
  const rules = useAccountRules();
  const failureWords = useFailureWords();
  const now = useSession();
  const [isSent, setSent] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const fail = (failure: Failure) => setOutcome({ kind: "failure", text: failureWords(failure) });
  const form = useForm({
    rules: { code: rules.code },
    onSubmit: async ({ code }) => {
      const failure = await onCode(code);
      if (!failure) return;
      form.refill("code", "");
      fail(failure);
    },
  });
  const send = async () => {
    const reply = await callApi("POST", "/api/proof/code");
    if (!reply.ok) return fail(reply);
    setOutcome(NO_OUTCOME);
    setSent(true);
  };
  const email = now.status === "signed-in" ? now.user.email : "";
  return (
    <form {...form.form} className="grid gap-5">
      {isSent ? (
        <>
          <p>
            <Trans>
              We sent a 6-digit code to <b className="font-semibold text-ink">{email}</b>
            </Trans>
          </p>
          <CodeField field={form.field("code")} label={t`Code`} length={CODE_DIGITS} />
          <button
            type="submit"
            disabled={!form.valid}
            aria-busy={form.sending}
            className={button("primary")}
          >
            {t`Confirm`}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => void send()} className={button("primary")}>
          {t`Send a code to my email`}
        </button>
      )}
      <FormMessage outcome={outcome} />
    </form>
  );
}
