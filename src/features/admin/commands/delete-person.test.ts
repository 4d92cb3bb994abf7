import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import {
  AGENT,
  getSession,
  join,
  makeTestContext,
  type TestContext,
} from "#features/accounts/accounts-testing.ts";
import { findPerson } from "#features/admin/queries/find-person.server.ts";
import { findAgentLead, forgetLeads, ofAccount, submitLead } from "#features/leads/index.server.ts";
import { leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, leads, mails, securityEvents, teamInvitations } from "#platform/db/schema.ts";
import { deletePerson, endPersonSessions } from "./delete-person.server.ts";

const EMAIL = "ravi@homes.example";
const PHONE = "+919876543210";
const PASSWORD = "three green parrots";

describeEachDatabase("a person who asks an agent", ({ database, empty }) => {
  let context: TestContext;
  const files: string[] = [];
  beforeEach(async () => {
    await empty();
    files.length = 0;
    const { db } = database();
    const own = makeTestContext(db);
    context = {
      ...own,
      forgetPerson: (tx, owner) =>
        forgetLeads(tx, ofAccount(owner), { reason: "account-deleted", now: own.clock() }),
      forgetMailFiles: async (names) => void files.push(...names),
    };
  });
  const agent = async () =>
    getSession(context, (await join(context, AGENT, "seven paddy fields by the canal")).token);
  const lead = async (key: string, changes: object, accountId: string | null = null) => {
    const forLeads = { ...makeLeadsContext(database().db), clock: context.clock };
    const taken = await submitLead(forLeads, leadRequest(changes), {
      key,
      network: "n",
      accountId,
    });
    if (!taken.ok) throw new Error(taken.code);
    return taken.reference;
  };

  test("is found by e-mail with account and requests, and nothing of it is left", async () => {
    const { db } = database();
    const session = await agent();
    const { accountId } = await join(context, EMAIL, PASSWORD);
    const named = await lead("1", { email: EMAIL, phone: "+919876500001" });
    const sent = await lead("2", { phone: "+919876500002" }, accountId);
    const others = await lead("3", { phone: "+919876500003" });
    const found = await findPerson(context, { email: EMAIL });
    expect(found.account?.name).toBe("Lakshmi Devi");
    expect(found.leads.map(({ reference }) => reference).sort()).toEqual([named, sent].sort());
    const done = await deletePerson(context, session, { email: EMAIL });
    expect(done).toEqual({ ok: true, deleted: { accounts: 1, leads: 2 } });
    expect(files).toEqual(expect.arrayContaining([EMAIL, named, sent]));
    expect(await db.select().from(accounts).where(eq(accounts.email, EMAIL))).toEqual([]);
    expect(JSON.stringify(await db.select().from(mails))).not.toContain(EMAIL);
    expect((await findAgentLead(db, others))?.isForgotten).toBe(false);
    expect(await findPerson(context, { email: EMAIL })).toMatchObject({ account: null, leads: [] });
  });

  test("is signed out everywhere after a fresh proof, and nobody else is", async () => {
    const session = await agent();
    const { token } = await join(context, EMAIL, PASSWORD);
    expect((await findPerson(context, { email: EMAIL })).account?.sessions).toBe(1);
    context.pass(600);
    expect(await endPersonSessions(context, session, EMAIL)).toMatchObject({
      code: "proof-needed",
    });
    await getSession(context, token);
    const proven = { ...session, provenAt: context.clock() };
    expect(await endPersonSessions(context, proven, EMAIL)).toEqual({ ok: true });
    await expect(getSession(context, token)).rejects.toThrow("no session");
    expect((await findPerson(context, { email: EMAIL })).account?.sessions).toBe(0);
    expect((await findPerson(context, { email: AGENT })).account?.sessions).toBe(1);
    expect(await endPersonSessions(context, proven, "nobody@homes.example")).toEqual({ ok: true });
  });

  test("without an account is found and deleted by telephone number", async () => {
    const { db } = database();
    const session = await agent();
    const own = await lead("1", { phone: PHONE, email: "other@homes.example" });
    const found = await findPerson(context, { phone: PHONE });
    // The other way to reach the same buyer, to be looked under as well.
    expect(found.leads).toMatchObject([{ reference: own, other: "other@homes.example" }]);
    expect(await deletePerson(context, session, { phone: PHONE })).toEqual({
      ok: true,
      deleted: { accounts: 0, leads: 1 },
    });
    const [left] = await db.select().from(leads);
    expect(left).toMatchObject({ name: "", phone: "", email: null, kind: "callback" });
    expect((await findAgentLead(db, own))?.events.at(-1)).toMatchObject({
      what: "forgotten",
      detail: "asked",
      actor: AGENT,
    });
    const told = await db.select().from(mails).where(eq(mails.kind, "lead-withdrawn"));
    expect(told).toMatchObject([{ recipient: AGENT, values: { reference: own } }]);
  });

  test("who is invited to the team and has no account is not invited any more", async () => {
    const { db } = database();
    const session = await agent();
    const at = { createdAt: context.clock(), expiresAt: new Date("2027-01-01T00:00:00Z") };
    const invitation = { role: "agent", tokenHash: "h", invitedBy: AGENT, ...at } as const;
    await db.insert(teamInvitations).values({ email: EMAIL, ...invitation });
    expect(await deletePerson(context, session, { email: EMAIL })).toMatchObject({ ok: true });
    expect(await db.select().from(teamInvitations)).toEqual([]);
  });

  test("is deleted after a fresh proof of the agent alone", async () => {
    const session = await agent();
    const reference = await lead("1", { phone: PHONE });
    context.pass(600);
    const done = await deletePerson(context, session, { phone: PHONE });
    expect(done).toMatchObject({ ok: false, code: "proof-needed" });
    expect((await findAgentLead(database().db, reference))?.phone).toBe(PHONE);
  });

  test("is not in the log of the deletion, which names the agent", async () => {
    const { db } = database();
    const session = await agent();
    const lines: string[] = [];
    const log = { info: (...said: unknown[]) => void lines.push(JSON.stringify(said)) };
    await lead("1", { phone: PHONE, email: EMAIL, name: "Ravi Teja" });
    await deletePerson({ ...context, log } as TestContext, session, { email: EMAIL });
    const events = await db.select().from(securityEvents);
    expect(events.at(-1)).toMatchObject({ kind: "person-deleted", accountId: session.account.id });
    const said = lines.join() + JSON.stringify(events);
    expect(said).toContain("person-deleted");
    for (const word of [PHONE, EMAIL, "Ravi Teja"]) expect(said).not.toContain(word);
  });

  test("is no agent: whose address is in the settings stays", async () => {
    const session = await agent();
    expect(await deletePerson(context, session, { email: AGENT })).toEqual({
      ok: false,
      code: "person-is-agent",
    });
    expect(await database().db.select().from(accounts)).toHaveLength(1);
  });
});
