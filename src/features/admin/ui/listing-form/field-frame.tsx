import type { ReactNode } from "react";
import { Icon } from "#platform/ui/pictures/icon.tsx";

/** What every field of the form knows of itself. */
export interface FieldState {
  readonly label: string;
  readonly hint: string | null;
  /** What is wrong, in a sentence. */
  readonly error: string | null;
  readonly required: boolean;
}

/** Classes of an input, by whether it is wrong. */
export function inputClass(error: string | null): string {
  const edge = error === null ? "border-edge" : "border-danger ring-1 ring-danger";
  return `w-full rounded border bg-card px-3.5 disabled:bg-mist disabled:text-muted ${edge}`;
}

interface FieldFrameProps extends FieldState {
  readonly id: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Label above, what is asked for or wrong beneath. */
export function FieldFrame({ id, label, hint, error, required, wide, children }: FieldFrameProps) {
  const below = error ?? hint;
  return (
    <div className={wide ? "min-w-0 sm:col-span-2" : "min-w-0"}>
      <label htmlFor={id} className="text-control font-[550]">
        {label}
        {required && (
          <span className="text-danger" aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      <div className="mt-1.5">{children}</div>
      {below && <Below id={id} text={below} isError={error !== null} />}
    </div>
  );
}

/** The line under a field. */
export function Below({ id, text, isError }: { id: string; text: string; isError: boolean }) {
  return (
    <p
      id={`${id}-below`}
      className={`mt-1.5 flex items-start gap-1.5 text-small ${isError ? "text-danger" : "text-muted"}`}
    >
      {isError && <Icon name="circle-alert" className="mt-0.75 size-4" />}
      <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
    </p>
  );
}
