import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import { findMigrationsFolder } from "./migrations-folder.server.ts";

/** Two processes creating one table at once: duplicate row, table, object; lost serialisation. */
const RACE_CODES = new Set(["23505", "42P07", "42710", "40001"]);
const ATTEMPTS = 20;

/**
 * Brings a PostgreSQL schema up to date. One process migrates, the others wait on a row lock,
 * which every kin of PostgreSQL has (advisory and table locks they do not all have).
 */
export async function migratePostgres(connectionString: string): Promise<void> {
  const gate = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  const worker = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  try {
    await gate.connect();
    await makeGate(gate);
    await gate.query("begin");
    await gate.query("select id from migration_gate where id = 1 for update");
    await worker.connect();
    await migrate(drizzle(worker), { migrationsFolder: findMigrationsFolder() });
    await gate.query("commit");
  } finally {
    await Promise.allSettled([gate.end(), worker.end()]);
  }
}

async function makeGate(client: Client): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query("create table if not exists migration_gate (id integer primary key)");
      await client.query("insert into migration_gate values (1) on conflict do nothing");
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (attempt === ATTEMPTS || code === undefined || !RACE_CODES.has(code)) throw error;
    }
  }
}
