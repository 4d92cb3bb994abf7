import { type HTMLAttributes, type ReactNode, useId } from "react";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import type { FormField } from "./use-form.ts";

export interface TextFieldProps {
  readonly field: FormField;
  readonly label: string;
  readonly type?: "text" | "email" | "password";
  readonly autoComplete: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  readonly maxLength?: number;
  /** What is asked for, under the input while nothing is wrong. */
  readonly hint?: ReactNode;
  /** A link at the end of the label's line. */
  readonly beside?: ReactNode;
  /** A button within the input, at its end. */
  readonly inside?: ReactNode;
}

/** Colour of an input: the primary one once it is right, the one of errors once it is wrong. */
export function edgeOf({ touched, error }: Pick<FormField, "touched" | "error">): string {
  if (error !== null) return "border-danger ring-1 ring-danger";
  return touched ? "border-river" : "border-edge";
}

/** A labelled line of text with what is wrong with it beneath. */
export function TextField({ field, label, hint, beside, inside, ...input }: TextFieldProps) {
  const id = useId();
  const { name, value, error, onChange, onBlur } = field;
  const below = error ?? hint;
  return (
    <div>
      <div className="flex min-h-6 items-center justify-between gap-4">
        <label htmlFor={id} className="text-control font-[550]">
          {label}
        </label>
        {beside}
      </div>
      <div className="relative mt-1.5">
        <input
          id={id}
          name={name}
          value={value}
          required
          {...input}
          aria-invalid={error !== null}
          aria-describedby={below ? `${id}-below` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          className={`h-12 w-full rounded border bg-card px-3.5 ${inside ? "pr-13" : ""} ${edgeOf(field)}`}
        />
        {inside}
      </div>
      {below && (
        <p
          id={`${id}-below`}
          className={`mt-1.5 flex items-start gap-1.5 text-small ${error ? "text-danger" : "text-muted"}`}
        >
          {error !== null && <Icon name="circle-alert" className="mt-0.75 size-4" />}
          <span>{below}</span>
        </p>
      )}
    </div>
  );
}
