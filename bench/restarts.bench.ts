// What clients that never try again see of restarts: at the site itself, and behind nginx. With
// AGAINST=FOLDER, another checkout, built, the second process is that one: two releases at once.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { leads } from "#platform/db/schema.ts";
import { freePort, startSite, untilReady } from "../e2e/serve.ts";
import { buildIfStale } from "../scripts/build.ts";
import { atMost, type Figure } from "./figure.ts";
import { hasNginx, runNginx } from "./nginx.ts";

export const name = "restarts";

const RESTARTS = Number(process.env.RESTARTS ?? 20);
const ROLLS = Number(process.env.ROLLS ?? 50);
const OTHER = process.env.AGAINST;
const CLIENTS = 12;
/** Between two requests of a client: some connections of the proxy's pool are idle at any time. */
const REST_MS = 10;
const LOADED_MS = 700;
const AWAY_MS = 50;

interface Seen {
  answers: number;
  /** No connection was made, or the proxy could make none: nothing was lost. */
  away: number;
  /** By what ended them. */
  readonly dropped: string[];
  readonly taken: Set<string>;
}

/** Numbers that no other lead of the bench has. */
let leadsSent = 0;

function ask(origin: string, agent: Agent, phone: string | null) {
  const headers = {
    "x-forwarded-for": `10.${leadsSent >> 16}.${(leadsSent >> 8) & 255}.${leadsSent & 255}`,
    ...(phone && { "content-type": "application/json", "idempotency-key": `restart-${phone}` }),
  };
  const lead = { kind: "callback", name: "Lakshmi Devi", phone, consent: true, language: "en" };
  return new Promise<number>((resolve, reject) => {
    const method = phone ? "POST" : "GET";
    const path = phone ? "/api/leads" : "/about";
    const sent = request(origin + path, { agent, method, headers }, (answer) => {
      answer.on("end", () => resolve(answer.statusCode ?? 0)).on("error", reject);
      answer.resume();
    });
    sent.on("error", reject).end(phone ? JSON.stringify(lead) : undefined);
  });
}

/** Asks without pause until it is told to stop; every third request is a lead. */
async function client(origin: string, seen: Seen, signal: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let n = 0; !signal.aborted; n++) {
    const phone = n % 3 === 0 ? `98${String(++leadsSent).padStart(8, "0")}` : null;
    try {
      const status = await ask(origin, agent, phone);
      seen.answers += 1;
      if (status === 502) seen.away += 1;
      else if (status >= 500) seen.dropped.push(String(status));
      else if (phone) seen.taken.add(`+91${phone}`);
      await wait(status === 502 ? AWAY_MS : REST_MS);
    } catch (error) {
      const { code = String(error) } = error as NodeJS.ErrnoException;
      if (code === "ECONNREFUSED") seen.away += 1;
      else seen.dropped.push(code);
      await wait(AWAY_MS);
    }
  }
  agent.destroy();
}

/** Clients at an address while something is done. */
async function under(origin: string, act: () => Promise<void>): Promise<Seen> {
  const seen: Seen = { answers: 0, away: 0, dropped: [], taken: new Set() };
  const stop = new AbortController();
  const clients = Array.from({ length: CLIENTS }, () => client(origin, seen, stop.signal));
  await wait(LOADED_MS);
  await act();
  await wait(LOADED_MS);
  stop.abort();
  await Promise.all(clients);
  return seen;
}

interface Process {
  readonly port: number;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A process that is always the build of the folder, this one unless told. */
async function openProcess(settings: Record<string, string>, folder?: string): Promise<Process> {
  const port = await freePort();
  const start = async () => {
    const child = startSite({ ...settings, PORT: String(port) }, { folder });
    await untilReady(`http://localhost:${port}`, child);
    return child;
  };
  const stop = async (child: ChildProcess) => {
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    await ended;
  };
  let running = await start();
  return {
    port,
    async restart() {
      await stop(running);
      running = await start();
    },
    stop: () => stop(running),
  };
}

async function repeat(times: number, act: (time: number) => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time++) {
    await act(time);
    await wait(LOADED_MS);
  }
}

/** How often leads stand in the database, by phone. */
async function storedLeads(databaseUrl: string): Promise<Map<string, number>> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: "" });
  const rows = await db.select({ phone: leads.phone }).from(leads);
  await close();
  const stored = new Map<string, number>();
  for (const { phone } of rows) stored.set(phone, (stored.get(phone) ?? 0) + 1);
  return stored;
}

function figuresOf(what: string, seen: Seen, stored: ReadonlyMap<string, number>): Figure[] {
  if (seen.dropped.length > 0) console.log(`${what}: ${[...new Set(seen.dropped)].join(", ")}`);
  const lost = [...seen.taken].filter((phone) => !stored.has(phone)).length;
  return [
    { name: `${what}: answers`, value: seen.answers, unit: "" },
    { name: `${what}: asked while nobody listened`, value: seen.away, unit: "" },
    atMost(`${what}: requests dropped`, seen.dropped.length, 0, ""),
    atMost(`${what}: leads lost`, lost, 0, ""),
  ];
}

/** 20 restarts at the site, 20 behind nginx, and 50 of two processes in turn behind it. */
export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const cluster = await startCluster();
  const dataDir = mkdtempSync(join(tmpdir(), "sthalam-bench-"));
  const databaseUrl = clusterUrl(cluster.socket, "postgres");
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUST_PROXY: "true" };
  // In this order, so that the older release meets the schema of the newer one.
  const [one, two] = [await openProcess(settings), await openProcess(settings, OTHER)];
  const seen = new Map<string, Seen>();
  const figures: Figure[] = [];
  try {
    const direct = `http://localhost:${one.port}`;
    const atSite = `${RESTARTS} restarts, at the site`;
    seen.set(atSite, await under(direct, () => repeat(RESTARTS, one.restart)));
    if (hasNginx()) {
      const alone = await runNginx([one.port]);
      const behind = `${RESTARTS} restarts, behind nginx`;
      seen.set(behind, await under(alone.origin, () => repeat(RESTARTS, one.restart)));
      figures.push(atMost(`${behind}: cut under a request`, alone.cut(), 0, ""));
      await alone.stop();
      const both = await runNginx([one.port, two.port]);
      const rolling = `${ROLLS} restarts of two${OTHER ? " releases" : ""} in turn`;
      const roll = (time: number) => (time % 2 ? one : two).restart();
      const seenRolling = await under(both.origin, () => repeat(ROLLS, roll));
      seen.set(rolling, seenRolling);
      figures.push(atMost(`${rolling}: answers 502`, seenRolling.away, 0, ""));
      figures.push(atMost(`${rolling}: cut under a request`, both.cut(), 0, ""));
      await both.stop();
    } else console.log("nginx is not installed: only the site itself is measured.");
    const stored = await storedLeads(databaseUrl);
    const doubled = [...stored.values()].filter((times) => times > 1).length;
    for (const [what, one] of seen) figures.push(...figuresOf(what, one, stored));
    return [...figures, atMost("leads doubled", doubled, 0, "")];
  } finally {
    await Promise.all([one.stop(), two.stop()]);
    await cluster.stop();
    rmSync(dataDir, { recursive: true });
  }
}
