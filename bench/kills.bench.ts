// The site killed without warning at random moments while people use it: what it told as done is
// there after the next start, once and whole.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { leadEvents, leads, mails } from "#platform/db/schema.ts";
import { freePort, startSite, untilReady } from "../e2e/serve.ts";
import { buildIfStale } from "../scripts/build.ts";
import { PASSWORD, writeAccounts } from "./account-site.ts";
import { atMost, type Figure } from "./figure.ts";

export const name = "kills";

const ROUNDS = Number(process.env.ROUNDS ?? 100);
const LEAD_CLIENTS = 4;
const SAVERS = ["one@homes.example", "two@homes.example", "three@homes.example"] as const;
const LONGEST_LOAD_MS = 1500;
const ANSWER_WITHIN_MS = 10_000;
const AGENT = "agent@plots.example";
const LISTINGS: readonly string[] = JSON.parse(readFileSync("data/listings.json", "utf8")).map(
  ({ mlsNumber }: { mlsNumber: string }) => mlsNumber,
);

interface Told {
  /** References by key, of leads that were acknowledged. */
  readonly leads: Map<string, Set<string>>;
  /** Of each saver, what was last told of each home; undefined where a kill left it open. */
  readonly saved: Map<string, Map<string, boolean | undefined>>;
  /** Answers that should not be. */
  readonly odd: string[];
}

interface Running {
  readonly origin: string;
  readonly told: Told;
  readonly signal: AbortSignal;
  readonly tokens: ReadonlyMap<string, string>;
}

let sent = 0;

async function call(origin: string, path: string, init: RequestInit = {}) {
  sent += 1;
  const reply = await fetch(origin + path, {
    ...init,
    headers: {
      ...(init.headers as Record<string, string>),
      "x-forwarded-for": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
    },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  return { status: reply.status, text: await reply.text() };
}

/** Sends leads, each until it is answered: what a kill left open is sent again in the next round. */
async function sendLeads({ origin, told, signal }: Running, open: string[]): Promise<void> {
  while (!signal.aborted) {
    const key = open.pop() ?? `kills-${++sent}-${told.leads.size}`;
    const number = Number(digest("phone", key).replace(/\D/g, "").slice(0, 8));
    const body = {
      kind: "callback",
      name: "Lakshmi Devi",
      consent: true,
      language: "en",
      phone: `98${String(number).padStart(8, "0")}`,
    };
    const headers = { "content-type": "application/json", "idempotency-key": key };
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    const reply = await call(origin, "/api/leads", init).catch(() => null);
    if (!reply || reply.status >= 500) {
      open.push(key);
      await wait(20);
    } else if (reply.status > 201) told.odd.push(`lead ${reply.status} ${reply.text}`);
    else {
      const known = told.leads.get(key) ?? new Set<string>();
      told.leads.set(key, known.add(JSON.parse(reply.text).reference));
    }
  }
}

/** Saves and removes homes of one account at random. */
async function save({ origin, told, signal, tokens }: Running, email: string): Promise<void> {
  const homes = told.saved.get(email) ?? new Map<string, boolean | undefined>();
  told.saved.set(email, homes);
  const authorization = `Bearer ${tokens.get(email)}`;
  while (!signal.aborted) {
    const id = LISTINGS[Math.floor(Math.random() * LISTINGS.length)] ?? "";
    const stays = Math.random() < 0.6;
    homes.set(id, undefined);
    const path = `/api/favourites/${encodeURIComponent(id)}`;
    const init = { method: stays ? "POST" : "DELETE", headers: { authorization } };
    const reply = await call(origin, path, init).catch(() => null);
    if (reply?.status === 200) homes.set(id, stays);
    else if (reply && reply.status < 500) told.odd.push(`save ${reply.status} ${reply.text}`);
  }
}

async function read({ origin, signal }: Running): Promise<void> {
  while (!signal.aborted) {
    const path = `/searchProperties?budget=${20 + Math.floor(Math.random() * 80)}`;
    await call(origin, path).catch(() => null);
  }
}

/** Homes that are saved though removed, or missing though saved, after a start. */
async function wrongHomes({ origin, told, tokens }: Omit<Running, "signal">): Promise<number> {
  let wrong = 0;
  for (const [email, homes] of told.saved) {
    const headers = { authorization: `Bearer ${tokens.get(email)}` };
    const { text } = await call(origin, "/api/favourites", { headers });
    const stored = new Set<string>(JSON.parse(text));
    wrong += [...homes].filter(([id, is]) => is !== undefined && stored.has(id) !== is).length;
  }
  return wrong;
}

async function signIn(origin: string): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const email of SAVERS) {
    const init = {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: PASSWORD }),
    };
    const { status, text } = await call(origin, "/api/auth/login", init);
    if (status !== 200) throw new Error(`sign-in ${status} ${text}`);
    tokens.set(email, JSON.parse(text).token);
  }
  return tokens;
}

