// One PostgreSQL cluster for a test run, shared by its worker processes and thrown away after.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const START_LIMIT_MS = 60_000;
const SETTINGS = [
  "fsync=off",
  "synchronous_commit=off",
  // Rows stay where they were put: what asks for no order gets that of its writing.
  "autovacuum=off",
  // A plan looked at with reading made dear would be dear enough to load the compiler of queries for it.
  "jit=off",
  "listen_addresses=",
  "max_connections=200",
];

/** Folder of `initdb` and `postgres`; throws with what to install when there is none. */
export function findPostgres(): string {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((v) => join(DEBIAN_FOLDER, v, "bin"));
  const path = (process.env.PATH ?? "").split(":").filter(Boolean);
  const found = [...folders, ...path].find(
    (at) => existsSync(join(at, "initdb")) && existsSync(join(at, "postgres")),
  );
  if (found) return found;
  throw new Error("No PostgreSQL here, and the tests need one: apt-get install -y postgresql");
}

export interface Cluster {
  /** Folder of its unix socket. */
  readonly socket: string;
  /** Stops all its processes as they are (SIGSTOP) until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Ends the server, breaking its connections; `restart` brings it back. */
  halt(): Promise<void>;
  restart(): Promise<void>;
  /** Ends the server and removes the folder. */
  stop(): Promise<void>;
}

/** Makes and starts a cluster of its own in a temporary folder, as an unprivileged user. */
export async function startCluster(): Promise<Cluster> {
  const place = initialise();
  let server = await launch(place);
  let frozen: number[] = [];
  const thaw = () => {
    for (const pid of frozen) process.kill(pid, "SIGCONT");
    frozen = [];
  };
  const end = async () => {
    thaw();
    await halt(server);
  };
  // A failing test may end the process without stopping the cluster.
  const abandon = () => {
    thaw();
    server.kill("SIGQUIT");
  };
  process.once("exit", abandon);
  return {
    socket: place.folder,
    freeze() {
      frozen = family(server);
      for (const pid of frozen) process.kill(pid, "SIGSTOP");
    },
    thaw,
    halt: end,
    restart: async () => {
      server = await launch(place);
    },
    async stop() {
      process.off("exit", abandon);
      await end();
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  readonly bin: string;
  readonly folder: string;
  /** Null: who runs the tests, unless that is root, as whom PostgreSQL refuses to run. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
}

function initialise(): Place {
  const bin = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), "sthalam-pg-"));
  const owner = process.getuid?.() === 0 ? unprivileged() : null;
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const made = spawnSync(
    join(bin, "initdb"),
    [
      "-D",
      join(folder, "data"),
      "-U",
      "sthalam",
      "-A",
      "trust",
      "-E",
      "UTF8",
      "--locale=C.UTF-8",
      "--no-sync",
    ],
    { ...owner, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
  return { bin, folder, owner };
}

async function launch({ bin, folder, owner }: Place): Promise<ChildProcess> {
  const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
  const server = spawn(
    join(bin, "postgres"),
    ["-D", join(folder, "data"), "-k", folder, ...settings],
    { ...owner, cwd: folder, stdio: ["ignore", "ignore", "pipe"] },
  );
  await untilReady(server);
  return server;
}

async function halt(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGINT");
  await ended;
}

/** The server's process and its children, which serve the connections. */
function family(server: ChildProcess): number[] {
  const { pid } = server;
  if (pid === undefined) return [];
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return [pid, ...children.trim().split(" ").filter(Boolean).map(Number)];
}

/** Address of a database of that cluster. */
export function clusterUrl(socket: string, database: string): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socket)}&user=sthalam`;
}

function unprivileged(): { uid: number; gid: number } {
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user =
    users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  return { uid: Number(user?.[2] ?? 65_534), gid: Number(user?.[3] ?? 65_534) };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = "";
    server.stderr?.setEncoding("utf8").on("data", (text: string) => {
      if (log.length < 10_000) log += text;
      if (log.includes("ready to accept connections")) resolve();
    });
    server.once("exit", (code) => reject(new Error(`postgres ended with ${code}: ${log}`)));
    server.once("error", reject);
  });
}

/**
 * Socket folder of the cluster that all workers of this test run share. The first to ask starts
 * it; it stops by itself when the process that started the workers ends.
 */
export async function sharedCluster(): Promise<string> {
  findPostgres();
  const folder = join(tmpdir(), `sthalam-test-run-${process.ppid}`);
  const ready = join(folder, "ready");
  if (claim(folder)) {
    const watcher = spawn(process.execPath, [import.meta.filename, String(process.ppid), folder], {
      detached: true,
      stdio: "ignore",
    });
    watcher.unref();
  }
  for (let waited = 0; waited < START_LIMIT_MS; waited += 50) {
    if (existsSync(ready)) return readFileSync(ready, "utf8");
    if (existsSync(join(folder, "failed")))
      throw new Error(readFileSync(join(folder, "failed"), "utf8"));
    await wait(50);
  }
  throw new Error(`The test cluster did not start within ${START_LIMIT_MS / 1000} s.`);
}

function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Runs a cluster while process `pid` lives; `folder` tells its state to the workers. */
async function keepCluster(pid: number, folder: string): Promise<void> {
  try {
    const cluster = await startCluster();
    writeFileSync(join(folder, "starting"), cluster.socket);
    renameSync(join(folder, "starting"), join(folder, "ready"));
    while (isAlive(pid)) await wait(500);
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    writeFileSync(join(folder, "failed"), String(error));
    while (isAlive(pid)) await wait(500);
    rmSync(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // no such process
  }
}

if (import.meta.main) await keepCluster(Number(process.argv[2]), String(process.argv[3]));
