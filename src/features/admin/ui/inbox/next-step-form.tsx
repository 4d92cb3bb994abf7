import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useRef, useState } from "react";
import type { NextStep } from "#features/leads/index.ts";
import { readIndiaField, toIndiaField } from "#lib/time/time.ts";
import { button } from "#platform/ui/button.ts";
import { type QuickTime, quickTimes } from "./quick-times.ts";

const QUICK_WORDS: Record<QuickTime, MessageDescriptor> = {
  "this-evening": msg`Today 6 pm`,
  tomorrow: msg`Tomorrow 10 am`,
  "in-3-days": msg`In 3 days`,
  "in-a-week": msg`In a week`,
};

interface NextStepFormProps {
  readonly step: NextStep;
  readonly isBusy: boolean;
  readonly onSave: (step: NextStep) => void;
  /** Leaves the step as it is; missing while there is none. */
  readonly onClose?: () => void;
}

/** What to do next in a few words, and when; without words nothing is to be done. */
export function NextStepForm({ step, isBusy, onSave, onClose }: NextStepFormProps) {
  const id = useId();
  const words = useRef<HTMLInputElement>(null);
  const [when, setWhen] = useState(
    step.nextStepAt === null ? "" : toIndiaField(Date.parse(step.nextStepAt)),
  );
  const [isMissing, setMissing] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const nextStep = words.current?.value.trim() ?? "";
    setMissing(nextStep === "" && when !== "");
    if (nextStep === "" && when !== "") words.current?.focus();
    else onSave({ nextStep, nextStepAt: readIndiaField(when) });
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-3">
      <div>
        <label htmlFor={id} className="text-control font-[550]">
          <Trans>Next step</Trans>
        </label>
        <input
          id={id}
          ref={words}
          defaultValue={step.nextStep}
          maxLength={500}
          autoComplete="off"
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          className="mt-1.5 h-12 w-full min-w-0 rounded border border-edge bg-card px-3.5"
        />
        {isMissing && (
          <p id={`${id}-missing`} role="alert" className="mt-1 text-small text-danger">
            <Trans>Write what is to be done then.</Trans>
          </p>
        )}
      </div>
      <WhenField when={when} onChange={setWhen} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" aria-busy={isBusy} className={button("outline")}>
          <Trans>Save</Trans>
        </button>
        {onClose && (
          <button type="button" onClick={onClose} className={button("quiet")}>
            <Trans>Cancel</Trans>
          </button>
        )}
      </div>
    </form>
  );
}

interface WhenFieldProps {
  readonly when: string;
  readonly onChange: (when: string) => void;
}

function WhenField({ when, onChange }: WhenFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        <Trans>When</Trans>
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={id}
          type="datetime-local"
          value={when}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="num h-11 min-w-0 rounded border border-edge bg-card px-3.5 max-sm:w-full"
        />
        {quickTimes(Date.now()).map(({ name, at }) => (
          <button
            key={name}
            type="button"
            aria-pressed={when === toIndiaField(at)}
            onClick={() => onChange(toIndiaField(at))}
            className="h-11 rounded-full border border-edge bg-card px-4 text-control font-medium hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white"
          >
            {i18n._(QUICK_WORDS[name])}
          </button>
        ))}
      </div>
    </div>
  );
}
