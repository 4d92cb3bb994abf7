// npm run agent:owner -- EMAIL: makes an address an owner of the team, as when no owner is left.
import { parseArgs } from "node:util";
import { isAddress, toAddress } from "#features/accounts/model/address.ts";
import { makeOwner } from "#features/accounts/team/members.server.ts";
import { readConfig, runCommand, UsageError, withSite } from "./command-line.ts";

const USAGE = "npm run agent:owner -- EMAIL";

await runCommand(USAGE, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [given] = positionals;
  if (given === undefined || positionals.length > 1) throw new UsageError(USAGE);
  const email = toAddress(given);
  if (!isAddress(email)) throw new UsageError(USAGE);
  await withSite(readConfig(), ({ db }) => makeOwner(db, email, new Date()));
  console.log(
    `${email} is an owner of the team. Whoever shows that the address is theirs may enter.`,
  );
  return true;
});
