import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { readCatalogueVersion, watchCatalogue, watchChanges } from "./catalogue-watch.server.ts";
import type { Database, DatabaseOptions } from "./database.ts";
import { answerInTime, GONE_AFTER_MS } from "./database-gone.ts";
import { listenToCatalogue } from "./listen-postgres.server.ts";
import { migratePostgres } from "./migrate-postgres.server.ts";
import * as schema from "./schema.ts";

type PostgresOptions = Pick<DatabaseOptions, "statementTimeoutMs" | "connections">;

/** Opens a PostgreSQL server; its connections are renewed by themselves after it was away. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Database> {
  await migratePostgres(url);
  const pool = makePool(url, options);
  const db = drizzle(pool, { schema });
  const known = await readCatalogueVersion(db).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const watch = watchCatalogue(known);
  const projects = watchChanges();
  const settings = watchChanges();
  const listening = listenToCatalogue({
    url,
    saw: watch.saw,
    readVersion: () => readCatalogueVersion(db),
    sawProjects: projects.tell,
    sawSettings: settings.tell,
  });
  return {
    db,
    kind: "postgresql",
    ping: async () => {
      await answerInTime(pool.query("select 1"));
    },
    connections: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    onCatalogueChange: (listener) => watch.add(listener),
    onProjectChange: projects.add,
    onSettingsChange: settings.add,
    close: async () => {
      await listening.stop();
      if (!pool.ended) await pool.end();
    },
  };
}

function makePool(connectionString: string, options: PostgresOptions): Pool {
  const statementTimeoutMs = options.statementTimeoutMs ?? GONE_AFTER_MS;
  const pool = new Pool({
    connectionString,
    max: options.connections ?? 10,
    // Also how long a query waits for one of them to be free.
    connectionTimeoutMillis: statementTimeoutMs,
    statement_timeout: statementTimeoutMs,
    // A server that froze sends nothing, not even a time-out: the client gives up a little later.
    query_timeout: statementTimeoutMs + 500,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    application_name: "sthalam",
  });
  // An idle connection broke: the pool has dropped it already and opens another when asked.
  pool.on("error", () => undefined);
  // One broke in a transaction, between two statements: the next one fails, which says it. Unheard,
  // the error would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}
