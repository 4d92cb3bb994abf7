import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  findLastMail,
  getCode,
  join as joinByVerbs,
  makeTestWork,
  type TestWork,
} from "#accounts/testing.ts";
import { openDatabase } from "#db/client.server.ts";
import type { Database } from "#db/database.ts";
import { accounts, attempts, listings, mails } from "#db/schema.ts";
import { makeTestDatabase, type TestDatabase } from "#db/testing.ts";
import { parseListing } from "#listings/listing.ts";
import { callerOf } from "#server/caller.ts";
import { authApi } from "./auth.ts";
import { favouritesApi } from "./favourites.ts";
import { profileApi } from "./profile.ts";
import { sessionsApi } from "./sessions.ts";

const EMAIL = "ravi@homes.example";
const PASSWORD = "three green parrots";
const sources = {
  illustrationOf: () => "hash",
  townName: (en: string) => ({ en, te: null, hi: null }),
};

let at: TestDatabase;
let database: Database;
let work: TestWork;
let api: Hono;

beforeAll(async () => {
  at = await makeTestDatabase("pglite");
  database = await openDatabase(at);
  const parsed = parseListing({ mlsNumber: "P1", name: "A", location: "B", propertyType: "Plot" });
  if (!parsed.ok) throw new Error("The listing does not parse");
  const { listing } = parsed;
  await database.db.insert(listings).values({ mlsNumber: "P1", position: 1, listing, hash: "h" });
}, 60_000);

afterAll(async () => {
  await database.close();
  await at.remove();
});

beforeEach(async () => {
  for (const table of [accounts, attempts, mails]) await database.db.delete(table);
  work = makeTestWork(database.db);
  const doors = {
    work,
    callerOf: (context: Parameters<typeof callerOf>[0]) => callerOf(context, true),
  };
  api = new Hono()
    .route("/", authApi(doors))
    .route("/", profileApi(doors))
    .route("/", sessionsApi(doors))
    .route("/", favouritesApi(doors, sources));
});

interface Call {
  readonly body?: unknown;
  readonly token?: string;
}

async function call(line: string, { body, token }: Call = {}) {
  const [method = "", path = ""] = line.split(" ");
  const reply = await api.request(path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      "user-agent": "Firefox/140 (X11; Linux)",
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: reply.status, json: await reply.json(), headers: reply.headers };
}

async function join(): Promise<string> {
  const { token } = await joinByVerbs(work, EMAIL, PASSWORD);
  work.pass(1);
  return token;
}

test("sign-up, code, sign-in, sign-out, each with the reply agreed on", async () => {
  const body = { name: " Ravi ", email: " Ravi@Homes.example", password: PASSWORD };
  const signedUp = await call("POST /auth/signup", { body });
  expect(signedUp).toMatchObject({ status: 200, json: { success: true, needsVerification: true } });
  expect(signedUp.json).not.toHaveProperty("token");
  const otp = await getCode(database.db, EMAIL);
  const spaced = `${otp.slice(0, 3)} ${otp.slice(3)}`;
  const verified = await call("POST /auth/verify-otp", { body: { email: EMAIL, otp: spaced } });
  const user = { name: "Ravi", email: EMAIL };
  expect(verified).toMatchObject({ status: 200, json: { success: true, user } });
  expect(verified.headers.get("cache-control")).toBe("no-store");
  const { json } = await call("POST /auth/login", { body: { email: EMAIL, password: PASSWORD } });
  expect(json).toMatchObject({ success: true, user, token: expect.stringMatching(/^[\w-]{43}$/) });
  const profile = await call("GET /profile", { token: json.token });
  expect(profile.json.user).toEqual({ ...user, hasPassword: true });
  for (let times = 0; times < 2; times++)
    expect(await call("POST /auth/logout", { token: json.token })).toMatchObject({ status: 200 });
  expect(await call("GET /profile", { token: json.token })).toMatchObject({
    status: 401,
    json: { success: false, code: "signed-out" },
  });
  expect(await call("POST /auth/logout")).toMatchObject({ status: 200 });
});

