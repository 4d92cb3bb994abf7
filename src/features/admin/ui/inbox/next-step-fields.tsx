import { Trans } from "@lingui/react/macro";
import { useId, useState } from "react";
import type { NextStep } from "#features/leads/index.ts";
import { toIndiaField } from "#lib/time/time.ts";
import { WhenField } from "./when-field.tsx";

interface NextStepFieldsProps {
  /** What they begin with; empty where it is missing. */
  readonly step?: NextStep;
  readonly error: string | undefined;
  readonly whenError?: string | undefined;
}

/** What to do next in a few words, and when; the form has them as `nextStep` and `nextStepAt`. */
export function NextStepFields({ step, error, whenError }: NextStepFieldsProps) {
  const id = useId();
  const due = step?.nextStepAt ?? null;
  const [when, setWhen] = useState(due === null ? "" : toIndiaField(Date.parse(due)));
  return (
    <div className="grid gap-3">
      <div>
        <label htmlFor={id} className="text-control font-[550]">
          <Trans>Next step</Trans>
        </label>
        <input
          id={id}
          name="nextStep"
          defaultValue={step?.nextStep}
          maxLength={500}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          className="mt-1.5 h-12 w-full min-w-0 rounded border border-edge bg-card px-3.5"
        />
        {error !== undefined && (
          <p id={`${id}-error`} role="alert" className="mt-1 text-small text-danger">
            {error}
          </p>
        )}
      </div>
      <WhenField name="nextStepAt" when={when} onChange={setWhen} error={whenError} />
    </div>
  );
}
