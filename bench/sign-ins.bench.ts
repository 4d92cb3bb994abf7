// What signing in costs those who only look at pages; with AGAINST=FOLDER, another checkout, built, in
// turn with what it costs them there.
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { HASH_COST, makeHasher } from "#features/accounts/credentials/password-hash.server.ts";
import { type Cluster, clusterUrl, startCluster } from "#platform/db/cluster-testing.ts";
import { buildIfStale } from "../scripts/build.ts";
import { type AccountCall, accountCalls, PASSWORD } from "./account-site.ts";
import { atLeast, atMost, type Figure } from "./figure.ts";
import { ask, cpuSeconds, type RunningSite, runSite } from "./site.ts";
import { median } from "./timing.ts";

export const name = "sign-ins";

const PAGE = "/searchProperties";
/** The machine is shared: one round says little of two builds, the median of many more. */
const ROUNDS = Number(process.env.ROUNDS ?? (process.env.AGAINST ? 24 : 5));
const ROUND_MS = 3000;
const BETWEEN_PAGES_MS = 4;
const SIGN_INS_AT_ONCE = 8;
/** A little more than is asked for; as many as it can would be another question. */
const SIGN_INS_A_SECOND = 44;
const ACCOUNTS = 200;

interface Round {
  /** Milliseconds of a cached page alone, and beside sign-ins: medians. */
  readonly quiet: number;
  readonly loaded: number;
  readonly signInsASecond: number;
  /** Processor milliseconds of a sign-in, pages beside it included. */
  readonly cost: number;
}

interface MeasuredSite {
  readonly site: RunningSite;
  readonly call: AccountCall;
  readonly rounds: Round[];
}

/**
 * Milliseconds of each cached page, one after the other, until `isOver`. The bytes are not unpacked:
 * a visitor's own machine does that, and not on the server's two cores.
 */
async function lookAtPages(origin: string, isOver: () => boolean): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await ask(origin + PAGE, agent, { "accept-encoding": "br" });
    times.push(performance.now() - start);
    await wait(BETWEEN_PAGES_MS);
  }
  agent.destroy();
  return times;
}

/** The key of an account's own browser, which the sign-in page tells as well: few sign in at a new one. */
function browserOf(account: number): string {
  return `browser-of-account-${String(account).padStart(8, "0")}`;
}

function emailOf(account: number): string {
  return `load-${account}@homes.example`;
}

/** Signs in at an even pace until `isOver`; how often. */
async function signIn(call: AccountCall, isOver: () => boolean): Promise<number> {
  const start = performance.now();
  let begun = 0;
  let done = 0;
  const worker = async () => {
    while (!isOver()) {
      const due = start + (begun * 1000) / SIGN_INS_A_SECOND;
      begun += 1;
      await wait(Math.max(0, due - performance.now()));
      const account = Math.floor(Math.random() * ACCOUNTS);
      const body = { email: emailOf(account), password: PASSWORD };
      const { status, text } = await call("login", body, browserOf(account));
      if (status !== 200) throw new Error(text);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, worker));
  return done;
}

function timer(): () => boolean {
  const end = performance.now() + ROUND_MS;
  return () => performance.now() > end;
}

async function roundOf({ site, call }: MeasuredSite): Promise<Round> {
  const quiet = median(await lookAtPages(site.origin, timer()));
  const isOver = timer();
  const start = performance.now();
  const before = await cpuSeconds(site.process);
  const signingIn = signIn(call, isOver);
  const loaded = median(await lookAtPages(site.origin, isOver));
  const done = await signingIn;
  const signInsASecond = done / ((performance.now() - start) / 1000);
  const cost = (1000 * ((await cpuSeconds(site.process)) - before)) / done;
  return { quiet, loaded, signInsASecond, cost };
}

/** Writes what every release has of an account, as another one's table may have other columns. */
async function writeAccounts(databaseUrl: string): Promise<void> {
  const passwordHash = await makeHasher({ cost: HASH_COST, parallel: 1 }).hash(PASSWORD);
  const client = new Client(databaseUrl);
  await client.connect();
  for (let account = 0; account < ACCOUNTS; account += 1)
    await client.query(
      `insert into accounts (id, email, name, language, password_hash, verified_at, created_at)
        values ($1, $2, 'Ravi', 'en', $3, now(), now())`,
      [randomUUID(), emailOf(account), passwordHash],
    );
  await client.end();
}

async function makeDatabase({ socket }: Cluster, database: string): Promise<void> {
  const client = new Client(clusterUrl(socket, "postgres"));
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
}

async function openSite(databaseUrl: string, checkout?: string): Promise<MeasuredSite> {
  const settings = { DATABASE_URL: databaseUrl, TRUST_PROXY: "true" };
  const site = await runSite({ settings, checkout });
  await writeAccounts(databaseUrl);
  return { site, call: accountCalls(site.origin), rounds: [] };
}

function growthOf({ rounds }: MeasuredSite): number {
  return median(rounds.map(({ quiet, loaded }) => loaded / quiet));
}

function figuresOf(measured: MeasuredSite, other: MeasuredSite | undefined): Figure[] {
  const { rounds } = measured;
  const growth = growthOf(measured);
  const title = "cached page beside sign-ins: median of the quiet one";
  const against = other && growthOf(other);
  return [
    against === undefined
      ? atMost(title, growth, 1.2, "×")
      : atMost(
          `${title}, ${against.toFixed(2)} → ${growth.toFixed(2)}`,
          growth / against,
          1.1,
          "×",
        ),
    atLeast(
      "sign-ins a second, pages beside them",
      median(rounds.map((round) => round.signInsASecond)),
      40,
      "",
    ),
    ...[
      { name: "sign-in, processor of the server", value: median(rounds.map(({ cost }) => cost)) },
      { name: "cached page, quiet: median", value: median(rounds.map(({ quiet }) => quiet)) },
      {
        name: "cached page beside sign-ins: median",
        value: median(rounds.map(({ loaded }) => loaded)),
      },
    ].map((figure) => ({ ...figure, unit: "ms" })),
  ];
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const cluster = await startCluster();
  const sites: MeasuredSite[] = [];
  try {
    sites.push(await openSite(clusterUrl(cluster.socket, "postgres")));
    const checkout = process.env.AGAINST;
    if (checkout) {
      await makeDatabase(cluster, "other");
      sites.push(await openSite(clusterUrl(cluster.socket, "other"), checkout));
    }
    for (const measured of sites) await roundOf(measured);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const measured of round % 2 === 0 ? sites : sites.toReversed())
        measured.rounds.push(await roundOf(measured));
    const [measured, other] = sites;
    return measured ? figuresOf(measured, other) : [];
  } finally {
    for (const { site } of sites) await site.stop();
    await cluster.stop();
  }
}
