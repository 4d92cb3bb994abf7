import type { Hono } from "hono";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeTestContext } from "#features/accounts/accounts-testing.ts";
import { rsa } from "#features/accounts/credentials/hostile-tokens-testing.ts";
import { IssuerKeys } from "#features/accounts/credentials/issuer-keys.server.ts";
import {
  CLIENT_ID,
  ISSUER,
  NONCE,
  NOW,
  sign,
  TestProvider,
} from "#features/accounts/credentials/issuer-testing.ts";
import type { Database } from "#platform/db/database.ts";
import { makeTestDatabase, type TestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { accounts, sessions, usedIdTokens } from "#platform/db/schema.ts";
import { callerOf } from "#platform/http/caller.ts";
import { type SocialDeps, socialApi } from "./social.server.ts";

let at: TestDatabase;
let database: Database;
let provider: TestProvider;
let logged: string[];

beforeAll(async () => {
  at = await makeTestDatabase("pglite");
  database = await openDatabase(at);
}, 60_000);

afterAll(async () => {
  await database.close();
  await at.remove();
});

beforeEach(async () => {
  for (const table of [accounts, usedIdTokens]) await database.db.delete(table);
  provider = new TestProvider([rsa.jwk]);
  logged = [];
});

const settings = { issuer: ISSUER, clientId: CLIENT_ID, audience: "api", scope: "openid email" };

function deps(social: SocialDeps | null): Hono {
  const context = { ...makeTestContext(database.db), clock: () => NOW };
  return socialApi({ context, callerOf: (context) => callerOf(context, true) }, social);
}

function openDeps(): SocialDeps {
  const keys = new IssuerKeys({ issuer: ISSUER, fetch: provider.fetch, clock: () => NOW });
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  return { settings, keys, log };
}

async function bring(body: unknown, social: SocialDeps | null = openDeps()) {
  const reply = await deps(social).request("/auth0/verify-token", {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

test("browsers are told what to ask the provider with", async () => {
  const reply = await deps(openDeps()).request("/sign-in-options");
  expect(await reply.json()).toMatchObject({ success: true, social: settings });
  const off = await deps(null).request("/sign-in-options");
  expect(await off.json()).toMatchObject({ success: true, social: null });
});

test("a good token gets a session, told to nobody's cache", async () => {
  const reply = await bring({ idToken: await sign(rsa, { nonce: "n" }), nonce: "n" });
  expect(reply).toMatchObject({
    status: 200,
    body: { success: true, user: { name: "Lakshmi", email: "lakshmi@example.in" } },
  });
  expect(reply.headers.get("cache-control")).toBe("no-store");
});

test("a refused token gets a code and a sentence; the reason is for the log alone", async () => {
  const reply = await bring({ idToken: await sign(rsa, { aud: "another-site" }) });
  expect(reply).toMatchObject({ status: 401, body: { success: false, code: "identity-refused" } });
  expect(JSON.stringify(reply.body)).not.toContain("aud");
  expect(logged.join()).toContain("aud");
  expect(logged.join()).not.toContain("lakshmi");
});

test("a provider that is away is a 503", async () => {
  provider.jwks = () => new Response("", { status: 500 });
  expect(await bring({ idToken: await sign(rsa), nonce: NONCE })).toMatchObject({
    status: 503,
    body: { code: "identity-provider-away" },
  });
});

test("without a provider the call is a 404", async () => {
  expect(await bring({ idToken: "x" }, null)).toMatchObject({
    status: 404,
    body: { code: "social-sign-in-off" },
  });
});

test.each([
  ["a field too many", { idToken: "x", admin: true }, "admin"],
  ["no token", {}, "idToken"],
  ["a token that is a number", { idToken: 7 }, "idToken"],
  ["a token that is a list", { idToken: ["x"] }, "idToken"],
  ["a token with NUL", { idToken: "a\u0000b" }, "idToken"],
  ["a token with half a character", { idToken: "a\ud800" }, "idToken"],
  ["a token of 17 kB", { idToken: "x".repeat(17_000) }, "idToken"],
  ["a nonce that is an object", { idToken: "x", nonce: {} }, "nonce"],
  ["a language that is none", { idToken: "x", language: "fr" }, "language"],
  ["a list", [], "body"],
  ["words", "let me in", "body"],
])("bad input is refused by its field: %s", async (_, body, field) => {
  expect(await bring(body)).toMatchObject({
    status: 400,
    body: { success: false, code: "invalid-input", field },
  });
  expect(await database.db.$count(sessions)).toBe(0);
});

test("a token without a nonce of the browser signs nobody in", async () => {
  const reply = await bring({ idToken: await sign(rsa, { nonce: undefined }) });
  expect(reply).toMatchObject({ status: 401, body: { code: "identity-refused" } });
});
