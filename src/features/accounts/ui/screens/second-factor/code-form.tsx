import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { CODE_DIGITS } from "#features/accounts/model/account-rules.ts";
import type { Failure } from "#features/accounts/ui/call-api.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { button } from "#platform/ui/button.ts";
import { CodeField } from "#platform/ui/forms/code-field.tsx";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { TextField } from "#platform/ui/forms/text-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";

interface CodeFormProps {
  readonly submit: string;
  /** Sends the code; the failure when it is not taken. */
  readonly onCode: (code: string) => Promise<Failure | null>;
  /** A device that is being set up has no recovery codes yet. */
  readonly withRecovery?: boolean;
}

/** A code of the device, or one of those written down. */
export function CodeForm({ submit, onCode, withRecovery = true }: CodeFormProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [kind, setKind] = useState<"device" | "recovery">("device");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const isDevice = kind === "device";
  const form = useForm({
    rules: {
      code: (value) =>
        isDevice && value.length !== CODE_DIGITS ? t`Enter all 6 digits of the code.` : null,
      recovery: (value) => (!isDevice && value.trim() === "" ? t`This is required.` : null),
    },
    onSubmit: async ({ code, recovery }) => {
      const failure = await onCode(isDevice ? code : recovery.trim());
      if (!failure) return setOutcome(NO_OUTCOME);
      form.refill(isDevice ? "code" : "recovery", "");
      setOutcome({
        kind: "failure",
        text:
          failure.code === "wrong-code"
            ? t`This code is wrong or was used already. Wait for the next one.`
            : failureWords(failure),
      });
    },
  });
  return (
    <form {...form.form} className="grid gap-5">
      {isDevice ? (
        <CodeField field={form.field("code")} label={t`Code from your app`} length={CODE_DIGITS} />
      ) : (
        <TextField
          field={form.field("recovery")}
          label={t`Recovery code`}
          autoComplete="off"
          maxLength={60}
          hint={t`Groups of four with hyphens between them. Each works once.`}
        />
      )}
      <button
        type="submit"
        disabled={!form.valid}
        aria-busy={form.sending}
        className={button("primary")}
      >
        {submit}
      </button>
      <FormMessage outcome={outcome} />
      {withRecovery && (
        <button
          type="button"
          onClick={() => setKind(isDevice ? "recovery" : "device")}
          className="min-h-11 justify-self-start font-[550] text-river hover:text-river-deep"
        >
          {isDevice ? <Trans>Use a recovery code</Trans> : <Trans>Use a code of my app</Trans>}
        </button>
      )}
    </form>
  );
}
