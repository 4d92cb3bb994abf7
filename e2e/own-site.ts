// Sites of a test's own, for what would disturb the others: stopping, settings, a database away.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, inject } from "vitest";
import { copyPgliteTemplate } from "../src/platform/db/pglite-template-testing.ts";
import type { ConnectionLimits } from "../src/server/requests/connections.ts";
import { freePort, startSite, untilReady } from "./serve.ts";

interface OwnSite {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** What it has written so far. */
  readonly output: () => string;
  /** Code it ended with, null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

type Limits = Partial<ConnectionLimits>;
type Settings = Readonly<Record<string, string>>;

/**
 * A new folder; its database is as a first start leaves it, and that of another region as the migrations
 * do: which is quicker than to make one.
 */
async function newFolder({ DATABASE_URL, REGION_FILE }: Settings): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sthalam-own-"));
  if (DATABASE_URL) return folder;
  if (REGION_FILE) await copyPgliteTemplate(folder);
  else await cp(join(inject("begun"), "db"), join(folder, "db"), { recursive: true });
  return folder;
}

/** One site for all tests of a file, with settings of its own as they are when it starts. */
export function ownSiteOfFile(settingsOf: () => Settings) {
  let site: { readonly origin: string; readonly dataDir: string } | undefined;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    const settings = settingsOf();
    const dataDir = settings.DATA_DIR ?? (await newFolder(settings));
    const port = String(await freePort());
    child = startSite({ DATA_DIR: dataDir, PORT: port, ...settings });
    site = { origin: `http://localhost:${port}`, dataDir };
    await untilReady(site.origin, child);
  });
  afterAll(async () => {
    if (child?.exitCode === null) {
      child.kill("SIGKILL");
      await once(child, "close");
    }
    if (site) await rm(site.dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!site) throw new Error("The site of the file starts in beforeAll.");
    return site;
  };
}

/** Starts sites for a test and ends them with it. */
export function ownSites() {
  let running: OwnSite[] = [];
  let folders: string[] = [];
  afterEach(async () => {
    for (const site of running) site.process.kill("SIGKILL");
    await Promise.all(running.map(({ ended }) => ended));
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
    running = [];
    folders = [];
  });
  const launch = async (settings: Settings = {}, limits: Limits = {}): Promise<OwnSite> => {
    const dataDir = settings.DATA_DIR ?? (await newFolder(settings));
    if (!settings.DATA_DIR) folders.push(dataDir);
    const port = String(await freePort());
    const own = { DATA_DIR: dataDir, PORT: port, ...settings };
    const child = startSite(own, { output: "pipe", limits });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    const site: OwnSite = {
      origin: `http://localhost:${settings.PORT ?? port}`,
      dataDir,
      process: child,
      output: () => output,
      ended: once(child, "close").then(([code]) => code as number | null),
    };
    running.push(site);
    return site;
  };
  return {
    /** Starts a site that may refuse to. */
    launch,
    /** Starts a site and waits until it is ready. */
    open: async (settings?: Settings, limits?: Limits): Promise<OwnSite> => {
      const site = await launch(settings, limits);
      await untilReady(site.origin, site.process);
      return site;
    },
  };
}
