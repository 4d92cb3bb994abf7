import { useLingui } from "@lingui/react/macro";
import { createContext, type ReactNode, use } from "react";
import { toColleagueNames } from "#features/admin/model/colleague-names.ts";
import type { Agent } from "#features/admin/model/replies.ts";
import { may, type Right } from "#features/admin/model/rights.ts";

interface AgentHere {
  readonly agent: Agent;
  /** Asks the server anew who is there. */
  readonly reload: () => Promise<void>;
  /** True while nobody is signed in any more: the console stays under the sheet of signing in. */
  readonly isSignedOut: boolean;
  /** True once the agent signed out, here or in another tab: no buyer's name may be read meanwhile. */
  readonly hasLeft: boolean;
  /** Puts the console of whom is signed out away, with all that was typed in it. */
  readonly leave: () => void;
}

/** Who the console is open for; null outside of it. */
export const AgentContext = createContext<AgentHere | null>(null);

/** Who the console is open for; throws outside of it. */
export function useAgent(): AgentHere {
  const here = use(AgentContext);
  if (!here) throw new Error("Only the console's screens ask for the agent.");
  return here;
}

/** What a member of the team is called, by the address; who left it without a trace, a former agent. */
export function useColleagueName(): (email: string) => string {
  const { t } = useLingui();
  const { colleagues } = useAgent().agent;
  const nameOf = toColleagueNames(colleagues);
  return (email) => (email === "" ? t`a former agent` : nameOf(email));
}

/** True while the agent's role has the right: what nobody may do is not shown. */
export function useMay(right: Right): boolean {
  return may(useAgent().agent.role, right);
}

interface AllowedProps {
  readonly right: Right;
  readonly children: ReactNode;
}

/** What is shown to whose role has the right alone. */
export function Allowed({ right, children }: AllowedProps) {
  return useMay(right) ? children : null;
}
