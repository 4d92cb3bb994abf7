import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { HASH_COST, makeHasher } from "#accounts/password-hash.server.ts";
import { sweepAccounts } from "#accounts/sweep.server.ts";
import type { Db } from "#db/database.ts";
import { isDatabaseGone } from "#db/database-gone.ts";
import { forgetBuyer } from "#leads/forget-buyer.server.ts";
import type { AccountDoors } from "./api/signed-in.ts";
import { callerOf } from "./caller.ts";
import type { Config } from "./config.ts";
import { yieldToPages } from "./yield-to-pages.ts";

const SWEEP_EVERY_MS = 3600_000;

/** What account calls work with; until closed, what has expired is deleted every hour. */
export function openAccounts(
  config: Pick<Config, "AGENT_EMAILS" | "TRUST_PROXY">,
  db: Db,
  log: Logger,
): AccountDoors & { close(): void } {
  const agents = new Set(config.AGENT_EMAILS);
  const clock = () => new Date();
  // One core stays free for pages.
  const parallel = Math.max(1, availableParallelism() - 1);
  const hasher = makeHasher({ cost: HASH_COST, parallel });
  // The threads that hash begin with the first hash.
  void hasher.check(null, "").then(yieldToPages);
  const sweep = () =>
    sweepAccounts(db, clock()).catch((error: unknown) => {
      if (!isDatabaseGone(error)) log.error({ err: error }, "expired rows could not be deleted");
    });
  const timer = setInterval(sweep, SWEEP_EVERY_MS);
  timer.unref();
  return {
    work: {
      db,
      clock,
      hasher,
      isAgent: (email) => agents.has(email),
      forgetPerson: forgetBuyer,
    },
    callerOf: (context) => callerOf(context, config.TRUST_PROXY),
    close: () => clearInterval(timer),
  };
}
