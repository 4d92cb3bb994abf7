import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CODE_DIGITS } from "#features/accounts/model/account-rules.ts";
import type { ProfileReply } from "#features/accounts/model/replies.ts";
import { callApi } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useAccountRules } from "#features/accounts/ui/screens/use-account-rules.ts";
import { session } from "#features/accounts/ui/session.ts";
import { button } from "#platform/ui/button.ts";
import { CodeField } from "#platform/ui/forms/code-field.tsx";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import type { ProfilePartProps } from "./profile-part.ts";

interface EmailChangeProps extends Pick<ProfilePartProps, "onChange"> {
  readonly pendingEmail: string;
}

/** The code that confirms a new e-mail. */
export function EmailChange({ pendingEmail, onChange }: EmailChangeProps) {
  const { t } = useLingui();
  const rules = useAccountRules();
  const failureWords = useFailureWords();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const form = useForm({
    rules: { otp: rules.code },
    onSubmit: async ({ otp }) => {
      const reply = await callApi<ProfileReply>("POST", "/api/profile/email", { otp });
      if (!reply.ok) {
        if (reply.code === "wrong-code") form.refill("otp", "");
        return setOutcome({ kind: "failure", text: failureWords(reply) });
      }
      const { name, email } = reply.body.user;
      session.rename({ name, email });
      onChange(reply.body.user);
    },
  });
  return (
    <form
      {...form.form}
      className="mt-6 grid max-w-md gap-5 rounded-card border border-line bg-paper p-4 md:p-5"
    >
      <p>
        <Trans>
          We sent a 6-digit code to <b className="font-semibold text-ink">{pendingEmail}</b>
        </Trans>
      </p>
      <CodeField field={form.field("otp")} label={t`Code`} length={CODE_DIGITS} />
      <button
        type="submit"
        disabled={!form.valid}
        aria-busy={form.sending}
        className={button("primary")}
      >
        {t`Confirm email`}
      </button>
      <FormMessage outcome={outcome} />
    </form>
  );
}