test("the saved homes of a session come as a bare list, and with what cards show", async () => {
  const token = await join();
  expect(await call("POST /favourites/P1", { token })).toMatchObject({ status: 200 });
  expect((await call("GET /favourites", { token })).json).toEqual(["P1"]);
  const { json } = await call("GET /favourites/listings", { token });
  expect(json.listings).toMatchObject([{ mlsNumber: "P1", published: true, location: "B" }]);
  expect(await call("POST /favourites/P9", { token })).toMatchObject({
    status: 404,
    json: { code: "no-such-listing" },
  });
  expect(await call("POST /favourites/P%00", { token })).toMatchObject({ status: 404 });
  expect(await call("DELETE /favourites/P1", { token })).toMatchObject({ status: 200 });
  expect((await call("GET /favourites", { token })).json).toEqual([]);
});

test("sessions are listed with their device and ended", async () => {
  const token = await join();
  const { json } = await call("POST /auth/login", { body: { email: EMAIL, password: PASSWORD } });
  const { sessions } = (await call("GET /sessions", { token })).json;
  expect(sessions).toHaveLength(2);
  const mine = sessions.find(({ current }: { current: boolean }) => current);
  expect(mine).toEqual({
    id: expect.any(String),
    current: true,
    device: "Firefox on Linux",
    createdAt: "2026-03-02T04:30:00.000Z",
    lastUsedAt: "2026-03-02T04:30:00.000Z",
  });
  expect(await call("DELETE /sessions/7", { token })).toMatchObject({ status: 404 });
  expect(await call(`DELETE /sessions/${mine.id}`, { token: json.token })).toMatchObject({
    status: 200,
  });
  expect(await call("GET /sessions", { token })).toMatchObject({ status: 401 });
  expect(await call("DELETE /sessions", { token: json.token })).toMatchObject({ status: 200 });
  expect(await call("GET /sessions", { token: json.token })).toMatchObject({ status: 401 });
});

test("profile, password and deletion, each with the reply agreed on", async () => {
  const token = await join();
  const moved = { name: "Ravi K", email: "new@homes.example" };
  expect(await call("PUT /profile", { token, body: moved })).toMatchObject({
    json: {
      message: "Profile updated",
      needsVerification: true,
      user: { name: "Ravi K", email: EMAIL, pendingEmail: moved.email },
    },
  });
  const otp = await getCode(database.db, moved.email);
  const confirmed = await call("POST /profile/email", { token, body: { otp } });
  expect(confirmed.json.user).toEqual({ ...moved, hasPassword: true });
  const passwords = { currentPassword: PASSWORD, newPassword: "seven paddy fields" };
  expect(await call("POST /profile/password", { token, body: passwords })).toMatchObject({
    json: { success: true, message: "Password changed" },
  });
  const weak = { currentPassword: passwords.newPassword, newPassword: "12345678" };
  expect(await call("POST /profile/password", { token, body: weak })).toMatchObject({
    status: 422,
    json: { code: "weak-password", reason: "common" },
  });
  work.pass(600);
  expect(await call("DELETE /profile", { token })).toMatchObject({
    status: 403,
    json: { code: "fresh-sign-in-needed" },
  });
  const body = { password: passwords.newPassword };
  expect(await call("DELETE /profile", { token, body })).toMatchObject({ status: 200 });
  expect(await call("GET /profile", { token })).toMatchObject({ status: 401 });
});

test("a forgotten password is reset by the mailed link", async () => {
  const token = await join();
  await call("POST /auth/forgot-password", { body: { email: EMAIL, language: "te" } });
  const mail = await findLastMail(database.db, EMAIL);
  const path = mail?.kind === "reset-link" ? mail.values.path : "";
  const link = Object.fromEntries(new URL(path, "http://localhost").searchParams);
  const body = { ...link, newPassword: "seven paddy fields" };
  expect(await call("POST /auth/reset-password", { body })).toMatchObject({ status: 200 });
  expect(await call("POST /auth/reset-password", { body })).toMatchObject({
    status: 400,
    json: { code: "reset-link-invalid" },
  });
  expect(await call("GET /profile", { token })).toMatchObject({ status: 401 });
});

