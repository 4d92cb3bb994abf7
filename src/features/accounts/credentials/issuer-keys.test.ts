import { beforeAll, expect, test } from "vitest";
import { IssuerKeys } from "./issuer-keys.server.ts";
import {
  CLIENT_ID,
  ISSUER,
  makeKey,
  NONCE,
  NOW,
  NOW_SECONDS,
  sign,
  type TestKey,
  TestProvider,
} from "./issuer-testing.ts";
import { verifyIdToken } from "./verify-id-token.server.ts";

let key: TestKey;
let next: TestKey;

beforeAll(async () => {
  [key, next] = await Promise.all([makeKey("first", "ES256"), makeKey("next", "ES256")]);
});

/** A site with a clock to be set, in seconds after the start. */
function openSite(provider: TestProvider) {
  let seconds = 0;
  const clock = () => new Date(NOW.getTime() + seconds * 1000);
  const keys = new IssuerKeys({ issuer: ISSUER, fetch: provider.fetch, clock });
  return {
    after: (later: number) => {
      seconds = later;
    },
    verify: (token: string) => verifyIdToken(token, NONCE, { keys, clientId: CLIENT_ID, clock }),
    signNow: (by: TestKey) =>
      sign(by, { iat: NOW_SECONDS + seconds, exp: NOW_SECONDS + seconds + 600 }),
  };
}

const AWAY = { ok: false, code: "identity-provider-away" };
const REFUSED = { ok: false, code: "identity-refused" };

const troubles: [string, (provider: TestProvider) => void][] = [
  ["is down", (p) => replaceDiscovery(p, () => Promise.reject(new TypeError("fetch failed")))],
  ["is too slow", (p) => replaceDiscovery(p, () => Promise.reject(AbortSignal.abort().reason))],
  ["answers 500", (p) => replaceDiscovery(p, () => new Response("", { status: 500 }))],
  ["answers 404", (p) => replaceDiscovery(p, () => new Response("", { status: 404 }))],
  ["answers a page", (p) => replaceDiscovery(p, () => new Response("<!doctype html>"))],
  ["answers nothing", (p) => replaceDiscovery(p, () => new Response(null))],
  ["answers a list", (p) => replaceDiscovery(p, () => Response.json([]))],
  [
    "calls itself otherwise",
    (p) => tellDiscovery(p, { issuer: "https://id.evil.example/", jwks_uri: `${ISSUER}keys` }),
  ],
  [
    "calls itself without the slash",
    (p) => tellDiscovery(p, { issuer: ISSUER.slice(0, -1), jwks_uri: `${ISSUER}keys` }),
  ],
  ["tells no address of keys", (p) => tellDiscovery(p, { issuer: ISSUER })],
  [
    "keeps keys at a plain http address",
    (p) => tellDiscovery(p, { issuer: ISSUER, jwks_uri: "http://id.example/keys" }),
  ],
  [
    "keeps keys in a file",
    (p) => tellDiscovery(p, { issuer: ISSUER, jwks_uri: "file:///etc/passwd" }),
  ],
  ["has no keys", (p) => replaceKeys(p, () => Response.json({ keys: [] }))],
  ["has keys that are none", (p) => replaceKeys(p, () => Response.json({ keys: ["k", 1] }))],
  ["answers 503 for keys", (p) => replaceKeys(p, () => new Response("", { status: 503 }))],
  ["answers keys without end", (p) => replaceKeys(p, () => new Response(endless()))],
];

function replaceDiscovery(provider: TestProvider, answer: TestProvider["discovery"]): void {
  provider.discovery = answer;
}

function tellDiscovery(provider: TestProvider, document: object): void {
  provider.discovery = () => Response.json(document);
}

function replaceKeys(provider: TestProvider, answer: TestProvider["jwks"]): void {
  provider.jwks = answer;
}

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({ pull: (flow) => flow.enqueue(new Uint8Array(65_536)) });
}

test.each(troubles)(
  "a provider that %s signs nobody in, and all are told that it is away",
  async (_, upset) => {
    const provider = new TestProvider([key.jwk]);
    upset(provider);
    const site = openSite(provider);
    expect(await site.verify(await site.signNow(key))).toMatchObject(AWAY);
  },
);

test("a provider that is back is noticed after 5 s, and not asked before", async () => {
  const provider = new TestProvider([key.jwk]);
  provider.jwks = () => new Response("", { status: 500 });
  const site = openSite(provider);
  const token = await site.signNow(key);
  for (let i = 0; i < 50; i += 1) expect(await site.verify(token)).toMatchObject(AWAY);
  expect(provider.asked).toBe(1);
  provider.jwks = () => Response.json({ keys: provider.keys });
  site.after(5);
  expect(await site.verify(token)).toMatchObject({ ok: true });
});

test("keys are asked for once, also by many at the same time", async () => {
  const provider = new TestProvider([key.jwk]);
  const site = openSite(provider);
  const token = await site.signNow(key);
  const results = await Promise.all(Array.from({ length: 50 }, () => site.verify(token)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(50);
  expect(provider.asked).toBe(1);
});

test("a token by a new key is accepted a minute after the last look", async () => {
  const provider = new TestProvider([key.jwk]);
  const site = openSite(provider);
  await site.verify(await site.signNow(key));
  provider.keys = [key.jwk, next.jwk];
  site.after(59);
  expect(await site.verify(await site.signNow(next))).toMatchObject(REFUSED);
  site.after(60);
  expect(await site.verify(await site.signNow(next))).toMatchObject({ ok: true });
  expect(provider.asked).toBe(2);
});

test("a flood of unknown keys asks the provider once a minute", async () => {
  const provider = new TestProvider([key.jwk]);
  const site = openSite(provider);
  for (let second = 0; second < 180; second += 1) {
    site.after(second);
    const token = await sign(next, { iat: NOW_SECONDS + second }, { kid: `k${second}` });
    expect(await site.verify(token)).toMatchObject(REFUSED);
  }
  expect(provider.asked).toBe(3);
});

test("a key that the provider took back is refused after ten minutes", async () => {
  const provider = new TestProvider([key.jwk]);
  const site = openSite(provider);
  await site.verify(await site.signNow(key));
  provider.keys = [next.jwk];
  site.after(599);
  expect(await site.verify(await site.signNow(key))).toMatchObject({ ok: true });
  site.after(600);
  expect(await site.verify(await site.signNow(key))).toMatchObject(REFUSED);
});
