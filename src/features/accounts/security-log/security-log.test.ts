import { asc, eq } from "drizzle-orm";
import pino from "pino";
import { beforeEach, expect, test } from "vitest";
import {
  CLAIMS,
  FULL_LOG,
  getSession,
  HOME,
  join,
  makeTestContext,
  type TestContext,
} from "#features/accounts/accounts-testing.ts";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { proveOwner } from "#features/accounts/commands/fresh-proof.server.ts";
import { changePassword } from "#features/accounts/commands/own-password.server.ts";
import { endOwnSessions, endSessionById } from "#features/accounts/commands/own-sessions.server.ts";
import { endSession } from "#features/accounts/commands/sessions.server.ts";
import { signIn } from "#features/accounts/commands/sign-in.server.ts";
import { signInByIdentity } from "#features/accounts/commands/sign-in-by-identity.server.ts";
import { sweepAccounts } from "#features/accounts/commands/sweep.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { mails, securityEvents, sessions } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { findOwnEvents } from "./own-events.server.ts";

const EMAIL = "ravi@homes.example";
const PASSWORD = "three green parrots";
const WRONG = 'seven\npaddy "fields" {jndi:ldap://evil.example}';
const DAY = 24 * 3600;
const ELSEWHERE: Caller = { ...HOME, network: "2001:db8:7:12", browserKey: null };

