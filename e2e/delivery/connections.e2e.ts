// Connections of a real process: how many, how long, and how they end when it stops.
import { readdirSync, readFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { soon } from "../browser.ts";
import { ownSites } from "../own-site.ts";
import { ask, json } from "./delivery-steps.ts";

const sites = ownSites();

const BUSY = 12;
const WARM_MS = 1500;
const MOST_CONNECTIONS = 1000;
const STALLED = 60;
/** More than the system's own buffers take of the film. */
const AT_ONCE = 5;
/** A tenth of what visitors have: the rules are the same. */
const QUICK = { stalledMs: 2000, headerMs: 1000, requestMs: 3000 };
/** Opening a thousand takes a busy machine longer than the first of them may stay silent. */
const UNHURRIED = { headerMs: 90_000, requestMs: 90_000, idleMs: 90_000, stalledMs: 90_000 };
const MOST_GROWTH_MB = 150;
const FILM = "/project/walkthrough.mp4";

interface Told {
  answers: number;
  leads: number;
  announced: number;
  readonly lost: string[];
}

function lead(n: number) {
  const name = "Lakshmi Devi";
  const phone = `98765${String(n).padStart(5, "0")}`;
  return JSON.stringify({ kind: "callback", name, phone, consent: true, language: "en" });
}

/** Sends one request and reads its answer; every third is a lead. */
function send(origin: string, agent: Agent, n: number): Promise<IncomingMessage> {
  const isLead = n % 3 === 0;
  const headers = {
    "x-forwarded-for": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    ...(isLead && { ...json, "idempotency-key": `lead-of-test-${n}` }),
  };
  const options = { agent, headers, method: isLead ? "POST" : "GET" };
  const path = isLead ? "/api/leads" : "/about";
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, options, (answer) => {
      answer.on("end", () => resolve(answer)).on("error", reject);
      answer.resume();
    });
    sent.on("error", reject).end(isLead ? lead(n) : undefined);
  });
}

/** One connection that asks without pause, and anew where it was told to, until none is taken. */
async function askOnAndOn(origin: string, first: number, told: Told): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let n = first; ; n += BUSY) {
    try {
      const { statusCode = 0, headers } = await send(origin, agent, n);
      if (statusCode >= 500) told.lost.push(`${n}: ${statusCode}`);
      told.answers++;
      if (n % 3 === 0 && statusCode < 300) told.leads++;
      if (headers.connection === "close") told.announced++;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== "ECONNREFUSED") told.lost.push(`${n}: ${code}`);
      return;
    }
  }
}

test("a stop loses no answer of busy connections, told once or twice", async () => {
  const site = await sites.open({ TRUST_PROXY: "true" });
  const told: Told = { answers: 0, leads: 0, announced: 0, lost: [] };
  const busy = Array.from({ length: BUSY }, (_, n) => askOnAndOn(site.origin, n, told));
  await wait(WARM_MS);
  site.process.kill("SIGTERM");
  await wait(50);
  site.process.kill("SIGTERM");
  await Promise.all(busy);
  expect(told.lost).toEqual([]);
  expect(told.announced).toBe(BUSY);
  expect(told.leads).toBeGreaterThan(0);
  expect(await site.ended).toBe(0);
});

/** A connection that notes what it is told. */
function open(origin: string) {
  const socket = connect(Number(new URL(origin).port), "localhost");
  const noted = { socket, told: "", isClosed: false, openedAt: performance.now(), closedAt: 0 };
  socket.setEncoding("latin1").on("data", (text: string) => {
    noted.told += text;
  });
  socket
    .on("error", () => undefined)
    .on("close", () => {
      noted.isClosed = true;
      noted.closedAt = performance.now();
    });
  return noted;
}

function get(socket: Socket, path: string): void {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}

