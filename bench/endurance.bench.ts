// What a site holds after a long day of all kinds of requests, and what its log has written.
import { createReadStream, openSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfStale } from "../scripts/build.ts";
import { atMost, type Figure } from "./figure.ts";
import { type InspectedSite, runInspected } from "./inspected.ts";
import { residentMegabytes } from "./site.ts";

export const name = "endurance";

const REQUESTS = Number(process.env.REQUESTS ?? 50_000);
/** Caches and compiled code come to their size within so many. */
const WARM_UP = 5000;
const CLIENTS = 12;
const SECRETS = 200;
const READERS = 500;
const CLOSED_WITHIN_S = 30;

const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"];
const PATHS = [
  "/",
  "/searchProperties",
  "/property/P06180094959",
  "/property/nothing",
  "/tools/cost",
  "/login",
  "/signup",
  "/otp",
  "/forgot-password",
  "/reset-password",
  "/undo-email",
  "/projects",
  "/about",
  "/terms",
  "/privacy",
  "/favourites",
  "/compare",
  "/profile",
  "/contact",
  "/enquire",
  "/leads",
  "/leads/NOTHING",
  "/agent",
  "/agent/catalogue",
  "/nowhere",
  "/te/",
  "/te/searchProperties",
  "/hi/property/P06180094959",
  "/robots.txt",
  "/sitemap.xml",
  "/about.data",
  "/searchProperties.data",
  "/livez",
  "/metrics",
  "/project/brochure.pdf",
  "/api/suggestions?q=kaza",
  "/api/listings",
  "/api/profile",
  "/api/favourites",
  "/api/nothing",
  "/api/auth/login",
  "/api/auth/verify-otp",
  "/api/auth/reset-password",
  "/api/leads",
  "/api/auth/signup",
  "/api/proof",
  "/api/agent/leads",
  "/api/second-factor",
  "/api/geocode",
];

/** A word that is nowhere but in what one request sends. */
const secret = (n: number) => `hush${String(n % SECRETS).padStart(4, "0")}secret`;

/** One of the many ways in which a request may carry what is nobody's business. */
function disguise(n: number): { headers: Record<string, string>; query: string; body: string } {
  const word = secret(n);
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    "idempotency-key": `${word}-${n}`,
  };
  const sent = {
    name: word,
    email: `${word}@homes.example`,
    phone: word,
    password: word,
    otp: word,
    token: word,
    ticket: word,
    code: word,
    secret: word,
    newPassword: word,
    message: word,
  };
  if (n % 3 === 0) headers.authorization = `Bearer ${word}`;
  if (n % 5 === 0) headers.cookie = `session=${word}`;
  if (n % 7 === 0) headers["user-agent"] = word;
  if (n % 11 === 0) headers.referer = `http://localhost/reset-password?token=${word}`;
  if (n % 13 === 0) headers["x-browser-key"] = word;
  return { headers, query: n % 2 === 0 ? `?token=${word}&n=${n}` : "", body: JSON.stringify(sent) };
}

/** Sends one; some are broken off half way, some read slowly. What is answered does not matter. */
function send(origin: string, agent: Agent, n: number): Promise<void> {
  const method = METHODS[n % METHODS.length] ?? "GET";
  const path = PATHS[Math.floor(n / METHODS.length) % PATHS.length] ?? "/";
  const { headers, query, body } = disguise(n);
  const target = path.includes("?") ? path : path + query;
  const hasBody = method !== "GET" && method !== "HEAD" && method !== "OPTIONS";
  return new Promise((resolve) => {
    const asked = request(origin + target, { agent, method, headers }, async (answer) => {
      answer.on("error", () => resolve());
      answer.on("close", () => resolve());
      if (n % 23 === 0) return answer.destroy();
      if (n % 29 === 0) await wait(50);
      answer.resume();
    });
    asked.on("error", () => resolve());
    if (n % 31 === 0) setTimeout(() => asked.destroy(), 2);
    asked.end(hasBody ? body : undefined);
  });
}

