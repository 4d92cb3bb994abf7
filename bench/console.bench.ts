import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROUTE_RIGHTS } from "#features/admin/api/route-rights.ts";
import { CONSOLE_PAGES } from "#features/admin/console-pages.ts";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import type { DatabaseKind } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { consoleSamples } from "#server/console-samples-testing.ts";
import { AGENT_COUNT, fillLargeBusiness, largeAgent } from "#server/large-business-testing.ts";
import { buildIfStale } from "../scripts/build.ts";
import { writeAccounts } from "./account-site.ts";
import { openConsole } from "./console-token.ts";
import { atMost, type Figure } from "./figure.ts";
import { runSite } from "./site.ts";

export const name = "console";

const SIZE = { people: 50_000, plots: 10_000 };
const PROMISED_MS = 150;
const TIMES = 40;
const WARM_UP = 3;
const PEOPLE = Array.from({ length: AGENT_COUNT }, (_, at) => largeAgent(at));

/** Where a database of the kind is, filled; and what takes it away. */
async function fill(kind: DatabaseKind) {
  const dataDir = mkdtempSync(join(tmpdir(), "sthalam-bench-"));
  const cluster = kind === "postgresql" ? await startCluster() : null;
  const databaseUrl = cluster ? clusterUrl(cluster.socket, "postgres") : "";
  const settings = {
    AGENT_EMAILS: PEOPLE.join(","),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  // A first start brings the catalogue in and founds the team.
  const first = await runSite({ data: dataDir, keepsData: true, settings });
  await first.stop();
  const database = await openDatabase({
    dataDir,
    statementTimeoutMs: 600_000,
    ...(databaseUrl && { databaseUrl }),
  });
  await writeAccounts(database, PEOPLE, { verified: true });
  await fillLargeBusiness(database.db, SIZE, new Date());
  await database.close();
  const site = await runSite({ data: dataDir, keepsData: true, settings });
  const stop = async () => {
    await site.stop();
    await cluster?.stop();
    rmSync(dataDir, { recursive: true });
  };
  return { origin: site.origin, stop };
}

/** A lead, a listing and a project that there are. */
async function valuesOf(origin: string, token: string): Promise<Record<string, string>> {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`${origin}/api/agent/leads?view=all`, { headers });
  const { inbox } = (await reply.json()) as {
    inbox: { leads: { reference: string }[]; listings: { mlsNumber: string }[] };
  };
  return {
    reference: inbox.leads[0]?.reference ?? "",
    mlsNumber: inbox.listings[0]?.mlsNumber ?? "",
    slug: "large-1",
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Times that a request takes, least first, in milliseconds; throws on an answer that is none. */
async function timesOf(url: string, token: string, statuses: readonly number[]): Promise<number[]> {
  const times: number[] = [];
  for (let at = -WARM_UP; at < TIMES; at += 1) {
    const start = performance.now();
    const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await reply.arrayBuffer();
    if (!statuses.includes(reply.status)) throw new Error(`${url}: ${reply.status}`);
    if (at >= 0) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

async function measure(kind: DatabaseKind, origin: string): Promise<Figure[]> {
  const token = await openConsole(origin, largeAgent(0));
  const figures: Figure[] = [];
  const reading = Object.keys(ROUTE_RIGHTS).filter((line) => line.startsWith("GET "));
  for (const { path, isFile } of consoleSamples(
    reading,
    await valuesOf(origin, token),
    new Date(),
  )) {
    const times = await timesOf(`${origin}/api${path}`, token, [200]);
    const [half, most] = [percentile(times, 0.5), percentile(times, 0.95)];
    const called = `${kind}: ${decodeURIComponent(path)}`;
    figures.push({ name: `${called}, 50th`, value: half, unit: "ms" });
    const slowest = `${called}, 95th`;
    figures.push(
      isFile
        ? { name: `${slowest} (a file)`, value: most, unit: "ms" }
        : atMost(slowest, most, PROMISED_MS, "ms"),
    );
  }
  for (const { path } of CONSOLE_PAGES.filter((page) => !page.path.includes(":"))) {
    const times = await timesOf(`${origin}/agent/${path}`, token, [404]);
    figures.push(
      atMost(`${kind}: page /agent/${path}, 95th`, percentile(times, 0.95), PROMISED_MS, "ms"),
    );
  }
  return figures;
}

/**
 * The console of a large business: 50,000 people, 10,000 plots, 20 agents. Each call that reads, and
 * each page, asked for 40 times one after the other, from the asking to the last byte.
 */
export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const figures: Figure[] = [];
  for (const kind of ["postgresql", "pglite"] as const) {
    const { origin, stop } = await fill(kind);
    try {
      figures.push(...(await measure(kind, origin)));
    } finally {
      await stop();
    }
  }
  return figures;
}
