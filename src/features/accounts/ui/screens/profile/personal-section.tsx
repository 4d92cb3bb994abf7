import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { ProfileReply } from "#features/accounts/model/replies.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { useAccountRules } from "#features/accounts/ui/screens/use-account-rules.ts";
import { session } from "#features/accounts/ui/session.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { TextField } from "#platform/ui/forms/text-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { EmailChange } from "./email-change.tsx";
import type { ProfilePartProps } from "./profile-part.ts";
import { Section } from "./section.tsx";

/** Name and e-mail. A new e-mail counts once the code sent there has been entered. */
export function PersonalSection({ profile, onChange }: ProfilePartProps) {
  const { t } = useLingui();
  const rules = useAccountRules();
  const failureWords = useFailureWords();
  const call = useProvenCall();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const form = useForm({
    rules: { name: rules.name, email: rules.email },
    initial: { name: profile.name, email: profile.email },
    unsent: { name: "profile", fields: ["name", "email"] },
    onSubmit: async (typed) => {
      const [name, email] = [typed.name.trim(), typed.email.trim()];
      const reply = await call<ProfileReply>("PUT", "/api/profile", { name, email });
      if (!reply.ok) return setOutcome({ kind: "failure", text: failureWords(reply) });
      const { user } = reply.body;
      session.rename({ name: user.name, email: user.email });
      onChange(user);
      setOutcome({ kind: "success", text: t`Profile updated` });
    },
  });
  return (
    <Section title={t`Personal Info`}>
      <form {...form.form} className="grid gap-5">
        <TextField field={form.field("name")} label={t`Name`} autoComplete="name" />
        <TextField
          field={form.field("email")}
          label={t`Email`}
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={t`Your new email takes effect once you enter the code sent to it.`}
        />
        <button
          type="submit"
          disabled={!form.valid}
          aria-busy={form.sending}
          className={`justify-self-start ${button("primary")}`}
        >
          {t`Save`}
        </button>
        <FormMessage outcome={outcome} />
      </form>
      {profile.pendingEmail !== undefined && (
        <EmailChange
          key={profile.pendingEmail}
          pendingEmail={profile.pendingEmail}
          onChange={(changed) => {
            form.refill("email", changed.email);
            setOutcome(NO_OUTCOME);
            onChange(changed);
          }}
        />
      )}
    </Section>
  );
}
