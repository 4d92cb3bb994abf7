// The built site on a PostgreSQL of its own, with accounts made beforehand.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { HASH_COST, makeHasher } from "#features/accounts/credentials/password-hash.server.ts";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { accounts } from "#platform/db/schema.ts";
import { BROWSER_KEY_HEADER } from "#platform/http/caller.ts";
import { freePort, startSite, untilReady } from "../e2e/serve.ts";

export const PASSWORD = "three green parrots";

interface Called {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/** Calls the API from a network that nobody has used yet, by a browser that tells its key where one is given. */
export type AccountCall = (path: string, body: object, browserKey?: string) => Promise<Called>;

export interface AccountSite {
  readonly database: Database;
  readonly origin: string;
  readonly call: AccountCall;
  stop(): Promise<void>;
}

/** Calls of a site that trusts what is said of the network. */
export function accountCalls(origin: string): AccountCall {
  let callers = 0;
  return async (path, body, browserKey) => {
    callers += 1;
    const network = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
    const start = performance.now();
    const reply = await fetch(`${origin}/api/auth/${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": network,
        ...(browserKey !== undefined && { [BROWSER_KEY_HEADER]: browserKey }),
      },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    return { status: reply.status, text, ms: performance.now() - start };
  };
}

export async function openAccountSite(): Promise<AccountSite> {
  const cluster = await startCluster();
  const dataDir = mkdtempSync(join(tmpdir(), "sthalam-bench-"));
  const databaseUrl = clusterUrl(cluster.socket, "postgres");
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: "true" };
  const server = startSite({ ...settings, PORT: String(port) });
  await untilReady(origin, server);
  const database = await openDatabase({ dataDir, databaseUrl });
  return {
    database,
    origin,
    call: accountCalls(origin),
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      server.kill("SIGTERM");
      await ended;
      await database.close();
      await cluster.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** Writes accounts with `PASSWORD`, one for each address. */
export async function writeAccounts(
  { db }: Database,
  emails: readonly string[],
  { verified }: { readonly verified: boolean },
): Promise<void> {
  const passwordHash = await makeHasher({ cost: HASH_COST, parallel: 1 }).hash(PASSWORD);
  const now = new Date();
  const rows = emails.map((email) => ({
    id: randomUUID(),
    email,
    name: "Ravi",
    language: "en" as const,
    passwordHash,
    verifiedAt: verified ? now : null,
    createdAt: now,
  }));
  await db.insert(accounts).values(rows);
}
