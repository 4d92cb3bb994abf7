import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { useRefusalWords } from "#features/admin/ui/refusal-words.ts";
import type { AgentLead, ConsoleVisit, InboxLead, VisitAct } from "#features/leads/index.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";

type Visited = Pick<ConsoleVisit, "reference" | "name" | "version">;

/** The one next act of a row, sent with the version that was seen; `undo` while the last can be taken back; `times` counts them. */
export function useDayActs(reload: () => Promise<unknown>) {
  const { t } = useLingui();
  const { call } = useConsoleCalls();
  const refusalWords = useRefusalWords("pressed", "lead");
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const [busy, setBusy] = useState(false);
  const [times, setTimes] = useState(0);
  const send = async (path: string, body: object, said: string): Promise<AgentLead | null> => {
    if (busy) return null;
    setBusy(true);
    const reply = await call<{ lead: AgentLead }>("POST", `/api/agent/leads/${path}`, body);
    setBusy(false);
    setUndo(null);
    setOutcome(
      reply.ok ? { kind: "success", text: said } : { kind: "failure", text: refusalWords(reply) },
    );
    if (reply.ok || reply.code !== "second-factor-needed") await reload();
    setTimes((before) => before + 1);
    return reply.ok ? reply.body.lead : null;
  };
  const finish = async ({ reference, name, nextStep, nextStepAt, version }: InboxLead) => {
    const path = `${encodeURIComponent(reference)}/changes`;
    const done = await send(path, { what: "step-done", version }, t`Done: ${nextStep} (${name}).`);
    if (!done) return;
    const back = { what: "next-step", nextStep, nextStepAt, version: done.version };
    setUndo(() => () => void send(path, back, t`Undone.`));
  };
  const settle = async ({ reference, name, version }: Visited, act: VisitAct) => {
    const path = `${encodeURIComponent(reference)}/visit`;
    await send(path, { act, version }, t`Saved: the visit of ${name}.`);
  };
  return { outcome, undo, busy, times, finish, settle };
}
