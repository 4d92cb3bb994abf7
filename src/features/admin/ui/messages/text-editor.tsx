import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useRef } from "react";
import { isChanged, type SettingDraft } from "#features/admin/ui/settings/setting-drafts.ts";
import { TheirWords } from "#features/admin/ui/settings/their-words.tsx";
import {
  fillMessage,
  findMessageProblem,
  LONGEST_MESSAGE,
  PLACEHOLDERS,
  type Placeholder,
  type PlaceholderValues,
  placeholderToken,
} from "#features/leads/index.ts";
import type { MessageKey } from "#features/settings/index.ts";
import { formatWhole } from "#platform/i18n/formats.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { MessageProblemLine } from "./message-problem.tsx";
import { PLACEHOLDER_WORDS } from "./message-words.ts";

interface TextEditorProps {
  readonly draft: SettingDraft<MessageKey>;
  readonly language: Language;
  /** What the preview is filled with. */
  readonly example: PlaceholderValues;
  readonly isBusy: boolean;
  readonly onChange: (draft: SettingDraft<MessageKey>) => void;
  readonly onSave: () => void;
}

/** One text: written on the left, seen filled on the right. */
export function TextEditor(props: TextEditorProps) {
  const { draft, language, example, isBusy, onChange, onSave } = props;
  const { typed, unset } = draft;
  const field = useRef<HTMLTextAreaElement>(null);
  const problem = findMessageProblem(typed.trim());
  const type = (text: string) => onChange({ ...draft, typed: text });
  const insert = (placeholder: Placeholder) => {
    const at = field.current;
    if (!at) return;
    at.setRangeText(
      placeholderToken(placeholder, language),
      at.selectionStart,
      at.selectionEnd,
      "end",
    );
    type(at.value);
    at.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) field.current?.focus();
    else onSave();
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-1 content-start gap-x-8 gap-y-5 rounded-card border border-line bg-card p-5 md:p-6 lg:grid-cols-[1fr_360px]"
    >
      <div className="grid min-w-0 grid-cols-1 gap-3">
        <TextField
          draft={draft}
          language={language}
          problem={problem}
          field={field}
          onType={type}
        />
        <TheirWords draft={draft} onChange={onChange} />
      </div>
      <Preview language={language} text={problem ? null : fillMessage(typed, example)} />
      <div className="grid min-w-0 grid-cols-1 gap-5">
        <PlaceholderChips language={language} onInsert={insert} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" aria-busy={isBusy} className={button("primary")}>
            <Trans>Save</Trans>
          </button>
          {typed.trim() !== unset.trim() && (
            <button type="button" onClick={() => type(unset)} className={button("quiet")}>
              <Icon name="undo-2" className="size-5" />
              <Trans>Back to our text</Trans>
            </button>
          )}
        </div>
      </div>
    </form>
  );
}

interface TextFieldProps extends Pick<TextEditorProps, "draft" | "language"> {
  readonly problem: ReturnType<typeof findMessageProblem>;
  readonly field: React.RefObject<HTMLTextAreaElement | null>;
  readonly onType: (text: string) => void;
}

function TextField({ draft, language, problem, field, onType }: TextFieldProps) {
  const id = useId();
  const { typed } = draft;
  const length = formatWhole(typed.trim().length);
  const most = formatWhole(LONGEST_MESSAGE);
  return (
    <div>
      <label htmlFor={id} className="block text-control font-[550]">
        <Trans>Text with places to fill in</Trans>
      </label>
      <textarea
        ref={field}
        id={id}
        lang={language}
        rows={9}
        value={typed}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-below`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        className={`mt-1.5 field-sizing-content min-h-56 w-full rounded border bg-card px-3.5 py-3 ${problem ? "border-danger ring-1 ring-danger" : "border-edge"}`}
      />
      <p
        id={`${id}-below`}
        aria-live="polite"
        className="mt-1.5 flex flex-wrap justify-between gap-x-6 text-small text-muted"
      >
        {problem ? (
          <MessageProblemLine problem={problem} />
        ) : (
          <span>
            {isChanged(draft) ? (
              <Trans>Not saved yet.</Trans>
            ) : (
              <Trans>A line with something that is not known of a buyer is left out.</Trans>
            )}
          </span>
        )}
        <span className="num">
          <Trans>
            {length} of {most}
          </Trans>
        </span>
      </p>
    </div>
  );
}

interface PlaceholderChipsProps {
  readonly language: Language;
  readonly onInsert: (placeholder: Placeholder) => void;
}

/** What may be put into the text, where the cursor stands. */
function PlaceholderChips({ language, onInsert }: PlaceholderChipsProps) {
  const { t, i18n } = useLingui();
  return (
    <fieldset>
      <legend className="mb-2 text-control font-[550]">
        <Trans>Put in</Trans>
      </legend>
      <div className="flex flex-wrap gap-2">
        {PLACEHOLDERS.map((placeholder) => (
          <button
            key={placeholder}
            type="button"
            title={t`Put in ${placeholderToken(placeholder, language)}`}
            onClick={() => onInsert(placeholder)}
            className="flex h-11 items-center gap-1.5 rounded-full border border-edge bg-card px-3.5 text-small font-medium hover:border-ink"
          >
            <Icon name="plus" className="size-4 text-muted" />
            {i18n._(PLACEHOLDER_WORDS[placeholder])}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** The text as a buyer of the example would get it; null while something is wrong with it. */
function Preview({
  language,
  text,
}: {
  readonly language: Language;
  readonly text: string | null;
}) {
  return (
    <section className="min-w-0 lg:row-span-2">
      <h2 className="text-control font-[550]">
        <Trans>Example, for a made-up buyer</Trans>
      </h2>
      <div className="mt-1.5 rounded-card bg-mist p-4">
        {text === null ? (
          <p className="text-muted">
            <Trans>It is shown here once the text is right.</Trans>
          </p>
        ) : (
          <p
            lang={language}
            className="rounded-card rounded-tl-none bg-leaf-tint p-3.5 [overflow-wrap:anywhere] whitespace-pre-line"
          >
            {text}
          </p>
        )}
      </div>
    </section>
  );
}
