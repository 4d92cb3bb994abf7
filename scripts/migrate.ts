// npm run migrate [-- --for ROLE]: brings PostgreSQL's tables up to date, as their owner.
import { parseArgs } from "node:util";
import { grantRows, migratePostgres } from "#platform/db/migrate-postgres.server.ts";
import { readConfig, runCommand, UsageError } from "./command-line.ts";

const USAGE = "DATABASE_URL=postgresql://owner… npm run migrate -- [--for ROLE]";

await runCommand(USAGE, async () => {
  const { values } = parseArgs({ options: { for: { type: "string" } } });
  const { DATABASE_URL } = readConfig();
  if (DATABASE_URL === undefined) throw new UsageError(`DATABASE_URL is not set.\n${USAGE}`);
  await migratePostgres(DATABASE_URL);
  console.log("The tables are those of this release.");
  if (values.for === undefined) return true;
  await grantRows(DATABASE_URL, values.for);
  console.log(`${values.for} may read and write their rows.`);
  return true;
});
