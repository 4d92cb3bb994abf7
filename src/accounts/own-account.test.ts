import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import type { Db } from "#db/database.ts";
import {
  accounts,
  favourites,
  identities,
  mails,
  oneTimeCodes,
  resetLinks,
  sessions,
} from "#db/schema.ts";
import { describeEachDatabase } from "#db/testing.ts";
import { changePassword, deleteAccount } from "./own-password.server.ts";
import { confirmEmail, saveProfile, toProfile } from "./profile.server.ts";
import { askForReset } from "./reset-password.server.ts";
import {
  endSession,
  endSessionById,
  endSessions,
  findSession,
  listSessions,
  openSession,
} from "./sessions.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInByIdentity } from "./sign-in-by-identity.server.ts";
import { signUp } from "./sign-up.server.ts";
import { sweepAccounts } from "./sweep.server.ts";
import {
  CLAIMS,
  findLastMail,
  getCode,
  getSession,
  HOME,
  join,
  makeTestWork,
  person,
  wrongCode,
} from "./testing.ts";

const EMAIL = "ravi@homes.example";
const NEW_EMAIL = "ravi.kumar@homes.example";
const PASSWORD = "three green parrots";
const OTHER = "seven paddy fields";
const DAY = 24 * 3600;

function all(db: Db) {
  const tables = [accounts, identities, sessions, oneTimeCodes, resetLinks, favourites, mails];
  return Promise.all(tables.map(async (table) => (await db.select().from(table)).length));
}

