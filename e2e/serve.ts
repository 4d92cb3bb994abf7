// Starts the built site on an empty database of its own for the end-to-end tests.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import manifest from "../package.json" with { type: "json" };
import { copyPgliteTemplate } from "../src/platform/db/pglite-template-testing.ts";
import type { ConnectionLimits } from "../src/server/requests/connections.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Origin of the running site. */
    readonly site: string;
    /** Folder of its data; its mail is in `mail`. */
    readonly dataDir: string;
    /** Folder of an embedded database as a first start leaves it. */
    readonly begun: string;
  }
}

const START_LIMIT_MS = 60_000;
/** Node's options as `npm start` has them: docs/decisions/memory-is-given-back.md. */
const NODE_OPTIONS = manifest.scripts.start.split(" ").filter((word) => word.startsWith("--"));

/** The site of most tests, on its embedded database. */
export default function serve(project: TestProject): Promise<() => Promise<void>> {
  return serveOn({}, project);
}

/** Starts a site for a whole project; hands back what ends it. */
export async function serveOn(
  settings: Record<string, string>,
  project: TestProject,
): Promise<() => Promise<void>> {
  const beginning = beginSite();
  const dataDir = await mkdtemp(join(tmpdir(), "sthalam-e2e-"));
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const server = startSite({ DATA_DIR: dataDir, PORT: String(port), ...settings });
  // Side by side: nothing else is to do before the first test.
  const [begun] = await Promise.all([beginning, untilReady(site, server)]);
  project.provide("site", site);
  project.provide("dataDir", dataDir);
  project.provide("begun", begun);
  const tellOfEnd = (code: number | null, signal: string | null) =>
    process.stderr.write(`The site ended amid the tests: ${signal ?? `code ${code}`}\n`);
  server.once("exit", tellOfEnd);
  return async () => {
    server.off("exit", tellOfEnd);
    if (server.exitCode === null && server.signalCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    await rm(dataDir, { recursive: true });
    await rm(begun, { recursive: true });
  };
}

/** A site that has started once and ended, so that those of single tests need not import a catalogue each. */
async function beginSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sthalam-begun-"));
  await copyPgliteTemplate(folder);
  const port = await freePort();
  const server = startSite({ DATA_DIR: folder, PORT: String(port) });
  await untilReady(`http://localhost:${port}`, server);
  server.kill("SIGTERM");
  await once(server, "exit");
  return folder;
}

interface Starting {
  /** Of its errors; of all that it writes where they are taken, into a pipe or an open file. */
  readonly output?: "inherit" | "pipe" | number;
  /** Where the build is. */
  readonly folder?: string;
  /** Of connections, where a test cannot wait as long as visitors. */
  readonly limits?: Partial<ConnectionLimits>;
}

/** The built server of a folder as its own process, with only the settings given. */
export function startSite(
  settings: Record<string, string>,
  { output = "inherit", folder = ".", limits = {} }: Starting = {},
): ChildProcess {
  const code = `await (await import("./build/server/index.js")).main(${JSON.stringify({ limits })})`;
  return spawn(process.execPath, [...NODE_OPTIONS, "--input-type=module", "-e", code], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "error", ...settings },
    cwd: folder,
    stdio: ["ignore", output === "inherit" ? "ignore" : output, output],
  });
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}

export async function untilReady(site: string, server: ChildProcess): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS;
  while (Date.now() < limit) {
    if (server.exitCode !== null) throw new Error(`The site stopped with ${server.exitCode}.`);
    // Not listening yet is expected until it is.
    const ready = await fetch(`${site}/readyz`).catch(() => null);
    if (ready?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The site was not ready in time.");
}
