import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { AgentLead, LeadAction, RestoredVisit } from "#features/leads/index.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";

interface LeadChanging {
  readonly outcome: Outcome;
  /** Set aside: another agent changed the lead first. */
  readonly conflict: LeadAction | null;
  /** One change at a time. What is pressed stays in the page's focus: it is not disabled meanwhile. */
  readonly busy: boolean;
  /** True when it was done. */
  readonly act: (action: LeadAction, said: string) => Promise<boolean>;
  /** Gives up what was set aside. */
  readonly giveUp: () => void;
}

interface Changing {
  readonly lead: AgentLead;
  readonly onChange: (lead: AgentLead) => void;
  readonly onReload: () => Promise<void>;
}

/** Sends what is done to a lead; a change of somebody else's comes first and is shown. */
export function useLeadChange({ lead, onChange, onReload }: Changing): LeadChanging {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords("typed", "lead");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [conflict, setConflict] = useState<LeadAction | null>(null);
  const [busy, setBusy] = useState(false);
  const visitWords: Record<RestoredVisit, string> = {
    back: t`Undone, and the visit is back.`,
    gone: t`Undone. The visit stays cancelled: its time is over or taken.`,
  };
  const act = async (action: LeadAction, said: string) => {
    if (busy) return false;
    setBusy(true);
    const path = `/api/agent/leads/${encodeURIComponent(lead.reference)}/changes`;
    const body = action.what === "note" ? action : { ...action, version: lead.version };
    const reply = await call<{ lead: AgentLead; visit?: RestoredVisit }>("POST", path, body);
    setBusy(false);
    setConflict(!reply.ok && reply.code === "changed-meanwhile" ? action : null);
    if (reply.ok) {
      const { visit } = reply.body;
      setOutcome({ kind: "success", text: visit ? visitWords[visit] : said });
      onChange(reply.body.lead);
      return true;
    }
    if (reply.code === "changed-meanwhile") {
      setOutcome(NO_OUTCOME);
      await onReload();
      return false;
    }
    const text = refusalWords(reply, {
      "nothing-to-undo": t`There is nothing to undo.`,
      "no-such-agent": t`This agent is gone. Choose another.`,
    });
    setOutcome({ kind: "failure", text });
    return false;
  };
  return { outcome, conflict, busy, act, giveUp: () => setConflict(null) };
}
