import { beforeEach, expect, test } from "vitest";
import {
  CLAIMS,
  EMAIL,
  HOME,
  makeTestContext,
  PASSWORD,
  person,
  startWithAccount,
} from "#features/accounts/accounts-testing.ts";
import type { Db } from "#platform/db/database.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, identities, oneTimeCodes, sessions } from "#platform/db/schema.ts";
import { signIn } from "./sign-in.server.ts";
import { signInByIdentity } from "./sign-in-by-identity.server.ts";
import { signUp } from "./sign-up.server.ts";

async function counts(db: Db) {
  return {
    accounts: (await db.select().from(accounts)).length,
    identities: (await db.select().from(identities)).length,
    sessions: (await db.select().from(sessions)).length,
  };
}

describeEachDatabase("social sign-in", ({ database, empty }) => {
  beforeEach(empty);

  test("a provider's word opens the linked account, whatever its address is by now", async () => {
    const { context, db, accountId } = await startWithAccount(database().db);
    const first = await signInByIdentity(context, CLAIMS, HOME);
    expect(first).toMatchObject({ ok: true, user: { name: "Lakshmi Devi", email: EMAIL } });
    expect((await signIn(context, { email: EMAIL, password: PASSWORD }, HOME)).ok).toBe(true);
    const moved = { ...CLAIMS, email: "else@homes.example", emailVerified: false };
    expect(await signInByIdentity(context, moved, HOME)).toMatchObject({ user: { email: EMAIL } });
    expect(accountId).toBe((await db.select().from(identities))[0]?.accountId);
  });

  test("a provider's word opens nothing by an address that it has not verified", async () => {
    const { context, db } = await startWithAccount(database().db);
    for (const claims of [
      { ...CLAIMS, emailVerified: false },
      { ...CLAIMS, email: null },
      { ...CLAIMS, email: "new@homes.example", emailVerified: false },
    ])
      expect(await signInByIdentity(context, claims, HOME)).toEqual({
        ok: false,
        code: "email-not-verified",
      });
    expect(await db.select().from(accounts)).toHaveLength(1);
    expect(await db.select().from(sessions)).toHaveLength(1);
  });

  test("a verified provider's word wipes the password of an unverified account, and its code", async () => {
    const context = makeTestContext(database().db);
    await signUp(context, person(EMAIL), HOME);
    expect(await signInByIdentity(context, CLAIMS, HOME)).toMatchObject({
      ok: true,
      user: { name: "Ravi Kumar" },
    });
    expect((await signIn(context, { email: EMAIL, password: PASSWORD }, HOME)).ok).toBe(false);
    expect(await context.db.select().from(oneTimeCodes)).toEqual([]);
  });

  test("the same newcomer ten times at once is one account", async () => {
    const context = makeTestContext(database().db);
    const signIns = Array.from({ length: 10 }, () => signInByIdentity(context, CLAIMS, HOME));
    expect((await Promise.all(signIns)).every(({ ok }) => ok)).toBe(true);
    expect(await counts(context.db)).toEqual({ accounts: 1, identities: 1, sessions: 10 });
  });
});
