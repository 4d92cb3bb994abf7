import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import {
  SITE_TEXTS,
  type SiteSettingKey,
  type SiteText,
  type SiteTextKey,
  siteTextKey,
} from "#features/settings/index.ts";
import { LANGUAGE_TABLE, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { RadioChip } from "#platform/ui/forms/radio-chip.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { SettingDraft } from "./setting-drafts.ts";
import { TEXT_WORDS } from "./setting-words.ts";
import { TheirWords } from "./their-words.tsx";
import type { useSettings } from "./use-settings.ts";

interface TextsPartProps {
  readonly settings: ReturnType<typeof useSettings<SiteSettingKey>>;
}

/** The texts by which a site says what it is, in each language, saved together. */
export function TextsPart({ settings }: TextsPartProps) {
  const [language, setLanguage] = useState<Language>("en");
  const keys = SITE_TEXTS.flatMap((text) => LANGUAGES.map((each) => siteTextKey(text, each)));
  const draftOf = (key: SiteTextKey) => settings.drafts.find((each) => each.key === key);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    settings.save(keys);
  };
  return (
    <form
      onSubmit={submit}
      aria-labelledby="texts"
      className="grid gap-5 rounded-card border border-line bg-card p-5 md:p-6"
    >
      <div>
        <h2 id="texts" className="text-h3">
          <Trans>What the site says of us</Trans>
        </h2>
        <p className="mt-1.5 text-small text-muted">
          <Trans>
            A page in a language that is empty shows your words in one that is not, so no page
            promises something else. While all are empty, the words that the site came with stand.
          </Trans>
        </p>
      </div>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="mb-2 text-control font-[550]">
          <Trans>Language</Trans>
        </legend>
        {LANGUAGES.map((each) => (
          <RadioChip
            key={each}
            name="text-language"
            value={each}
            checked={each === language}
            onChoose={() => setLanguage(each)}
          >
            <span lang={each}>{LANGUAGE_TABLE[each].full}</span>
          </RadioChip>
        ))}
      </fieldset>
      {SITE_TEXTS.map((text) => {
        const key = siteTextKey(text, language);
        const draft = draftOf(key);
        const empty = LANGUAGES.filter(
          (each) => draftOf(siteTextKey(text, each))?.typed.trim() === "",
        );
        return (
          draft && (
            <TextField
              key={key}
              text={text}
              language={language}
              empty={empty}
              draft={draft as SettingDraft<SiteTextKey>}
              isWrong={settings.wrong.includes(key)}
              onChange={settings.change}
            />
          )
        );
      })}
      <button type="submit" aria-busy={settings.isBusy} className={`sm:w-fit ${button("primary")}`}>
        <Trans>Save</Trans>
      </button>
    </form>
  );
}

interface TextFieldProps {
  readonly text: SiteText;
  readonly language: Language;
  /** Languages in which nothing is written. */
  readonly empty: readonly Language[];
  readonly draft: SettingDraft<SiteTextKey>;
  readonly isWrong: boolean;
  readonly onChange: (draft: SettingDraft<SiteTextKey>) => void;
}

function TextField({ text, language, empty, draft, isWrong, onChange }: TextFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { label, seen, wrong, rows } = TEXT_WORDS[text];
  const left = empty.map((each) => LANGUAGE_TABLE[each].full).join(", ");
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        {i18n._(label)}
      </label>
      <textarea
        id={id}
        lang={language}
        rows={rows}
        maxLength={3500}
        value={draft.typed}
        aria-invalid={isWrong}
        aria-describedby={`${id}-below`}
        onChange={({ currentTarget }) => onChange({ ...draft, typed: currentTarget.value })}
        className={`mt-1.5 field-sizing-content w-full rounded border bg-card px-3.5 py-3 ${isWrong ? "border-danger ring-1 ring-danger" : "border-edge"}`}
      />
      <p id={`${id}-below`} className="mt-1.5 text-small text-muted">
        {isWrong && (
          <span className="flex items-start gap-1.5 text-danger">
            <Icon name="circle-alert" className="mt-0.75 size-4" />
            {i18n._(wrong)}
          </span>
        )}
        {i18n._(seen)}
        {left !== "" && empty.length < LANGUAGES.length && (
          <>
            {" "}
            <Trans>Still empty: {left}.</Trans>
          </>
        )}
      </p>
      <TheirWords draft={draft} onChange={onChange} />
    </div>
  );
}
