import { beforeEach, expect, test } from "vitest";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import * as given from "#features/accounts/accounts-testing.ts";
import {
  AGENT,
  getSession,
  HOME,
  join,
  makeTestContext,
  person,
  takeIn,
} from "#features/accounts/accounts-testing.ts";
import { countTries } from "#features/accounts/credentials/attempts.server.ts";
import { networkGuessLimits } from "#features/accounts/credentials/guess-limits.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, attempts, mails, resetLinks, sessions } from "#platform/db/schema.ts";
import { changePassword } from "./own-password.server.ts";
import { askForReset, resetPassword } from "./reset-password.server.ts";
import { touchSession } from "./sessions.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { resendCode, verifyEmail } from "./verify-email.server.ts";

const EMAIL = "lakshmi@homes.example";
const PASSWORD = "three green parrots";
const OTHER = "seven paddy fields";
/** At the same home, at a browser that was never signed in by. */
const STRANGER = { ...HOME, browserKey: null };

describeEachDatabase("credentials", ({ database, empty }) => {
  beforeEach(empty);
  const lastMail = (to: string) => given.findLastMail(database().db, to);
  const resetToken = async () => {
    const mail = await lastMail(EMAIL);
    if (mail?.kind !== "reset-link") throw new Error(`a ${mail?.kind} came`);
    const link = new URL(mail.values.path, "https://plots.example");
    return {
      path: link.pathname,
      token: new URLSearchParams(link.hash.slice(1)).get("token") ?? "",
      link,
    };
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
      signIn(context, { email: EMAIL, password }, { ...STRANGER, network });
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

  test("of the first five none waits, at whichever machine’s clock it is counted", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const attempt = (password: string) => signIn(context, { email: EMAIL, password }, HOME);
    for (let wrong = 0; wrong < 4; wrong++) {
      expect(await attempt(OTHER)).toMatchObject({ code: "wrong-credentials" });
      context.pass(wrong % 2 === 0 ? -2 : 2);
    }
    context.pass(-2);
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

  test("a network has a thousand wrong passwords an hour and waits seconds; right ones do not count", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const right = () => signIn(context, { email: EMAIL, password: PASSWORD }, HOME);
    const wrong = (at: number) =>
      signIn(context, { email: `${at}@homes.example`, password: OTHER }, HOME);
    const guesses = Array.from({ length: 398 }, () => networkGuessLimits(HOME)).flat();
    expect(await countTries(context.db, guesses, context.clock())).toBeNull();
    for (let times = 0; times < 3; times++) expect((await right()).ok).toBe(true);
    expect(await wrong(1)).toMatchObject({ code: "wrong-credentials" });
    expect(await wrong(2)).toMatchObject({ code: "wrong-credentials" });
    expect(await wrong(3)).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 6 });
    context.pass(6);
    expect((await right()).ok).toBe(true);
  });

  /** How many of the networks still get an answer about the password. */
  async function countGuesses(context: AccountsContext, networks: readonly string[]) {
    const guess = { email: EMAIL, password: OTHER };
    let answered = 0;
    for (const network of networks) {
      const result = await signIn(context, guess, { ...STRANGER, network });
      if (!result.ok && result.code === "wrong-credentials") answered += 1;
    }
    return answered;
  }

  test("an IPv6 /56 has 20 guesses an hour at an account, a /48 has 40", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const hex = (from: number, step: number) =>
      Array.from({ length: 60 }, (_, n) => (from + n * step).toString(16));
    const within56 = hex(0x1200, 1).map((last) => `2001:db8:0:${last}`);
    const within48 = hex(0x2000, 0x100).map((last) => `2001:db8:0:${last}`);
    expect(await countGuesses(context, within56)).toBe(20);
    context.pass(1200); // so that the count of the whole account is not what holds
    expect(await countGuesses(context, within48)).toBe(20);
  });

  test("the world has a hundred guesses in any hour at an account, and its owner waits a minute at most", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const counts: number[] = [];
    for (let minute = 0; minute < 90; minute++) {
      const world = Array.from(
        { length: minute === 0 ? 100 : 2 },
        (_, n) => `198.${minute}.0.${n}`,
      );
      counts.push(await countGuesses(context, world));
      context.pass(60);
    }
    const inAnHour = counts.map((_, from) =>
      counts.slice(from, from + 60).reduce((sum, count) => sum + count, 0),
    );
    expect(Math.max(...inAnHour)).toBe(99);
    await countGuesses(context, ["198.51.100.1", "198.51.100.2"]);
    const owner = { email: EMAIL, password: PASSWORD };
    const held = await signIn(context, owner, STRANGER);
    expect(held).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 60 });
    context.pass(60);
    expect(await signIn(context, owner, STRANGER)).toMatchObject({ ok: true });
  });

  test("a browser that was here before is not held up by what others guess, wherever they are", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const elsewhere = Array.from({ length: 100 }, (_, n) => `198.51.100.${n}`);
    const neighbours = Array.from({ length: 10 }, () => HOME.network);
    await countGuesses(context, [...neighbours, ...elsewhere]);
    const owner = { email: EMAIL, password: PASSWORD };
    expect(await signIn(context, owner, STRANGER)).toMatchObject({ code: "too-many-tries" });
    const another = { ...HOME, browserKey: "another-browser-of-hers" };
    expect(await signIn(context, owner, another)).toMatchObject({ code: "too-many-tries" });
    expect(await signIn(context, owner, HOME)).toMatchObject({ ok: true });
    // Nor does it hold the others up, or guess more than it may.
    const guess = () => signIn(context, { email: EMAIL, password: OTHER }, HOME);
    for (let times = 0; times < 5; times++)
      expect(await guess()).toMatchObject({ code: "wrong-credentials" });
    expect(await guess()).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 30 });
  });

  test("another password makes strangers of all browsers but the one that set it", async () => {
    const context = makeTestContext(database().db);
    const { token } = await join(context, EMAIL, PASSWORD);
    const another = { ...HOME, browserKey: "another-browser-of-hers" };
    await signIn(context, { email: EMAIL, password: PASSWORD }, another);
    const session = await getSession(context, token);
    const change = { currentPassword: PASSWORD, newPassword: "nine quiet rivers" };
    expect(await changePassword(context, session, change)).toEqual({ ok: true });
    const world = Array.from({ length: 100 }, (_, n) => `198.51.100.${n}`);
    await countGuesses(context, world);
    const owner = { email: EMAIL, password: "nine quiet rivers" };
    expect(await signIn(context, owner, another)).toMatchObject({ code: "too-many-tries" });
    expect(await signIn(context, owner, HOME)).toMatchObject({ ok: true });
  });

  test("a clock that is set back holds nobody up, and one that is a minute behind counts on", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    const owner = { email: EMAIL, password: PASSWORD };
    const world = Array.from({ length: 60 }, (_, n) => `198.51.100.${n}`);
    const guessAtHome = () => countGuesses(context, Array(7).fill(HOME.network));
    await askForReset(context, { email: EMAIL, language: undefined }, HOME);
    expect(await countGuesses(context, world)).toBe(40);
    expect(await guessAtHome()).toBe(0);
    context.pass(-50);
    expect(await countGuesses(context, world)).toBe(0);
    expect(await signIn(context, owner, STRANGER)).toMatchObject({ code: "too-many-tries" });
    context.pass(-3 * 3600);
    expect(await signIn(context, owner, STRANGER)).toMatchObject({ ok: true });
    const asked = await askForReset(context, { email: EMAIL, language: undefined }, HOME);
    expect(asked).toEqual({ ok: true });
    expect(await countGuesses(context, world)).toBe(40);
  });

  test("a mailed link gets past what others guessed, in its browser", async () => {
    const context = makeTestContext(database().db);
    await join(context, EMAIL, PASSWORD);
    context.pass(60);
    await askForReset(context, { email: EMAIL, language: undefined }, HOME);
    const { token } = await resetToken();
    const newPassword = "nine quiet rivers";
    const reset = await resetPassword(context, { token, email: EMAIL, newPassword }, HOME);
    if (!reset.ok) throw new Error(reset.code);
    const world = Array.from({ length: 100 }, (_, n) => `198.51.100.${n}`);
    await countGuesses(context, world);
    const owner = { email: EMAIL, password: newPassword };
    expect(await signIn(context, owner, STRANGER)).toMatchObject({ code: "too-many-tries" });
    expect(await signIn(context, owner, HOME)).toMatchObject({ ok: true });
  });

  test("a mailbox gets six mails an hour at most, however it is written and whatever is asked", async () => {
    const context = makeTestContext(database().db);
    await join(context, "lakshmi.devi@gmail.com", PASSWORD);
    const written = [
      "lakshmi.devi@gmail.com",
      "lakshmidevi+1@gmail.com",
      "l.akshmidevi@googlemail.com",
    ];
    for (let minute = 0; minute < 58; minute++) {
      const email = written[minute % 3] ?? "";
      await signUp(context, person(email, OTHER), HOME);
      await resendCode(context, { email, language: undefined }, HOME);
      const known = { email: written[0] ?? "", language: undefined };
      if (minute > 20) await askForReset(context, known, HOME);
      context.pass(60);
    }
    const sent = await context.db.select().from(mails);
    expect(sent).toHaveLength(6);
    // What is not for a link leaves one for it.
    expect(sent.filter(({ kind }) => kind === "reset-link")).toHaveLength(1);
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
    expect(await touchSession(context, { ...HOME, token: session })).toBeNull();
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
    expect(await reset(EMAIL)).toMatchObject({ ok: true });
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

  test("the team needs longer passwords", async () => {
    const context = makeTestContext(database().db);
    await takeIn(context.db, AGENT);
    const attempt = (password: string) => signUp(context, person(AGENT, password), HOME);
    const weak = { code: "weak-password", reason: "too-short", least: 15 };
    expect(await attempt("fourteen chars")).toMatchObject(weak);
    expect(await attempt("fifteen letters")).toMatchObject({ ok: true });
  });
});
