import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { SETTINGS } from "#features/settings/index.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/icon.tsx";
import { SettingControl } from "./setting-control.tsx";
import { type SettingDraft, settle } from "./setting-drafts.ts";
import { SETTING_WORDS } from "./setting-words.ts";
import { useValueWords } from "./value-words.ts";

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
  const { kind } = SETTINGS[key];
  const isGroup = kind === "hours" || kind === "stretches";
  const valueWords = useValueWords();
  const usual = valueWords(key, fallback);
  return (
    <div
      {...(isGroup && {
        role: "group",
        "aria-labelledby": `${id}-label`,
        "aria-describedby": `${id}-below`,
      })}
    >
      {isGroup ? (
        <p id={`${id}-label`} className="text-control font-[550]">
          {i18n._(label)}
        </p>
      ) : (
        <label htmlFor={id} className="text-control font-[550]">
          {i18n._(label)}
        </label>
      )}
      <SettingControl
        {...{ id, typed, fallback, isWrong }}
        settingKey={key}
        label={i18n._(label)}
        onChange={(next) => onChange({ ...draft, typed: next })}
      />
      <p id={`${id}-below`} className="mt-1.5 text-small text-muted">
        {isWrong && (
          <span className="flex items-start gap-1.5 text-danger">
            <Icon name="circle-alert" className="mt-0.75 size-4" />
            {i18n._(wrong)}
          </span>
        )}
        {where && i18n._(where)}
        {!isGroup && kind !== "minutes" && fallback !== "" && typed.trim() !== "" && (
          <>
            {". "}
            <Trans>Empty means: {usual}</Trans>
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
  const valueWords = useValueWords();
  if (!draft.theirs) return null;
  const now = draft.theirs.value === null ? t`empty` : valueWords(draft.key, draft.theirs.value);
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
