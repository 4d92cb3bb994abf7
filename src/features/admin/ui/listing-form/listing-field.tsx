import { useId } from "react";
import { type ListingField as Field, LONGEST, valueAt } from "#features/listings/index.ts";
import { textAt } from "./draft.ts";
import { EntriesField } from "./entries-field.tsx";
import { FeaturesField } from "./features-field.tsx";
import { FieldFrame, inputClass } from "./field-frame.tsx";
import { StatusChoices } from "./status-choices.tsx";
import type { ListingFieldProps } from "./use-draft.ts";
import { useValueWords } from "./value-words.ts";

/** Kinds of which a field holds several. */
const LISTS: ReadonlySet<Field["kind"]> = new Set(["entries", "addresses", "choices"]);

/** One field of the form, as its kind is filled in. */
export function ListingField(props: ListingFieldProps) {
  const { kind } = props.field;
  if (LISTS.has(kind)) return <EntriesField {...props} />;
  if (kind === "features") return <FeaturesField {...props} />;
  if (kind === "yes-no") return <YesNoField {...props} />;
  if (kind === "status") return <StatusField {...props} />;
  return kind === "choice" ? <ChoiceField {...props} /> : <LineField {...props} />;
}

function LineField({ field, control, readOnly = false }: ListingFieldProps) {
  const id = useId();
  const state = control.stateOf(field);
  const isLong = field.kind === "paragraph";
  const common = {
    id,
    name: field.path,
    value: textAt(control.draft, field.path),
    required: state.required,
    readOnly,
    maxLength: isLong ? LONGEST.paragraph : LONGEST.line,
    "aria-invalid": state.error !== null,
    "aria-describedby": (state.error ?? state.hint) ? `${id}-below` : undefined,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      control.set(field.path, currentTarget.value),
  };
  if (isLong)
    return (
      <FieldFrame id={id} {...state} wide>
        <textarea {...common} rows={5} className={`${inputClass(state.error)} py-2.5`} />
      </FieldFrame>
    );
  return (
    <FieldFrame id={id} {...state}>
      <input
        {...common}
        type={field.kind === "date" ? "date" : "text"}
        autoComplete="off"
        className={`h-12 read-only:bg-mist ${inputClass(state.error)}`}
      />
    </FieldFrame>
  );
}

function ChoiceField({ field, control }: ListingFieldProps) {
  const id = useId();
  const valueWords = useValueWords();
  const state = control.stateOf(field);
  const value = textAt(control.draft, field.path);
  const options = field.options ?? [];
  return (
    <FieldFrame id={id} {...state}>
      <select
        id={id}
        name={field.path}
        value={value}
        onChange={({ currentTarget }) => control.set(field.path, currentTarget.value)}
        className={`h-12 ${inputClass(state.error)}`}
      >
        {!options.includes(value) && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {valueWords(option)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function StatusField({ field, control }: ListingFieldProps) {
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-control font-[550]">{control.stateOf(field).label}</legend>
      <StatusChoices
        name={field.path}
        value={textAt(control.draft, field.path)}
        onChoose={(status) => control.set(field.path, status)}
      />
    </fieldset>
  );
}

function YesNoField({ field, control }: ListingFieldProps) {
  const { label, hint } = control.stateOf(field);
  return (
    <label className="flex min-h-12 items-center gap-3 sm:col-span-2">
      <input
        type="checkbox"
        name={field.path}
        checked={valueAt(control.draft, field.path) === true}
        onChange={({ currentTarget }) => control.set(field.path, currentTarget.checked)}
        className="size-5"
      />
      <span>
        <span className="font-[550]">{label}</span>
        {hint && <span className="text-muted"> · {hint}</span>}
      </span>
    </label>
  );
}
