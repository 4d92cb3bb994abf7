import { Trans } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { useFilledEarly } from "#platform/ui/late/use-chosen-early.ts";

interface TypedFormProps {
  /** Told of every change, and once of what was typed before the page answered. */
  readonly onType: (form: HTMLFormElement) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A form that is never sent where there is script: its result is live. */
export function TypedForm({ onType, className, children }: TypedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useFilledEarly(form, onType);
  return (
    <form
      ref={form}
      noValidate
      onInput={({ currentTarget }) => onType(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
      className={className}
    >
      {children}
    </form>
  );
}

/** What comes of what is typed, told to screen readers as it changes; a word while a field is wrong. */
export function TypedResult({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children ?? (
        <p className="rounded-card border border-dashed border-edge p-6 text-muted">
          <Trans>Correct the marked field to see the result here.</Trans>
        </p>
      )}
    </div>
  );
}
