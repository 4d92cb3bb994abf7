import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNow } from "#features/admin/ui/while-open.ts";
import { type AgentLead, type NextStep, stepBefore } from "#features/leads/index.ts";
import { formatIndiaTime } from "#platform/i18n/india-time.ts";
import { toLanguage } from "#platform/i18n/languages.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { NextStepForm } from "./next-step-form.tsx";
import { useLeadChange } from "./use-lead-change.ts";

interface NextStepPartProps {
  readonly lead: AgentLead;
  readonly onChange: (lead: AgentLead) => void;
  readonly onReload: () => Promise<void>;
}

/** What is to be done next and when: set, done, changed, and taken back. */
export function NextStepPart(props: NextStepPartProps) {
  const { lead } = props;
  const { t } = useLingui();
  const { outcome, conflict, busy, act, giveUp } = useLeadChange(props);
  const [isEditing, setEditing] = useState(false);
  const before = stepBefore(lead.events);
  const save = async (step: NextStep, said = t`Saved.`) => {
    if (await act({ what: "next-step", ...step }, said)) setEditing(false);
  };
  const isShown = lead.nextStep !== "" && !isEditing;
  return (
    <section className="grid gap-4 rounded-card border border-line bg-card p-5 md:p-6">
      {isShown ? (
        <>
          <Step lead={lead} />
          <div className="flex flex-wrap gap-3" aria-busy={busy}>
            <button
              type="button"
              onClick={() => void act({ what: "step-done" }, t`Done.`)}
              className={button("primary")}
            >
              <Icon name="check" className="size-5" />
              <Trans>Mark done</Trans>
            </button>
            <button type="button" onClick={() => setEditing(true)} className={button("outline")}>
              <Trans>Change</Trans>
            </button>
          </div>
        </>
      ) : (
        <NextStepForm
          key={`${lead.nextStep} ${lead.nextStepAt}`}
          step={lead}
          isBusy={busy}
          onSave={(step) => void save(step)}
          {...(isEditing && { onClose: () => setEditing(false) })}
        />
      )}
      {conflict && (
        <ConflictNotice onInsist={() => void act(conflict, t`Saved.`)} onLeave={giveUp} />
      )}
      <FormMessage outcome={outcome} />
      {outcome.kind === "success" && before && (
        <button
          type="button"
          aria-busy={busy}
          onClick={() => void save(before, t`Undone.`)}
          className={`justify-self-start ${button("outline", "small")}`}
        >
          <Icon name="undo-2" className="size-4.5" />
          <Trans>Undo</Trans>
        </button>
      )}
    </section>
  );
}

function Step({ lead: { nextStep, nextStepAt } }: { lead: AgentLead }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const due = nextStepAt && formatIndiaTime(new Date(nextStepAt), toLanguage(i18n.locale));
  const isOver = nextStepAt !== null && Date.parse(nextStepAt) <= now;
  return (
    <div>
      <h2 className="text-label font-medium text-muted">
        <Trans>Next step</Trans>
      </h2>
      <p className="mt-1 text-h3 [overflow-wrap:anywhere]">{nextStep}</p>
      <p className={`num mt-1 ${isOver ? "font-[550] text-danger" : "text-muted"}`}>
        {due === null ? t`Without a time` : isOver ? t`Was due ${due}` : due}
      </p>
    </div>
  );
}
