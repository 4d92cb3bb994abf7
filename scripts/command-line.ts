// What the command lines over the catalogue share: settings, database, and how they fail.
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Database } from "#platform/db/database.ts";
import { isDatabaseGone, isDatabaseLate } from "#platform/db/database-gone.ts";
import { FolderInUseError } from "#platform/db/folder-lock.server.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { DatabaseOpeningError } from "#platform/db/opening-error.ts";
import { BucketError } from "#platform/files/bucket-store.server.ts";
import { toErrorLine } from "#platform/log/logged-error.ts";
import { type Config, parseConfig } from "#server/config/config.ts";

/** Much may be read or written at once: statements get longer than a page's. */
const STATEMENT_TIMEOUT_MS = 60_000;

/** The command was called wrongly; its message says how to call it. */
export class UsageError extends Error {}

/** The settings of the environment; throws `UsageError` with a line for each that is wrong. */
export function readConfig(): Config {
  const parsed = parseConfig(process.env);
  if (!parsed.ok) throw new UsageError(parsed.problems.join("\n"));
  return parsed.config;
}

/** Opens the database of the settings for `task` and closes it after. */
export async function withDatabase<Value>(
  { DATABASE_URL, DATA_DIR }: Config,
  task: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase({
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
  });
  try {
    return await task(database);
  } finally {
    await database.close();
  }
}

/**
 * The same for what reads or changes a site that there is. Throws `UsageError` where there is none, as with settings
 * of another: opened, an empty one would be made, and backed up night after night.
 */
export async function withSite<Value>(
  config: Config,
  task: (database: Database) => Promise<Value>,
): Promise<Value> {
  const folder = join(config.DATA_DIR, "db");
  if (config.DATABASE_URL === undefined && !existsSync(folder))
    throw new UsageError(
      `There is no database in ${resolve(config.DATA_DIR)}: set DATABASE_URL or DATA_DIR as the site has them.`,
    );
  return withDatabase(config, task);
}

/** Runs a command to its exit code; `command` gives true when all is done. */
export async function runCommand(usage: string, command: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await command()) ? 0 : 1;
  } catch (error) {
    console.error(toMessage(error, usage));
    process.exitCode = 1;
  }
}

function toMessage(error: unknown, usage: string): string {
  if (error instanceof UsageError || error instanceof FolderInUseError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code?.startsWith("ERR_PARSE_ARGS")) return `${error.message}\n${usage}`;
  if (error instanceof DatabaseOpeningError || error instanceof BucketError) return error.message;
  if (isDatabaseGone(error)) return "The database does not answer: nothing was written.";
  if (isDatabaseLate(error))
    return `The database cannot do this now (${toErrorLine(error)}): nothing was written.`;
  if (isForbidden(error))
    return "The user of DATABASE_URL may not do this: give it the owner of the tables. Nothing was written.";
  return syscall ? error.message : (error.stack ?? error.message);
}

/** PostgreSQL's code for what a user has no right to, of the error or of the one that it wraps. */
function isForbidden(error: Error): boolean {
  const { code, cause } = error as NodeJS.ErrnoException;
  return code === "42501" || (cause instanceof Error && isForbidden(cause));
}
