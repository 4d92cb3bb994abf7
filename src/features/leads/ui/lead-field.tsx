import { type HTMLAttributes, type ReactNode, useId } from "react";
import { Icon } from "#platform/ui/pictures/icon.tsx";

interface LeadFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly type?: "text" | "tel" | "email";
  readonly autoComplete?: string;
  /** A blank one lets styles know whether something is filled in. */
  readonly placeholder?: " ";
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
  /** Lines of a longer text. */
  readonly rows?: number;
}

/** Classes of an input, a list or a text of a lead's form. */
export function inputLook(wrong: boolean): string {
  const edge = wrong ? "border-danger ring-1 ring-danger" : "border-edge";
  return `w-full rounded border bg-card px-3.5 ${edge}`;
}

/** A labelled input that keeps its own value: it works before, and without, script. */
export function LeadField({ name, label, value, error, rows, ...input }: LeadFieldProps) {
  const id = useId();
  const below = error ? `${id}-below` : undefined;
  const shared = {
    id,
    name,
    defaultValue: value,
    "aria-invalid": error !== undefined,
    "aria-describedby": below,
  };
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        {label}
      </label>
      {rows === undefined ? (
        <input {...shared} {...input} className={`mt-1.5 h-12 ${inputLook(error !== undefined)}`} />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          maxLength={4000}
          className={`mt-1.5 py-2.5 ${inputLook(error !== undefined)}`}
        />
      )}
      <FieldError id={below} error={error} />
    </div>
  );
}

/** What is wrong with a field, under it. */
export function FieldError({ id, error }: { id?: string | undefined; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-small text-danger">
      <Icon name="circle-alert" className="mt-0.75 size-4" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{error}</span>
    </p>
  );
}
