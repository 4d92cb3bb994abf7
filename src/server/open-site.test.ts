import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test, vi } from "vitest";
import { makeTestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { rowsOf } from "#platform/db/rows.server.ts";
import { parseConfig } from "./config/config.ts";
import { openSite } from "./open-site.ts";

test("a site that cannot start names the setting, and leaves nothing open that would hold its process", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const { dataDir, databaseUrl = "", remove } = await makeTestDatabase("postgresql");
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, METRICS_PORT: String(port) };
  const read = parseConfig(settings);
  if (!read.ok) throw new Error(read.problems.join());
  const opening = openSite(read.config, pino({ level: "silent" }));
  await expect(opening).rejects.toThrow(/^METRICS_PORT: .*EADDRINUSE/);
  taken.close();
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const others = () =>
    rowsOf<{ name: string }>(
      db,
      sql`select application_name as name from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`,
    );
  // Its own listener alone.
  await vi.waitFor(async () => expect(await others()).toHaveLength(1), 20_000);
  await close();
  await remove();
}, 120_000);
