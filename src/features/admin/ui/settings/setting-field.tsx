import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { type SettingDraft, settle } from "./setting-drafts.ts";
import { SETTING_WORDS } from "./setting-words.ts";

interface SettingFieldProps {
  readonly draft: SettingDraft;
  /** The server did not take it. */
  readonly isWrong: boolean;
  readonly onChange: (draft: SettingDraft) => void;
}

/** One setting: its words, where it is seen, and what holds while it is empty. */
export function SettingField({ draft, isWrong, onChange }: SettingFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { key, typed, seen } = draft;
  const { fallback } = seen;
  const { label, seen: where, wrong } = SETTING_WORDS[key];
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        {i18n._(label)}
      </label>
      <input
        id={id}
        name={key}
        value={typed}
        placeholder={fallback}
        autoComplete="off"
        maxLength={1000}
        aria-invalid={isWrong}
        aria-describedby={`${id}-below`}
        onChange={(event) => onChange({ ...draft, typed: event.currentTarget.value })}
        className={`mt-1.5 h-12 w-full rounded border bg-card px-3.5 ${isWrong ? "border-danger ring-1 ring-danger" : "border-edge"}`}
      />
      <p id={`${id}-below`} className="mt-1.5 text-small text-muted">
        {isWrong && (
          <span className="flex items-start gap-1.5 text-danger">
            <Icon name="circle-alert" className="mt-0.75 size-4" />
            {i18n._(wrong)}
          </span>
        )}
        {i18n._(where)}
        {fallback !== "" && typed.trim() !== "" && (
          <>
            {". "}
            <Trans>Empty means: {fallback}</Trans>
          </>
        )}
      </p>
      <Theirs draft={draft} onChange={onChange} />
    </div>
  );
}

/** What somebody else made of it meanwhile, and the choice. */
function Theirs({ draft, onChange }: Omit<SettingFieldProps, "isWrong">) {
  const { t } = useLingui();
  if (!draft.theirs) return null;
  const now = draft.theirs.value ?? t`empty`;
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
