import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  AGENT,
  EMAIL,
  getCode,
  getSession,
  HOME,
  joinByIdentity,
  makeTestContext,
  PASSWORD,
  person,
  startWithAccount,
  tokenOfLink,
} from "#features/accounts/accounts-testing.ts";
import { wrongCode } from "#features/accounts/credentials/credentials-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, emailUndos, identities, mails, sessions } from "#platform/db/schema.ts";
import { checkFreshProof, mailProofCode, proveOwner } from "./fresh-proof.server.ts";
import { confirmEmail, saveProfile } from "./profile.server.ts";
import { resetPassword } from "./reset-password.server.ts";
import { touchSession } from "./sessions.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { sweepAccounts } from "./sweep.server.ts";
import { undoEmailChange } from "./undo-email-change.server.ts";

const NEW_EMAIL = "thief@elsewhere.example";
const NEW_PASSWORD = "seven paddy fields";
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describeEachDatabase("whoever sits there", ({ database, empty }) => {
  beforeEach(empty);

  const start = async (email = EMAIL) => {
    const site = await startWithAccount(database().db, email);
    const { context } = site;
    let last = site.token;
    const again = () => getSession(context, last);
    /** Proves the owner by a password, as a browser does: with the newest token. */
    const prove = async (secret: string) => {
      const done = await proveOwner(context, await again(), { way: "password", secret });
      if (done.ok) last = done.renewedToken;
      return done;
    };
    return { ...site, again, prove };
  };

  /** A change of the address that its owner did not make; the secret that the owner was mailed. */
  const changeAddress = async (
    { context, again }: Awaited<ReturnType<typeof start>>,
    email = NEW_EMAIL,
  ) => {
    const session = await again();
    const former = session.account.email;
    const saved = await saveProfile(context, session, { name: "R", email }, HOME);
    if (!saved.ok) throw new Error(saved.code);
    const done = await confirmEmail(context, session, await getCode(context.db, email));
    if (!done.ok) throw new Error(done.code);
    const isTold = and(eq(mails.kind, "email-changed"), eq(mails.recipient, former));
    const [told] = await context.db.select().from(mails).where(isTold);
    const { path } = (told?.values ?? {}) as { readonly path?: string };
    return tokenOfLink(path);
  };

  test("is not proven by a sign-in that a clock which was ahead wrote down", async () => {
    const { context, again } = await start();
    context.pass(-MINUTE + 1);
    expect(await checkFreshProof(context, await again())).toBeNull();
    context.pass(-1);
    expect(await checkFreshProof(context, await again())).toMatchObject({ code: "proof-needed" });
  });

  test("is proven by the sign-in for ten minutes, then by the password for ten more", async () => {
    const { context, again, prove } = await start();
    context.pass(10 * MINUTE - 1);
    expect(await checkFreshProof(context, await again())).toBeNull();
    context.pass(1);
    const needed = { ok: false, code: "proof-needed", ways: ["password"] };
    expect(await checkFreshProof(context, await again())).toEqual(needed);
    expect(await prove(NEW_PASSWORD)).toEqual({ ok: false, code: "wrong-password" });
    expect(await checkFreshProof(context, await again())).toEqual(needed);
    expect(await prove(PASSWORD)).toMatchObject({ ok: true });
    context.pass(10 * MINUTE - 1);
    expect(await checkFreshProof(context, await again())).toBeNull();
    context.pass(1);
    expect(await checkFreshProof(context, await again())).toEqual(needed);
  });

  test("is proven in the one session that the proof was given in", async () => {
    const { context, session, open } = await start();
    const other = await open();
    context.pass(10 * MINUTE);
    await proveOwner(context, session, { way: "password", secret: PASSWORD });
    expect(await checkFreshProof(context, await getSession(context, other))).toMatchObject({
      code: "proof-needed",
    });
  });

  test("goes on with a new token once proven, and the one before opens nothing", async () => {
    const { context, token, session, prove } = await start();
    const done = await prove(PASSWORD);
    expect(await touchSession(context, { ...HOME, token })).toBeNull();
    const renewed = await getSession(context, done.ok ? done.renewedToken : "");
    expect(renewed.id).toBe(session.id);
  });

  test("has no more guesses in a session than a sign-in would have", async () => {
    const { context, session } = await start();
    const guess = () => proveOwner(context, session, { way: "password", secret: NEW_PASSWORD });
    const all = await Promise.all(Array.from({ length: 30 }, guess));
    expect(all.filter((one) => !one.ok && one.code === "wrong-password")).toHaveLength(5);
    expect(await guess()).toMatchObject({ code: "too-many-tries" });
  });

  test("without a password gets a code by mail, which works once; with one gets none", async () => {
    const context = makeTestContext(database().db);
    const session = await joinByIdentity(context);
    expect(await mailProofCode(context, session, HOME)).toEqual({ ok: true });
    const secret = await getCode(context.db, EMAIL);
    const prove = (given: string) =>
      proveOwner(context, session, { way: "mailed-code", secret: given });
    expect(await prove(wrongCode(secret))).toEqual({ ok: false, code: "wrong-code" });
    expect(await proveOwner(context, session, { way: "password", secret })).toEqual({
      ok: false,
      code: "proof-not-possible",
    });
    expect(await prove(secret)).toMatchObject({ ok: true });
    expect(await prove(secret)).toEqual({ ok: false, code: "wrong-code" });
    const other = await start("lakshmi@homes.example");
    expect(await mailProofCode(other.context, other.session, HOME)).toMatchObject({
      code: "proof-not-possible",
    });
  });

  test("with a stolen token alone changes no address", async () => {
    const { context, again } = await start();
    context.pass(10 * MINUTE);
    const session = await again();
    const moved = await saveProfile(context, session, { name: "R", email: NEW_EMAIL }, HOME);
    expect(moved).toMatchObject({ code: "proof-needed" });
    expect((await again()).account.pendingEmail).toBeNull();
    const renamed = await saveProfile(context, session, { name: "Ravi K", email: EMAIL }, HOME);
    expect(renamed).toMatchObject({ ok: true });
  });

  test("by another address ends the sessions elsewhere", async () => {
    const site = await start();
    const other = await site.open();
    await changeAddress(site);
    expect(await touchSession(site.context, { ...HOME, token: other })).toBeNull();
    expect((await site.again()).account.email).toBe(NEW_EMAIL);
  });

  test("takes the address back within 7 days: nobody else is in, and a password is set", async () => {
    const site = await start();
    const { context, db, token, accountId } = site;
    const secret = await changeAddress(site);
    const createdAt = context.clock();
    const stolen = { issuer: "https://id.example/", subject: "thief", accountId, createdAt };
    await db.insert(identities).values(stolen);
    context.pass(7 * DAY - 1);
    const undone = await undoEmailChange(context, secret, HOME);
    if (!undone.ok) throw new Error(undone.code);
    expect(await touchSession(context, { ...HOME, token })).toBeNull();
    expect(await db.select().from(sessions)).toEqual([]);
    expect(await db.select().from(identities)).toEqual([]);
    const [account] = await db.select().from(accounts);
    expect(account).toMatchObject({ email: EMAIL, passwordHash: null, pendingEmail: null });
    expect(await undoEmailChange(context, secret, HOME)).toMatchObject({
      code: "undo-link-invalid",
    });
    const reset = { ...undone.reset, newPassword: NEW_PASSWORD };
    expect(await resetPassword(context, reset, HOME)).toMatchObject({ ok: true });
    const signedIn = await signIn(context, { email: EMAIL, password: NEW_PASSWORD }, HOME);
    expect(signedIn.ok).toBe(true);
  });

  test("takes nothing back after 7 days, nor by a word of its own", async () => {
    const site = await start();
    const secret = await changeAddress(site);
    expect(await undoEmailChange(site.context, `${secret.slice(0, -1)}_`, HOME)).toMatchObject({
      code: "undo-link-invalid",
    });
    site.context.pass(7 * DAY);
    expect(await undoEmailChange(site.context, secret, HOME)).toMatchObject({
      code: "undo-link-invalid",
    });
    await sweepAccounts(site.context.db, new Date(site.context.clock().getTime() + 1));
    expect(await site.db.select().from(emailUndos)).toEqual([]);
  });

  test("that was there first wins: a later change's link does not outlive an earlier one's", async () => {
    const site = await start();
    const first = await changeAddress(site);
    site.context.pass(MINUTE);
    const second = await changeAddress(site, "thief2@elsewhere.example");
    expect(await undoEmailChange(site.context, first, HOME)).toMatchObject({ ok: true });
    expect(await undoEmailChange(site.context, second, HOME)).toMatchObject({ ok: false });
    const [account] = await site.db.select().from(accounts);
    expect(account?.email).toBe(EMAIL);
  });

  test("of ten uses at once of the link has one, and a stranger's sign-up does not stop it", async () => {
    const site = await start();
    const secret = await changeAddress(site);
    await signUp(site.context, person(EMAIL), HOME);
    const all = await Promise.all(
      Array.from({ length: 10 }, () => undoEmailChange(site.context, secret, HOME)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await site.db.select().from(accounts)).toHaveLength(1);
  });

  test.each([
    ["a visitor", EMAIL, 30 * DAY, 7 * DAY],
    ["an agent", AGENT, 7 * DAY, 12 * HOUR],
  ])("of %s is out after so long, however much it was used", async (_, email, longest, idle) => {
    const { context, token } = await start(email);
    const began = context.clock().getTime();
    while ((context.clock().getTime() - began) / 1000 + idle / 2 < longest) {
      context.pass(idle / 2);
      await getSession(context, token);
    }
    context.pass(longest - (context.clock().getTime() - began) / 1000 - 1);
    await getSession(context, token);
    context.pass(1);
    expect(await touchSession(context, { ...HOME, token })).toBeNull();
  });

  test.each([
    ["a visitor", EMAIL, 7 * DAY],
    ["an agent", AGENT, 12 * HOUR],
  ])("of %s is out after so long without use", async (_, email, idle) => {
    const { context, token } = await start(email);
    context.pass(idle - 1);
    await getSession(context, token);
    const used = (await context.db.select().from(sessions))[0]?.lastUsedAt;
    expect(used).toEqual(context.clock());
    context.pass(idle);
    expect(await touchSession(context, { ...HOME, token })).toBeNull();
  });
});
