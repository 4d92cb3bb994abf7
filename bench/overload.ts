// A thread that asks for more of one kind than the site can do, until its time is over.
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** What is asked of the site too often. */
export type Kind = "nothing" | "render" | "search" | "geocode" | "hash" | "lead" | "upload";

export interface Overloading {
  readonly origin: string;
  readonly kind: Kind;
  readonly connections: number;
  readonly seconds: number;
  /** How many are asked a second, as far as the connections allow; null: each asks again at once. */
  readonly aSecond: number | null;
  /** What the first is numbered: two runs with other numbers ask for other things. */
  readonly first: number;
}

/** How often each status was answered; 0 is a connection that broke. */
export interface Overloaded {
  readonly statuses: Readonly<Record<number, number>>;
  /** References of the leads that were taken. */
  readonly references: readonly string[];
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/**
 * With a limit of its own Node's client also heeds the server's, a second early; without one it sends on
 * connections that the server is closing, which a browser would send again.
 */
const MOST_IDLE_MS = 60_000;

const ADDRESSES = Array.from({ length: 64 }, (_, n) => `CPVH+PV ${"a ".repeat(50)}${n}`);

const ASKED: Readonly<Record<Exclude<Kind, "nothing">, (n: number) => Asked>> = {
  render: (n) => ({ method: "GET", path: `/searchProperties?listing=n${n}` }),
  search: (n) => ({
    method: "GET",
    path: `/api/suggestions?q=${encodeURIComponent("zz zy ".repeat(18))}${n}`,
  }),
  geocode: () => ({ method: "POST", path: "/api/geocode", body: { addresses: ADDRESSES } }),
  hash: (n) => ({
    method: "POST",
    path: "/api/auth/login",
    body: { email: `nobody-${n}@homes.example`, password: "not the password" },
  }),
  lead: (n) => ({
    method: "POST",
    path: "/api/leads",
    body: {
      kind: "callback",
      name: "Lakshmi Devi",
      consent: true,
      language: "en",
      phone: `97${String(n).padStart(8, "0")}`,
    },
  }),
  upload: () => ({ method: "POST", path: "/api/agent/import", body: "x".repeat(20_000) }),
};

function ask(origin: string, agent: Agent, n: number, { method, path, body }: Asked) {
  const headers = {
    "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    "idempotency-key": `overload-${n}`,
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  return new Promise<{ status: number; text: string }>((resolve) => {
    const url = new URL(path, origin);
    const sent = request(url, { agent, method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => {
        text += piece;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on("error", () => resolve({ status: 0, text: "" }));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/** Resolves when the `n`th request is due. */
async function untilDue(start: number, n: number, aSecond: number | null) {
  if (aSecond === null) return;
  const early = start + (n / aSecond) * 1000 - performance.now();
  if (early > 1) await wait(early);
}

async function overload(overloading: Overloading): Promise<Overloaded> {
  const { origin, kind, connections, seconds, aSecond, first } = overloading;
  const statuses: Record<number, number> = {};
  const references: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: MOST_IDLE_MS });
  const start = performance.now();
  const end = start + seconds * 1000;
  let n = 0;
  const client = async () => {
    while (performance.now() < end && kind !== "nothing") {
      n += 1;
      const own = n;
      await untilDue(start, own, aSecond);
      const { status, text } = await ask(origin, agent, first + own, ASKED[kind](first + own));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (kind === "lead" && status === 201) references.push(JSON.parse(text).reference);
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return { statuses, references };
}

parentPort?.postMessage(await overload(workerData));
