import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  AGENT,
  findLastMail,
  getCode,
  getSession,
  HOME,
  join,
  joinWithSession,
  makeTestContext,
  PASSWORD,
  person,
  startWithAccount,
  type TestContext,
  takeIn,
  tokenOfLink,
} from "#features/accounts/accounts-testing.ts";
import { deleteAccount } from "#features/accounts/commands/delete-account.server.ts";
import { confirmEmail, saveProfile } from "#features/accounts/commands/profile.server.ts";
import { touchSession } from "#features/accounts/commands/sessions.server.ts";
import { signUp } from "#features/accounts/commands/sign-up.server.ts";
import { sweepAccounts } from "#features/accounts/commands/sweep.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import {
  accounts,
  passkeys,
  secondFactors,
  securityEvents,
  visitFeeds,
} from "#platform/db/schema.ts";
import {
  changeRole,
  endMemberSessions,
  removeMember,
  resetMemberFactor,
} from "./change-member.server.ts";
import { findTeam } from "./find-team.server.ts";
import { inviteMember, joinTeam, takeInvitationBack } from "./invitations.server.ts";
import { findAgentAddresses, foundTeam } from "./members.server.ts";

const OWNER = "owner@plots.example";
const OTHER = "other@plots.example";
const NEW = "new@homes.example";
const DAY = 24 * 3600;

