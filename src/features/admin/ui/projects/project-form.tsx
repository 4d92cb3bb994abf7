import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useEffect, useId, useState } from "react";
import { FieldFrame, inputClass } from "#features/admin/ui/listing-form/field-frame.tsx";
import { PlacePicker } from "#features/admin/ui/listing-form/place-picker.tsx";
import { readPlace } from "#features/places/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/form-message.tsx";
import { useRegion } from "#platform/ui/shell/site.ts";
import { useTyped } from "#platform/ui/use-typed.ts";
import { useUnsaved } from "#platform/ui/use-unsaved.tsx";
import { type FieldProblem, type ProjectFields, readFields, toSlug } from "./project-fields.ts";
import { RegistrationFields } from "./registration-fields.tsx";

interface ProjectFormProps {
  /** How many plots would be brought in; 0 while something is wrong in the file. */
  readonly plots: number;
  /** The drawing says where it lies. */
  readonly hasPlace: boolean;
  readonly isBusy: boolean;
  /** Why it was not brought in; null where nothing was refused. */
  readonly refused: { readonly text: string; readonly field: string | null } | null;
  readonly onBring: (fields: ProjectFields) => void;
}

/** What a new project is called, where it lies, and whether it is registered. */
export function ProjectForm({ plots, hasPlace, isBusy, refused, onBring }: ProjectFormProps) {
  const { centre } = useRegion();
  const { t } = useLingui();
  const { isTyped, form } = useTyped();
  useUnsaved(isTyped);
  const [problem, setProblem] = useState<FieldProblem | null>(null);
  const [name, setName] = useState("");
  const [slug, setSlug] = useState<string | null>(null);
  const wrong = problem?.field ?? refused?.field ?? null;
  useEffect(() => {
    if (wrong) form.ref.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }, [wrong, form.ref]);
  const words: Readonly<Record<FieldProblem["code"], string>> = {
    missing: t`Fill this in.`,
    "bad-slug": t`Write small letters, figures and hyphens, such as kanuru-acres.`,
    "bad-place": t`Such as CPVH+PV or 16.5062, 80.6480`,
  };
  const errorOf = (field: string) => {
    if (problem?.field === field) return words[problem.code];
    return refused?.field === field ? refused.text : null;
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readFields(new FormData(event.currentTarget), centre);
    setProblem(read.ok ? null : read);
    if (read.ok) onBring(read.fields);
  };
  return (
    <form {...form} onSubmit={submit} noValidate className="grid gap-5">
      <h2 className="text-h3">
        <Trans>About the project</Trans>
      </h2>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <Field
          name="name"
          label={t`Name of the project`}
          error={errorOf("name")}
          required
          value={name}
          onChange={setName}
        />
        <Field name="town" label={t`Village or town`} error={null} />
        <Field
          name="slug"
          label={t`Address of its page`}
          error={errorOf("slug")}
          required
          hint={`/projects/${slug ?? toSlug(name)}`}
          value={slug ?? toSlug(name)}
          onChange={setSlug}
        />
      </div>
      {!hasPlace && <PlaceField error={errorOf("place")} />}
      <RegistrationFields error={errorOf("registration")} />
      <FormMessage
        outcome={
          refused && refused.field === null
            ? { kind: "failure", text: refused.text }
            : { kind: "none" }
        }
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button
          type="submit"
          disabled={plots === 0}
          aria-busy={isBusy}
          className={button("action")}
        >
          <Plural
            value={plots}
            _0="Nothing to bring in"
            one="Bring in # plot as a draft"
            other="Bring in # plots as a draft"
          />
        </button>
        <p className="text-small text-muted">
          <Trans>Visitors see it only when you put it on the site.</Trans>
        </p>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | null;
  readonly hint?: string;
  readonly required?: boolean;
  readonly value?: string;
  readonly onChange?: (value: string) => void;
}

function Field({ name, label, error, hint, required = false, value, onChange }: FieldProps) {
  const id = useId();
  const below = error ?? hint;
  return (
    <FieldFrame id={id} label={label} hint={hint ?? null} error={error} required={required}>
      <input
        id={id}
        name={name}
        {...(value !== undefined && { value })}
        maxLength={name === "slug" ? 61 : 120}
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby={below ? `${id}-below` : undefined}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        className={`h-12 ${inputClass(error)}`}
      />
    </FieldFrame>
  );
}

/** Where it lies, typed or put on the map. */
function PlaceField({ error }: { error: string | null }) {
  const { centre } = useRegion();
  const { t } = useLingui();
  const [text, setText] = useState("");
  const put = (place: { lat: number; lng: number }) =>
    setText(`${place.lat.toFixed(6)}, ${place.lng.toFixed(6)}`);
  return (
    <div>
      <Field
        name="place"
        label={t`Where it lies (plus code or coordinates)`}
        error={error}
        hint={t`Such as CPVH+PV or 16.5062, 80.6480`}
        value={text}
        onChange={setText}
      />
      <PlacePicker pin={readPlace(text, centre)} onPin={put} />
    </div>
  );
}
