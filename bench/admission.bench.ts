// A cached page and health while each class of requests is asked for more than the site can do.
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { leads } from "#platform/db/schema.ts";
import { buildIfStale } from "../scripts/build.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import type { Kind, Overloaded, Overloading } from "./overload.ts";
import { ask, type RunningSite, runSite } from "./site.ts";

export const name = "admission";

const SECONDS = Number(process.env.SECONDS ?? 30);
/** What a class can do is what it serves so many who wait for each answer. */
const CONTENT = 16;
const CONTENT_SECONDS = 5;
const TIMES = 10;
const CONNECTIONS = 300;
const KINDS: readonly Kind[] = ["nothing", "render", "search", "geocode", "hash", "upload", "lead"];
const PROBE_EVERY_MS = 20;
const MOST_MS = 250;
const LEAST_LEADS = 50;

async function overload(asked: Overloading): Promise<Overloaded> {
  const thread = new Worker(new URL("./overload.ts", import.meta.url), { workerData: asked });
  const [answer] = await once(thread, "message");
  return answer;
}

/** Milliseconds of each answer of a path, asked for again and again until `signal`. */
async function probe(url: string, signal: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  while (!signal.aborted) {
    const start = performance.now();
    await ask(url, agent, {});
    times.push(performance.now() - start);
    await wait(PROBE_EVERY_MS);
  }
  agent.destroy();
  return times;
}

function percentile99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}

async function capacityOf(origin: string, kind: Kind): Promise<number> {
  const seconds = CONTENT_SECONDS;
  const { statuses } = await overload({
    origin,
    kind,
    seconds,
    connections: CONTENT,
    aSecond: null,
    first: 1_000_000,
  });
  return served(statuses) / seconds;
}

function served({ 503: _refused, 0: _broken, ...answered }: Overloaded["statuses"]): number {
  return Object.values(answered).reduce((sum, count) => sum + count, 0);
}

async function measure({ origin }: RunningSite, kind: Kind) {
  const capacity = kind === "nothing" ? 0 : await capacityOf(origin, kind);
  const stop = new AbortController();
  const probes = ["/about", "/livez"].map((path) => probe(origin + path, stop.signal));
  const connections = kind === "nothing" ? 0 : CONNECTIONS;
  const asked = {
    origin,
    kind,
    connections,
    seconds: SECONDS,
    aSecond: TIMES * capacity,
    first: 0,
  };
  const [told] = await Promise.all([overload(asked), wait(SECONDS * 1000)]);
  stop.abort();
  const [page = [], health = []] = await Promise.all(probes);
  const { 503: refused = 0, 0: broken = 0 } = told.statuses;
  const figures: Figure[] = [
    atMost(`${kind}: cached page, 99th percentile`, percentile99(page), MOST_MS, "ms"),
    atMost(`${kind}: health, 99th percentile`, percentile99(health), MOST_MS, "ms"),
    { name: `${kind}: served a second, to ${CONTENT} at once`, value: capacity, unit: "" },
    { name: `${kind}: served a second`, value: served(told.statuses) / SECONDS, unit: "" },
    { name: `${kind}: refused a second`, value: refused / SECONDS, unit: "" },
    atMost(`${kind}: connections broken`, broken, 0, ""),
  ];
  return { figures, references: told.references };
}

/** How many of the leads that were taken are not in the database. */
async function countLost(dataDir: string, references: readonly string[]): Promise<number> {
  const { db, close } = await openDatabase({ dataDir });
  const rows = await db.select({ reference: leads.reference }).from(leads);
  await close();
  const stored = new Set(rows.map(({ reference }) => reference));
  return references.filter((reference) => !stored.has(reference)).length;
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const dataDir = await mkdtemp(join(tmpdir(), "sthalam-bench-"));
  const site = await runSite({ data: dataDir, settings: { TRUST_PROXY: "true" }, keepsData: true });
  const figures: Figure[] = [];
  let taken: readonly string[] = [];
  try {
    for (const kind of KINDS) {
      const { figures: own, references } = await measure(site, kind);
      figures.push(...own);
      if (kind === "lead") taken = references;
    }
  } finally {
    await site.stop();
  }
  const lost = await countLost(dataDir, taken);
  await rm(dataDir, { recursive: true, force: true });
  return [
    ...figures,
    atLeast("leads taken a second", taken.length / SECONDS, LEAST_LEADS, ""),
    atMost("leads taken and lost", lost, 0, ""),
  ];
}
