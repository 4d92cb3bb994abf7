import { useState } from "react";
import type { Team } from "#features/accounts/index.ts";
import { useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/second-factor/console-calls.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/form-message.tsx";

/** Something done to the team: the call below `/api/agent/team`, what it is sent, what is said after. */
export interface TeamChange {
  readonly path: string;
  readonly body: object;
  readonly done: string;
}

/** How one part of the page changes the team, and what came of its last change. */
export function useTeamChange(onTeam: (team: Team) => void) {
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>(NO_OUTCOME);
  /** True when it was done; else what was meant stays as it was typed. */
  const change = async ({ path, body, done }: TeamChange): Promise<boolean> => {
    setBusy(true);
    setOutcome(NO_OUTCOME);
    const reply = await call<{ team: Team }>("POST", `/api/agent/team/${path}`, body);
    setBusy(false);
    if (reply.ok) {
      onTeam(reply.body.team);
      setOutcome({ kind: "success", text: done });
      return true;
    }
    setOutcome({ kind: "failure", text: failureWords(reply) });
    const now = await call<{ team: Team }>("GET", "/api/agent/team");
    if (now.ok) onTeam(now.body.team);
    return false;
  };
  return { isBusy, outcome, change };
}
