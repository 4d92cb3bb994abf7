import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { CLAIMS, getSession, join, takeIn } from "#features/accounts/accounts-testing.ts";
import { exportAccount } from "#features/accounts/commands/export-account.server.ts";
import { deletePerson } from "#features/admin/commands/delete-person.server.ts";
import { exportPerson } from "#features/admin/commands/export-person.server.ts";
import { joinPeople, makeVisitFeed } from "#features/leads/index.server.ts";
import { makeLeadsContext } from "#features/leads/leads-testing.ts";
import { currentNotice } from "#features/legal/index.ts";
import { TEST_PROJECT } from "#features/projects/commands/plots-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads, securityEvents } from "#platform/db/schema.ts";
import { saveQuietHours } from "#platform/push/push-devices.server.ts";
import {
  CAMPAIGN,
  EMAIL,
  livePerson,
  NAME,
  NOTE,
  OTHER_PHONE,
  PAGE,
  PASSWORD,
  PHONE,
  SEARCH,
  STEP,
  usePeopleFolder,
} from "./people-testing.ts";

const PROJECT_NAME = "Kanuru Acres (sample project)";
/** Another than whom requests are mailed to. */
const AGENT = "clerk@plots.example";

describeEachDatabase("a person who asks for their data", ({ database, empty }) => {
  beforeEach(empty);
  const folder = usePeopleFolder();
  const place = () => ({ db: database().db, folder: folder() });

  test("gets everything: account, consent, sign-ins, saved homes, requests and agents’ notes", async () => {
    const { context, session, mailed, sent, others, db, accountId } = await livePerson(place());
    const forLeads = { ...makeLeadsContext(db), clock: context.clock };
    const joining = { reference: mailed, other: { phone: OTHER_PHONE } };
    await joinPeople(forLeads, { ...joining, actor: "agent@plots.example" });
    await takeIn(db, EMAIL);
    await makeVisitFeed(forLeads, accountId);
    const hours = { isQuiet: true, fromHour: 22, toHour: 7 };
    await saveQuietHours(db, accountId, { hours, now: context.clock() });
    const ofProject = { projectSlug: TEST_PROJECT };
    await db.update(leads).set(ofProject).where(eq(leads.reference, mailed));
    const done = await exportAccount(context, session);
    if (!done.ok) throw new Error(done.code);
    const { person } = done;
    expect(Object.entries(person).filter(([, entries]) => entries.length === 0)).toEqual([
      ["passkeys", []],
      ["codeApps", []],
      ["formerEmails", []],
    ]);
    expect(person.joins).toMatchObject([{ contact: PHONE, joinedWith: OTHER_PHONE }]);
    expect(person.team).toMatchObject([{ role: "agent" }]);
    expect(person.visitCalendar).toMatchObject([{ lastUsedAt: null }]);
    expect(person.quietHours).toEqual([hours]);
    expect(person.account[0]).toMatchObject({ email: EMAIL, name: NAME, hasPassword: true });
    expect(person.consent[0]?.noticeVersion).toBe("2026-11-23");
    expect(person.identities[0]).toMatchObject({ subject: CLAIMS.subject });
    expect(person.requests.map(({ reference }) => reference).sort()).toEqual([mailed, sent].sort());
    expect(person.requestEvents.map(({ note }) => note)).toEqual(
      expect.arrayContaining([NOTE, STEP]),
    );
    const [own] = person.requests.filter(({ reference }) => reference === mailed);
    expect(own).toMatchObject({ sourcePage: PAGE, utmCampaign: CAMPAIGN, consentBasis: "notice" });
    expect(person.plots.map(({ project, number, what }) => [project, number, what])).toEqual([
      [PROJECT_NAME, "1", "booked"],
      [PROJECT_NAME, "2", "booked"],
    ]);
    expect(own).toMatchObject({ project: PROJECT_NAME });
    expect(person.savedHomes).toMatchObject([{ mlsNumber: "P1" }]);
    expect(person.savedSearches).toMatchObject([{ search: SEARCH }]);
    expect(person.alerts).toMatchObject([{ noticeVersion: currentNotice("alerts") }]);
    const all = JSON.stringify(person);
    // Other people and secrets are not the owner's.
    for (const word of ["Somebody Else", others, "agent@plots.example", "$argon2id", session.id])
      expect(all).not.toContain(word);
    expect(person.securityEvents.at(-1)).toMatchObject({ what: "data-exported" });
  });

  test("an export wants a fresh proof, and gives nothing without", async () => {
    const { context, session } = await livePerson(place());
    context.pass(600);
    expect(await exportAccount(context, session)).toMatchObject({ code: "proof-needed" });
  });

  const openFor = async () => {
    const live = await livePerson(place());
    const { context, db } = live;
    await takeIn(db, AGENT);
    const agent = await getSession(context, (await join(context, AGENT, PASSWORD)).token);
    const get = async (who: { email: string } | { phone: string }) => {
      const done = await exportPerson(context, agent, who);
      if (!done.ok) throw new Error(done.code);
      return done.person;
    };
    return { ...live, agent, get };
  };

  test("who asks an agent gets by number what would be deleted by it, and nobody else’s", async () => {
    const { context, agent, get, mailed, sent, others } = await openFor();
    const person = await get({ phone: PHONE });
    expect(person.requests.map(({ reference }) => reference).sort()).toEqual([mailed, sent].sort());
    expect(person.requestEvents.map(({ note }) => note)).toEqual(expect.arrayContaining([NOTE]));
    expect(person.plots).toMatchObject([{ number: "1", what: "booked" }]);
    expect(person).toMatchObject({ account: [], consent: [] });
    const all = JSON.stringify(person);
    for (const word of ["Somebody Else", others, AGENT]) expect(all).not.toContain(word);
    await deletePerson(context, agent, { phone: PHONE });
    expect(Object.values(await get({ phone: PHONE })).flat()).toEqual([]);
  });

  test("who asks by address gets the account too, but not what its owner alone is shown", async () => {
    const { context, agent, get, mailed, sent } = await openFor();
    const person = await get({ email: EMAIL });
    expect(person.account).toMatchObject([{ email: EMAIL, name: NAME }]);
    expect(person.requests.map(({ reference }) => reference).sort()).toEqual([mailed, sent].sort());
    expect(person.plots.map(({ number }) => number)).toEqual(["1", "2"]);
    // What is mailed of logins and saved homes tells of them.
    const told = new Set(person.mails.map(({ what }) => what));
    expect([...told]).toEqual(["lead-confirmed"]);
    const all = JSON.stringify(person);
    for (const word of [SEARCH, CLAIMS.subject, "P1", "$argon2id"]) expect(all).not.toContain(word);
    await deletePerson(context, agent, { email: EMAIL });
    expect(Object.values(await get({ email: EMAIL })).flat()).toEqual([]);
  });

  test("the log tells that an agent handed it out, and not of whom", async () => {
    const { agent, get } = await openFor();
    await get({ phone: PHONE });
    const events = await database().db.select().from(securityEvents);
    const told = events.filter(({ kind }) => kind === "person-exported");
    expect(told).toMatchObject([{ accountId: agent.account.id, outcome: "done" }]);
    for (const word of [PHONE, EMAIL, NAME]) expect(JSON.stringify(told)).not.toContain(word);
  });

  test("an agent hands nothing out without a fresh proof, and nothing of the team", async () => {
    const { context, agent } = await openFor();
    expect(await exportPerson(context, agent, { email: AGENT })).toEqual({
      ok: false,
      code: "person-is-agent",
    });
    context.pass(600);
    expect(await exportPerson(context, agent, { phone: PHONE })).toMatchObject({
      code: "proof-needed",
    });
  });
});
