import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Passkey } from "#features/accounts/model/replies.ts";
import { useAccountRules } from "#features/accounts/ui/screens/use-account-rules.ts";
import { formatIndiaDate } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { TextField } from "#platform/ui/forms/text-field.tsx";
import { useForm } from "#platform/ui/forms/use-form.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface PasskeyEntryProps {
  readonly passkey: Passkey;
  readonly onName: (name: string) => Promise<void>;
  readonly onDelete: () => Promise<void>;
}

/** One passkey, with its name and when it was used last. */
export function PasskeyEntry({ passkey, onName, onDelete }: PasskeyEntryProps) {
  const { t, i18n } = useLingui();
  const [isNaming, setNaming] = useState(false);
  const name = passkey.name || t`Unknown device`;
  const at = formatIndiaDate(
    new Date(passkey.lastUsedAt ?? passkey.createdAt),
    toLanguage(i18n.locale),
  );
  const rename = async (given: string) => {
    await onName(given);
    setNaming(false);
  };
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center gap-4">
        <Icon name="lock" className="size-6 text-muted" />
        <div className="min-w-0 flex-1 basis-40">
          <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
          <p className="text-small text-muted">
            {passkey.lastUsedAt ? <Trans>Last used {at}</Trans> : <Trans>Added {at}</Trans>}
          </p>
        </div>
        {!isNaming && (
          <button
            type="button"
            onClick={() => setNaming(true)}
            aria-label={t`Rename ${name}`}
            className={button("outline", "small")}
          >
            {t`Rename`}
          </button>
        )}
        <button
          type="button"
          onClick={() => void onDelete()}
          aria-label={t`Delete ${name}`}
          className={button("outline", "small")}
        >
          {t`Delete`}
        </button>
      </div>
      {isNaming && <NameForm name={passkey.name} onName={rename} />}
    </li>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly onName: (name: string) => Promise<void>;
}

function NameForm({ name, onName }: NameFormProps) {
  const { t } = useLingui();
  const rules = useAccountRules();
  const form = useForm({
    rules: { passkeyName: (value) => rules.required(value.trim()) },
    initial: { passkeyName: name },
    onSubmit: ({ passkeyName }) => onName(passkeyName.trim()),
  });
  return (
    <form {...form.form} className="mt-4 grid max-w-sm gap-4">
      <TextField
        field={form.field("passkeyName")}
        label={t`Name of the passkey`}
        autoComplete="off"
        maxLength={100}
      />
      <button
        type="submit"
        disabled={!form.valid}
        aria-busy={form.sending}
        className={`justify-self-start ${button("primary")}`}
      >
        {t`Save`}
      </button>
    </form>
  );
}
