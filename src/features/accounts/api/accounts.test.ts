import { expect, test } from "vitest";
import {
  findLastMail,
  getCode,
  HOME,
  join as joinAs,
  person,
  takeIn,
} from "#features/accounts/accounts-testing.ts";
import { signUp } from "#features/accounts/commands/sign-up.server.ts";
import { currentNotice } from "#features/legal/index.ts";
import { accountCalls, EMAIL, PASSWORD } from "./account-calls-testing.ts";

const { context, call, join } = accountCalls();

test("sign-up, code, sign-in, sign-out, each with the reply agreed on", async () => {
  const body = { name: " Ravi ", email: " Ravi@Homes.example", password: PASSWORD };
  const signedUp = await call("POST /auth/signup", { body });
  expect(signedUp).toMatchObject({ status: 200, json: { success: true, needsVerification: true } });
  expect(signedUp.json).not.toHaveProperty("token");
  const otp = await getCode(context().db, EMAIL);
  const spaced = `${otp.slice(0, 3)} ${otp.slice(3)}`;
  const verified = await call("POST /auth/verify-otp", { body: { email: EMAIL, otp: spaced } });
  const user = { name: "Ravi", email: EMAIL };
  expect(verified).toMatchObject({ status: 200, json: { success: true, user } });
  expect(verified.headers.get("cache-control")).toBe("no-store");
  const { json } = await call("POST /auth/login", { body: { email: EMAIL, password: PASSWORD } });
  expect(json).toMatchObject({ success: true, user, token: expect.stringMatching(/^[\w-]{43}$/) });
  const profile = await call("GET /profile", { token: json.token });
  const consent = { noticeVersion: currentNotice("account"), agreedAt: "2026-03-02T04:30:00.000Z" };
  expect(profile.json.user).toEqual({ ...user, hasPassword: true, consent });
  for (let times = 0; times < 2; times++)
    expect(await call("POST /auth/logout", { token: json.token })).toMatchObject({ status: 200 });
  expect(await call("GET /profile", { token: json.token })).toMatchObject({
    status: 401,
    json: { success: false, code: "signed-out" },
  });
  expect(await call("POST /auth/logout")).toMatchObject({ status: 200 });
});

test("a profile tells of the console to those alone who may enter it", async () => {
  const email = "asha@plots.example";
  const { token } = await joinAs(context(), email);
  const profile = async () => (await call("GET /profile", { token })).json.user;
  expect(await profile()).not.toHaveProperty("isOfTeam");
  await takeIn(context().db, email, "viewer");
  expect(await profile()).toMatchObject({ isOfTeam: true });
  const renamed = await call("PUT /profile", { token, body: { name: "Asha", email } });
  expect(renamed.json.user).toMatchObject({ name: "Asha", isOfTeam: true });
});

test("the saved homes of a session come as a bare list, and with what cards show", async () => {
  const token = await join();
  expect(await call("POST /favourites/P1", { token })).toMatchObject({ status: 200 });
  expect((await call("GET /favourites", { token })).json).toEqual(["P1"]);
  const { json } = await call("GET /favourites/listings", { token });
  const card = { mlsNumber: "P1", published: true, location: "B", history: [] };
  expect(json.listings).toMatchObject([{ ...card, savedAt: "2026-03-02T04:30:01.000Z" }]);
  expect(await call("POST /favourites/P9", { token })).toMatchObject({
    status: 404,
    json: { code: "no-such-listing" },
  });
  expect(await call("POST /favourites/P%00", { token })).toMatchObject({ status: 404 });
  expect(await call("DELETE /favourites/P1", { token })).toMatchObject({ status: 200 });
  expect((await call("GET /favourites", { token })).json).toEqual([]);
});

test.each([
  ["as it was saved before", "2026-01-05T10:00:00+05:30", "2026-01-05T04:30:00.000Z"],
  ["at no time to come", "2027-01-05T04:30:00Z", "2026-03-02T04:30:01.000Z"],
])("a home whose removal is undone is saved %s", async (_, savedAt, stored) => {
  const token = await join();
  const undo = await call("POST /favourites/P1", { token, body: { savedAt } });
  expect(undo).toMatchObject({ status: 200 });
  const { json } = await call("GET /favourites/listings", { token });
  expect(json.listings).toMatchObject([{ mlsNumber: "P1", savedAt: stored }]);
  const wrong = await call("POST /favourites/P1", { token, body: { savedAt: "yesterday" } });
  expect(wrong).toMatchObject({ status: 400, json: { field: "savedAt" } });
});

test("homes saved before the sign-in are carried in once, in their order", async () => {
  const token = await join();
  const body = { mlsNumbers: ["P9", "P1", "P1", "P\n"] };
  const refused = [
    { mlsNumber: "P9", code: "no-such-listing" },
    { mlsNumber: "P\n", code: "no-such-listing" },
  ];
  for (let time = 0; time < 2; time += 1)
    expect((await call("POST /favourites", { token, body })).json).toMatchObject({ refused });
  expect((await call("GET /favourites", { token })).json).toEqual(["P1"]);
});

