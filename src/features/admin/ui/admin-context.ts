import { createContext, use } from "react";
import type { Agent } from "./second-factor/console-calls.ts";

interface AgentHere {
  readonly agent: Agent;
  /** Asks the server anew who is there. */
  readonly reload: () => Promise<void>;
}

/** Who the console is open for; null outside of it. */
export const AgentContext = createContext<AgentHere | null>(null);

export function useAgent(): AgentHere {
  const here = use(AgentContext);
  if (!here) throw new Error("Only the console's screens ask for the agent.");
  return here;
}
