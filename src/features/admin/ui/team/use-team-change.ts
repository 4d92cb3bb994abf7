import { useState } from "react";
import type { Team } from "#features/accounts/index.ts";
import { useFailureWords } from "#features/accounts/ui.ts";
import { useConsoleCalls } from "#features/admin/ui/calls/console-calls.ts";
import { NO_OUTCOME, type Outcome } from "#platform/ui/forms/form-message.tsx";

/** Something done to the team: the call below `/api/agent/team`, what it is sent, what is said after. */
export interface TeamChange {
  readonly path: string;
  readonly body: object;
  readonly done: string;
}

/** The parts of the page that change the team. */
type TeamPart = "members" | "invitations" | "invite";

/** How one part of the page changes the team. */
export interface TeamChanging {
  readonly isBusy: boolean;
  /** Of the page's last change, where this part made it. */
  readonly outcome: Outcome;
  /** True when it was done; else what was meant stays as it was typed. */
  readonly change: (wanted: TeamChange) => Promise<boolean>;
}

interface Last {
  readonly part: TeamPart;
  readonly outcome: Outcome;
}

/**
 * How the parts of the page change the team. What came of a change is said in its part until the next one,
 * whichever part makes it: an invitation that is taken back is no longer said to be on its way.
 */
export function useTeamChanges(onTeam: (team: Team) => void): (part: TeamPart) => TeamChanging {
  const { call } = useConsoleCalls();
  const failureWords = useFailureWords();
  const [last, setLast] = useState<Last | null>(null);
  const [busy, setBusy] = useState<readonly TeamPart[]>([]);
  const send = async (part: TeamPart, { path, body, done }: TeamChange): Promise<boolean> => {
    setBusy((parts) => [...parts, part]);
    setLast(null);
    const reply = await call<{ team: Team }>("POST", `/api/agent/team/${path}`, body);
    const outcome: Outcome = reply.ok
      ? { kind: "success", text: done }
      : { kind: "failure", text: failureWords(reply) };
    setBusy((parts) => parts.toSpliced(parts.indexOf(part), 1));
    setLast({ part, outcome });
    if (reply.ok) {
      onTeam(reply.body.team);
      return true;
    }
    const now = await call<{ team: Team }>("GET", "/api/agent/team");
    if (now.ok) onTeam(now.body.team);
    return false;
  };
  return (part) => ({
    isBusy: busy.includes(part),
    outcome: last?.part === part ? last.outcome : NO_OUTCOME,
    change: (wanted) => send(part, wanted),
  });
}
