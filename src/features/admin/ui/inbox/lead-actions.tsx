import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { IdsOfWords } from "#features/admin/ui/ids-of-words.ts";
import type { NotedAction } from "#features/leads/index.ts";
import { type AgentLead, effectiveChanges, STAGES } from "#features/leads/index.ts";
import { button } from "#platform/ui/button.ts";
import { FormMessage } from "#platform/ui/forms/form-message.tsx";
import { useUnsaved } from "#platform/ui/forms/use-unsaved.tsx";
import { Icon } from "#platform/ui/pictures/icon.tsx";
import { AssigneeChoice } from "./assignee-choice.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { StateChoice } from "./state-choice.tsx";
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
  const [noteIds] = useState(() => new IdsOfWords());
  const words = note.trim();
  useUnsaved(words !== "");
  const withNote = async (doing: Promise<boolean>) => {
    if (!(await doing)) return;
    setNote("");
    noteIds.clear();
  };
  const doNoted = (action: NotedAction, said = t`Saved.`) => {
    const typed = words === "" ? {} : { note: words, noteId: noteIds.of(words) };
    void withNote(act({ ...action, ...typed }, said));
  };
  return (
    <section className="grid gap-5">
      <h2 className="text-h3">
        <Trans>What you did</Trans>
      </h2>
      <NoteField note={note} onType={setNote} />
      <div className="flex flex-wrap gap-3" aria-busy={busy}>
        {!STAGES[lead.state].isOver && (
          <CallButtons
            onReached={() => doNoted({ what: "reached" })}
            onNoAnswer={() => doNoted({ what: "no-answer" })}
          />
        )}
        <button
          type="button"
          disabled={words === ""}
          onClick={() => doNoted({ what: "note" }, t`Note saved.`)}
          className={button("quiet")}
        >
          <Trans>Save the note</Trans>
        </button>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <StateChoice
          state={lead.state}
          onChoose={(state, reason) => doNoted({ what: "state", state, ...(reason && { reason }) })}
        />
        <AssigneeChoice
          lead={lead}
          onChoose={(assignee) => void act({ what: "assign", assignee }, t`Saved.`)}
        />
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
  readonly onReached: () => void;
  readonly onNoAnswer: () => void;
}

function CallButtons({ onReached, onNoAnswer }: CallButtonsProps) {
  return (
    <>
      <button type="button" onClick={onReached} className={button("primary")}>
        <Icon name="check" className="size-5" />
        <Trans>We talked</Trans>
      </button>
      <button type="button" onClick={onNoAnswer} className={button("outline")}>
        <Trans>No answer</Trans>
      </button>
    </>
  );
}
