import { randomBytes } from "node:crypto";
import type { AgentDoors } from "./api/agent.ts";
import type { LeadDoors } from "./api/leads.ts";
import type { AccountDoors } from "./api/signed-in.ts";
import type { Config } from "./config.ts";
import { openSealingKey } from "./sealing-key.ts";

const KEY_BYTES = 32;

/** What the console's calls work with; a site without agents makes no key and keeps none. */
export async function openAgent(
  config: Pick<Config, "AGENT_EMAILS" | "SECOND_FACTOR_KEY" | "DATA_DIR">,
  { work: { db, clock, isAgent } }: AccountDoors,
  leads: LeadDoors,
  desk: AgentDoors["desk"],
): Promise<AgentDoors> {
  const hasAgents = config.AGENT_EMAILS.length > 0;
  const key = hasAgents ? await openSealingKey(config) : randomBytes(KEY_BYTES);
  return { work: { db, clock, key }, isAgent, leads: leads.work, desk };
}
