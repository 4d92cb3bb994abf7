import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  LEAD_STATES,
  type LeadState,
  LOST_REASONS,
  type LostReason,
} from "#features/leads/index.ts";
import { button } from "#platform/ui/button.ts";
import { Choice } from "./choice.tsx";
import { REASON_WORDS, STATE_WORDS } from "./inbox-words.ts";

interface StateChoiceProps {
  readonly state: LeadState;
  readonly onChoose: (state: LeadState, reason?: LostReason) => void;
}

/** How far the lead is; of one that is lost it asks why before it is told. */
export function StateChoice({ state, onChoose }: StateChoiceProps) {
  const { i18n } = useLingui();
  const [isLosing, setLosing] = useState(false);
  const [reason, setReason] = useState<LostReason>("price");
  const choose = (value: string) => {
    const chosen = LEAD_STATES.find((one) => one === value);
    setLosing(chosen === "lost");
    if (chosen && chosen !== "lost" && chosen !== state) onChoose(chosen);
  };
  return (
    <div className="grid gap-3">
      <Choice
        label={<Trans>State</Trans>}
        value={isLosing ? "lost" : state}
        options={LEAD_STATES.map((one) => [one, i18n._(STATE_WORDS[one])])}
        onChoose={choose}
      />
      {isLosing && state !== "lost" && (
        <>
          <Choice
            label={<Trans>Why was it lost?</Trans>}
            value={reason}
            options={LOST_REASONS.map((one) => [one, i18n._(REASON_WORDS[one])])}
            onChoose={(value) => setReason(LOST_REASONS.find((one) => one === value) ?? "other")}
          />
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              onClick={() => onChoose("lost", reason)}
              className={button("outline", "small")}
            >
              <Trans>Mark as lost</Trans>
            </button>
            <button
              type="button"
              onClick={() => setLosing(false)}
              className={button("quiet", "small")}
            >
              <Trans>Cancel</Trans>
            </button>
          </div>
        </>
      )}
    </div>
  );
}
