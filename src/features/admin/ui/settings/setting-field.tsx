import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { type FieldSettingKey, SETTINGS } from "#features/settings/index.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { SettingControl } from "./setting-control.tsx";
import type { SettingDraft } from "./setting-drafts.ts";
import { SETTING_WORDS } from "./setting-words.ts";
import { TheirWords } from "./their-words.tsx";
import { useValueWords } from "./value-words.ts";

interface SettingFieldProps {
  readonly draft: SettingDraft<FieldSettingKey>;
  /** The server did not take it. */
  readonly isWrong: boolean;
  readonly onChange: (draft: SettingDraft<FieldSettingKey>) => void;
}

/** One setting: its words, where it is seen, and what holds while it is empty. */
export function SettingField({ draft, isWrong, onChange }: SettingFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { key, typed, seen } = draft;
  const { fallback } = seen;
  const { label, seen: where, wrong } = SETTING_WORDS[key];
  const { kind } = SETTINGS[key];
  const { authority } = useRegion();
  const name = i18n._({ ...label, values: { authority } });
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
          {name}
        </p>
      ) : (
        <label htmlFor={id} className="text-control font-[550]">
          {name}
        </label>
      )}
      <SettingControl
        id={id}
        typed={typed}
        fallback={fallback}
        isWrong={isWrong}
        settingKey={key}
        label={name}
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
      <TheirWords draft={draft} onChange={onChange} />
    </div>
  );
}
