import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type NextStep, type StepProblem, stepProblem } from "#features/leads/index.ts";
import { readIndiaField } from "#lib/time/time.ts";
import { button } from "#platform/ui/button.ts";
import { useTyped } from "#platform/ui/forms/use-typed.ts";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { NextStepFields } from "./next-step-fields.tsx";

interface NextStepFormProps {
  readonly step: NextStep;
  readonly isBusy: boolean;
  readonly onSave: (step: NextStep) => void;
  /** Leaves the step as it is; missing while there is none. */
  readonly onClose?: () => void;
}

/** What to do next, and when; without words nothing is to be done. */
export function NextStepForm({ step, isBusy, onSave, onClose }: NextStepFormProps) {
  const { t } = useLingui();
  const { isTyped, form } = useTyped();
  const [wrong, setWrong] = useState<StepProblem | null>(null);
  useUnsaved(isTyped);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget.elements;
    const typed = new FormData(event.currentTarget);
    const [nextStep = "", when = ""] = ["nextStep", "nextStepAt"].map((name) =>
      String(typed.get(name) ?? "").trim(),
    );
    const typedStep = { nextStep, nextStepAt: readIndiaField(when) };
    const problem = stepProblem(typedStep, { before: [step.nextStepAt], now: Date.now() });
    setWrong(problem);
    if (problem === null) return onSave(typedStep);
    const field = problem === "no-words" ? "nextStep" : "nextStepAt";
    (fields.namedItem(field) as HTMLInputElement).focus();
  };
  return (
    <form {...form} onSubmit={onSubmit} className="grid gap-3">
      <NextStepFields
        step={step}
        error={wrong === "no-words" ? t`Write what is to be done then.` : undefined}
        whenError={wrong === "past" ? t`This time is past. Choose one that is to come.` : undefined}
      />
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
