import { Trans, useLingui } from "@lingui/react/macro";
import type { SettingKey } from "#features/settings/index.ts";
import { button } from "#platform/ui/button.ts";
import { type SettingDraft, settle } from "./setting-drafts.ts";
import { useValueWords } from "./value-words.ts";

interface TheirWordsProps<Key extends SettingKey> {
  readonly draft: SettingDraft<Key>;
  readonly onChange: (draft: SettingDraft<Key>) => void;
}

/** What somebody else made of it meanwhile, and the choice. */
export function TheirWords<Key extends SettingKey>({ draft, onChange }: TheirWordsProps<Key>) {
  const { t } = useLingui();
  const valueWords = useValueWords();
  if (!draft.theirs) return null;
  const theirs = draft.theirs.value ?? draft.unset;
  const now = theirs === "" ? t`empty` : valueWords(draft.key, theirs);
  return (
    <div role="alert" className="mt-2 grid gap-3 rounded bg-turmeric-tint p-4">
      <p className="text-control [overflow-wrap:anywhere]">
        <Trans>Somebody else set this meanwhile to: {now}</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => onChange(settle(draft, "mine"))}
          className={button("outline", "small")}
        >
          <Trans>Keep mine</Trans>
        </button>
        <button
          type="button"
          onClick={() => onChange(settle(draft, "theirs"))}
          className={button("outline", "small")}
        >
          <Trans>Take theirs</Trans>
        </button>
      </div>
    </div>
  );
}
