import { randomBytes } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import { TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import {
  AGENT,
  CLAIMS,
  getSession,
  HOME,
  join,
  makeTestContext,
  type TestContext,
} from "#features/accounts/accounts-testing.ts";
import { changePassword } from "#features/accounts/commands/own-password.server.ts";
import {
  countSessions,
  endSessions,
  openSession,
  type Session,
} from "#features/accounts/commands/sessions.server.ts";
import { signIn } from "#features/accounts/commands/sign-in.server.ts";
import { signInByIdentity } from "#features/accounts/commands/sign-in-by-identity.server.ts";
import {
  finishFirstStep,
  giveSecondStep,
} from "#features/accounts/commands/two-step-sign-in.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { mails, recoveryCodes, secondFactors } from "#platform/db/schema.ts";
import {
  confirmSetUp,
  countOwnRecoveryCodes,
  findSecondFactorState,
  giveCode,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
  startSetUp,
} from "./second-factor.server.ts";

const PASSWORD = "three green parrots";
const WRONG = "000000";
const HOUR = 3600;

describeEachDatabase("second factor", ({ database, empty }) => {
  beforeEach(empty);

  const start = async () => {
    const context = makeTestContext(database().db);
    const { token } = await join(context, AGENT, PASSWORD);
    const session = await getSession(context, token);
    const codeOf = (secret: string, stepsOn = 0) =>
      new TOTP({ secret }).generate({ timestamp: context.clock().getTime() + stepsOn * 30_000 });
    const stateOf = (of: Session = session, byClock = false) =>
      findSecondFactorState(context.db, of, { now: context.clock(), byClock });
    /** Another session of the same agent. */
    const signInAgain = async () => {
      const arriving = { way: "password", caller: HOME } as const;
      const again = await openSession(context, session.account, arriving);
      return getSession(context, again.token);
    };
    return { context, session, codeOf, stateOf, signInAgain };
  };

  const startSetUpDone = async () => {
    const site = await start();
    const begun = await startSetUp(site.context, site.session, undefined);
    if (!begun.ok) throw new Error(begun.code);
    const done = await confirmSetUp(site.context, site.session, site.codeOf(begun.secret));
    if (!done.ok) throw new Error(done.code);
    site.context.pass(30);
    return { ...site, secret: begun.secret, codes: done.recoveryCodes };
  };

  /** What the agent was mailed of it, first to last. */
  const toldOf = async () => {
    const own = and(eq(mails.recipient, AGENT), eq(mails.kind, "second-factor"));
    const rows = await database().db.select().from(mails).where(own).orderBy(asc(mails.createdAt));
    return rows.map(({ values }) => values);
  };

  test("is set up by a device's code, opens this session, and asks the next one for a code", async () => {
    const { context, session, codeOf, stateOf, signInAgain } = await start();
    expect(await stateOf()).toBe("not-set-up");
    const begun = await startSetUp(context, session, undefined);
    if (!begun.ok) throw new Error(begun.code);
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Sthalam:agent%40plots\.example\?.*secret=/);
    expect(await stateOf()).toBe("not-set-up");
    expect(await confirmSetUp(context, session, WRONG)).toEqual({ ok: false, code: "wrong-code" });
    const done = await confirmSetUp(context, session, codeOf(begun.secret));
    expect(done.ok && new Set(done.recoveryCodes).size).toBe(10);
    expect(await stateOf()).toBe("confirmed");
    const other = await signInAgain();
    expect(await stateOf(other)).toBe("needed");
    context.pass(30);
    expect(await giveCode(context, other, codeOf(begun.secret))).toMatchObject({ ok: true });
    expect(await stateOf(other)).toBe("confirmed");
  });

  test("wants a fresh sign-in for the first device", async () => {
    const { context, session } = await start();
    context.pass(600);
    expect(await startSetUp(context, session, undefined)).toEqual({
      ok: false,
      code: "proof-needed",
      ways: ["password"],
    });
  });

  test("takes each code once, one step early or late, and none before one that was used", async () => {
    const { context, session, codeOf, secret } = await startSetUpDone();
    context.pass(300);
    const late = codeOf(secret, -1);
    const early = codeOf(secret, 1);
    expect(await giveCode(context, session, codeOf(secret, -2))).toMatchObject({ ok: false });
    expect(await giveCode(context, session, codeOf(secret, 2))).toMatchObject({ ok: false });
    expect(await giveCode(context, session, late)).toMatchObject({ ok: true });
    expect(await giveCode(context, session, early)).toMatchObject({ ok: true });
    expect(await giveCode(context, session, early)).toEqual({ ok: false, code: "wrong-code" });
    expect(await giveCode(context, session, codeOf(secret))).toEqual({
      ok: false,
      code: "wrong-code",
    });
  });

  test("gives one of 30 parallel tries with the same code", async () => {
    const { context, session, codeOf, secret } = await startSetUpDone();
    const code = codeOf(secret);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => giveCode(context, session, code)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("waits after five wrong codes, longer after each, whatever their kind", async () => {
    const { context, session, codeOf, secret, codes } = await startSetUpDone();
    for (let tries = 0; tries < 4; tries++) await giveCode(context, session, WRONG);
    expect(await giveCode(context, session, "AAAA-AAAA-AAAA-AAAA")).toMatchObject({
      code: "wrong-code",
    });
    const waits = { ok: false, code: "too-many-tries", retryAfterSeconds: 30 };
    expect(await giveCode(context, session, codeOf(secret))).toEqual(waits);
    expect(await renewRecoveryCodes(context, session, codes[0] ?? "")).toEqual(waits);
    context.pass(30);
    await giveCode(context, session, WRONG);
    expect(await giveCode(context, session, codes[0] ?? "")).toMatchObject({
      retryAfterSeconds: 60,
    });
    context.pass(60);
    expect(await giveCode(context, session, codes[0] ?? "")).toMatchObject({ ok: true });
  });

  test("whoever has the password alone locks himself out, and not the agent who was in", async () => {
    const { context, session, codeOf, secret, signInAgain, codes } = await startSetUpDone();
    for (let tries = 0; tries < 5; tries++) await giveCode(context, await signInAgain(), WRONG);
    const waits = { ok: false, code: "too-many-tries", retryAfterSeconds: 30 };
    // A new session brings no new tries, be it the agent's or another's.
    expect(await giveCode(context, await signInAgain(), codeOf(secret))).toEqual(waits);
    expect(await giveCode(context, session, codeOf(secret))).toMatchObject({ ok: true });
    // The agent at another device has the recovery codes.
    const elsewhere = await signInAgain();
    expect(await giveCode(context, elsewhere, codes[0] ?? "")).toMatchObject({ ok: true });
    context.pass(30);
    expect(await giveCode(context, elsewhere, codeOf(secret))).toMatchObject({ ok: true });
  });

  test("takes each recovery code once, written small and without hyphens too", async () => {
    const { context, session, codes } = await startSetUpDone();
    const [first = "", second = ""] = codes;
    expect(await giveCode(context, session, first)).toMatchObject({ ok: true });
    expect(await giveCode(context, session, first)).toMatchObject({ ok: false });
    expect(first).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){6}$/);
    const small = second.toLowerCase().replaceAll("-", " ");
    expect(await giveCode(context, session, small)).toMatchObject({ ok: true });
    expect(await countOwnRecoveryCodes(context.db, session)).toBe(8);
  });

  test("takes recovery codes of the kind before, each once", async () => {
    const { context, session } = await startSetUpDone();
    const hash = digest("recovery", session.account.id, "7KM4Q2XD9RTABB3C");
    await context.db.insert(recoveryCodes).values({ accountId: session.account.id, hash });
    expect(await giveCode(context, session, "7km4-q2xd-9rta-bb3c")).toMatchObject({ ok: true });
    expect(await giveCode(context, session, "7km4-q2xd-9rta-bb3c")).toMatchObject({ ok: false });
  });

  test("makes new recovery codes for a fresh code, and the older ones stop", async () => {
    const { context, session, codeOf, secret, codes } = await startSetUpDone();
    expect(await renewRecoveryCodes(context, session, WRONG)).toMatchObject({ code: "wrong-code" });
    const renewed = await renewRecoveryCodes(context, session, codeOf(secret));
    if (!renewed.ok) throw new Error(renewed.code);
    expect(await giveCode(context, session, codes[0] ?? "")).toMatchObject({ code: "wrong-code" });
    expect(await giveCode(context, session, renewed.recoveryCodes[9] ?? "")).toMatchObject({
      ok: true,
    });
  });

  test("changes the device for a code; the old one and open consoles stop with the new one's", async () => {
    const { context, session, codeOf, stateOf, signInAgain, secret, codes } =
      await startSetUpDone();
    const other = await signInAgain();
    await giveCode(context, other, codeOf(secret));
    expect(await startSetUp(context, session, undefined)).toMatchObject({ code: "code-needed" });
    expect(await startSetUp(context, session, WRONG)).toMatchObject({ code: "wrong-code" });
    const begun = await startSetUp(context, session, codes[0]);
    if (!begun.ok) throw new Error(begun.code);
    context.pass(60);
    expect(await giveCode(context, other, codeOf(secret))).toMatchObject({ ok: true });
    expect(await confirmSetUp(context, session, codeOf(begun.secret))).toMatchObject({ ok: true });
    expect(await stateOf()).toBe("confirmed");
    expect(await stateOf(other)).toBe("needed");
    context.pass(60);
    expect(await giveCode(context, other, codeOf(secret))).toMatchObject({ code: "wrong-code" });
    expect(await giveCode(context, other, codeOf(begun.secret))).toMatchObject({ ok: true });
  });

  test("ends after an idle hour, which calls made by a clock do not put off", async () => {
    const { context, stateOf } = await startSetUpDone();
    context.pass(HOUR - 60);
    expect(await stateOf()).toBe("confirmed");
    context.pass(HOUR - 1);
    expect(await stateOf(undefined, true)).toBe("confirmed");
    context.pass(1);
    expect(await stateOf()).toBe("needed");
  });

  test("ends after a day of work", async () => {
    const { context, stateOf } = await startSetUpDone();
    for (let half = 0; half < 47; half++) {
      context.pass(HOUR / 2);
      expect(await stateOf()).toBe("confirmed");
    }
    context.pass(HOUR / 2);
    expect(await stateOf()).toBe("needed");
  });

  test("stands nowhere in the clear, and with another key only recovery codes open", async () => {
    const { context, session, codeOf, secret, codes } = await startSetUpDone();
    const stored = JSON.stringify([
      await context.db.select().from(secondFactors),
      await context.db.select().from(recoveryCodes),
    ]);
    for (const open of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", ""))])
      expect(stored).not.toContain(open);
    expect(stored.match(/\$argon2id\$/g)).toHaveLength(10);
    const elsewhere = { ...context, sealingKeys: [randomBytes(32)] as const };
    expect(await giveCode(elsewhere, session, codeOf(secret))).toMatchObject({ ok: false });
    expect(await giveCode(elsewhere, session, codes[0] ?? "")).toMatchObject({ ok: true });
  });

  test("outlives its key, which is read until the secret was used and sealed by the new one", async () => {
    const { context, session, codeOf, secret } = await startSetUpDone();
    const [old] = context.sealingKeys;
    const changing = { ...context, sealingKeys: [randomBytes(32), old] as const };
    const changed = { ...context, sealingKeys: [changing.sealingKeys[0]] as const };
    expect(await giveCode(changed, session, codeOf(secret))).toMatchObject({ ok: false });
    expect(await giveCode(changing, session, codeOf(secret))).toMatchObject({ ok: true });
    context.pass(30);
    expect(await giveCode(changed, session, codeOf(secret))).toMatchObject({ ok: true });
  });

  /** What a right password brings where a code app is set up. */
  const firstStep = async (context: TestContext) => {
    const first = await signIn(context, { email: AGENT, password: PASSWORD }, HOME);
    if (!first.ok || !("ticket" in first)) throw new Error("no second step");
    expect(first).toMatchObject({ ok: true, needsSecondFactor: true });
    expect(first).not.toHaveProperty("token");
    return first.ticket;
  };

  test("is asked for after the password: one ticket, one code, one session, within ten minutes", async () => {
    const { context, codeOf, stateOf, secret, codes } = await startSetUpDone();
    const ticket = await firstStep(context);
    const give = (code: string, by = ticket) => giveSecondStep(context, { ticket: by, code }, HOME);
    expect(await give(WRONG)).toMatchObject({ code: "wrong-code" });
    const done = await give(codeOf(secret));
    if (!done.ok) throw new Error(done.code);
    expect(await stateOf(await getSession(context, done.token))).toBe("confirmed");
    expect(await give(codes[0] ?? "")).toEqual({ ok: false, code: "ticket-invalid" });
    expect(await give(codes[0] ?? "", await firstStep(context))).toMatchObject({ ok: true });
    const late = await firstStep(context);
    context.pass(600);
    expect(await give(codes[1] ?? "", late)).toEqual({ ok: false, code: "ticket-invalid" });
  });

  test("gives one session for a ticket that is used twice at once, by two right codes", async () => {
    const { context, codes } = await startSetUpDone();
    const ticket = await firstStep(context);
    const all = await Promise.all(
      codes.slice(0, 4).map((code) => giveSecondStep(context, { ticket, code }, HOME)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("opens nothing by a ticket of a password that was changed since, or of who is signed out everywhere", async () => {
    const { context, session, codeOf, secret, codes } = await startSetUpDone();
    const { account } = session;
    const give = (ticket: string, code: string) => giveSecondStep(context, { ticket, code }, HOME);
    const byOldPassword = await firstStep(context);
    const passwords = { currentPassword: PASSWORD, newPassword: "seven blue peacocks" };
    expect(await changePassword(context, session, passwords)).toEqual({ ok: true });
    expect(await give(byOldPassword, codeOf(secret))).toEqual({
      ok: false,
      code: "ticket-invalid",
    });
    const arriving = { way: "identity", caller: HOME } as const;
    const anew = await finishFirstStep(context, account, arriving);
    if (!("ticket" in anew)) throw new Error("no second step");
    await endSessions(context.db, account.id);
    expect(await give(anew.ticket, codes[0] ?? "")).toEqual({ ok: false, code: "ticket-invalid" });
    expect(await countSessions(context.db, account.id)).toBe(0);
  });

  test("is asked for after a provider's word as well", async () => {
    const { context } = await startSetUpDone();
    const claims = { ...CLAIMS, email: AGENT };
    expect(await signInByIdentity(context, claims, HOME)).toMatchObject({
      needsSecondFactor: true,
    });
  });

  test("is removed for a code, and the password alone signs in again", async () => {
    const { context, session, codeOf, secret } = await startSetUpDone();
    expect(await removeSecondFactor(context, session, WRONG)).toMatchObject({ ok: false });
    await firstStep(context);
    expect(await removeSecondFactor(context, session, codeOf(secret))).toEqual({ ok: true });
    const signedIn = await signIn(context, { email: AGENT, password: PASSWORD }, HOME);
    expect(signedIn).toHaveProperty("token");
    expect((await toldOf()).at(-1)).toEqual({ what: "removed", codesLeft: 0 });
  });

  test("mails its owner of each change of it, and of nothing that was refused", async () => {
    const { context, session, codeOf, secret, codes } = await startSetUpDone();
    await giveCode(context, session, codeOf(secret));
    await giveCode(context, session, WRONG);
    await giveCode(context, session, codes[0] ?? "");
    await giveCode(context, session, codes[0] ?? "");
    context.pass(60);
    await renewRecoveryCodes(context, session, codeOf(secret));
    context.pass(60);
    const begun = await startSetUp(context, session, codeOf(secret));
    if (!begun.ok) throw new Error(begun.code);
    await confirmSetUp(context, session, WRONG);
    await confirmSetUp(context, session, codeOf(begun.secret));
    context.pass(60);
    await resetSecondFactor(context, AGENT);
    expect(await toldOf()).toEqual([
      { what: "set-up", codesLeft: 10 },
      { what: "code-used", codesLeft: 9 },
      { what: "codes-renewed", codesLeft: 10 },
      { what: "replaced", codesLeft: 10 },
      { what: "forgotten", codesLeft: 0 },
    ]);
    const [row] = await database().db.select().from(mails).where(eq(mails.kind, "second-factor"));
    expect(row).toMatchObject({ language: "te", expiresAt: null });
  });

  test("is forgotten by the command for an agent who lost both", async () => {
    const { context, session, stateOf } = await startSetUpDone();
    expect(await resetSecondFactor(context, "nobody@plots.example")).toBe(false);
    expect(await resetSecondFactor(context, AGENT)).toBe(true);
    expect(await stateOf()).toBe("not-set-up");
    expect(await countOwnRecoveryCodes(context.db, session)).toBe(0);
  });
});