interface Database {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** The text of all mail that was sent, into files where no server is set; broken lines are one again. */
function readMails(folder: string): string {
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("=\r\n", ""))
    .join();
}

/** Leads without their history or their mail, and keys that stand twice. */
async function readLeads({ databaseUrl, dataDir }: Database, told: Told) {
  const database = await openDatabase({ databaseUrl, dataDir });
  const rows = await database.db.select().from(leads);
  const events = new Set((await database.db.select().from(leadEvents)).map((row) => row.reference));
  const waiting = (await database.db.select().from(mails)).map(({ values }) => values);
  await database.close();
  const said = JSON.stringify(waiting) + readMails(join(dataDir, "mail"));
  const references = new Set(rows.map(({ reference }) => reference));
  const lost = [...told.leads.values()].filter(
    (of) => ![...of].every((one) => references.has(one)),
  );
  const twice = [...told.leads.values()].filter(({ size }) => size > 1).length;
  const half = rows.filter(
    ({ reference }) => !events.has(reference) || !said.includes(reference),
  ).length;
  return { rows: rows.length, lost: lost.length, twice, half };
}

async function start({ databaseUrl, dataDir }: Database, port: number) {
  const from = performance.now();
  const server = startSite({
    DATA_DIR: dataDir,
    PORT: String(port),
    TRUST_PROXY: "true",
    AGENT_EMAILS: AGENT,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  await untilReady(`http://localhost:${port}`, server);
  return { server, seconds: (performance.now() - from) / 1000 };
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

async function measure(title: string, database: Database): Promise<Figure[]> {
  const told: Told = { leads: new Map(), saved: new Map(), odd: [] };
  const open: string[] = [];
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const before = await openDatabase(database);
  await writeAccounts(before, SAVERS, { verified: true });
  await before.close();
  let tokens: ReadonlyMap<string, string> | null = null;
  let [wrong, slowest] = [0, 0];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { server, seconds } = await start(database, port);
    // The first start fills the database.
    if (round > 0) slowest = Math.max(slowest, seconds);
    tokens ??= await signIn(origin);
    wrong += await wrongHomes({ origin, told, tokens });
    if (round === ROUNDS) {
      server.kill("SIGTERM");
      await once(server, "exit");
      break;
    }
    const stop = new AbortController();
    const running = { origin, told, tokens, signal: stop.signal };
    const people = [
      ...Array.from({ length: LEAD_CLIENTS }, () => sendLeads(running, open)),
      ...SAVERS.map((email) => save(running, email)),
      read(running),
    ];
    await wait(100 + Math.random() * LONGEST_LOAD_MS);
    stop.abort();
    await kill(server);
    await Promise.all(people);
  }
  const { rows, lost, twice, half } = await readLeads(database, told);
  if (told.odd.length > 0) console.log(`Unexpected, the first: ${told.odd[0]}`);
  return [
    { name: `${title}: leads kept over ${ROUNDS} kills`, value: rows, unit: "" },
    atMost(`${title}: acknowledged leads lost`, lost, 0, ""),
    atMost(`${title}: leads acknowledged twice`, twice, 0, ""),
    atMost(`${title}: leads without history or mail`, half, 0, ""),
    atMost(`${title}: saved homes other than told`, wrong, 0, ""),
    atMost(`${title}: unexpected answers`, told.odd.length, 0, ""),
    atMost(`${title}: slowest start after a kill`, slowest, 5, "s"),
  ];
}

/** As many kills on the embedded database as on PostgreSQL, leads, saved homes and pages under way. */
export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const dataDir = mkdtempSync(join(tmpdir(), "sthalam-kills-"));
  const cluster = await startCluster();
  try {
    const embedded = { databaseUrl: undefined, dataDir };
    const databaseUrl = clusterUrl(cluster.socket, "postgres");
    return [
      ...(await measure("embedded", embedded)),
      ...(await measure("PostgreSQL", { databaseUrl, dataDir: `${dataDir}-postgresql` })),
    ];
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true });
    rmSync(`${dataDir}-postgresql`, { recursive: true, force: true });
  }
}
