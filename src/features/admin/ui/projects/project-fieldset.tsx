import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useEffect, useId, useState } from "react";
import { FieldFrame, inputClass } from "#features/admin/ui/listing-form/field-frame.tsx";
import { PlacePicker } from "#features/admin/ui/listing-form/place-picker.tsx";
import { readPlace } from "#features/places/index.ts";
import { useRegion } from "#platform/ui/shell/site.ts";
import type { FieldProblem, ProjectFields } from "./project-fields.ts";
import { RegistrationFields } from "./registration-fields.tsx";

interface ProjectFieldsetProps {
  /** As the fields begin. */
  readonly first: ProjectFields;
  /** As the project is told now, where somebody else changed it since. */
  readonly now?: ProjectFields;
  /** A plan says where it lies. */
  readonly hasPlace: boolean;
  readonly errorOf: (field: string) => string | null;
  readonly onName?: (name: string) => void;
  /** Beside name and town. */
  readonly children?: ReactNode;
}

/** What is told of a project beside its plots: the fields hold their texts themselves. */
export function ProjectFieldset({ first, now = first, ...more }: ProjectFieldsetProps) {
  const { hasPlace, errorOf, onName, children } = more;
  const { t } = useLingui();
  const hintOf = (field: "name" | "town" | "description") => {
    const value = now[field] || "–";
    return now[field] === first[field] ? null : t`Now: ${value}`;
  };
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={t`Name of the project`}
          error={errorOf("name")}
          hint={hintOf("name")}
          required
          defaultValue={first.name}
          {...(onName && { onChange: onName })}
        />
        <TextField
          name="town"
          label={t`Village or town`}
          error={errorOf("town")}
          hint={hintOf("town")}
          defaultValue={first.town}
        />
        {children}
      </div>
      <DescriptionField
        text={first.description}
        hint={hintOf("description")}
        error={errorOf("description")}
      />
      {!hasPlace && <PlaceField first={first.place} now={now.place} error={errorOf("place")} />}
      <RegistrationFields first={first} now={now} error={errorOf("registration")} />
    </>
  );
}

/** What the server refused, and at which field; null of the whole. */
export interface RefusedFields {
  readonly text: string;
  readonly field: string | null;
}

/** What is to be said at each field of a form; the one that is wrong is focused. */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  problem: FieldProblem | null,
  refused: RefusedFields | null,
): (field: string) => string | null {
  const { t } = useLingui();
  const wrong = problem?.field ?? refused?.field ?? null;
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
  }, [wrong, form]);
  const words: Readonly<Record<FieldProblem["code"], string>> = {
    missing: t`Fill this in.`,
    "bad-slug": t`Write small letters, figures and hyphens, such as kanuru-acres.`,
    "bad-place": t`Such as CPVH+PV or 16.5062, 80.6480`,
  };
  return (field) => {
    if (problem?.field === field) return words[problem.code];
    return refused?.field === field ? refused.text : null;
  };
}

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly error: string | null;
  readonly hint?: string | null;
  readonly required?: boolean;
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
}

/** A line of a form with its label, and what is wrong in it. */
export function TextField({ name, label, error, hint = null, ...more }: TextFieldProps) {
  const { required = false, value, defaultValue, onChange } = more;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <input
        id={id}
        name={name}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        maxLength={name === "slug" ? 61 : 120}
        autoComplete="off"
        aria-invalid={error !== null}
        aria-describedby={(error ?? hint) ? `${id}-below` : undefined}
        onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
        className={`h-12 ${inputClass(error)}`}
      />
    </FieldFrame>
  );
}

interface DescriptionFieldProps {
  readonly text: string;
  readonly hint: string | null;
  readonly error: string | null;
}

function DescriptionField({ text, hint, error }: DescriptionFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const below = hint ?? t`Stands on its page under the name, as you write it.`;
  return (
    <FieldFrame
      id={id}
      label={t`What its page says of it (optional)`}
      hint={below}
      error={error}
      required={false}
    >
      <textarea
        id={id}
        name="description"
        defaultValue={text}
        rows={4}
        maxLength={4000}
        aria-invalid={error !== null}
        aria-describedby={`${id}-below`}
        className={`py-2.5 ${inputClass(error)}`}
      />
    </FieldFrame>
  );
}

interface PlaceFieldProps {
  readonly first: ProjectFields["place"];
  readonly now: ProjectFields["place"];
  readonly error: string | null;
}

const toText = (place: ProjectFields["place"]) => (place ? `${place.lat}, ${place.lng}` : "");

/** Where it lies, typed or put on the map. */
function PlaceField({ first, now, error }: PlaceFieldProps) {
  const { centre } = useRegion();
  const { t } = useLingui();
  const [text, setText] = useState(toText(first));
  const value = toText(now) || "–";
  const put = (place: { lat: number; lng: number }) =>
    setText(`${place.lat.toFixed(6)}, ${place.lng.toFixed(6)}`);
  return (
    <div>
      <TextField
        name="place"
        label={t`Where it lies (plus code or coordinates)`}
        error={error}
        hint={
          toText(now) === toText(first) ? t`Such as CPVH+PV or 16.5062, 80.6480` : t`Now: ${value}`
        }
        value={text}
        onChange={setText}
      />
      <PlacePicker pin={readPlace(text, centre)} onPin={put} />
    </div>
  );
}
