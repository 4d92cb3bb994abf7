import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  AGENT,
  getSession,
  HOME,
  join,
  makeTestContext,
} from "#features/accounts/accounts-testing.ts";
import { checkFreshProof, proveByPasskey } from "#features/accounts/commands/fresh-proof.server.ts";
import {
  findSecondFactorState,
  openByPasskey,
} from "#features/accounts/second-factor/second-factor.server.ts";
import type { Db } from "#platform/db/database.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { mails, passkeyChallenges, passkeys, sessions } from "#platform/db/schema.ts";
import { askForPasskey, SIGNING_IN } from "./check-passkey.server.ts";
import {
  confirmRegistration,
  deletePasskey,
  listPasskeys,
  renamePasskey,
  startRegistration,
} from "./passkeys.server.ts";
import { signInByPasskey } from "./sign-in-by-passkey.server.ts";
import { SoftPasskey } from "./soft-passkey-testing.ts";

const EMAIL = "ravi@homes.example";
const REFUSED = { ok: false, code: "passkey-refused" };

describeEachDatabase("passkeys", ({ database, empty }) => {
  beforeEach(empty);

  const start = async (email = EMAIL) => {
    const context = makeTestContext(database().db);
    const { token } = await join(context, email);
    const session = await getSession(context, token);
    return { context, session, token, passkey: new SoftPasskey(context.origin) };
  };
  type Site = Awaited<ReturnType<typeof start>>;

  const begin = async ({ context, session }: Pick<Site, "context" | "session">) => {
    const started = await startRegistration(context, session);
    if (!started.ok) throw new Error(started.code);
    return started.options;
  };

  const startWithPasskey = async (email = EMAIL) => {
    const site = await start(email);
    const { context, session, passkey } = site;
    const response = passkey.make(await begin(site));
    const done = await confirmRegistration(context, session, { response, name: "Phone" });
    if (!done.ok) throw new Error(done.code);
    return site;
  };

  const signIn = async ({ context, passkey }: Pick<Site, "context" | "passkey">, situation = {}) =>
    signInByPasskey(
      context,
      passkey.answer(await askForPasskey(context, SIGNING_IN), situation),
      HOME,
    );

  test("sign in without a name, and are told of in a mail when they are added", async () => {
    const site = await startWithPasskey();
    const signedIn = await signIn(site);
    expect(signedIn).toMatchObject({ ok: true, user: { email: EMAIL } });
    const token = signedIn.ok ? signedIn.token : "";
    expect((await getSession(site.context, token)).account.email).toBe(EMAIL);
    const told = await site.context.db.select().from(mails).where(eq(mails.kind, "second-factor"));
    expect(told).toMatchObject([{ recipient: EMAIL, values: { what: "passkey-added" } }]);
  });

  test("answer each question once, of one purpose, and within five minutes", async () => {
    const { context, session, passkey } = await startWithPasskey();
    const question = { purpose: "prove", accountId: session.account.id } as const;
    const enter = (options: { readonly challenge: string }) =>
      signInByPasskey(context, passkey.answer(options), HOME);
    const options = await askForPasskey(context, SIGNING_IN);
    expect(await enter(options)).toMatchObject({ ok: true });
    expect(await enter(options)).toEqual(REFUSED);
    expect(await enter(await askForPasskey(context, question))).toEqual(REFUSED);
    expect(await enter({ challenge: Buffer.alloc(32).toString("base64url") })).toEqual(REFUSED);
    const late = await askForPasskey(context, SIGNING_IN);
    context.pass(300);
    expect(await enter(late)).toEqual(REFUSED);
  });

  test("are refused for another site, without their owner's finger, and as a copy", async () => {
    const site = await startWithPasskey();
    expect(await signIn(site, { origin: "http://localhost.evil.example" })).toEqual(REFUSED);
    expect(await signIn(site, { isVerified: false })).toEqual(REFUSED);
    expect(await signIn(site)).toMatchObject({ ok: true });
    site.passkey.counter -= 1;
    expect(await signIn(site)).toEqual(REFUSED);
    const stranger = new SoftPasskey(site.context.origin);
    expect(await signIn({ ...site, passkey: stranger })).toEqual(REFUSED);
  });

  test("are made by whoever proved lately to be the owner, once, for this site", async () => {
    const site = await start();
    const { context, session, passkey } = site;
    const options = await begin(site);
    const make = (situation: object) =>
      confirmRegistration(context, session, {
        response: passkey.make(options, situation),
        name: "",
      });
    expect(await make({ origin: "https://evil.example" })).toEqual(REFUSED);
    const again = await begin(site);
    const response = passkey.make(again);
    expect(await confirmRegistration(context, session, { response, name: "" })).toEqual({
      ok: true,
    });
    expect(await confirmRegistration(context, session, { response, name: "" })).toEqual(REFUSED);
    expect(await listPasskeys(context, session)).toMatchObject([{ name: "Firefox on Linux" }]);
    context.pass(600);
    expect(await startRegistration(context, session)).toMatchObject({
      code: "proof-needed",
      ways: ["passkey", "password"],
    });
  });

  test("prove who sits there, and no other account's do", async () => {
    const { context, session, passkey } = await startWithPasskey();
    const other = await join(context, "lakshmi@homes.example");
    const theirs = await getSession(context, other.token);
    context.pass(600);
    const prove = async (of: typeof session) => {
      const options = await askForPasskey(context, {
        purpose: "prove",
        accountId: of.account.id,
      });
      return proveByPasskey(context, of, passkey.answer(options));
    };
    expect(await prove(theirs)).toEqual(REFUSED);
    const proven = await prove(session);
    if (!proven.ok) throw new Error(proven.code);
    const renewed = await getSession(context, proven.renewedToken);
    expect(await checkFreshProof(context, renewed)).toBeNull();
  });

  test("are named and deleted by their owner alone", async () => {
    const { context, session, passkey } = await startWithPasskey();
    const other = await join(context, "lakshmi@homes.example");
    const theirs = await getSession(context, other.token);
    const named = { id: passkey.id, name: "Telephone" };
    const none = { ok: false, code: "no-such-passkey" };
    expect(await renamePasskey(context, theirs, named)).toEqual(none);
    expect(await renamePasskey(context, session, named)).toEqual({ ok: true });
    expect(await listPasskeys(context, session)).toMatchObject([{ name: "Telephone" }]);
    expect(await deletePasskey(context, theirs, passkey.id)).toEqual(none);
    expect(await deletePasskey(context, session, passkey.id)).toEqual({ ok: true });
    expect(await signIn({ context, passkey })).toEqual(REFUSED);
  });

  test("open an agent's console, as the one second factor there is", async () => {
    const site = await startWithPasskey(AGENT);
    const { context, session, passkey, token } = site;
    const stateOf = async (of: string) =>
      findSecondFactorState(context.db, await getSession(context, of), {
        now: context.clock(),
        byClock: false,
      });
    expect(await stateOf(token)).toBe("needed");
    const question = { purpose: "prove", accountId: session.account.id } as const;
    const options = await askForPasskey(context, question);
    const opened = await openByPasskey(context, session, passkey.answer(options));
    expect(await stateOf(opened.ok ? opened.renewedToken : "")).toBe("confirmed");
    const signedIn = await signIn(site);
    expect(await stateOf(signedIn.ok ? signedIn.token : "")).toBe("confirmed");
  });

  test("open nothing once they are taken away, though they had answered before", async () => {
    const { context, passkey } = await startWithPasskey();
    const { db } = context;
    let times = 0;
    // The first counts the try, the second opens the session.
    const transaction = async (run: Parameters<Db["transaction"]>[0]) => {
      times += 1;
      if (times === 2) await db.delete(passkeys);
      return db.transaction(run);
    };
    const meanwhile: Db = Object.create(db, { transaction: { value: transaction } });
    expect(await signIn({ context: { ...context, db: meanwhile }, passkey })).toEqual(REFUSED);
    expect(times).toBe(2);
    // That of the sign-up.
    expect(await db.$count(sessions)).toBe(1);
  });

  test("leave no question and no secret behind", async () => {
    const site = await startWithPasskey();
    await signIn(site);
    expect(await site.context.db.select().from(passkeyChallenges)).toEqual([]);
    const [stored] = await site.context.db.select().from(passkeys);
    expect(stored).toMatchObject({ counter: 1, lastUsedAt: site.context.clock() });
  });
});
