import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import {
  type AgentLead,
  effectiveChanges,
  LEAD_STATES,
  type LeadState,
} from "#features/leads/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/form-message.tsx";
import { Icon } from "#platform/ui/icon.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { STATE_WORDS } from "./inbox-words.ts";
import { useLeadChange } from "./use-lead-change.ts";

interface LeadActionsProps {
  readonly lead: AgentLead;
  readonly onChange: (lead: AgentLead) => void;
  readonly onReload: () => Promise<void>;
}

/** What the agent does: note, call, state; each can be taken back or said anew. */
export function LeadActions(props: LeadActionsProps) {
  const { lead } = props;
  const { t } = useLingui();
  const { outcome, conflict, busy, act, giveUp } = useLeadChange(props);
  const [note, setNote] = useState("");
  const typed = note.trim() === "" ? {} : { note: note.trim() };
  const withNote = async (doing: Promise<boolean>) => {
    if (await doing) setNote("");
  };
  const setState = (state: LeadState) =>
    withNote(act({ what: "state", state, ...typed }, t`Saved.`));
  return (
    <section className="grid gap-5">
      <h2 className="text-h3">
        <Trans>What you did</Trans>
      </h2>
      <NoteField note={note} onType={setNote} />
      <div className="flex flex-wrap gap-3" aria-busy={busy}>
        {lead.state === "new" && (
          <CallButtons
            onCalled={() => void setState("contacted")}
            onNoAnswer={() => void withNote(act({ what: "no-answer", ...typed }, t`Saved.`))}
          />
        )}
        <button
          type="button"
          disabled={note.trim() === ""}
          onClick={() => void withNote(act({ what: "note", note: note.trim() }, t`Note saved.`))}
          className={button(lead.state === "new" ? "quiet" : "primary")}
        >
          <Trans>Save the note</Trans>
        </button>
      </div>
      <div className="sm:max-w-72">
        <StateChoice state={lead.state} onChoose={(state) => void setState(state)} />
      </div>
      {conflict && (
        <ConflictNotice onInsist={() => void withNote(act(conflict, t`Saved.`))} onLeave={giveUp} />
      )}
      <FormMessage outcome={outcome} />
      {effectiveChanges(lead.events).length > 0 && (
        <button
          type="button"
          onClick={() => void act({ what: "undo" }, t`Undone.`)}
          className={`justify-self-start ${button("outline", "small")}`}
        >
          <Icon name="undo-2" className="size-4.5" />
          <Trans>Undo the last change of state</Trans>
        </button>
      )}
    </section>
  );
}

function NoteField({ note, onType }: { note: string; onType: (note: string) => void }) {
  const { t } = useLingui();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        <Trans>Note</Trans>
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={4000}
        value={note}
        placeholder={t`What did you agree?`}
        onChange={(event) => onType(event.currentTarget.value)}
        className="mt-1.5 w-full rounded border border-edge bg-card px-3.5 py-2.5"
      />
    </div>
  );
}

interface CallButtonsProps {
  readonly onCalled: () => void;
  readonly onNoAnswer: () => void;
}

function CallButtons({ onCalled, onNoAnswer }: CallButtonsProps) {
  return (
    <>
      <button type="button" onClick={onCalled} className={button("primary")}>
        <Icon name="check" className="size-5" />
        <Trans>Mark as called</Trans>
      </button>
      <button type="button" onClick={onNoAnswer} className={button("outline")}>
        <Trans>No answer, try again</Trans>
      </button>
    </>
  );
}

interface StateChoiceProps {
  readonly state: LeadState;
  readonly onChoose: (state: LeadState) => void;
}

function StateChoice({ state, onChoose }: StateChoiceProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-control font-[550]">
        <Trans>State</Trans>
      </label>
      <select
        id={id}
        value={state}
        onChange={({ currentTarget: { value } }) => {
          const chosen = LEAD_STATES.find((one) => one === value);
          if (chosen) onChoose(chosen);
        }}
        className="mt-1.5 h-12 w-full rounded border border-edge bg-card px-3"
      >
        {LEAD_STATES.map((one) => (
          <option key={one} value={one}>
            {i18n._(STATE_WORDS[one])}
          </option>
        ))}
      </select>
    </div>
  );
}
