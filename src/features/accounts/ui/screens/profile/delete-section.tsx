import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Profile } from "#features/accounts/model/replies.ts";
import { useFailureWords } from "#features/accounts/ui/failure-words.ts";
import { useProvenCall } from "#features/accounts/ui/screens/proof/with-proof.tsx";
import { useAccountRules } from "#features/accounts/ui/screens/use-account-rules.ts";
import { session } from "#features/accounts/ui/session.ts";
import { RETENTION } from "#features/legal/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage, NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";
import { PasswordField } from "#platform/ui/forms/password-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { useLocalPath } from "#platform/ui/local-link.tsx";
import { Section } from "./section.tsx";

/** Deletes the account, after asking once more. */
export function DeleteSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { days } = RETENTION.backup;
  return (
    <Section
      title={t`Delete my account`}
      lead={t`Your account, your saved homes and your requests with name, phone and our notes are deleted at once; a booked visit is cancelled. Backups go within ${days} days. This cannot be undone.`}
    >
      {asked ? (
        <Confirm profile={profile} onKeep={() => setAsked(false)} />
      ) : (
        <button
          type="button"
          onClick={() => setAsked(true)}
          className={`${button("outline")} text-danger`}
        >
          {t`Delete my account`}
        </button>
      )}
    </Section>
  );
}

function Confirm({ profile, onKeep }: { profile: Profile; onKeep: () => void }) {
  const { t } = useLingui();
  const rules = useAccountRules();
  const failureWords = useFailureWords();
  const call = useProvenCall();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const form = useForm({
    rules: { password: (value) => (profile.hasPassword ? rules.required(value) : null) },
    onSubmit: async ({ password }) => {
      const body = profile.hasPassword ? { password } : {};
      const reply = await call("DELETE", "/api/profile", body);
      if (!reply.ok)
        return setOutcome({
          kind: "failure",
          text:
            reply.code === "wrong-credentials" ? t`The password is wrong.` : failureWords(reply),
        });
      session.signOut();
      void navigate(localPath("/"));
    },
  });
  return (
    <form {...form.form} className="grid gap-5">
      {profile.hasPassword && (
        <PasswordField
          field={form.field("password")}
          label={t`Your password`}
          autoComplete="current-password"
          showWords={t`Show your password`}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          disabled={!form.valid}
          aria-busy={form.sending}
          className={`${button("outline")} border-danger text-danger`}
        >
          {t`Delete for good`}
        </button>
        <button type="button" onClick={onKeep} className={button("outline")}>
          {t`Keep my account`}
        </button>
      </div>
      <FormMessage outcome={outcome} />
    </form>
  );
}
