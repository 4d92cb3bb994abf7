// How soon every process shows what was done to a plot, and lets a hold fall back that has ended.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { changePlots, type Wanted } from "#features/projects/commands/change-plots.server.ts";
import { byAgent } from "#features/projects/commands/plots-testing.ts";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { plotChanges } from "#platform/db/schema.ts";
import { atMost, type Figure } from "./figure.ts";
import { type RunningSite, runSite } from "./site.ts";

export const name = "follow";

const ROUNDS = Number(process.env.ROUNDS ?? 20);
const PROJECT = "vennela-gardens";
const PLOT = "7";
const HOLD_MS = 3000;
const ASKED_EVERY_MS = 10;

interface ShownPlot {
  readonly number: string;
  readonly status: string;
}

/** What a process tells visitors of the plot. */
async function statusAt({ origin }: RunningSite): Promise<string> {
  const reply = await fetch(`${origin}/api/projects/${PROJECT}`);
  const { project } = (await reply.json()) as { project: { plots: ShownPlot[] } };
  return project.plots.find(({ number }) => number === PLOT)?.status ?? "";
}

/** Milliseconds until every process says so. */
async function untilAll(sites: readonly RunningSite[], status: string, from: number) {
  await Promise.all(
    sites.map(async (site) => {
      while ((await statusAt(site)) !== status) await wait(ASKED_EVERY_MS);
    }),
  );
  return Date.now() - from;
}

async function change({ db }: Database, version: number, wanted: Wanted): Promise<void> {
  const seen = [{ number: PLOT, version }];
  const clock = () => new Date();
  const done = await changePlots({ db, clock }, { project: PROJECT, seen, by: byAgent(), wanted });
  if (!done.ok) throw new Error(`The plot was not changed: ${done.code}`);
}

export async function run(): Promise<Figure[]> {
  const cluster = await startCluster();
  const dataDir = mkdtempSync(join(tmpdir(), "sthalam-follow-"));
  const databaseUrl = clusterUrl(cluster.socket, "postgres");
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const sites: RunningSite[] = [];
  for (let process = 0; process < 2; process += 1)
    sites.push(await runSite({ data: dataDir, settings, keepsData: true }));
  const database = await openDatabase({ dataDir, databaseUrl });
  const [shown, fallen]: [number[], number[]] = [[], []];
  let version = 1;
  for (let round = 0; round < ROUNDS; round += 1) {
    const at = Date.now();
    const until = new Date(at + HOLD_MS);
    const buyer = { name: "Ravi Kumar", contact: null };
    await change(database, version, { what: "hold", until, buyer });
    shown.push(await untilAll(sites, "held", at));
    fallen.push(await untilAll(sites, "available", until.getTime()));
    version += 2;
  }
  const fallBacks = (await database.db.select().from(plotChanges)).filter(
    ({ what }) => what === "fell-back",
  );
  await database.close();
  for (const site of sites) await site.stop();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    atMost(
      "a change of a plot is shown by both processes, slowest",
      Math.max(...shown),
      2000,
      "ms",
    ),
    atMost("a hold that ended is gone from both, slowest", Math.max(...fallen), 5000, "ms"),
    atMost("falls back more than once", fallBacks.length - ROUNDS, 0, ""),
  ];
}
