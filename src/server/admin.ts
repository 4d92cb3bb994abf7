import { randomBytes } from "node:crypto";
import type { AccountDeps } from "#features/accounts/index.server.ts";
import type { AdminDeps } from "#features/admin/index.server.ts";
import type { LeadDeps } from "#features/leads/index.server.ts";
import type { Config } from "./config.ts";
import { openSealingKey } from "./sealing-key.ts";

const KEY_BYTES = 32;

interface AdminParts extends Pick<AdminDeps, "listingDeps" | "jobs"> {
  readonly accounts: AccountDeps;
  readonly leads: LeadDeps;
}

/** What the console's calls work with; a site without agents makes no key and keeps none. */
export async function openAdmin(
  config: Pick<Config, "AGENT_EMAILS" | "SECOND_FACTOR_KEY" | "DATA_DIR">,
  { accounts, leads, listingDeps, jobs }: AdminParts,
): Promise<AdminDeps> {
  const { db, clock, isAgent } = accounts.context;
  const hasAgents = config.AGENT_EMAILS.length > 0;
  const key = hasAgents ? await openSealingKey(config) : randomBytes(KEY_BYTES);
  return { context: { db, clock, key }, isAgent, leads: leads.context, listingDeps, jobs };
}