test("what idle connections send as the site stops is answered; the silent ones are closed", async () => {
  const site = await sites.open();
  const [asking, silent, fresh] = [open(site.origin), open(site.origin), open(site.origin)];
  for (const { socket } of [asking, silent]) get(socket, "/livez");
  for (const one of [asking, silent]) await soon(() => one.told).toContain("HTTP/1.1 200");
  site.process.kill("SIGTERM");
  await wait(300);
  asking.told = "";
  get(asking.socket, "/livez");
  expect(await site.ended).toBe(0);
  expect(asking.told).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
  await soon(() => silent.isClosed && fresh.isClosed).toBe(true);
});

test("beyond the cap new connections are refused, old ones go on, and some that end make room", async () => {
  const site = await sites.open({}, UNHURRIED);
  const old = open(site.origin);
  get(old.socket, "/livez");
  await soon(() => old.told).toContain("HTTP/1.1 200");
  const many = Array.from({ length: MOST_CONNECTIONS }, () => open(site.origin));
  const asksAlone = () =>
    ask("/livez", { site: site.origin, headers: { connection: "close" } }).then(
      ({ status }) => status,
      () => "refused",
    );
  await soon(asksAlone).toBe("refused");
  old.told = "";
  get(old.socket, "/livez");
  await soon(() => old.told).toContain("HTTP/1.1 200");
  for (const { socket } of many.slice(0, 100)) socket.destroy();
  await soon(asksAlone).toBe(200);
  for (const { socket } of many) socket.destroy();
});

function residentMb(pid: number | undefined): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb) / 1024;
}

/** Open files and sockets: who reads nothing does not see that the other end has closed. */
function openFiles(pid: number | undefined): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

test.runIf(process.platform === "linux")(
  "readers that never read are cut off, and hold little meanwhile",
  async () => {
    const site = await sites.open({}, { ...QUICK, pipelined: AT_ONCE });
    const film = (await ask(FILM, { site: site.origin })).body.byteLength;
    // What renders leave to the collector is no matter of connections.
    for (let n = 0; n < STALLED; n++) await ask(`/projects?plot=warm-${n}`, { site: site.origin });
    const before = residentMb(site.process.pid);
    const filesBefore = openFiles(site.process.pid);
    const readers = Array.from({ length: STALLED }, (_, n) => {
      const one = open(site.origin);
      one.socket.pause();
      if (n % 2) for (let at = 0; at < AT_ONCE; at++) get(one.socket, FILM);
      else get(one.socket, `/projects?plot=${n}`);
      return one;
    });
    await soon(() => openFiles(site.process.pid) - filesBefore).toBeGreaterThanOrEqual(STALLED);
    await wait(QUICK.stalledMs / 2);
    expect(residentMb(site.process.pid) - before).toBeLessThan(MOST_GROWTH_MB);
    await soon(() => openFiles(site.process.pid) - filesBefore).toBeLessThan(STALLED / 10);
    for (const { socket } of readers) socket.resume();
    await soon(() => readers.filter(({ isClosed }) => !isClosed).length).toBe(0);
    const whole = readers.filter(({ told }) => told.length > film * AT_ONCE);
    expect(whole).toHaveLength(0);
  },
);

test("one connection that asks much at once without reading is cut off", async () => {
  const flood = open(inject("site"));
  flood.socket.write("GET /projects?y=1 HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(500));
  await soon(() => flood.isClosed).toBe(true);
  expect(flood.told.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(20);
});

test("headers and bodies that never end are answered 408 and closed", async () => {
  const { origin } = await sites.open({}, QUICK);
  const [header, body] = [open(origin), open(origin)];
  header.socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  body.socket.write(
    "POST /api/geocode HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{",
  );
  for (const [one, ms] of [
    [header, QUICK.headerMs],
    [body, QUICK.requestMs],
  ] as const) {
    await soon(() => one.isClosed).toBe(true);
    expect(one.told).toMatch(/^HTTP\/1\.1 408 /);
    expect(one.told).toMatch(/\r\nconnection: close\r\n/i);
    expect(one.closedAt - one.openedAt).toBeGreaterThan(ms - 100);
  }
});
