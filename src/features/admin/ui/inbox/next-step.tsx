import { Trans } from "@lingui/react/macro";
import { type FormEvent, useId } from "react";
import { button } from "#platform/ui/button.ts";

interface NextStepProps {
  readonly nextStep: string;
  readonly onSave: (nextStep: string) => void;
}

/** What the agent will do next, in the agent's words; the list shows it. */
export function NextStep({ nextStep, onSave }: NextStepProps) {
  const id = useId();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSave(String(new FormData(event.currentTarget).get("nextStep") ?? "").trim());
  };
  return (
    <form onSubmit={onSubmit}>
      <label htmlFor={id} className="text-control font-[550]">
        <Trans>Next step</Trans>
      </label>
      <div className="mt-1.5 flex gap-2">
        <input
          id={id}
          name="nextStep"
          defaultValue={nextStep}
          maxLength={500}
          autoComplete="off"
          className="h-12 w-full min-w-0 rounded border border-edge bg-card px-3.5"
        />
        <button type="submit" className={button("outline")}>
          <Trans>Save</Trans>
        </button>
      </div>
    </form>
  );
}
