// npm run agent:reset -- EMAIL: for an agent who lost telephone and recovery codes.
import { parseArgs } from "node:util";
import pino from "pino";
import { toAddress } from "#features/accounts/model/address.ts";
import { readConfig, runCommand, UsageError, withSite } from "./command-line.ts";
import { loadModule } from "./load-module.ts";

type SecondFactor = typeof import("#features/accounts/second-factor/second-factor.server.ts");
const SECOND_FACTOR = "/src/features/accounts/second-factor/second-factor.server.ts";

/** The security log in the database tells of it. */
const log = pino({ level: "silent" });
const USAGE = "npm run agent:reset -- EMAIL";

await runCommand(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [email] = positionals;
  if (email === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const { resetSecondFactor } = await loadModule<SecondFactor>(SECOND_FACTOR);
  const known = await withSite(readConfig(), ({ db }) =>
    resetSecondFactor({ db, clock: () => new Date(), log }, toAddress(email)),
  );
  if (known) console.log("Forgotten: device and recovery codes. Sign in, and set up a new device.");
  else console.error("No account has this address.");
  return known;
});