describeEachDatabase("the security log", ({ database, empty }) => {
  beforeEach(empty);

  const start = async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    const context: TestContext = { ...makeTestContext(database().db), log };
    const { token, accountId } = await join(context, EMAIL, PASSWORD);
    context.pass(1);
    const enter = (password = PASSWORD, caller = HOME, email = EMAIL) =>
      signIn(context, { email, password }, caller);
    return { context, accountId, lines, enter, token, session: await getSession(context, token) };
  };

  const stored = () => database().db.select().from(securityEvents).orderBy(asc(securityEvents.at));
  const mailed = async (kind: "new-browser" | "identity-linked") =>
    database().db.select().from(mails).where(eq(mails.kind, kind));

  test("tells the owner what happened, right and wrong, the newest first", async () => {
    const { context, session, enter } = await start();
    await enter(WRONG, ELSEWHERE);
    context.pass(1);
    const proven = await proveOwner(context, session, { way: "password", secret: PASSWORD });
    context.pass(1);
    await changePassword(context, session, {
      currentPassword: PASSWORD,
      newPassword: "seven paddy fields",
    });
    context.pass(1);
    await endOwnSessions(context, session, "others");
    context.pass(1);
    await endSession(context, { ...HOME, token: proven.ok ? proven.renewedToken : null });
    const own = await findOwnEvents(context, session);
    expect(own.map(({ kind, outcome, way }) => [kind, outcome, way])).toEqual([
      ["sign-out", "done", null],
      ["sessions-ended", "done", null],
      ["password-changed", "done", null],
      ["proof", "done", "password"],
      ["sign-in", "refused", "password"],
      expect.arrayContaining(["done"]),
      expect.arrayContaining(["done"]),
    ]);
    expect(own[4]).toMatchObject({ device: "Firefox on Linux" });
    const other = await join(context, "lakshmi@homes.example");
    const theirs = await findOwnEvents(context, await getSession(context, other.token));
    expect(theirs.map(({ kind }) => kind).sort()).toEqual(["sign-in", "sign-up"]);
  });

  test("holds nothing that was typed, and one line each in the site's log", async () => {
    const { lines, enter } = await start();
    await enter(WRONG);
    await enter(WRONG, ELSEWHERE, "no\nbody@homes.example");
    const rows = await stored();
    expect(rows).toHaveLength(4);
    expect(rows.at(-1)).toMatchObject({ accountId: null, network: ELSEWHERE.network });
    expect(lines).toHaveLength(rows.length);
    for (const line of lines) expect(line.trimEnd()).not.toContain("\n");
    const said = lines.join("") + JSON.stringify(rows);
    for (const secret of [EMAIL, "homes.example", PASSWORD, "paddy", "jndi"])
      expect(said).not.toContain(secret);
    expect(lines.join("")).not.toContain(HOME.network);
  });

  test("is not filled by tries that nobody looked at", async () => {
    const { context, session, enter } = await start();
    for (let tries = 0; tries < 20; tries++) {
      await enter(WRONG);
      await proveOwner(context, session, { way: "password", secret: WRONG });
    }
    expect(await stored()).toHaveLength(2 + 5 + 5);
  });

  test("forgets where an event came from after 30 days, and the event after a year", async () => {
    const { context, enter } = await start();
    await enter(WRONG, { ...HOME, network: "unknown" });
    await enter(WRONG, ELSEWHERE);
    const networks = async () => new Set((await stored()).map(({ network }) => network));
    context.pass(30 * DAY - 2);
    await sweepAccounts(context.db, context.clock());
    expect(await networks()).toEqual(new Set([HOME.network, "unknown", ELSEWHERE.network]));
    context.pass(3);
    await sweepAccounts(context.db, context.clock());
    await sweepAccounts(context.db, context.clock());
    expect(await networks()).toEqual(new Set(["192.0.2.0/24", "unknown", "2001:db8:7/48"]));
    context.pass(335 * DAY);
    await sweepAccounts(context.db, context.clock());
    expect(await stored()).toEqual([]);
  });

  test("stays without its owner when the account is deleted", async () => {
    const { context, session, accountId } = await start();
    await deleteAccount(context, session, PASSWORD);
    const rows = await stored();
    expect(rows.at(-1)).toMatchObject({ kind: "account-deleted", accountId });
    for (const row of rows) expect(row).toMatchObject({ network: null, device: "" });
  });

  test("mails the owner of a browser that was never there, and of none that was", async () => {
    const { context, enter } = await start();
    await enter();
    expect(await mailed("new-browser")).toEqual([]);
    await enter(PASSWORD, { ...HOME, browserKey: "another-browser-of-hers" });
    await enter(PASSWORD, { ...HOME, browserKey: "another-browser-of-hers" });
    expect(await mailed("new-browser")).toMatchObject([
      { recipient: EMAIL, values: { device: "Firefox on Linux", at: expect.any(String) } },
    ]);
    await enter(PASSWORD, ELSEWHERE);
    await enter(PASSWORD, ELSEWHERE);
    expect(await mailed("new-browser")).toHaveLength(3);
    await enter(WRONG, ELSEWHERE);
    expect(await mailed("new-browser")).toHaveLength(3);
    context.pass(366 * DAY);
    await sweepAccounts(context.db, context.clock());
    await enter();
    await enter(PASSWORD, { ...HOME, browserKey: "another-browser-of-hers" });
    expect(await mailed("new-browser")).toHaveLength(4);
  });

  test("what it cannot take is not done: a session ends with its event, or stays", async () => {
    const { context, session } = await start();
    const away = { ...context, log: FULL_LOG };
    const before = await stored();
    await expect(endSession(away, session.caller)).rejects.toThrow("full");
    await expect(endSessionById(away, session, session.id)).rejects.toThrow("full");
    await expect(endOwnSessions(away, session, "all")).rejects.toThrow("full");
    expect(await stored()).toEqual(before);
    expect(await database().db.select().from(sessions)).toHaveLength(1);
    await endSession(context, session.caller);
    expect((await stored()).at(-1)).toMatchObject({ kind: "sign-out" });
    expect(await database().db.select().from(sessions)).toEqual([]);
  });

  test("mails the owner when a provider opens the account for the first time", async () => {
    const { context } = await start();
    await signInByIdentity(context, CLAIMS, HOME);
    await signInByIdentity(context, CLAIMS, HOME);
    await signInByIdentity(
      context,
      { ...CLAIMS, subject: "google|8", email: "new@homes.example" },
      HOME,
    );
    expect(await mailed("identity-linked")).toMatchObject([{ recipient: EMAIL }]);
    const linked = (await stored()).filter(({ kind }) => kind === "identity-linked");
    expect(linked).toHaveLength(2);
  });
});
