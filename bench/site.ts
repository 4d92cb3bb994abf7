import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startSite, untilReady } from "../e2e/serve.ts";

/** A running server that a bench may load and look at. */
export interface RunningSite {
  readonly origin: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

interface SiteOptions {
  /** Folder of its data; an empty one of its own unless told. */
  readonly data?: string;
  /** Another checkout, built. */
  readonly checkout?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
  /** True leaves the folder where it is, to be looked at afterwards. */
  readonly keepsData?: boolean;
  /** Open file that what it writes goes to; nowhere unless told. */
  readonly log?: number;
}

/** The built site as its own process. */
export async function runSite({ data, checkout, settings, keepsData, log }: SiteOptions = {}) {
  const dataDir = data ?? (await mkdtemp(join(tmpdir(), "sthalam-bench-")));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { DATA_DIR: dataDir, PORT: String(port), ...settings };
  const server = startSite(env, {
    ...(checkout !== undefined && { folder: checkout }),
    ...(log !== undefined && { output: log }),
  });
  await untilReady(origin, server);
  return {
    origin,
    process: server,
    stop: () => end(server, keepsData ? null : dataDir),
  } satisfies RunningSite;
}

/** The build that AGAINST=FOLDER names, to be measured in turn with this one; null without it. */
export async function runOther(): Promise<RunningSite | null> {
  const checkout = process.env.AGAINST;
  if (!checkout) return null;
  // React Router's own build has none: that site would send everything at its full length.
  if (globSync("build/client/assets/*.br", { cwd: checkout }).length === 0)
    throw new Error(`${checkout} has no compressed files: start it once, which builds it whole.`);
  return runSite({ checkout });
}

const BARE_SERVER = `
  const { createServer } = await import("node:http");
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const { headers, body } = JSON.parse(Buffer.concat(chunks).toString());
  const bytes = Buffer.from(body, "base64");
  createServer((request, response) => {
    response.writeHead(200, headers);
    response.end(bytes);
  }).listen(Number(process.env.PORT), "127.0.0.1");
`;

/** A bare node:http server that sends the same bytes and headers to everybody. */
export async function runBareServer(
  headers: Record<string, string>,
  body: Buffer,
): Promise<RunningSite> {
  const port = await freePort();
  const server = spawn(process.execPath, ["--input-type=module", "-e", BARE_SERVER], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["pipe", "ignore", "inherit"],
  });
  server.stdin?.end(JSON.stringify({ headers, body: body.toString("base64") }));
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    // Refused until it listens.
    if (await fetch(origin).catch(() => null)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { origin, process: server, stop: () => end(server, null) };
}

async function end(server: ChildProcess, folder: string | null): Promise<void> {
  server.kill("SIGTERM");
  if (server.exitCode === null) await once(server, "exit");
  if (folder) await rm(folder, { recursive: true, force: true });
}

const TICKS_A_SECOND = 100;

/** Processor seconds that a process has used; Linux only. */
export async function cpuSeconds({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Megabytes of memory that a process holds; Linux only. */
export async function residentMegabytes({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024;
}

const CONNECTIONS = 8;

/** Asks for `count` addresses over 8 kept connections; resolves when all are answered with 200. */
export async function load(
  origin: string,
  count: number,
  pathOf: (request: number) => string,
  headers: Record<string, string> = {},
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const path = pathOf(next);
      next += 1;
      await ask(origin + path, agent, headers);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  agent.destroy();
}

/** Asks for an address, which must answer with 200; the bytes are taken, but not unpacked. */
export function ask(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume().on("end", resolve).on("error", reject);
    }).on("error", reject);
  });
}