async function sendAll(origin: string, from: number, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  let next = from;
  const client = async () => {
    while (next < from + count) {
      const n = next;
      next += 1;
      await send(origin, agent, n);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
}

/** Readers that ask for a large answer and take none of it: what they cost, and how long they stay. */
async function neverRead({ origin, process: site }: InspectedSite): Promise<Figure[]> {
  const { port } = new URL(origin);
  const before = await residentMegabytes(site);
  let most = before;
  const readers = Array.from({ length: READERS }, () => {
    const socket: Socket = connect({ port: Number(port), host: "localhost" });
    socket.on("error", () => undefined);
    // Never resumed, it takes what its buffers hold and no more.
    socket.pause();
    for (let times = 0; times < 2; times++)
      socket.write("GET /project/brochure.pdf HTTP/1.1\r\nhost: localhost\r\n\r\n");
    return socket;
  });
  const start = performance.now();
  let open = READERS;
  while (open > 0 && performance.now() - start < 4 * CLOSED_WITHIN_S * 1000) {
    await wait(500);
    most = Math.max(most, await residentMegabytes(site));
    open = await connectionsOf(Number(port));
  }
  const seconds = (performance.now() - start) / 1000;
  for (const socket of readers) socket.destroy();
  return [
    atMost(`${READERS} readers that never read: memory`, most - before, 150, "MB"),
    atMost("until their connections are closed", seconds, CLOSED_WITHIN_S, "s"),
  ];
}

const ESTABLISHED = "01";
/** What is said to a person at the start, by the engine of its inspector and by the site. */
const SAID_AT_START = /^(?:Debugger |For help, see|Sthalam is open at )/;

/** Connections that a server of this machine has to anybody; Linux only. */
async function connectionsOf(port: number): Promise<number> {
  const tables = await Promise.all(
    ["tcp", "tcp6"].map((it) => readFile(`/proc/net/${it}`, "utf8")),
  );
  const own = port.toString(16).toUpperCase().padStart(4, "0");
  return tables
    .flatMap((table) => table.trim().split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = "", , state]) => local.endsWith(`:${own}`) && state === ESTABLISHED).length;
}

/** How many lines a log has, how many are not one JSON object each, and which secrets are in it. */
async function readLog(file: string) {
  const planted = new RegExp(secret(0).replace(/\d+/, "\\d+"), "g");
  const found = new Set<string>();
  let lines = 0;
  let broken = 0;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    if (SAID_AT_START.test(line)) continue;
    lines += 1;
    if (!isObject(line)) {
      broken += 1;
      console.log(line.slice(0, 300));
    }
    for (const [word] of line.matchAll(planted)) found.add(`${word}: ${line.slice(0, 300)}`);
  }
  return { lines, broken, found };
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === "object";
  } catch {
    return false;
  }
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const folder = await mkdtemp(join(tmpdir(), "sthalam-log-"));
  const log = join(folder, "log");
  const settings = { TRUST_PROXY: "true", LOG_LEVEL: "debug" };
  const site = await runInspected(settings, openSync(log, "w"));
  try {
    await sendAll(site.origin, 0, WARM_UP);
    const before = await site.heldMegabytes();
    await sendAll(site.origin, WARM_UP, REQUESTS);
    // What is broken off is let go of when its time is over.
    await wait(6000);
    const growth = (await site.heldMegabytes()) - before;
    const readers = await neverRead(site);
    await site.stop();
    const { lines, broken, found } = await readLog(log);
    for (const line of [...found].slice(0, 5)) console.log(line);
    return [
      { name: "in use after a collection, before", value: before, unit: "MB" },
      atMost(`growth by ${REQUESTS} requests of all kinds`, growth, 30, "MB"),
      ...readers,
      { name: "lines of the log", value: lines, unit: "" },
      atMost("lines that are not one object each", broken, 0, ""),
      atMost(`of ${SECRETS} secrets sent in every way, in the log`, found.size, 0, ""),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
