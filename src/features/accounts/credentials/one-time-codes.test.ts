import { beforeEach, expect, test } from "vitest";
import {
  findLastMail,
  getCode,
  HOME,
  makeTestContext,
  person,
} from "#features/accounts/accounts-testing.ts";
import { signUp } from "#features/accounts/commands/sign-up.server.ts";
import { resendCode, verifyEmail } from "#features/accounts/commands/verify-email.server.ts";
import { wrongCode } from "#features/accounts/credentials/credentials-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { oneTimeCodes } from "#platform/db/schema.ts";

const EMAIL = "ravi@homes.example";

describeEachDatabase("one-time codes", ({ database, empty }) => {
  beforeEach(empty);
  const start = async () => {
    const context = makeTestContext(database().db);
    const signedUp = await signUp(context, person(EMAIL), HOME);
    if (!signedUp.ok) throw new Error(signedUp.code);
    const { attempt } = signedUp;
    const verify = (code: string) => verifyEmail(context, { email: EMAIL, code, attempt }, HOME);
    const verifyElsewhere = (code: string, other?: string) =>
      verifyEmail(context, { email: EMAIL, code, attempt: other }, HOME);
    return { context, verify, verifyElsewhere, code: await getCode(context.db, EMAIL) };
  };

  test("signs in once, and never again", async () => {
    const { verify, code } = await start();
    expect(code).toMatch(/^\d{6}$/);
    expect(await verify(code)).toMatchObject({ ok: true, user: { email: EMAIL } });
    expect(await verify(code)).toEqual({ ok: false, code: "wrong-code" });
  });

  test("works after four wrong tries and not after five, however often it is tried", async () => {
    const four = await start();
    for (let tries = 0; tries < 4; tries++) await four.verify(wrongCode(four.code));
    expect((await four.verify(four.code)).ok).toBe(true);
    await empty();
    const five = await start();
    for (let tries = 0; tries < 5; tries++) await five.verify(wrongCode(five.code));
    for (let tries = 0; tries < 10; tries++)
      expect(await five.verify(five.code)).toEqual({ ok: false, code: "wrong-code" });
  });

  test("a stranger's wrong guesses use up the tries of other browsers, not of the one that signed up", async () => {
    const { verify, verifyElsewhere, code } = await start();
    for (let tries = 0; tries < 4; tries++) await verifyElsewhere(wrongCode(code));
    await verifyElsewhere(wrongCode(code), "made-up");
    for (const other of [undefined, "made-up", "another"])
      expect(await verifyElsewhere(code, other)).toEqual({ ok: false, code: "wrong-code" });
    expect(await verify(code)).toMatchObject({ ok: true, passwordGone: false });
  });

  test("typed elsewhere, it works after four wrong tries, in whatever session", async () => {
    const { verifyElsewhere, code } = await start();
    const wrong = Array.from({ length: 4 }, () => verifyElsewhere(wrongCode(code)));
    await Promise.all(wrong);
    expect((await verifyElsewhere(code)).ok).toBe(true);
  });

  test("gives 50 parallel tries elsewhere no more than five", async () => {
    const { verifyElsewhere, code } = await start();
    const wrong = Array.from({ length: 50 }, () => verifyElsewhere(wrongCode(code)));
    await Promise.all(wrong);
    expect((await verifyElsewhere(code)).ok).toBe(false);
  });

  test("works in its last second and not after ten minutes", async () => {
    const { context, verify, code } = await start();
    context.pass(600);
    expect((await verify(code)).ok).toBe(false);
    context.pass(-1);
    expect((await verify(code)).ok).toBe(true);
  });

  test("gives 200 parallel tries no more than five", async () => {
    const { context, verify, code } = await start();
    const wrong = wrongCode(code);
    const all = await Promise.all(Array.from({ length: 200 }, () => verify(wrong)));
    expect(all.filter(({ ok }) => ok)).toEqual([]);
    const [row] = await context.db.select().from(oneTimeCodes);
    expect(row?.triesLeft).toBe(0);
    expect((await verify(code)).ok).toBe(false);
  });

  test("signs one of 200 in when all give the right code at once", async () => {
    const { verify, code } = await start();
    const all = await Promise.all(Array.from({ length: 200 }, () => verify(code)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("stops when another is sent", async () => {
    const { context, verify, code } = await start();
    context.pass(60);
    expect(await resendCode(context, { email: EMAIL, language: undefined }, HOME)).toEqual({
      ok: true,
    });
    const newer = await getCode(context.db, EMAIL);
    if (newer !== code) expect((await verify(code)).ok).toBe(false);
    expect((await verify(newer)).ok).toBe(true);
  });

  test("opens no other address and stands nowhere in the clear", async () => {
    const { context, code } = await start();
    await signUp(context, person("other@homes.example"), HOME);
    const other = await verifyEmail(context, { email: "other@homes.example", code }, HOME);
    expect(other.ok).toBe(code === (await getCode(context.db, "other@homes.example")));
    expect(JSON.stringify(await context.db.select().from(oneTimeCodes))).not.toContain(`"${code}"`);
  });

  test("comes again after a minute, five times an hour, ten a day", async () => {
    const { context } = await start();
    const resend = () => resendCode(context, { email: EMAIL, language: "hi" }, HOME);
    context.pass(59);
    expect(await resend()).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 1 });
    for (let sent = 1; sent < 5; sent++) {
      context.pass(60);
      expect(await resend()).toEqual({ ok: true });
    }
    expect(await findLastMail(context.db, EMAIL)).toMatchObject({ language: "hi" });
    context.pass(60);
    expect(await resend()).toMatchObject({ code: "too-many-tries" });
    context.pass(3600);
    for (let sent = 5; sent < 10; sent++) {
      expect(await resend()).toEqual({ ok: true });
      context.pass(60);
    }
    context.pass(3600);
    expect(await resend()).toMatchObject({ code: "too-many-tries" });
    context.pass(22 * 3600);
    expect(await resend()).toEqual({ ok: true });
  });

  test("is asked for by a stranger's address just the same, and nothing is mailed", async () => {
    const { context } = await start();
    const resend = () =>
      resendCode(context, { email: "nobody@homes.example", language: "en" }, HOME);
    expect(await resend()).toEqual({ ok: true });
    expect(await resend()).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 60 });
    expect(await findLastMail(context.db, "nobody@homes.example")).toBeNull();
  });
});
