import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { announceCatalogueChange, readCatalogueVersion } from "./catalogue-watch.server.ts";
import { type Cluster, clusterUrl, startCluster } from "./cluster-testing.ts";
import type { Database } from "./database.ts";
import { DatabaseGoneError, isDatabaseGone } from "./database-gone.ts";
import { openDatabase } from "./open-database.server.ts";
import { catalogue } from "./schema.ts";

let cluster: Cluster;
let database: Database;
let writer: Database;

beforeAll(async () => {
  cluster = await startCluster();
  const databaseUrl = clusterUrl(cluster.socket, "postgres");
  database = await openDatabase({ databaseUrl, dataDir: "unused" });
  writer = await openDatabase({ databaseUrl, dataDir: "unused" });
}, 60_000);

afterAll(async () => {
  await database.close();
  await writer.close();
  await cluster.stop();
});

function failure(of: Promise<unknown>): Promise<unknown> {
  return of.then(
    () => null,
    (reason: unknown) => reason,
  );
}

test("a frozen server is noticed by queries and pings, and used again after", async () => {
  await database.ping();
  cluster.freeze();
  const query = failure(readCatalogueVersion(database.db));
  const ping = failure(database.ping());
  for (const error of [await query, await ping]) expect(error).toSatisfy(isDatabaseGone);
  cluster.thaw();
  await vi.waitFor(() => database.ping(), { timeout: 20_000, interval: 100 });
}, 60_000);

test("a stopped server is noticed at once; its restart needs none of ours", async () => {
  const seen: string[] = [];
  database.onCatalogueChange((version) => seen.push(version));
  await cluster.halt();
  expect(await failure(readCatalogueVersion(database.db))).toSatisfy(isDatabaseGone);
  expect(await failure(database.ping())).toSatisfy(isDatabaseGone);
  await cluster.restart();
  await vi.waitFor(() => database.ping(), { timeout: 20_000, interval: 100 });
  await writer.db.transaction(async (tx) => {
    await tx.update(catalogue).set({ version: "after the restart" });
    await announceCatalogueChange(tx, "after the restart");
  });
  await vi.waitFor(() => expect(seen).toEqual(["after the restart"]), { timeout: 20_000 });
}, 60_000);

test("a change that nobody was told of is seen once the listener is back", async () => {
  const seen: string[] = [];
  const stop = database.onCatalogueChange((version) => seen.push(version));
  await writer.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sthalam catalogue listener'`,
  );
  await writer.db.update(catalogue).set({ version: "unheard" });
  await vi.waitFor(() => expect(seen).toEqual(["unheard"]), { timeout: 20_000, interval: 50 });
  stop();
}, 60_000);

test("a server that stops between two statements of a transaction ends the transaction alone", async () => {
  const error = await failure(
    database.db.transaction(async (tx) => {
      await tx.update(catalogue).set({ version: "half" });
      await cluster.halt();
      // Its farewell arrives while no statement waits for an answer.
      await wait(200);
      await tx.update(catalogue).set({ version: "whole" });
    }),
  );
  expect(error).toSatisfy(isDatabaseGone);
  await cluster.restart();
  await vi.waitFor(() => database.ping(), { timeout: 20_000, interval: 100 });
  expect(await readCatalogueVersion(database.db)).not.toBe("half");
}, 60_000);

test("an unreachable server refuses to open, recognisably", async () => {
  const databaseUrl = clusterUrl("/nowhere", "postgres");
  const error = await failure(openDatabase({ databaseUrl, dataDir: "unused" }));
  expect(error).toSatisfy(isDatabaseGone);
});

test("wrapped errors are recognised, others are not", () => {
  const refused = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  expect(isDatabaseGone(new Error("Failed query", { cause: refused }))).toBe(true);
  expect(isDatabaseGone(new AggregateError([new Error("x"), refused]))).toBe(true);
  expect(isDatabaseGone(new DatabaseGoneError())).toBe(true);
  const missingFile = Object.assign(new Error("open"), { code: "ENOENT", syscall: "open" });
  expect(isDatabaseGone(missingFile)).toBe(false);
  expect(isDatabaseGone(Object.assign(new Error("dup"), { code: "23505" }))).toBe(false);
  expect(isDatabaseGone("gone")).toBe(false);
});