test("the cards of homes saved on a device are told to anybody, and stored nowhere", async () => {
  const { json, headers } = await call("POST /saved-listings", {
    body: { mlsNumbers: ["P9", "P1", "P1"] },
  });
  expect(json.listings).toMatchObject([{ mlsNumber: "P1", published: true, location: "B" }]);
  expect(headers.get("cache-control")).toBe("no-store");
});

test.each([
  [{}, "mlsNumbers"],
  [{ mlsNumbers: "P1" }, "mlsNumbers"],
  [{ mlsNumbers: Array(501).fill("P1") }, "mlsNumbers"],
  [{ mlsNumbers: ["x".repeat(65)] }, "mlsNumbers[0]"],
  [{ mlsNumbers: ["P\0"] }, "mlsNumbers[0]"],
  [{ mlsNumbers: [], at: 1 }, "at"],
])("homes of a device given as %j are refused", async (body, field) => {
  const token = await join();
  for (const line of ["POST /favourites", "POST /saved-listings"])
    expect(await call(line, { token, body })).toMatchObject({
      status: 400,
      json: { code: "invalid-input", field },
    });
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
  const otp = await getCode(context().db, moved.email);
  const confirmed = await call("POST /profile/email", { token, body: { otp } });
  expect(confirmed.json.user).toMatchObject({ ...moved, hasPassword: true });
  const passwords = { currentPassword: PASSWORD, newPassword: "seven paddy fields" };
  expect(await call("POST /profile/password", { token, body: passwords })).toMatchObject({
    json: { success: true, message: "Password changed" },
  });
  const weak = { currentPassword: passwords.newPassword, newPassword: "12345678" };
  expect(await call("POST /profile/password", { token, body: weak })).toMatchObject({
    status: 422,
    json: { code: "weak-password", reason: "common" },
  });
  context().pass(600);
  expect(await call("DELETE /profile", { token })).toMatchObject({
    status: 403,
    json: { code: "proof-needed", ways: ["password"] },
  });
  const body = { password: passwords.newPassword };
  expect(await call("DELETE /profile", { token, body })).toMatchObject({ status: 200 });
  expect(await call("GET /profile", { token })).toMatchObject({ status: 401 });
});

test("a forgotten password is reset by the mailed link", async () => {
  const token = await join();
  await call("POST /auth/forgot-password", { body: { email: EMAIL, language: "te" } });
  const mail = await findLastMail(context().db, EMAIL);
  const path = mail?.kind === "reset-link" ? mail.values.path : "";
  const { hash, search } = new URL(path, "http://localhost");
  expect(search).toBe("");
  const link = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const body = { ...link, newPassword: "seven paddy fields" };
  expect(await call("POST /auth/reset-password", { body })).toMatchObject({ status: 200 });
  expect(await call("POST /auth/reset-password", { body })).toMatchObject({
    status: 400,
    json: { code: "reset-link-invalid" },
  });
  expect(await call("GET /profile", { token })).toMatchObject({ status: 401 });
});

test.each(["signup", "login", "forgot-password", "send-otp"])(
  "%s says the same of an address with an account, with an unverified one, and with none",
  async (path) => {
    await join();
    await signUp(context(), person("unverified@homes.example"), HOME);
    context().pass(3600);
    const bodies: Record<string, object> = {
      signup: { name: "Ravi", password: "seven paddy fields" },
      login: { password: "seven paddy fields" },
    };
    const emails = [EMAIL, "unverified@homes.example", "nobody@homes.example"];
    const replies = emails.map(async (email) => {
      const reply = await call(`POST /auth/${path}`, { body: { email, ...bodies[path] } });
      // Made anew for each sign-up, of whatever kind.
      const { attempt, ...json } = reply.json;
      if (path === "signup") expect(attempt).toMatch(/^[0-9a-f]{64}$/);
      return { status: reply.status, json, headers: [...reply.headers] };
    });
    const [known, unverified, unknown] = await Promise.all(replies);
    expect(known).toEqual(unknown);
    expect(unverified).toEqual(unknown);
  },
);

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
  ["POST /proof"],
  ["POST /proof/code"],
  ["GET /sessions"],
  ["DELETE /sessions"],
  ["DELETE /sessions/00000000-0000-4000-8000-000000000001"],
  ["GET /favourites"],
  ["GET /favourites/listings"],
  ["POST /favourites"],
  ["POST /favourites/P1"],
  ["DELETE /favourites/P1"],
])("%s needs a session", async (line) => {
  for (const token of ["", "x", "A".repeat(43), "A".repeat(44)]) {
    const reply = await call(line, { token });
    expect(reply).toMatchObject({ status: 401, json: { success: false, code: "signed-out" } });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  }
});
