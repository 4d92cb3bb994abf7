// How long a stranger's costliest request of 64 kB keeps everybody else waiting.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startSite, untilReady } from "../e2e/serve.ts";
import { atMost, type Figure } from "./figure.ts";
import { longestDelay } from "./timing.ts";

export const name = "costly-calls";

const MOST_MS = 25;
const ROUNDS = 12;
const BODY_BYTES = 63 * 1024;

interface Call {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

const fill = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));
const encoded = (text: string, length: number) => encodeURIComponent(fill(text, length));

/** Bodies that parse, validate, fold or compare as much as 64 kB can hold. */
const BODIES: Readonly<Record<string, string>> = {
  "nested lists": fill("[", BODY_BYTES / 2) + fill("]", BODY_BYTES / 2),
  "nested objects": `${fill('{"a":', BODY_BYTES / 6)}1${fill("}", BODY_BYTES / 6)}`,
  "many fields": `{${Array.from({ length: 6000 }, (_, n) => `"k${n}":1`).join()}}`,
  "a list of numbers": `[${fill("1,", BODY_BYTES)}1]`,
  "broken escapes": JSON.stringify({ email: fill("\\ud800", BODY_BYTES) }),
};

const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/api/auth/login": { email: "a@b.example", password: "x" },
  "/api/auth/signup": { name: "Ravi", email: "a@b.example", password: "three green parrots" },
  "/api/auth/send-otp": { email: "a@b.example" },
  "/api/auth/verify-otp": { email: "a@b.example", otp: "123456" },
  "/api/auth/forgot-password": { email: "a@b.example" },
  "/api/auth/reset-password": { email: "a@b.example", token: "x", newPassword: "three parrots" },
  "/api/auth0/verify-token": { idToken: "a.b.c", language: "en" },
  "/api/leads": {
    kind: "callback",
    name: "Ravi",
    phone: "9876543210",
    email: "",
    requirements: "",
  },
};

/** What upsets patterns and foldings: no end, no at, marks, wide letters, a script that expands. */
const TEXTS = ["a", "a@", "ﷺ", " ", "\u0301", "9", "a.", "-", "ఉ"];

function longFields(): Call[] {
  return Object.entries(FIELDS).flatMap(([path, good]) =>
    Object.keys(good).flatMap((field) =>
      TEXTS.map((text) => {
        const long = text.repeat(Math.floor(BODY_BYTES / Buffer.byteLength(text)) - 100);
        const body = JSON.stringify({ ...good, [field]: long });
        return { name: `${path}, a long ${field}`, method: "POST", path, body };
      }),
    ),
  );
}

function strangeBodies(): Call[] {
  return [...Object.keys(FIELDS), "/api/geocode"].flatMap((path) =>
    Object.entries(BODIES).map(([what, body]) => ({
      name: `${path}, ${what}`,
      method: "POST",
      path,
      body,
    })),
  );
}

const ADDRESSES = [
  "CPVH+PV a ",
  "a ",
  "ntr,",
  "Vijayawada, krishna, ",
  "ﷺ",
  "ఉండవల్లి,",
  "ab cd ef ",
];
const PLACES = [
  "zz zy ",
  "a,b c ",
  "ab cd ef gh ij kl mn op ",
  "ﷺ",
  "thullurthullur ",
  "ఉండవల్లి ",
  "1",
  "1,",
  "1 sq ",
  " ",
];
/** Bytes of an address; a little more and it is refused unread. */
const ADDRESS_BYTES = 14_000;

/** As often as an address has room for it. */
const longestIn = (text: string) =>
  text.repeat(Math.floor(ADDRESS_BYTES / encodeURIComponent(text).length));

function placeCalls(): Call[] {
  const geocode = ADDRESSES.map((text) => {
    const address = (n: number) => fill(text, 110) + n;
    const addresses = Array.from({ length: 64 }, (_, n) => address(n));
    const body = JSON.stringify({ addresses });
    return { name: "/api/geocode, 64 addresses", method: "POST", path: "/api/geocode", body };
  });
  const many = { addresses: Array.from({ length: 20_000 }, () => "a") };
  const places = PLACES.flatMap((text) =>
    [fill(text, 110), longestIn(text)].map((typed) => ({
      name: `/api/suggestions, ${typed.length} letters`,
      method: "GET",
      path: `/api/suggestions?q=${encodeURIComponent(typed)}`,
    })),
  );
  const tooMany = {
    method: "POST",
    path: "/api/geocode",
    body: JSON.stringify(many).slice(0, 64_000),
  };
  return [...geocode, { name: "/api/geocode, too many", ...tooMany }, ...places];
}

const READS: readonly Call[] = [
  `/api/listings?q=${encoded("a ", 6000)}`,
  `/searchProperties?q=${encoded("1", 12_000)}`,
  `/api/listings/${encoded("ﷺ", 600)}`,
  `/api/visit-slots?mlsNumber=${"x".repeat(8000)}`,
  `/illustrations/${"x".repeat(8000)}.svg`,
].map((path) => ({ name: path.split(/[?%x]/, 1)[0] ?? path, method: "GET", path }));

/** Each call some times over; the median of the longest delays, as a busy machine adds its own. */
export async function run(): Promise<Figure[]> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), "sthalam-bench-"));
  const origin = `http://localhost:${port}`;
  const settings = { DATA_DIR: dataDir, PORT: String(port), METRICS_PORT: String(metricsPort) };
  const server = startSite({ ...settings, TRUST_PROXY: "true", PUBLIC_ORIGIN: origin });
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  await untilReady(origin, server);
  const slowest = new Map<string, number>();
  let network = 0;
  for (const { name, method, path, body } of [
    ...placeCalls(),
    ...READS,
    ...strangeBodies(),
    ...longFields(),
  ]) {
    const delays: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      network += 1;
      const from = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;
      const headers = { "content-type": "application/json", "x-forwarded-for": from };
      await longestDelay(metrics);
      const reply = await fetch(origin + path, { method, headers, ...(body && { body }) });
      await reply.arrayBuffer();
      delays.push(await longestDelay(metrics));
    }
    const median = delays.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
    slowest.set(name, Math.max(median, slowest.get(name) ?? 0));
  }
  server.kill("SIGKILL");
  const figures = [...slowest].sort(([, a], [, b]) => b - a).slice(0, 25);
  return figures.map(([name, ms]) => atMost(name, ms, MOST_MS, "ms"));
}
