import { gt } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import * as given from "#features/accounts/accounts-testing.ts";
import { AGENT, HOME, join, makeTestContext, person } from "#features/accounts/accounts-testing.ts";
import type { AccountsContext } from "#features/accounts/commands/accounts-context.server.ts";
import { askForReset, resetPassword } from "#features/accounts/commands/reset-password.server.ts";
import { findSession } from "#features/accounts/commands/sessions.server.ts";
import { signIn } from "#features/accounts/commands/sign-in.server.ts";
import { signUp } from "#features/accounts/commands/sign-up.server.ts";
import { verifyEmail } from "#features/accounts/commands/verify-email.server.ts";
import { accounts, attempts, mails, resetLinks, sessions } from "#platform/db/schema.ts";
import { describeEachDatabase } from "#platform/db/testing.ts";

const EMAIL = "lakshmi@homes.example";
const PASSWORD = "three green parrots";
const OTHER = "seven paddy fields";

function inTwoHours({ clock }: AccountsContext): Date {
  return new Date(clock().getTime() + 2 * 3600_000);
}

describeEachDatabase("credentials", ({ database, empty }) => {
  beforeEach(empty);
  const lastMail = (to: string) => given.findLastMail(database().db, to);
  const resetToken = async () => {
    const mail = await lastMail(EMAIL);
    if (mail?.kind !== "reset-link") throw new Error(`a ${mail?.kind} came`);
    const link = new URL(mail.values.path, "https://plots.example");
    return { path: link.pathname, token: link.searchParams.get("token") ?? "", link };
  };

  test("a verified sign-up signs in by its password", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const signedIn = await signIn(context, { email: EMAIL, password: PASSWORD }, HOME);
    expect(signedIn).toMatchObject({ ok: true, user: { name: "Lakshmi Devi", email: EMAIL } });
    const wrong = await signIn(context, { email: EMAIL, password: OTHER }, HOME);
    expect(wrong).toEqual({ ok: false, code: "wrong-credentials" });
  });

  test("neither passwords nor tokens nor addresses of callers are stored readably", async () => {
    const context = makeTestContext(database().db);
    const { token } = await join(context, EMAIL, PASSWORD);
    const rows = await Promise.all(
      [accounts, sessions, attempts].map((t) => context.db.select().from(t)),
    );
    const stored = JSON.stringify(rows);
    expect(stored).toContain("$argon2id$v=19$m=8,t=1,p=1$");
    for (const secret of [PASSWORD, token, HOME.network]) expect(stored).not.toContain(secret);
  });

  test("who signs up with a waiting address gains nothing when its owner types the newest code", async () => {
    const context = makeTestContext(database().db);
    const mine = await signUp(context, person(EMAIL, PASSWORD), HOME);
    if (!mine.ok) throw new Error(mine.code);
    context.pass(1);
    await signUp(context, { ...person(EMAIL, OTHER), name: "Somebody Else" }, HOME);
    const code = await given.getCode(context.db, EMAIL);
    const { attempt } = mine;
    const verified = await verifyEmail(context, { email: EMAIL, code, attempt }, HOME);
    expect(verified).toMatchObject({ ok: true, user: { name: "lakshmi" }, passwordGone: true });
    for (const password of [PASSWORD, OTHER])
      expect((await signIn(context, { email: EMAIL, password }, HOME)).ok).toBe(false);
  });

  test("the browser that signed up last keeps its password, as does a code typed elsewhere", async () => {
    const context = makeTestContext(database().db);
    for (const shown of [true, false]) {
      const email = `${shown}@homes.example`;
      const mine = await signUp(context, person(email, PASSWORD), HOME);
      if (!mine.ok) throw new Error(mine.code);
      const code = await given.getCode(context.db, email);
      const attempt = shown ? mine.attempt : undefined;
      const verified = await verifyEmail(context, { email, code, attempt }, HOME);
      expect(verified).toMatchObject({ ok: true, passwordGone: false });
      expect((await signIn(context, { email, password: PASSWORD }, HOME)).ok).toBe(true);
    }
  });

  test("an unverified address may sign up again: only the newest name and password hold", async () => {
    const context = makeTestContext(database().db);
    await signUp(context, { ...person(EMAIL, OTHER), name: "Somebody Else" }, HOME);
    context.pass(1);
    await signUp(context, person(EMAIL, PASSWORD), HOME);
    const code = await given.getCode(context.db, EMAIL);
    const verified = await verifyEmail(context, { email: EMAIL, code }, HOME);
    expect(verified).toMatchObject({ ok: true, user: { name: "Lakshmi Devi" } });
    expect((await signIn(context, { email: EMAIL, password: OTHER }, HOME)).ok).toBe(false);
    expect((await signIn(context, { email: EMAIL, password: PASSWORD }, HOME)).ok).toBe(true);
  });

  test("signing up with a verified address changes nothing and tells its owner", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const before = await context.db.select().from(accounts);
    context.pass(1);
    expect(await signUp(context, person(EMAIL, OTHER), HOME)).toMatchObject({ ok: true });
    expect(await context.db.select().from(accounts)).toEqual(before);
    expect(await lastMail(EMAIL)).toMatchObject({
      kind: "account-exists",
      values: { path: "/te/forgot-password" },
    });
  });

  test("50 sign-ups of one address at once make one account, within its limit of mail", async () => {
    const context = makeTestContext(database().db);
    const all = Array.from({ length: 50 }, () => signUp(context, person(EMAIL), HOME));
    expect((await Promise.all(all)).filter(({ ok }) => ok)).toHaveLength(5);
    expect(await context.db.select().from(accounts)).toHaveLength(1);
    expect(await context.db.select().from(mails)).toHaveLength(5);
  });

  test("the right password of an unverified address asks for its code, a wrong one does not", async () => {
    const context = makeTestContext(database().db);
    await signUp(context, person(EMAIL, PASSWORD), HOME);
    const attempt = (password: string) => signIn(context, { email: EMAIL, password }, HOME);
    expect(await attempt(PASSWORD)).toEqual({ ok: true, needsVerification: true });
    expect(await context.db.select().from(mails)).toHaveLength(1);
    context.pass(60);
    expect(await attempt(PASSWORD)).toEqual({ ok: true, needsVerification: true });
    expect(await context.db.select().from(mails)).toHaveLength(2);
    expect(await attempt(OTHER)).toEqual({ ok: false, code: "wrong-credentials" });
    expect(await context.db.select().from(sessions)).toEqual([]);
  });

  test("five wrong passwords, then a wait that grows from 30 s to an hour", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const attempt = (password: string, network = HOME.network) =>
      signIn(context, { email: EMAIL, password }, { ...HOME, network });
    for (let wrong = 0; wrong < 5; wrong++)
      expect(await attempt(OTHER)).toMatchObject({ code: "wrong-credentials" });
    for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
      const waiting = { code: "too-many-tries", retryAfterSeconds: seconds };
      expect(await attempt(PASSWORD)).toMatchObject(waiting);
      context.pass(seconds);
      expect(await attempt(OTHER)).toMatchObject({ code: "wrong-credentials" });
    }
    expect((await attempt(PASSWORD, "198.51.100.9")).ok).toBe(true);
    context.pass(3600);
    expect((await attempt(PASSWORD)).ok).toBe(true);
    expect(await attempt(OTHER)).toMatchObject({ code: "wrong-credentials" });
    expect((await attempt(PASSWORD)).ok).toBe(true);
  });

  test("an unknown address waits in the same way, and 100 guesses at once are five", async () => {
    const context = makeTestContext(database().db);
    const guess = () => signIn(context, { email: "nobody@homes.example", password: OTHER }, HOME);
    const all = await Promise.all(Array.from({ length: 100 }, guess));
    const codes = all.map((one) => !one.ok && one.code);
    expect(codes.filter((code) => code === "wrong-credentials")).toHaveLength(5);
    expect(codes.filter((code) => code === "too-many-tries")).toHaveLength(95);
  });

  test("a network has a thousand wrong passwords an hour; right ones do not count", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const right = () => signIn(context, { email: EMAIL, password: PASSWORD }, HOME);
    const wrong = (at: number) =>
      signIn(context, { email: `${at}@homes.example`, password: OTHER }, HOME);
    await wrong(0);
    await context.db
      .update(attempts)
      .set({ count: 998 })
      .where(gt(attempts.forgottenAt, context.clock()));
    await context.db.delete(attempts).where(gt(attempts.forgottenAt, inTwoHours(context)));
    for (let times = 0; times < 3; times++) expect((await right()).ok).toBe(true);
    expect(await wrong(1)).toMatchObject({ code: "wrong-credentials" });
    expect(await wrong(2)).toMatchObject({ code: "wrong-credentials" });
    expect(await wrong(3)).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 3600 });
    context.pass(3600);
    expect((await right()).ok).toBe(true);
  });

  /** How many of the networks still get an answer about the password. */
  async function countGuesses(context: AccountsContext, networks: readonly string[]) {
    const guess = { email: EMAIL, password: OTHER };
    let answered = 0;
    for (const network of networks) {
      const result = await signIn(context, guess, { ...HOME, network });
      if (!result.ok && result.code === "wrong-credentials") answered += 1;
    }
    return answered;
  }

  test("an IPv6 /56 has 20 guesses an hour at an account, a /48 has 40, the world a hundred", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const hex = (from: number, step: number) =>
      Array.from({ length: 60 }, (_, n) => (from + n * step).toString(16));
    const within56 = hex(0x1200, 1).map((last) => `2001:db8:0:${last}`);
    const within48 = hex(0x2000, 0x100).map((last) => `2001:db8:0:${last}`);
    const elsewhere = hex(1, 1).map((site) => `2001:db9:${site}:1`);
    const world = Array.from({ length: 120 }, (_, n) => `198.51.100.${n}`);
    expect(await countGuesses(context, within56)).toBe(20);
    expect(await countGuesses(context, within48)).toBe(20);
    expect((await countGuesses(context, elsewhere)) + (await countGuesses(context, world))).toBe(
      60,
    );
    const owner = { email: EMAIL, password: PASSWORD };
    expect(await signIn(context, owner, HOME)).toMatchObject({ code: "too-many-tries" });
    context.pass(60);
    await askForReset(context, { email: EMAIL, language: undefined }, HOME);
    const { token } = await resetToken();
    const reset = { token, email: EMAIL, newPassword: "nine quiet rivers" };
    expect(await resetPassword(context, reset, HOME)).toEqual({ ok: true });
    const renewed = { email: EMAIL, password: "nine quiet rivers" };
    expect(await signIn(context, renewed, HOME)).toMatchObject({ ok: true });
  });

  test("a hash of another cost is renewed by signing in", async () => {
    const { db } = database();
    await join(makeTestContext(db, { memoryKibibytes: 16, passes: 1 }), EMAIL, PASSWORD);
    const context = makeTestContext(db);
    const attempt = () => signIn(context, { email: EMAIL, password: PASSWORD }, HOME);
    expect((await attempt()).ok).toBe(true);
    const [account] = await db.select().from(accounts);
    expect(account?.passwordHash).toContain("$m=8,t=1,p=1$");
    expect((await attempt()).ok).toBe(true);
  });

  test("a mailed link sets a new password once and ends every session", async () => {
    const context = makeTestContext(database().db);
    const { token: session } = await join(context, EMAIL, PASSWORD);
    context.pass(1);
    await askForReset(context, { email: EMAIL, language: "hi" }, HOME);
    const { path, token } = await resetToken();
    expect(path).toBe("/hi/reset-password");
    const reset = (newPassword: string) =>
      resetPassword(context, { token, email: EMAIL, newPassword }, HOME);
    expect(await reset("password1")).toMatchObject({ code: "weak-password", reason: "common" });
    const both = await Promise.all([reset(OTHER), reset(OTHER)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await reset(OTHER)).toEqual({ ok: false, code: "reset-link-invalid" });
    expect(await findSession(context.db, session, context.clock())).toBeNull();
    expect((await signIn(context, { email: EMAIL, password: PASSWORD }, HOME)).ok).toBe(false);
    expect((await signIn(context, { email: EMAIL, password: OTHER }, HOME)).ok).toBe(true);
    const kinds = (await context.db.select().from(mails)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "password-changed")).toHaveLength(1);
  });

  test("a link ends after 30 minutes and opens no other address", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    await join(context, "other@homes.example", PASSWORD);
    context.pass(1);
    await askForReset(context, { email: EMAIL, language: undefined }, HOME);
    const { token, path } = await resetToken();
    expect(path).toBe("/te/reset-password");
    const reset = (email: string) =>
      resetPassword(context, { token, email, newPassword: OTHER }, HOME);
    expect(await reset("other@homes.example")).toMatchObject({ code: "reset-link-invalid" });
    context.pass(1800);
    expect(await reset(EMAIL)).toMatchObject({ code: "reset-link-invalid" });
    context.pass(-1);
    expect(await reset(EMAIL)).toEqual({ ok: true });
    expect(await context.db.select().from(resetLinks)).toEqual([]);
  });

  test("no link goes to an address without an account, and the limits are the same", async () => {
    const context = makeTestContext(database().db);
    const ask = (email: string) => askForReset(context, { email, language: "en" }, HOME);
    await join(context, EMAIL, PASSWORD);
    for (const email of [EMAIL, "nobody@homes.example"]) {
      expect(await ask(email)).toEqual({ ok: true });
      expect(await ask(email)).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 60 });
    }
    expect(await lastMail("nobody@homes.example")).toBeNull();
  });

  test("agents need longer passwords", async () => {
    const context = makeTestContext(database().db);
    const attempt = (password: string) => signUp(context, person(AGENT, password), HOME);
    const weak = { code: "weak-password", reason: "too-short", least: 15 };
    expect(await attempt("fourteen chars")).toMatchObject(weak);
    expect(await attempt("fifteen letters")).toMatchObject({ ok: true });
  });
});
