import { Trans } from "@lingui/react/macro";
import { SurveyMark } from "#platform/ui/shell/survey-mark.tsx";

/** Beside a list of which no lead is open. */
export function NoLead() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-4 p-12 text-center text-muted">
      <SurveyMark />
      <p>
        <Trans>Choose a lead on the left.</Trans>
      </p>
    </div>
  );
}
