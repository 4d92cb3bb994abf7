import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { SiteSettingKey } from "#features/settings/index.ts";
import { Icon } from "#platform/ui/icon.tsx";
import type { SettingDraft } from "./setting-drafts.ts";
import { SETTING_WORDS } from "./setting-words.ts";
import { TheirWords } from "./their-words.tsx";

interface SettingFieldProps {
  readonly draft: SettingDraft<SiteSettingKey>;
  /** The server did not take it. */
  readonly isWrong: boolean;
  readonly onChange: (draft: SettingDraft<SiteSettingKey>) => void;
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
      <TheirWords draft={draft} onChange={onChange} />
    </div>
  );
}