test("too many tries say when the next may be", async () => {
  const body = { email: EMAIL, password: PASSWORD };
  for (let wrong = 0; wrong < 5; wrong++) await call("POST /auth/login", { body });
  const sixth = await call("POST /auth/login", { body });
  const told = { success: false, code: "too-many-tries", retryAfterSeconds: 30 };
  expect(sixth).toMatchObject({ status: 429, json: told });
  expect(sixth.headers.get("retry-after")).toBe("30");
});

test.each([
  ["GET /profile"],
  ["PUT /profile"],
  ["DELETE /profile"],
  ["POST /profile/email"],
  ["POST /profile/password"],
  ["GET /sessions"],
  ["DELETE /sessions"],
  ["DELETE /sessions/00000000-0000-4000-8000-000000000001"],
  ["GET /favourites"],
  ["GET /favourites/listings"],
  ["POST /favourites/P1"],
  ["DELETE /favourites/P1"],
])("%s needs a session", async (line) => {
  for (const token of ["", "x", "A".repeat(43), "A".repeat(44)]) {
    const reply = await call(line, { token });
    expect(reply).toMatchObject({ status: 401, json: { success: false, code: "signed-out" } });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  }
});

const CALLS: readonly (readonly [line: string, body: Record<string, string>])[] = [
  ["POST /auth/signup", { name: "Ravi", email: EMAIL, password: PASSWORD }],
  ["POST /auth/verify-otp", { email: EMAIL, otp: "123456" }],
  ["POST /auth/send-otp", { email: EMAIL }],
  ["POST /auth/login", { email: EMAIL, password: PASSWORD }],
  ["POST /auth/forgot-password", { email: EMAIL }],
  ["POST /auth/reset-password", { token: "t", email: EMAIL, newPassword: PASSWORD }],
  ["PUT /profile", { name: "Ravi", email: EMAIL }],
  ["POST /profile/email", { otp: "123456" }],
  ["POST /profile/password", { currentPassword: PASSWORD, newPassword: PASSWORD }],
  ["DELETE /profile", { password: PASSWORD }],
];

describe.each(CALLS)("%s", (line, good) => {
  let token: string;
  beforeEach(async () => {
    token = await join();
  });
  const refused = async (body: unknown, field: string) => {
    const start = performance.now();
    const { status, json } = await call(line, { token, body });
    expect({ status, json }).toMatchObject({
      status: 400,
      json: { success: false, code: "invalid-input", field },
    });
    expect(json.message).toMatch(/^\S.+\.$/);
    expect(performance.now() - start).toBeLessThan(1000);
  };

  test("refuses what is no JSON object, and unknown keys", async () => {
    for (const body of ["{", "[]", "null", "7", '"text"']) await refused(body, "body");
    await refused({ ...good, accountId: "1" }, "accountId");
    await refused(`{"__proto__":1,${JSON.stringify(good).slice(1)}`, "__proto__");
  });

  test.each(Object.keys(good))(
    "refuses a %s of another type, broken, or of 100 kB",
    async (field) => {
      const wrong = [7, true, null, [], {}, "a\0b", "a\ud800b", "x".repeat(100_000)];
      for (const value of wrong) await refused({ ...good, [field]: value }, field);
    },
  );
});

test.each([
  ["email", "ravi", "Please enter a valid email."],
  ["name", " R ", "Name must be at least 2 characters."],
  ["language", "fr", "language must be one of en, te, hi."],
])("a wrong %s is said in a sentence", async (field, value, message) => {
  const body = { name: "Ravi", email: EMAIL, password: PASSWORD, [field]: value };
  expect(await call("POST /auth/signup", { body })).toMatchObject({ json: { field, message } });
});