describeEachDatabase("an account of one's own", ({ database, empty }) => {
  beforeEach(empty);
  const start = async () => {
    const work = makeTestWork(database().db);
    const { token, accountId } = await join(work, EMAIL, PASSWORD);
    const open = (device: string) =>
      work.db.transaction((tx) => openSession(tx, accountId, { device, now: work.clock() }));
    return { work, db: work.db, token, accountId, open, session: await getSession(work, token) };
  };

  test("a session ends after 7 days without use, is touched once a minute, and opens by its token only", async () => {
    const { work, db, token } = await start();
    work.pass(59);
    await getSession(work, token);
    const lastUsed = async () => (await db.select().from(sessions))[0]?.lastUsedAt.getTime();
    expect(await lastUsed()).toBe(work.clock().getTime() - 59_000);
    work.pass(7 * DAY - 60);
    await getSession(work, token);
    expect(await lastUsed()).toBe(work.clock().getTime());
    work.pass(7 * DAY);
    expect(await findSession(db, token, work.clock())).toBeNull();
    expect(await findSession(db, `${token.slice(0, -1)}_`, work.clock())).toBeNull();
  });

  test("of more than 30 sessions those unused for longest go", async () => {
    const { work, db, token, open, session } = await start();
    const tokens: string[] = [];
    for (let made = 1; made < 30; made++) {
      work.pass(60);
      tokens.push(await open(`Browser ${made}`));
    }
    await getSession(work, token); // used now: Browser 1 is the oldest
    await Promise.all(Array.from({ length: 8 }, () => open("Browser at once")));
    const listed = await listSessions(db, session, work.clock());
    expect(listed).toHaveLength(30);
    expect(listed.find(({ current }) => current)?.device).toBe("Firefox on Linux");
    for (const gone of tokens.slice(0, 8))
      expect(await findSession(db, gone, work.clock())).toBeNull();
    await getSession(work, tokens[8] ?? "");
  });

  test("one's sessions end one by one, or all at once, and nobody else's do", async () => {
    const { work, db, token, open, session } = await start();
    const stranger = await join(work, "other@homes.example");
    const theirs = await getSession(work, stranger.token);
    const second = await getSession(work, await open("Safari on iOS"));
    expect(await endSessionById(db, session, theirs.id)).toMatchObject({ ok: false });
    expect(await endSessionById(db, session, second.id)).toEqual({ ok: true });
    expect(await endSessionById(db, session, second.id)).toMatchObject({ code: "no-such-session" });
    await endSession(db, stranger.token);
    await endSession(db, stranger.token);
    expect(await findSession(db, stranger.token, work.clock())).toBeNull();
    await open("Safari on iOS");
    await endSessions(db, session.account.id);
    expect(await findSession(db, token, work.clock())).toBeNull();
    expect(await db.select().from(sessions)).toEqual([]);
  });

  test("a new address takes effect with the code mailed to it, and the old one is told", async () => {
    const { work, db, token, session } = await start();
    work.pass(1);
    const saved = await saveProfile(work, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    const profile = { name: "Ravi K", email: EMAIL, hasPassword: true, pendingEmail: NEW_EMAIL };
    expect(saved).toEqual({ ok: true, needsVerification: true, profile });
    const code = await getCode(db, NEW_EMAIL);
    expect(await confirmEmail(work, session, wrongCode(code))).toMatchObject({ ok: false });
    await askForReset(work, { email: EMAIL, language: "en" }, HOME);
    const confirmed = { name: "Ravi K", email: NEW_EMAIL, hasPassword: true };
    expect(await confirmEmail(work, session, code)).toEqual({ ok: true, profile: confirmed });
    expect(await confirmEmail(work, session, code)).toMatchObject({ code: "wrong-code" });
    expect(toProfile((await getSession(work, token)).account)).toEqual(confirmed);
    expect(await db.select().from(resetLinks)).toEqual([]);
    const told = await db.select().from(mails).where(eq(mails.kind, "email-changed"));
    expect(told).toMatchObject([{ recipient: EMAIL, values: { newEmail: NEW_EMAIL } }]);
  });

  test("keeping the address drops the pending one, with its code", async () => {
    const { work, session } = await start();
    await saveProfile(work, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    const code = await getCode(work.db, NEW_EMAIL);
    const kept = await saveProfile(work, session, { name: "Ravi Kumar", email: EMAIL }, HOME);
    const profile = { name: "Ravi Kumar", email: EMAIL, hasPassword: true };
    expect(kept).toEqual({ ok: true, needsVerification: false, profile });
    expect(await confirmEmail(work, session, code)).toMatchObject({ code: "wrong-code" });
  });

  test("an address that is another's looks the same, brings no code and tells its owner", async () => {
    const { work, db, session } = await start();
    await join(work, NEW_EMAIL);
    work.pass(60);
    const saved = await saveProfile(work, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    expect(saved).toMatchObject({ ok: true, needsVerification: true });
    expect(await findLastMail(db, NEW_EMAIL)).toMatchObject({ kind: "account-exists" });
    const codes = await db.select().from(oneTimeCodes);
    expect(codes).toEqual([]);
  });

  test("a code for an address does not work once another account has verified it", async () => {
    const { work, session } = await start();
    await saveProfile(work, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    const code = await getCode(work.db, NEW_EMAIL);
    work.pass(1);
    await join(work, NEW_EMAIL);
    expect(await confirmEmail(work, session, code)).toMatchObject({ code: "email-taken" });
  });

  test("a code for an address takes it from an account that never verified it", async () => {
    const { work, db, session } = await start();
    await saveProfile(work, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    const code = await getCode(db, NEW_EMAIL);
    work.pass(1);
    await signUp(work, person(NEW_EMAIL), HOME);
    expect(await confirmEmail(work, session, code)).toMatchObject({ ok: true });
    expect(await db.select().from(accounts)).toHaveLength(1);
  });

  test("a new password needs the old one, and ends the other sessions", async () => {
    const { work, db, token, open, session } = await start();
    const second = await open("Safari on iOS");
    const change = (currentPassword: string | undefined, newPassword = OTHER) =>
      changePassword(work, session, { currentPassword, newPassword });
    expect(await change(undefined)).toMatchObject({ code: "password-needed" });
    expect(await change(OTHER)).toMatchObject({ code: "wrong-password" });
    expect(await change(PASSWORD, "ravi@home")).toMatchObject({ reason: "contains-email" });
    work.pass(1);
    expect(await change(PASSWORD)).toEqual({ ok: true });
    expect(await findSession(db, second, work.clock())).toBeNull();
    expect(await findLastMail(db, EMAIL)).toMatchObject({ kind: "password-changed" });
    const renewed = await getSession(work, token);
    for (let wrong = 0; wrong < 5; wrong++)
      await changePassword(work, renewed, { currentPassword: PASSWORD, newPassword: PASSWORD });
    const sixth = await changePassword(work, renewed, {
      currentPassword: OTHER,
      newPassword: PASSWORD,
    });
    expect(sixth).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 30 });
  });

  test("an account without a password gets one within ten minutes of signing in", async () => {
    const work = makeTestWork(database().db);
    const signedIn = await signInByIdentity(work, CLAIMS, HOME);
    const session = await getSession(work, signedIn.ok ? signedIn.token : "");
    expect(toProfile(session.account).hasPassword).toBe(false);
    work.pass(600);
    const late = await changePassword(work, session, { newPassword: OTHER });
    expect(late).toMatchObject({ code: "fresh-sign-in-needed" });
    work.pass(-1);
    expect(await changePassword(work, session, { newPassword: OTHER })).toEqual({ ok: true });
    expect((await signIn(work, { email: EMAIL, password: OTHER }, HOME)).ok).toBe(true);
  });

  test("deleting the account leaves nothing of it, and nobody else's account", async () => {
    const { work, db, accountId, session } = await start();
    await signInByIdentity(work, CLAIMS, HOME);
    await askForReset(work, { email: EMAIL, language: "en" }, HOME);
    await saveProfile(work, session, { name: "Ravi K", email: NEW_EMAIL }, HOME);
    await db.insert(favourites).values({ accountId, mlsNumber: "P1", savedAt: work.clock() });
    work.pass(600);
    expect(await deleteAccount(work, session, undefined)).toMatchObject({
      code: "fresh-sign-in-needed",
    });
    expect(await deleteAccount(work, session, OTHER)).toMatchObject({ code: "wrong-password" });
    await join(work, "other@homes.example");
    const forgotten: string[] = [];
    const forgetPerson = async (_: unknown, email: string) => void forgotten.push(email);
    const done = await deleteAccount({ ...work, forgetPerson }, session, PASSWORD);
    expect(done).toEqual({ ok: true });
    expect(forgotten).toEqual([EMAIL]);
    // One account with its session, its mail, and the mail to the address that was pending.
    expect(await all(db)).toEqual([1, 0, 1, 0, 0, 0, 2]);
  });

  test("what has expired is swept, what has not stays", async () => {
    const { work, db } = await start();
    await signUp(work, person(NEW_EMAIL), HOME);
    await askForReset(work, { email: EMAIL, language: "en" }, HOME);
    await sweepAccounts(db, work.clock());
    expect((await all(db)).slice(0, 5)).toEqual([2, 0, 1, 1, 1]);
    work.pass(8 * DAY);
    await sweepAccounts(db, work.clock());
    expect((await all(db)).slice(0, 5)).toEqual([1, 0, 0, 0, 0]);
  });
});
