import { availableParallelism } from "node:os";
import { type AccountDeps, HASH_COST, makeHasher } from "#features/accounts/index.server.ts";
import { forgetBuyer } from "#features/leads/index.server.ts";
import type { Db } from "#platform/db/database.ts";
import { callerOf } from "#platform/http/caller.ts";
import type { Config } from "./config.ts";

/** What account calls work with. */
export function openAccounts(
  config: Pick<Config, "AGENT_EMAILS" | "TRUST_PROXY">,
  db: Db,
): AccountDeps {
  const agents = new Set(config.AGENT_EMAILS);
  const clock = () => new Date();
  // One core stays free for pages.
  const parallel = Math.max(1, availableParallelism() - 1);
  const hasher = makeHasher({ cost: HASH_COST, parallel });
  return {
    context: {
      db,
      clock,
      hasher,
      isAgent: (email) => agents.has(email),
      forgetPerson: forgetBuyer,
    },
    callerOf: (context) => callerOf(context, config.TRUST_PROXY),
  };
}
