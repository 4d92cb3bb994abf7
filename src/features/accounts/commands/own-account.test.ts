import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  CLAIMS,
  EMAIL,
  findLastMail,
  getCode,
  getSession,
  HOME,
  join,
  joinByIdentity,
  joinWithSession,
  makeTestContext,
  PASSWORD,
  person,
  startWithAccount,
} from "#features/accounts/accounts-testing.ts";
import { wrongCode } from "#features/accounts/credentials/credentials-testing.ts";
import type { Db } from "#platform/db/database.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import {
  accounts,
  favourites,
  identities,
  mails,
  oneTimeCodes,
  resetLinks,
  sessions,
} from "#platform/db/schema.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { changePassword } from "./own-password.server.ts";
import { endSessionById, listSessions } from "./own-sessions.server.ts";
import { confirmEmail, saveProfile, toProfile } from "./profile.server.ts";
import { askForReset } from "./reset-password.server.ts";
import { endSession, endSessions, touchSession } from "./sessions.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInByIdentity } from "./sign-in-by-identity.server.ts";
import { signUp } from "./sign-up.server.ts";
import { sweepAccounts } from "./sweep.server.ts";
import { resendCode } from "./verify-email.server.ts";

const NEW_EMAIL = "ravi.kumar@homes.example";
const OTHER = "seven paddy fields";
const DAY = 24 * 3600;

function all(db: Db) {
  const tables = [accounts, identities, sessions, oneTimeCodes, resetLinks, favourites, mails];
  return Promise.all(tables.map(async (table) => (await db.select().from(table)).length));
}

