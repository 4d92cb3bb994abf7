import { useId } from "react";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import { edgeOf } from "./text-field.tsx";
import type { FormField } from "./use-form.ts";

/** Digits alone, as many as the code has: a pasted "407 281" is taken, and "౪౦౭౨౮౧". */
export function digitsOf(text: string, length: number): string {
  return toLatinDigits(text).replaceAll(/\D/g, "").slice(0, length);
}

interface CodeFieldProps {
  readonly field: FormField;
  readonly label: string;
  readonly length: number;
}

/**
 * A one-time code, drawn as a box a digit. One input under the boxes takes typing, pasting and
 * what a phone offers from its messages.
 */
export function CodeField({ field, label, length }: CodeFieldProps) {
  const id = useId();
  const { name, value, error, onChange, onBlur } = field;
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        {label}
      </label>
      <div className="group relative mt-1.5">
        <div aria-hidden="true" className="flex gap-2.5">
          {Array.from({ length }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
              key={at}
              className={`num grid h-15 min-w-0 flex-1 place-items-center rounded border bg-card text-figure ${edgeOf(field)} ${
                at === Math.min(value.length, length - 1)
                  ? "group-focus-within:border-river group-focus-within:ring-2 group-focus-within:ring-river"
                  : ""
              }`}
            >
              {value[at] ?? ""}
            </span>
          ))}
        </div>
        <input
          id={id}
          name={name}
          value={value}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : `${id}-below`}
          onChange={(event) => onChange(digitsOf(event.currentTarget.value, length))}
          onBlur={onBlur}
          className="absolute inset-0 size-full cursor-text rounded bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
        />
      </div>
      {error !== null && (
        <p id={`${id}-below`} className="mt-1.5 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
