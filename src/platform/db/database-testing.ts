import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { clusterUrl, sharedCluster } from "./cluster-testing.ts";
import type { Database, DatabaseKind, DatabaseOptions } from "./database.ts";
import { migratePostgres } from "./migrate-postgres.server.ts";
import { openDatabase } from "./open-database.server.ts";
import { copyPgliteTemplate } from "./pglite-template-testing.ts";
import {
  accounts,
  answeredCalls,
  attempts,
  catalogue,
  dailyCounts,
  dailyNotices,
  geocodeCache,
  importHeads,
  jobs,
  leads,
  listingChanges,
  listingImports,
  listings,
  listingViews,
  mails,
  passkeyChallenges,
  personJoins,
  projects,
  securityEvents,
  siteSettingChanges,
  siteSettings,
  teamInvitations,
  teamMembers,
  usedIdTokens,
  visitCalendars,
} from "./schema.ts";

/** Where a test's own, empty database is; `remove` after closing it. */
export interface TestDatabase extends DatabaseOptions {
  remove(): Promise<void>;
}

/** A new database as the migrations leave it: a folder of its own, or one in the run's shared cluster. */
export async function makeTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const made = await makeDatabase(kind, migrated);
  if (kind === "pglite") await copyPgliteTemplate(made.dataDir);
  return made;
}

/** A new database that no migration has seen. */
export function makeBareDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  return makeDatabase(kind, () => "template1");
}

/** `template` tells which database of the cluster PostgreSQL copies. */
async function makeDatabase(
  kind: DatabaseKind,
  template: (socket: string) => Promise<string> | string,
): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "sthalam-data-"));
  const removeFolder = async () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === "pglite") return { dataDir, remove: removeFolder };
  const socket = await sharedCluster();
  const name = `t${crypto.randomUUID().replaceAll("-", "")}`;
  const copied = await template(socket);
  await administer(socket, (client) => client.query(`create database ${name} template ${copied}`));
  return {
    dataDir,
    databaseUrl: clusterUrl(socket, name),
    async remove() {
      await administer(socket, (client) => client.query(`drop database ${name} with (force)`));
      await removeFolder();
    },
  };
}

const MIGRATED = "migrated";
const TEMPLATE_LOCK = 1;

/** Name of the cluster's database that others are copied of; the first worker to ask makes it. */
async function migrated(socket: string): Promise<string> {
  await administer(socket, async (client) => {
    // Held until this connection ends.
    await client.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const found = await client.query("select from pg_database where datname = $1", [MIGRATED]);
    if (found.rowCount !== 0) return;
    await client.query("create database making");
    await migratePostgres(clusterUrl(socket, "making"));
    await client.query(`alter database making rename to ${MIGRATED}`);
  });
  return MIGRATED;
}

async function administer(
  socket: string,
  statements: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: clusterUrl(socket, "postgres") });
  await client.connect();
  try {
    await statements(client);
  } finally {
    await client.end();
  }
}

/** What a contract suite gets; its members are there from `beforeAll` on. */
export interface OpenTestDatabase {
  readonly kind: DatabaseKind;
  database(): Database;
  options(): TestDatabase;
  /** Back to the state after the migrations. */
  empty(): Promise<void>;
}

/** Longer than a site waits for a statement: how busy the machine is, is no part of a contract. */
const PATIENCE_MS = 30_000;

/** Runs one contract suite on PGlite and on PostgreSQL, each on an open database of its own. */
export function describeEachDatabase(name: string, suite: (test: OpenTestDatabase) => void): void {
  describe.each(["pglite", "postgresql"] as const)(`${name} on %s`, (kind) => {
    let at: TestDatabase | undefined;
    let open: Database | undefined;
    beforeAll(async () => {
      at = await makeTestDatabase(kind);
      open = await openDatabase({ ...at, statementTimeoutMs: PATIENCE_MS });
    }, 180_000);
    afterAll(async () => {
      await open?.close();
      await at?.remove();
    });
    const required = <T>(value: T | undefined): T => {
      if (value === undefined) throw new Error("The test database opens in beforeAll.");
      return value;
    };
    suite({
      kind,
      database: () => required(open),
      options: () => required(at),
      async empty() {
        const { db } = required(open);
        await db.delete(listings);
        await db.delete(listingChanges);
        await db.delete(listingImports);
        await db.delete(importHeads);
        await db.delete(geocodeCache);
        await db.delete(personJoins);
        // What hangs on an account, a lead or a project goes with it.
        for (const table of [
          accounts,
          answeredCalls,
          attempts,
          dailyCounts,
          dailyNotices,
          jobs,
          leads,
          listingViews,
          mails,
          passkeyChallenges,
          projects,
          securityEvents,
          siteSettingChanges,
          siteSettings,
          teamInvitations,
          teamMembers,
          usedIdTokens,
          visitCalendars,
        ])
          await db.delete(table);
        await db.update(catalogue).set({ version: "" });
      },
    });
  });
}