describeEachDatabase("the team", ({ database, empty }) => {
  beforeEach(empty);

  const start = async () => {
    const site = await startWithAccount(database().db, OWNER, "owner");
    const rolesNow = async () =>
      (await findTeam(site.context)).members.map(({ email, role }) => `${email} ${role}`);
    return { ...site, rolesNow };
  };
  /** Signs up a second after what was mailed before, so that the code is the newest mail. */
  const joinLater = async (context: TestContext, email: string) => {
    context.pass(1);
    return (await joinWithSession(context, email)).session;
  };
  /** The token of the link that an address was mailed last. */
  const linkTo = async (context: TestContext, email: string) => {
    const mail = await findLastMail(context.db, email);
    if (mail?.kind !== "team-invitation") throw new Error(`The newest mail is ${mail?.kind}.`);
    return tokenOfLink(mail.values.path);
  };
  const invite = { email: NEW, role: "agent", language: "te" } as const;

  test("is founded by the addresses of the setting, once, while it has no owner", async () => {
    const { db, clock } = makeTestContext(database().db);
    const members = async () => (await findTeam({ db, clock })).members.map(({ email }) => email);
    expect(await foundTeam(db, [], clock())).toBe(false);
    await takeIn(db, OTHER, "agent");
    expect(await foundTeam(db, [OWNER, OTHER], clock())).toBe(true);
    expect(await foundTeam(db, [OWNER, OTHER, NEW], clock())).toBe(false);
    expect(await members()).toEqual([OTHER, OWNER]);
    expect((await findTeam({ db, clock })).members.every(({ role }) => role === "owner")).toBe(
      true,
    );
  });

  test("takes in who uses the mailed link with its address, once", async () => {
    const { context, session, rolesNow } = await start();
    expect(await inviteMember(context, session, invite)).toEqual({ ok: true });
    const { values } = (await findLastMail(context.db, NEW)) ?? {};
    expect(values).toMatchObject({ role: "agent", invitedBy: OWNER, path: /^\/te\/join-team#/ });
    const token = await linkTo(context, NEW);
    const { session: stranger } = await joinWithSession(context, "x@homes.example");
    expect(await joinTeam(context, stranger, token)).toMatchObject({
      code: "invitation-of-another",
    });
    expect(await joinTeam(context, stranger, `${token}x`)).toMatchObject({
      code: "invitation-invalid",
    });
    const joining = await joinLater(context, NEW);
    expect(joining.role).toBeNull();
    expect(await joinTeam(context, joining, token)).toEqual({ ok: true, role: "agent" });
    expect(await joinTeam(context, joining, token)).toMatchObject({ code: "invitation-invalid" });
    expect(await rolesNow()).toEqual([`${NEW} agent`, `${OWNER} owner`]);
    expect(await inviteMember(context, session, invite)).toMatchObject({ code: "already-member" });
  });

  test("takes nobody in by a link that is too old, taken back or sent before another", async () => {
    const { context, session, rolesNow } = await start();
    const joining = async (token: string) =>
      joinTeam(context, await joinLater(context, NEW), token);
    await inviteMember(context, session, invite);
    const first = await linkTo(context, NEW);
    context.pass(1);
    await inviteMember(context, session, { ...invite, role: "viewer" });
    const second = await linkTo(context, NEW);
    expect(await joining(first)).toMatchObject({ code: "invitation-invalid" });
    expect(await takeInvitationBack(context, session, NEW)).toEqual({ ok: true });
    expect(await takeInvitationBack(context, session, NEW)).toMatchObject({
      code: "no-such-member",
    });
    context.pass(3600);
    const later = await joinLater(context, OTHER);
    expect(await joinTeam(context, later, second)).toMatchObject({ code: "invitation-invalid" });
    expect(await rolesNow()).toEqual([`${OWNER} owner`]);
  });

  test("takes nobody in by the link of an owner who is none any more, or is removed", async () => {
    const { context, session, rolesNow } = await start();
    const { session: other } = await joinWithSession(context, OTHER, "owner");
    const ends = [
      () => changeRole(context, session, { email: OTHER, from: "owner", to: "viewer" }),
      () => removeMember(context, session, OTHER),
    ];
    const joining = await joinLater(context, NEW);
    for (const end of ends) {
      await takeIn(context.db, OTHER, "owner");
      context.pass(1);
      const done = await inviteMember(context, other, { ...invite, role: "owner" });
      expect(done).toEqual({ ok: true });
      const token = await linkTo(context, NEW);
      expect(await end()).toEqual({ ok: true });
      expect(await joinTeam(context, joining, token)).toMatchObject({ code: "invitation-invalid" });
    }
    expect(await rolesNow()).toEqual([`${OWNER} owner`]);
  });

  test("forgets an invitation after a week", async () => {
    const { context, session } = await start();
    await inviteMember(context, session, invite);
    const token = await linkTo(context, NEW);
    context.pass(7 * DAY);
    expect((await findTeam(context)).invitations).toEqual([]);
    const late = await joinLater(context, NEW);
    expect(await joinTeam(context, late, token)).toMatchObject({ code: "invitation-invalid" });
    context.pass(1);
    await sweepAccounts(context.db, context.clock());
    expect(await context.db.query.teamInvitations.findMany()).toEqual([]);
  });

  test("wants longer passwords of who is invited", async () => {
    const { context, session } = await start();
    const attempt = () => signUp(context, person(NEW, "fourteen chars"), HOME);
    await inviteMember(context, session, invite);
    expect(await attempt()).toMatchObject({ code: "weak-password", least: 15 });
    await takeInvitationBack(context, session, NEW);
    expect(await attempt()).toMatchObject({ ok: true });
  });

  test("is changed by owners alone, after a fresh proof", async () => {
    const { context, session } = await start();
    const agent = await joinWithSession(context, AGENT, "agent");
    const change = { email: OWNER, from: "owner", to: "viewer" } as const;
    for (const refused of [
      changeRole(context, agent.session, change),
      removeMember(context, agent.session, OWNER),
      inviteMember(context, agent.session, invite),
      takeInvitationBack(context, agent.session, NEW),
      endMemberSessions(context, agent.session, OWNER),
      resetMemberFactor(context, agent.session, OWNER),
    ])
      expect(await refused).toEqual({ ok: false, code: "not-owner" });
    context.pass(601);
    expect(await removeMember(context, session, AGENT)).toMatchObject({ code: "proof-needed" });
  });

  test("gives another role from the one that was seen, and tells both logs", async () => {
    const { context, session } = await start();
    const agent = await joinWithSession(context, AGENT, "agent");
    const change = { email: AGENT, from: "agent", to: "viewer" } as const;
    expect(await changeRole(context, session, change)).toEqual({ ok: true });
    expect(await changeRole(context, session, change)).toMatchObject({ code: "changed-meanwhile" });
    expect((await getSession(context, agent.token)).role).toBe("viewer");
    const of = async (accountId: string, kind: string) =>
      context.db.$count(
        securityEvents,
        and(eq(securityEvents.accountId, accountId), eq(securityEvents.kind, kind)),
      );
    expect(await of(session.account.id, "team-changed")).toBe(1);
    expect(await of(agent.accountId, "role-changed")).toBe(1);
    expect(await findAgentAddresses(context.db)).toEqual([OWNER]);
    const nobody = { ...change, email: "nobody@homes.example" };
    expect(await changeRole(context, session, nobody)).toMatchObject({ code: "no-such-member" });
  });

  test("tells the other owners by mail, each in their language, when somebody becomes an owner", async () => {
    const { context, session } = await start();
    await joinWithSession(context, OTHER, "owner");
    context.pass(1);
    await joinWithSession(context, AGENT, "viewer");
    await context.db.update(accounts).set({ language: "te" }).where(eq(accounts.email, OTHER));
    context.pass(1);
    await changeRole(context, session, { email: AGENT, from: "viewer", to: "agent" });
    expect((await findLastMail(context.db, OTHER))?.kind).not.toBe("owner-added");
    await changeRole(context, session, { email: AGENT, from: "agent", to: "owner" });
    expect(await findLastMail(context.db, OTHER)).toMatchObject({
      kind: "owner-added",
      values: { email: AGENT, madeBy: OWNER, path: "/te/agent/team" },
    });
    for (const email of [OWNER, AGENT])
      expect((await findLastMail(context.db, email))?.kind).not.toBe("owner-added");
  });

  test("always has an owner, whoever leaves in whatever way at once", async () => {
    const { context, session, rolesNow } = await start();
    const last = { ok: false, code: "last-owner" };
    expect(
      await changeRole(context, session, { email: OWNER, from: "owner", to: "agent" }),
    ).toEqual(last);
    expect(await removeMember(context, session, OWNER)).toEqual(last);
    expect(await deleteAccount(context, session, PASSWORD)).toEqual(last);
    const other = await joinWithSession(context, OTHER, "owner");
    const results = await Promise.all([
      removeMember(context, session, OTHER),
      removeMember(context, other.session, OWNER),
      changeRole(context, session, { email: OTHER, from: "owner", to: "viewer" }),
      changeRole(context, other.session, { email: OWNER, from: "owner", to: "viewer" }),
    ]);
    expect(results.some(({ ok }) => ok)).toBe(true);
    expect((await rolesNow()).filter((line) => line.endsWith(" owner"))).toHaveLength(1);
  });

  test("goes on without who is removed: the console is closed, the session a buyer's", async () => {
    const { context, session } = await start();
    const agent = await joinWithSession(context, AGENT, "agent");
    expect(await removeMember(context, session, AGENT)).toEqual({ ok: true });
    expect((await getSession(context, agent.token)).role).toBeNull();
    expect(await removeMember(context, session, AGENT)).toMatchObject({ code: "no-such-member" });
  });

  test("takes the key of a calendar from who is signed out everywhere, removed, or lost a telephone", async () => {
    const { context, session } = await start();
    const { db } = context;
    const { accountId } = await joinWithSession(context, OTHER, "agent");
    for (const end of [endMemberSessions, resetMemberFactor, removeMember]) {
      const feed = { accountId, keyHash: "h", createdAt: context.clock() };
      await db.insert(visitFeeds).values(feed);
      expect(await end(context, session, OTHER)).toEqual({ ok: true });
      expect(await db.$count(visitFeeds)).toBe(0);
    }
  });

  test("has an owner sign others out, and nobody else", async () => {
    const { context, session } = await start();
    const agent = await joinWithSession(context, AGENT, "agent");
    expect(await endMemberSessions(context, session, AGENT)).toEqual({ ok: true });
    expect(await touchSession(context, { ...HOME, token: agent.token })).toBeNull();
    expect(await endMemberSessions(context, session, OWNER)).toMatchObject({
      code: "not-yourself",
    });
    const buyer = (await join(context, "buyer@homes.example")).token;
    expect(await endMemberSessions(context, session, "buyer@homes.example")).toMatchObject({
      code: "no-such-member",
    });
    await getSession(context, buyer);
  });

  test("counts the browsers that are signed in, not those whose session has come to its end", async () => {
    const { context } = await start();
    await joinWithSession(context, AGENT, "agent");
    const countOf = async () =>
      (await findTeam(context)).members.find(({ email }) => email === AGENT)?.sessions;
    context.pass(12 * 3600 - 1);
    expect(await countOf()).toBe(1);
    context.pass(1);
    expect(await countOf()).toBe(0);
  });

  test("has an owner forget the second factor of a lost telephone, and mails its owner", async () => {
    const { context, session } = await start();
    const agent = await joinWithSession(context, AGENT, "agent");
    const { accountId } = agent;
    context.pass(1);
    const createdAt = context.clock();
    await context.db.insert(secondFactors).values({ accountId, secret: "sealed" });
    await context.db
      .insert(passkeys)
      .values({ id: "k", accountId, publicKey: "p", counter: 0, name: "Phone", createdAt });
    const before = (await findTeam(context)).members.find(({ email }) => email === AGENT);
    expect(before).toMatchObject({ hasSecondFactor: true, sessions: 1, name: "Lakshmi Devi" });
    expect(await resetMemberFactor(context, session, AGENT)).toEqual({ ok: true });
    const after = (await findTeam(context)).members.find(({ email }) => email === AGENT);
    expect(after).toMatchObject({ hasSecondFactor: false, sessions: 0 });
    expect(await findLastMail(context.db, AGENT)).toMatchObject({
      kind: "second-factor",
      values: { what: "reset-by-owner" },
    });
    expect(await resetMemberFactor(context, session, OWNER)).toMatchObject({
      code: "not-yourself",
    });
  });

  test("follows an account to its new address, and goes with it", async () => {
    const { context, rolesNow } = await start();
    const agent = await joinWithSession(context, AGENT, "agent");
    await saveProfile(context, agent.session, { name: "Ravi Kumar", email: NEW }, HOME);
    await confirmEmail(context, agent.session, await getCode(context.db, NEW));
    expect(await rolesNow()).toEqual([`${NEW} agent`, `${OWNER} owner`]);
    const moved = await getSession(context, agent.token);
    expect(await deleteAccount(context, moved, PASSWORD)).toEqual({ ok: true });
    expect(await rolesNow()).toEqual([`${OWNER} owner`]);
    expect(await context.db.$count(accounts)).toBe(1);
  });
});
