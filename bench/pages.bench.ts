import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { buildIfStale } from "../scripts/build.ts";
import { clusterUrl, startCluster } from "../src/platform/db/cluster-testing.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import {
  cpuSeconds,
  load,
  type RunningSite,
  residentMegabytes,
  runBareServer,
  runOther,
  runSite,
} from "./site.ts";
import { median } from "./timing.ts";

export const name = "pages";

const SEARCH = "/searchProperties";
const PROJECT = "/projects";
const LANDING = "/";
const LISTING = "/property/P06180094959";
const BROTLI = { "accept-encoding": "br" };
const WARM_UP = 3000;
const RENDERS = 1000;
/** The machine is shared, and what others take of it only makes a round slower: the quickest counts. */
const RENDER_ROUNDS = 10;
const MEMORY_PAGES = 1000;
/** What is free is given back a while after the load. */
const REST_MS = 10_000;
/** Where a process's last collection fell makes some 50 MB of difference: of so many the middle one counts. */
const PROCESSES = 5;
/** A round takes half a processor second: Linux counts it in hundredths. On a shared machine they differ by half. */
const CACHED = 10_000;
const ROUNDS = 30;

/** Addresses of the search screen, no two alike, each showing a full first page of cards. */
function uncachedPath(request: number): string {
  const budget = 20 + (request % 80);
  const size = 300 + 10 * (Math.floor(request / 80) % 70);
  return `${SEARCH}?budget=${budget}&size=100-${size}&view=list`;
}

/** Processor seconds that a server spends on a load. */
async function cost(site: RunningSite, task: () => Promise<void>): Promise<number> {
  const before = await cpuSeconds(site.process);
  await task();
  return (await cpuSeconds(site.process)) - before;
}

/** Renders a processor second of each site, in turn. */
async function uncachedRenders(sites: readonly RunningSite[]): Promise<number[]> {
  for (const { origin } of sites)
    await load(origin, WARM_UP, (request) => `${uncachedPath(request)}&listing=warm`);
  const quickest = sites.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < RENDER_ROUNDS; round += 1)
    for (const [at, site] of sites.entries()) {
      const path = (request: number) => `${uncachedPath(request)}&listing=round-${round}`;
      const seconds = await cost(site, () => load(site.origin, RENDERS, path));
      quickest[at] = Math.min(quickest[at] ?? seconds, seconds);
    }
  return quickest.map((seconds) => RENDERS / seconds);
}

async function renderFigures(site: RunningSite, other: RunningSite | null): Promise<Figure[]> {
  const [now = Number.NaN, before] = await uncachedRenders(other ? [site, other] : [site]);
  const title = "search page, uncached: renders a processor second";
  if (before === undefined) return [{ name: title, value: now, unit: "" }];
  const words = `${title}, ${before.toFixed(0)} → ${now.toFixed(0)}`;
  return [atLeast(words, now / before, 0.75, "×")];
}

/** The environment of the documented unit. */
async function documentedEnvironment(): Promise<Record<string, string>> {
  const [, line] =
    /^ {4}Environment=(.+)$/m.exec(await readFile("docs/operations.md", "utf8")) ?? [];
  if (!line) throw new Error("docs/operations.md has no unit with a line Environment=");
  return Object.fromEntries(line.split(" ").map((setting) => setting.split(/=(.*)/)));
}

/** A library that is not there is left out by the system, in silence. */
async function requireAllocator({ process: { pid } }: RunningSite): Promise<void> {
  if (!(await readFile(`/proc/${pid}/maps`, "utf8")).includes("jemalloc"))
    throw new Error("The documented unit needs jemalloc: apt-get install -y libjemalloc2");
}

/** What processes on PostgreSQL, run as the documentation says, hold after a thousand pages, no two alike. */
async function memoryOnPostgresql(checkout?: string): Promise<Figure> {
  const held: number[] = [];
  for (let at = 0; at < PROCESSES; at += 1) held.push(await heldAfterPages(checkout));
  const range = `${Math.min(...held).toFixed(0)} to ${Math.max(...held).toFixed(0)}`;
  const words = `${PROCESSES} processes on PostgreSQL after ${MEMORY_PAGES} different pages, ${range} MB: median`;
  return atMost(checkout ? `${words}, the other build` : words, median(held), 200, "MB");
}

async function heldAfterPages(checkout: string | undefined): Promise<number> {
  const cluster = await startCluster();
  const databaseUrl = clusterUrl(cluster.socket, "postgres");
  const settings = { DATABASE_URL: databaseUrl, ...(await documentedEnvironment()) };
  const site = await runSite({ settings, checkout });
  try {
    await requireAllocator(site);
    await load(site.origin, MEMORY_PAGES, uncachedPath);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    return await residentMegabytes(site.process);
  } finally {
    await site.stop();
    await cluster.stop();
  }
}

async function cachedAgainstBare(site: RunningSite): Promise<Figure> {
  const response = await fetch(site.origin + SEARCH, {
    headers: { "accept-encoding": "identity" },
  });
  const body = Buffer.from(await response.arrayBuffer());
  const bare = await runBareServer(Object.fromEntries(response.headers), body);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context =
      ({ origin }: RunningSite) =>
      () =>
        load(origin, CACHED, () => SEARCH);
    const site_ = await cost(site, context(site));
    ratios.push((await cost(bare, context(bare))) / site_);
  }
  await bare.stop();
  return atLeast("search page, cached: speed of bare node:http", median(ratios.slice(1)), 0.7, "×");
}

/** Modules that a page loads before the map, followed through static imports. */
async function scriptGzipKilobytes(origin: string, path: string): Promise<number> {
  const html = await (await fetch(origin + path)).text();
  const found = new Set<string>();
  const waiting = [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file);
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const source = await readFile(`build/client${file}`, "utf8");
    for (const [, imported] of source.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      waiting.push(`/assets/${imported}`);
  }
  const sizes = await Promise.all([...found].map((file) => readFile(`build/client${file}`)));
  return sizes.reduce((sum, bytes) => sum + gzipSync(bytes, { level: 9 }).byteLength, 0) / 1000;
}

async function pageKilobytes(origin: string, path: string): Promise<number> {
  const response = await fetch(origin + path, { headers: BROTLI });
  return Number(response.headers.get("content-length")) / 1000;
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const [site, other] = [await runSite(), await runOther()];
  try {
    const { origin } = site;
    return [
      ...(await renderFigures(site, other)),
      await memoryOnPostgresql(),
      ...(other ? [await memoryOnPostgresql(process.env.AGAINST)] : []),
      await cachedAgainstBare(site),
      atMost(
        "listing page: script before the map, gzip",
        await scriptGzipKilobytes(origin, LISTING),
        150,
        "kB",
      ),
      atMost("landing page: script, gzip", await scriptGzipKilobytes(origin, LANDING), 150, "kB"),
      atMost("project page: script, gzip", await scriptGzipKilobytes(origin, PROJECT), 150, "kB"),
      atMost(
        "search page: script before the map, gzip",
        await scriptGzipKilobytes(origin, SEARCH),
        157.1,
        "kB",
      ),
      { name: "search page: HTML, Brotli", value: await pageKilobytes(origin, SEARCH), unit: "kB" },
      {
        name: "listing page: HTML, Brotli",
        value: await pageKilobytes(origin, LISTING),
        unit: "kB",
      },
    ];
  } finally {
    await Promise.all([site.stop(), other?.stop()]);
  }
}
