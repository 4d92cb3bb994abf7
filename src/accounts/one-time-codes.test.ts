import { beforeEach, expect, test } from "vitest";
import { oneTimeCodes } from "#db/schema.ts";
import { describeEachDatabase } from "#db/testing.ts";
import { signUp } from "./sign-up.server.ts";
import { findLastMail, getCode, HOME, makeTestWork, person, wrongCode } from "./testing.ts";
import { resendCode, verifyEmail } from "./verify-email.server.ts";

const EMAIL = "ravi@homes.example";

describeEachDatabase("one-time codes", ({ database, empty }) => {
  beforeEach(empty);
  const start = async () => {
    const work = makeTestWork(database().db);
    await signUp(work, person(EMAIL), HOME);
    const verify = (code: string) => verifyEmail(work, { email: EMAIL, code }, HOME);
    return { work, verify, code: await getCode(work.db, EMAIL) };
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

  test("works in its last second and not after ten minutes", async () => {
    const { work, verify, code } = await start();
    work.pass(600);
    expect((await verify(code)).ok).toBe(false);
    work.pass(-1);
    expect((await verify(code)).ok).toBe(true);
  });

  test("gives 200 parallel tries no more than five", async () => {
    const { work, verify, code } = await start();
    const wrong = wrongCode(code);
    const all = await Promise.all(Array.from({ length: 200 }, () => verify(wrong)));
    expect(all.filter(({ ok }) => ok)).toEqual([]);
    const [row] = await work.db.select().from(oneTimeCodes);
    expect(row?.triesLeft).toBe(0);
    expect((await verify(code)).ok).toBe(false);
  });

  test("signs one of 200 in when all give the right code at once", async () => {
    const { verify, code } = await start();
    const all = await Promise.all(Array.from({ length: 200 }, () => verify(code)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("stops when another is sent", async () => {
    const { work, verify, code } = await start();
    work.pass(60);
    expect(await resendCode(work, { email: EMAIL, language: undefined }, HOME)).toEqual({
      ok: true,
    });
    const newer = await getCode(work.db, EMAIL);
    if (newer !== code) expect((await verify(code)).ok).toBe(false);
    expect((await verify(newer)).ok).toBe(true);
  });

  test("opens no other address and stands nowhere in the clear", async () => {
    const { work, code } = await start();
    await signUp(work, person("other@homes.example"), HOME);
    const other = await verifyEmail(work, { email: "other@homes.example", code }, HOME);
    expect(other.ok).toBe(code === (await getCode(work.db, "other@homes.example")));
    expect(JSON.stringify(await work.db.select().from(oneTimeCodes))).not.toContain(`"${code}"`);
  });

  test("comes again after a minute, five times an hour, ten a day", async () => {
    const { work } = await start();
    const resend = () => resendCode(work, { email: EMAIL, language: "hi" }, HOME);
    work.pass(59);
    expect(await resend()).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 1 });
    for (let sent = 1; sent < 5; sent++) {
      work.pass(60);
      expect(await resend()).toEqual({ ok: true });
    }
    expect(await findLastMail(work.db, EMAIL)).toMatchObject({ language: "hi" });
    work.pass(60);
    expect(await resend()).toMatchObject({ code: "too-many-tries" });
    work.pass(3600);
    for (let sent = 5; sent < 10; sent++) {
      expect(await resend()).toEqual({ ok: true });
      work.pass(60);
    }
    work.pass(3600);
    expect(await resend()).toMatchObject({ code: "too-many-tries" });
    work.pass(22 * 3600);
    expect(await resend()).toEqual({ ok: true });
  });

  test("is asked for by a stranger's address just the same, and nothing is mailed", async () => {
    const { work } = await start();
    const resend = () => resendCode(work, { email: "nobody@homes.example", language: "en" }, HOME);
    expect(await resend()).toEqual({ ok: true });
    expect(await resend()).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 60 });
    expect(await findLastMail(work.db, "nobody@homes.example")).toBeNull();
  });
});
