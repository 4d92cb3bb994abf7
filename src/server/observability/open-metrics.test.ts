import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, test } from "vitest";
import { makeTestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { openMetrics } from "./open-metrics.ts";

test("while a statement takes too long the other metrics are there", async () => {
  const options = await makeTestDatabase("postgresql");
  const database = await openDatabase({ ...options, statementTimeoutMs: 1500 });
  const { metrics } = await openMetrics(
    {
      METRICS_PORT: undefined,
      METRICS_HOST: "127.0.0.1",
      METRICS_TOKEN: "a-secret-of-24-letters-x",
    },
    {
      database,
      live: { current: () => ({ version: "0a1b", index: { columns: { count: 56 } } }) } as never,
      admission: { counts: () => [] },
      log: pino({ level: "silent" }),
    },
  );
  const body = await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table mails, jobs in access exclusive mode`);
    return (await metrics?.text())?.body;
  });
  expect(body).toContain('sthalam_catalogue_listings{version="0a1b"} 56');
  expect(body).toContain("sthalam_outbox_oldest_seconds Nan");
  await database.close();
  await options.remove();
}, 60_000);
