import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import {
  LEAD_STATES,
  type LeadState,
  LOST_REASONS,
  type LostReason,
} from "#features/leads/index.ts";
import { Choice } from "./choice.tsx";
import { REASON_WORDS, STATE_WORDS } from "./inbox-words.ts";
import { SavedChoice } from "./saved-choice.tsx";

interface StateChoiceProps {
  readonly state: LeadState;
  readonly onChoose: (state: LeadState, reason?: LostReason) => void;
}

/** How far the lead is; of one that is lost it asks why before it is told. */
export function StateChoice({ state, onChoose }: StateChoiceProps) {
  const { i18n } = useLingui();
  const [reason, setReason] = useState<LostReason>("price");
  return (
    <SavedChoice
      label={<Trans>State</Trans>}
      value={state}
      options={LEAD_STATES.map((one) => [one, i18n._(STATE_WORDS[one])] as const)}
      submit={(to) =>
        to === "lost" ? <Trans>Mark as lost</Trans> : <Trans>Change the state</Trans>
      }
      more={(to) =>
        to === "lost" && (
          <Choice
            label={<Trans>Why was it lost?</Trans>}
            value={reason}
            options={LOST_REASONS.map((one) => [one, i18n._(REASON_WORDS[one])])}
            onChoose={(value) => setReason(LOST_REASONS.find((one) => one === value) ?? "other")}
          />
        )
      }
      onSave={(to) => (to === "lost" ? onChoose(to, reason) : onChoose(to))}
    />
  );
}
