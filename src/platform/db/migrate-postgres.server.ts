import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { findMigrationsFolder } from "./migrations-folder.server.ts";
import {
  DatabaseOpeningError,
  OldSchemaError,
  toConnectError,
  UnreadableSchemaError,
} from "./opening-error.ts";

/** Two processes creating one table at once: duplicate row, table, object; lost serialisation. */
const RACE_CODES = new Set(["23505", "42P07", "42710", "40001"]);
const ATTEMPTS = 20;
/** No such schema, no such table: nothing was ever migrated here. */
const EMPTY_CODES = new Set(["3F000", "42P01"]);
const NOT_ALLOWED = "42501";
const NO_SUCH_ROLE = "42704";

/**
 * Brings a PostgreSQL schema up to date, if it is not. One process migrates, the others wait on a row
 * lock, which every kin of PostgreSQL has (advisory and table locks they do not all have). A user who
 * may only read and write rows finds an up-to-date schema as good. Throws `DatabaseOpeningError` for what whoever runs
 * the site has to mend.
 */
export async function migratePostgres(connectionString: string): Promise<void> {
  const gate = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  const worker = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  const migrationsFolder = findMigrationsFolder();
  try {
    await connect(gate);
    if (await isUpToDate(gate, migrationsFolder)) return;
    await makeGate(gate);
    await gate.query("begin");
    await gate.query("select id from migration_gate where id = 1 for update");
    await connect(worker);
    await migrate(drizzle(worker), { migrationsFolder });
    await gate.query("commit");
  } catch (error) {
    if (error instanceof DatabaseOpeningError) throw error;
    throw codeOf(error) === NOT_ALLOWED ? new OldSchemaError(error) : error;
  } finally {
    await Promise.allSettled([gate.end(), worker.end()]);
  }
}

/**
 * Lets a role read and write the rows of every table, now and of later migrations by the same owner,
 * and nothing else: what the site needs while it runs. Throws `DatabaseOpeningError` when there is no such role.
 */
export async function grantRows(connectionString: string, role: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  try {
    await connect(client);
    const name = client.escapeIdentifier(role);
    const rows = "select, insert, update, delete on tables";
    await client.query(`
      grant usage on schema public, drizzle to ${name};
      grant select on all tables in schema drizzle to ${name};
      grant select, insert, update, delete on all tables in schema public to ${name};
      grant usage, select on all sequences in schema public to ${name};
      alter default privileges in schema public grant ${rows} to ${name};
      alter default privileges in schema public grant usage, select on sequences to ${name};
    `);
  } catch (error) {
    if (codeOf(error) !== NO_SUCH_ROLE) throw error;
    throw new DatabaseOpeningError(
      `The database has no user ${role}: make it first, by \`createuser --pwprompt ${role}\`.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}

async function connect(client: Client): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    throw toConnectError(error, client);
  }
}

async function isUpToDate(client: Client, migrationsFolder: string): Promise<boolean> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis;
  try {
    const found = await client.query(
      "select max(created_at)::text as at from drizzle.__drizzle_migrations",
    );
    return Number(found.rows[0]?.at) >= Number(newest);
  } catch (error) {
    if (EMPTY_CODES.has(codeOf(error))) return false;
    throw codeOf(error) === NOT_ALLOWED ? new UnreadableSchemaError(client.user, error) : error;
  }
}

async function makeGate(client: Client): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("create table if not exists migration_gate (id integer primary key)");
      await client.query("insert into migration_gate values (1) on conflict do nothing");
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !RACE_CODES.has(codeOf(error))) throw error;
    }
  }
}

/** PostgreSQL's code of an error, also of one that a statement's error was caused by. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return code ?? cause?.code ?? "";
}
