import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { type AccountDeps, HASH_COST, makeHasher } from "#features/accounts/index.server.ts";
import type { Db } from "#platform/db/database.ts";
import { callerOf } from "#platform/http/caller.ts";
import type { Config } from "#server/config/config.ts";
import { openSealingKeys } from "#server/config/sealing-keys.ts";
import { openPeople } from "./people.ts";

/** What account calls work with. */
export async function openAccounts(
  config: Pick<Config, "TRUST_PROXY" | "SECOND_FACTOR_KEY" | "DATA_DIR" | "site">,
  db: Db,
  log: Logger,
): Promise<AccountDeps> {
  const clock = () => new Date();
  // One core stays free for pages.
  const parallel = Math.max(1, availableParallelism() - 1);
  const hasher = makeHasher({ cost: HASH_COST, parallel });
  return {
    context: {
      db,
      clock,
      origin: config.site.origin,
      log,
      hasher,
      sealingKeys: await openSealingKeys(config),
      ...openPeople(config, clock),
    },
    callerOf: (context) => callerOf(context, config.TRUST_PROXY),
  };
}
