import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { LONGEST_QUOTE, type TestimonialPart } from "#features/settings/index.ts";
import { LANGUAGE_TABLE, LANGUAGES } from "#platform/i18n/languages.ts";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { TypedTestimonial } from "./testimonial-draft.ts";

const STARS = ["5", "4", "3", "2", "1"];

interface TestimonialFieldsProps {
  readonly typed: TypedTestimonial;
  readonly wrong: readonly TestimonialPart[];
  /** ISO day: nobody has agreed later. */
  readonly today: string;
  readonly onChange: (typed: TypedTestimonial) => void;
}

/** Who said what, and how they agreed to be shown. */
export function TestimonialFields({ typed, wrong, today, onChange }: TestimonialFieldsProps) {
  const { t } = useLingui();
  const set = (change: Partial<TypedTestimonial>) => onChange({ ...typed, ...change });
  const isWrong = (part: TestimonialPart) => wrong.includes(part);
  const told = t`Write one line of at most 80 characters.`;
  return (
    <div className="grid min-w-0 gap-5 sm:grid-cols-2">
      <Field label={t`Name, as they want it shown`} wrong={isWrong("name") ? told : null}>
        {(field) => (
          <input
            {...field}
            value={typed.name}
            maxLength={160}
            autoComplete="off"
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t`Town or layout`} wrong={isWrong("place") ? told : null}>
        {(field) => (
          <input
            {...field}
            value={typed.place}
            maxLength={160}
            autoComplete="off"
            onChange={({ currentTarget }) => set({ place: currentTarget.value })}
          />
        )}
      </Field>
      <Words typed={typed} isWrong={isWrong("text")} onChange={onChange} />
      <Field
        label={t`How they agreed to be shown`}
        hint={t`Such as: by WhatsApp, to name and words on our site. Nobody sees it on the site.`}
        wrong={isWrong("how") ? t`Without it nothing is saved: say how they agreed.` : null}
      >
        {(field) => (
          <input
            {...field}
            value={typed.how}
            maxLength={400}
            autoComplete="off"
            onChange={({ currentTarget }) => set({ how: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label={t`On which day`}
        wrong={isWrong("on") ? t`Choose the day on which they agreed, today at the latest.` : null}
      >
        {(field) => (
          <input
            {...field}
            type="date"
            max={today}
            value={typed.on}
            onChange={({ currentTarget }) => set({ on: currentTarget.value })}
          />
        )}
      </Field>
      <Field label={t`Stars they gave`} wrong={null}>
        {(field) => (
          <select
            {...field}
            value={typed.stars}
            onChange={({ currentTarget }) => set({ stars: currentTarget.value })}
          >
            <option value="">{t`None`}</option>
            {STARS.map((stars) => (
              <option key={stars} value={stars}>
                {t`${stars} of 5`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}

/** What they said, in the language they said it in; a translation is theirs to agree to as well. */
function Words({
  typed,
  isWrong,
  onChange,
}: Pick<TestimonialFieldsProps, "typed" | "onChange"> & { readonly isWrong: boolean }) {
  const { t } = useLingui();
  const isEmpty = LANGUAGES.every((language) => typed.text[language].trim() === "");
  return (
    <fieldset className="grid min-w-0 gap-3 sm:col-span-full">
      <legend className="mb-1.5 text-control font-[550]">
        <Trans>What they said</Trans>
      </legend>
      {LANGUAGES.map((language) => {
        const name = LANGUAGE_TABLE[language].full;
        const said = typed.text[language];
        return (
          <Field
            key={language}
            label={name}
            wrong={
              isWrong && (isEmpty ? language === "en" : said.trim() !== "")
                ? t`Write what they said in one language at least, each in one line of at most ${LONGEST_QUOTE} characters.`
                : null
            }
          >
            {(field) => (
              <textarea
                {...field}
                lang={language}
                rows={2}
                maxLength={2 * LONGEST_QUOTE}
                value={said}
                onChange={({ currentTarget }) =>
                  onChange({
                    ...typed,
                    text: { ...typed.text, [language]: currentTarget.value.replaceAll("\n", " ") },
                  })
                }
                className={`${field.className} field-sizing-content h-auto py-2.5`}
              />
            )}
          </Field>
        );
      })}
      <p className="text-small text-muted">
        <Trans>
          A page in a language that is empty shows the words in one that is not. Their own language
          is enough.
        </Trans>
      </p>
    </fieldset>
  );
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  /** What is wrong with it; null of what is right. */
  readonly wrong: string | null;
  readonly children: (field: {
    readonly id: string;
    readonly "aria-invalid": boolean;
    readonly "aria-describedby": string;
    readonly className: string;
  }) => ReactNode;
}

function Field({ label, hint, wrong, children }: FieldProps) {
  const id = useId();
  const isWrong = wrong !== null;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="text-control font-[550]">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": isWrong,
        "aria-describedby": `${id}-below`,
        className: `mt-1.5 h-12 w-full rounded border bg-card px-3.5 ${isWrong ? "border-danger ring-1 ring-danger" : "border-edge"}`,
      })}
      <p id={`${id}-below`} className="mt-1.5 text-small text-muted empty:hidden">
        {isWrong && (
          <span className="flex items-start gap-1.5 text-danger">
            <Icon name="circle-alert" className="mt-0.75 size-4" />
            {wrong}
          </span>
        )}
        {hint}
      </p>
    </div>
  );
}