describeEachDatabase("an account of one's own", ({ database, empty }) => {
  beforeEach(empty);
  const start = () => startWithAccount(database().db);

  test("a session ends after 7 days without use, is touched once a minute, and opens by its token only", async () => {
    const { context, db, token } = await start();
    context.pass(59);
    await getSession(context, token);
    const lastUsed = async () => (await db.select().from(sessions))[0]?.lastUsedAt.getTime();
    expect(await lastUsed()).toBe(context.clock().getTime() - 59_000);
    context.pass(7 * DAY - 60);
    await getSession(context, token);
    expect(await lastUsed()).toBe(context.clock().getTime());
    context.pass(7 * DAY);
    expect(await touchSession(context, { ...HOME, token })).toBeNull();
    expect(await touchSession(context, { ...HOME, token: `${token.slice(0, -1)}_` })).toBeNull();
  });

  test("of more than 30 sessions those unused for longest go", async () => {
    const { context, token, open, session } = await start();
    const tokens: string[] = [];
    for (let made = 1; made < 30; made++) {
      context.pass(60);
      tokens.push(await open(`Browser ${made}`));
    }
    await getSession(context, token); // used now: Browser 1 is the oldest
    await Promise.all(Array.from({ length: 8 }, () => open("Browser at once")));
    const listed = await listSessions(context, session);
    expect(listed).toHaveLength(30);
    expect(listed.find(({ current }) => current)?.device).toBe("Firefox on Linux");
    for (const gone of tokens.slice(0, 8))
      expect(await touchSession(context, { ...HOME, token: gone })).toBeNull();
    await getSession(context, tokens[8] ?? "");
  });

  test("a sign-in ends the session that its browser had, and none elsewhere", async () => {
    const { context, token, open } = await start();
    const elsewhere = await open("Safari on iOS");
    const { email } = (await getSession(context, token)).account;
    const caller = { ...HOME, token };
    const signedIn = await signIn(context, { email, password: PASSWORD }, caller);
    expect(signedIn.ok).toBe(true);
    expect(await touchSession(context, caller)).toBeNull();
    await getSession(context, elsewhere);
  });

  test("one's sessions end one by one, or all at once, and nobody else's do", async () => {
    const { context, db, token, open, session } = await start();
    const stranger = await joinWithSession(context, "other@homes.example");
    const second = await getSession(context, await open("Safari on iOS"));
    expect(await endSessionById(context, session, stranger.session.id)).toMatchObject({
      ok: false,
    });
    expect(await endSessionById(context, session, second.id)).toEqual({ ok: true });
    expect(await endSessionById(context, session, second.id)).toMatchObject({
      code: "no-such-session",
    });
    await endSession(context, { ...HOME, token: stranger.token });
    await endSession(context, { ...HOME, token: stranger.token });
    expect(await touchSession(context, { ...HOME, token: stranger.token })).toBeNull();
    await open("Safari on iOS");
    await endSessions(db, session.account.id);
    expect(await touchSession(context, { ...HOME, token })).toBeNull();
    expect(await db.select().from(sessions)).toEqual([]);
  });

  test("a new address takes effect with the code mailed to it, and the old one is told", async () => {
    const { context, db, token, session } = await start();
    context.pass(1);
    const saved = await saveProfile(context, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    const profile = { name: "Ravi K", email: EMAIL, hasPassword: true, pendingEmail: NEW_EMAIL };
    expect(saved).toMatchObject({ ok: true, needsVerification: true, profile });
    const code = await getCode(db, NEW_EMAIL);
    expect(await confirmEmail(context, session, wrongCode(code))).toMatchObject({ ok: false });
    await askForReset(context, { email: EMAIL, language: "en" }, HOME);
    const confirmed = { name: "Ravi K", email: NEW_EMAIL, hasPassword: true };
    expect(await confirmEmail(context, session, code)).toMatchObject({
      ok: true,
      profile: confirmed,
    });
    expect(await confirmEmail(context, session, code)).toMatchObject({ code: "wrong-code" });
    expect(toProfile(await getSession(context, token))).toMatchObject(confirmed);
    expect(await db.select().from(resetLinks)).toMatchObject([]);
    const told = await db.select().from(mails).where(eq(mails.kind, "email-changed"));
    const path = expect.stringMatching(/^\/te\/undo-email#token=[\w-]{43}$/);
    expect(told).toMatchObject([{ recipient: EMAIL, values: { newEmail: NEW_EMAIL, path } }]);
  });

  test("keeping the address drops the pending one, with its code", async () => {
    const { context, session } = await start();
    await saveProfile(context, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    const code = await getCode(context.db, NEW_EMAIL);
    const stored = await saveProfile(context, session, { name: "Ravi Kumar", email: EMAIL }, HOME);
    const profile = { name: "Ravi Kumar", email: EMAIL, hasPassword: true };
    expect(stored).toMatchObject({ ok: true, needsVerification: false, profile });
    expect(await confirmEmail(context, session, code)).toMatchObject({ code: "wrong-code" });
  });

  test("an address that is another's looks the same, brings no code and tells its owner", async () => {
    const { context, db, session } = await start();
    await join(context, NEW_EMAIL);
    context.pass(60);
    const saved = await saveProfile(context, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    expect(saved).toMatchObject({ ok: true, needsVerification: true });
    expect(await findLastMail(db, NEW_EMAIL)).toMatchObject({ kind: "account-exists" });
    const codes = await db.select().from(oneTimeCodes);
    expect(codes).toEqual([]);
  });

  test("a code for an address does not work once another account has verified it", async () => {
    const { context, session } = await start();
    await saveProfile(context, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    const code = await getCode(context.db, NEW_EMAIL);
    context.pass(1);
    await join(context, NEW_EMAIL);
    expect(await confirmEmail(context, session, code)).toMatchObject({ code: "email-taken" });
  });

  test("a code for an address takes it from an account that never verified it", async () => {
    const { context, db, session } = await start();
    await saveProfile(context, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    const code = await getCode(db, NEW_EMAIL);
    context.pass(1);
    await signUp(context, person(NEW_EMAIL), HOME);
    expect(await confirmEmail(context, session, code)).toMatchObject({ ok: true });
    expect(await db.select().from(accounts)).toHaveLength(1);
  });

  test("a new password needs the old one, and ends the other sessions", async () => {
    const { context, db, token, open, session } = await start();
    const second = await open("Safari on iOS");
    const change = (currentPassword: string | undefined, newPassword = OTHER) =>
      changePassword(context, session, { currentPassword, newPassword });
    expect(await change(undefined)).toMatchObject({ code: "password-needed" });
    expect(await change(OTHER)).toMatchObject({ code: "wrong-password" });
    expect(await change(PASSWORD, "ravi@home")).toMatchObject({ reason: "contains-email" });
    context.pass(1);
    expect(await change(PASSWORD)).toEqual({ ok: true });
    expect(await touchSession(context, { ...HOME, token: second })).toBeNull();
    expect(await findLastMail(db, EMAIL)).toMatchObject({ kind: "password-changed" });
    const renewed = await getSession(context, token);
    for (let wrong = 0; wrong < 5; wrong++)
      await changePassword(context, renewed, { currentPassword: PASSWORD, newPassword: PASSWORD });
    const sixth = await changePassword(context, renewed, {
      currentPassword: OTHER,
      newPassword: PASSWORD,
    });
    expect(sixth).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 30 });
  });

  test("an account without a password gets one within ten minutes of signing in", async () => {
    const context = makeTestContext(database().db);
    const session = await joinByIdentity(context);
    expect(toProfile(session).hasPassword).toBe(false);
    context.pass(600);
    const late = await changePassword(context, session, { newPassword: OTHER });
    expect(late).toEqual({ ok: false, code: "proof-needed", ways: ["mailed-code"] });
    context.pass(-1);
    expect(await changePassword(context, session, { newPassword: OTHER })).toEqual({ ok: true });
    expect((await signIn(context, { email: EMAIL, password: OTHER }, HOME)).ok).toBe(true);
  });

  test("deleting the account leaves nothing of it, and nobody else's account", async () => {
    const { context, db, accountId, session } = await start();
    await signInByIdentity(context, CLAIMS, HOME);
    await askForReset(context, { email: EMAIL, language: "en" }, HOME);
    await saveProfile(context, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    await db.insert(favourites).values({ accountId, mlsNumber: "P1", savedAt: context.clock() });
    context.pass(600);
    expect(await deleteAccount(context, session, undefined)).toMatchObject({
      code: "proof-needed",
    });
    expect(await deleteAccount(context, session, OTHER)).toMatchObject({ code: "wrong-password" });
    await join(context, "other@homes.example");
    const forgotten: string[] = [];
    const forgetPerson = async (_: unknown, { email }: { readonly email: string }) => [
      `the leads of ${email}`,
    ];
    const forgetMailFiles = async (names: readonly string[]) => void forgotten.push(...names);
    const done = await deleteAccount(
      { ...context, forgetPerson, forgetMailFiles },
      session,
      PASSWORD,
    );
    expect(done).toEqual({ ok: true });
    expect(forgotten).toEqual([EMAIL, `the leads of ${EMAIL}`]);
    // One account with its session and its mail.
    expect(await all(db)).toEqual([1, 0, 1, 0, 0, 0, 1]);
  });

  test("a sign-up whose code was just mailed is not swept, however old the first one is", async () => {
    const { context, db } = await start();
    await signUp(context, person(NEW_EMAIL), HOME);
    const hasAccount = () => db.$count(accounts, eq(accounts.email, NEW_EMAIL));
    context.pass(7 * DAY + 1);
    await resendCode(context, { email: NEW_EMAIL, language: "en" }, HOME);
    await sweepAccounts(db, context.clock());
    expect(await hasAccount()).toBe(1);
    await signUp(context, person(NEW_EMAIL), HOME);
    context.pass(6 * DAY);
    await sweepAccounts(db, context.clock());
    expect(await hasAccount()).toBe(1);
    context.pass(DAY + 1);
    await sweepAccounts(db, context.clock());
    expect(await hasAccount()).toBe(0);
  });

  test("what has expired is swept, what has not stays", async () => {
    const { context, db } = await start();
    await signUp(context, person(NEW_EMAIL), HOME);
    await askForReset(context, { email: EMAIL, language: "en" }, HOME);
    await sweepAccounts(db, context.clock());
    expect((await all(db)).slice(0, 5)).toEqual([2, 0, 1, 1, 1]);
    context.pass(8 * DAY);
    await sweepAccounts(db, context.clock());
    expect((await all(db)).slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
  });
});
