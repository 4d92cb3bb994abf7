import { Trans } from "@lingui/react/macro";
import { useEffect, useId, useRef } from "react";
import type { AgentLead } from "#features/leads/index.ts";
import { button } from "#platform/ui/button.ts";

interface CancelVisitProps {
  readonly lead: AgentLead;
  /** Day and hour, in words. */
  readonly at: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onKeep: () => void;
}

/** The question before a visit is cancelled: it cannot be taken back, and somebody is told at once. */
export function CancelVisit({ lead, at, isBusy, onCancel, onKeep }: CancelVisitProps) {
  const { name, email } = lead;
  const id = useId();
  const question = useRef<HTMLFieldSetElement>(null);
  // Not to a button: a second tap or a held key would answer.
  useEffect(() => question.current?.focus(), []);
  return (
    <fieldset
      ref={question}
      tabIndex={-1}
      aria-labelledby={id}
      className="mt-4 grid gap-3 rounded bg-mist p-4 outline-none"
    >
      <p id={id} className="text-control [overflow-wrap:anywhere]">
        <b className="font-[550]">
          <Trans>Cancel the visit on {at}?</Trans>
        </b>{" "}
        {email === null ? (
          <Trans>{name} gave no e-mail: please call before.</Trans>
        ) : (
          <Trans>{name} is mailed at once.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          aria-busy={isBusy}
          onClick={onCancel}
          className={`${button("outline")} text-danger!`}
        >
          <Trans>Yes, cancel the visit</Trans>
        </button>
        <button type="button" onClick={onKeep} className={button("quiet")}>
          <Trans>Keep it</Trans>
        </button>
      </div>
    </fieldset>
  );
}
