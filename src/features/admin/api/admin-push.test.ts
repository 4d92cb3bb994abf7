import { beforeEach, expect, test } from "vitest";
import {
  getSession,
  join,
  makeTestContext,
  type TestContext,
  takeIn,
} from "#features/accounts/accounts-testing.ts";
import { endOwnSessions, endSessionById } from "#features/accounts/commands/own-sessions.server.ts";
import { endSession } from "#features/accounts/commands/sessions.server.ts";
import { removeMember } from "#features/accounts/team/change-member.server.ts";
import { findAgentAddresses } from "#features/accounts/team/members.server.ts";
import { submitLead } from "#features/leads/commands/submit-lead.server.ts";
import { composeLeadPush } from "#features/leads/index.server.ts";
import { addListing, leadRequest, makeLeadsContext } from "#features/leads/leads-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { pushDevices, pushNotes } from "#platform/db/schema.ts";
import { drainPush } from "#platform/push/drain-push.server.ts";
import { openPushService, senderOf, TestBrowser } from "#platform/push/push-testing.ts";
import { adminPushApi } from "./admin-push.server.ts";
import { agentCalls } from "./agent-calls-testing.ts";

const OWNER = "owner@plots.example";
const AGENT = "agent@plots.example";
const PASSWORD = "three green parrots";

describeEachDatabase("an agent's own notifications", ({ database, empty }) => {
  let context: TestContext;
  let woken: number;
  beforeEach(async () => {
    await empty();
    context = makeTestContext(database().db);
    woken = 0;
  });

  const memberOf = async (email: string, role: "owner" | "agent" = "agent") => {
    await takeIn(context.db, email, role);
    const { token } = await join(context, email, PASSWORD);
    return { token, session: await getSession(context, token) };
  };
  type Member = Awaited<ReturnType<typeof memberOf>>;
  const sender = senderOf(null as never);
  const callAs = async ({ session }: Member, path: string, body: object = {}) => {
    const push = {
      publicKey: sender.keys[0].publicKey,
      isOwnMachine: true,
      wake: () => {
        woken += 1;
      },
    };
    const api = agentCalls(session).route("/", adminPushApi({ context, push }));
    const sent = { method: "POST", body: JSON.stringify(body) };
    const reply = await api.request(path, path === "/agent/push" ? {} : sent);
    return { status: reply.status, body: (await reply.json()) as Record<string, never> };
  };
  const subscribed = (endpoint: string, browser = new TestBrowser()) => ({
    endpoint,
    p256dh: browser.p256dh,
    auth: browser.auth,
    language: "te",
    vapidKey: sender.keys[0].publicKey,
  });
  const turnOn = async (member: Member, endpoint: string, browser?: TestBrowser) =>
    expect(
      await callAs(member, "/agent/push/devices", subscribed(endpoint, browser)),
    ).toMatchObject({ status: 200 });
  const devices = async () =>
    (await context.db.select().from(pushDevices)).map(({ endpoint }) => endpoint).sort();

  test("tell of a lead what was asked for and where, in the device's language, and nothing of the buyer", async () => {
    const service = await openPushService();
    const member = await memberOf(AGENT);
    const stranger = await join(context, "buyer@homes.example", PASSWORD);
    const browser = new TestBrowser();
    await turnOn(member, `${service.origin}/send/1`, browser);
    await turnOn(
      { token: stranger.token, session: await getSession(context, stranger.token) },
      `${service.origin}/send/2`,
    );
    await addListing(context.db, "P1", 1);
    const leads = { ...makeLeadsContext(context.db), findAgents: findAgentAddresses };
    const told = { requirements: "East facing", email: "lakshmi@homes.example" };
    const asked = { mlsNumber: "P1", plotNumber: "17", ...told };
    const submit = (key: string) =>
      submitLead(leads, leadRequest(asked), { key, network: "192.0.2.7" });
    const taken = await submit("k1");
    // The same form again is the same lead.
    expect(await submit("k1")).toMatchObject({ ok: true, repeated: true });
    if (!taken.ok) throw new Error(taken.code);
    const stored = await context.db.select().from(pushNotes);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toMatch(/Lakshmi|98765|East|homes\.example/);
    const compose = { ...sender.compose, requests: composeLeadPush };
    const through = { ...sender, db: context.db, clock: leads.clock, compose };
    expect(await drainPush(through)).toBe(1);
    const read = () => browser.read(service.posted.at(-1)?.body ?? Buffer.alloc(0));
    expect(read()).toEqual({
      title: "కొత్త అభ్యర్థన: కాల్‌బ్యాక్",
      body: "ప్లాట్ 17, Green Meadows",
      lang: "te",
      path: `/te/agent/leads/${taken.reference}`,
      tag: stored[0]?.id,
    });
    await submit("k2");
    await submit("k3");
    expect(await drainPush(through)).toBe(1);
    expect(read()).toMatchObject({ title: "2 కొత్త అభ్యర్థనలు", path: "/te/agent/leads" });
    service.close();
  });

  test("are turned on, tried and turned off by their owner alone", async () => {
    const [mine, theirs] = [await memberOf(AGENT), await memberOf(OWNER, "owner")];
    await turnOn(mine, "https://push.example/1");
    await turnOn(theirs, "https://push.example/2");
    const { body } = await callAs(mine, "/agent/push");
    expect(body).toMatchObject({
      push: {
        publicKey: sender.keys[0].publicKey,
        hours: { isQuiet: true, fromHour: 21, toHour: 8 },
        devices: [{ device: expect.any(String), lastSentAt: null }],
      },
    });
    expect(JSON.stringify(body)).not.toContain("push.example");
    await callAs(mine, "/agent/push/test");
    expect([woken, await context.db.$count(pushNotes)]).toEqual([1, 1]);
    const [other] = (await context.db.select().from(pushDevices)).filter(({ endpoint }) =>
      endpoint.endsWith("2"),
    );
    await callAs(mine, "/agent/push/devices/removal", { device: other?.id });
    expect(await devices()).toEqual(["https://push.example/1", "https://push.example/2"]);
    await callAs(theirs, "/agent/push/devices/removal", { device: other?.id });
    expect(await devices()).toEqual(["https://push.example/1"]);
    const seen = { endpoint: "https://push.example/1" };
    expect(await callAs(theirs, "/agent/push/devices/seen", seen)).toMatchObject({
      body: { isKnown: false },
    });
    expect(await callAs(mine, "/agent/push/devices/seen", seen)).toMatchObject({
      body: { isKnown: true },
    });
  });

  test("have quiet hours of their own, and what is wrong is told by its field", async () => {
    const member = await memberOf(AGENT);
    const hours = { isQuiet: true, fromHour: 22, toHour: 7 };
    expect(await callAs(member, "/agent/push/hours", hours)).toMatchObject({
      body: { push: { hours } },
    });
    const right = subscribed("https://push.example/1");
    for (const [path, body, field] of [
      ["hours", { ...hours, toHour: 22 }, "toHour"],
      ["hours", { ...hours, fromHour: 24 }, "fromHour"],
      ["devices", { ...right, endpoint: "https://10.0.0.1/x" }, "endpoint"],
      ["devices", { ...right, endpoint: "http://push.example/x" }, "endpoint"],
      ["devices", { ...right, p256dh: "AAAA" }, "p256dh"],
      ["devices", { ...right, auth: "AAAA" }, "auth"],
      ["devices", { ...right, vapidKey: `${right.vapidKey}A` }, "vapidKey"],
      ["devices", { ...right, language: "fr" }, "language"],
    ] as const)
      expect(await callAs(member, `/agent/push/${path}`, body)).toMatchObject({
        status: 400,
        body: { field },
      });
    expect(await devices()).toEqual([]);
  });

  test("end with the session that is signed out, with all of them, and with the place in the team", async () => {
    const owner = await memberOf(OWNER, "owner");
    const agent = await memberOf(AGENT);
    const again = await join(context, "third@plots.example", PASSWORD);
    await takeIn(context.db, "third@plots.example");
    const third = { token: again.token, session: await getSession(context, again.token) };
    await turnOn(owner, "https://push.example/owner");
    await turnOn(agent, "https://push.example/agent");
    await turnOn(third, "https://push.example/third");
    await endSession(context, third.session.caller);
    expect(await devices()).toEqual(["https://push.example/agent", "https://push.example/owner"]);
    expect(await removeMember(context, owner.session, AGENT)).toEqual({ ok: true });
    expect(await devices()).toEqual(["https://push.example/owner"]);
    // Of all sessions but this one: what this one turned on stays.
    await endOwnSessions(context, owner.session, "others");
    expect(await devices()).toEqual(["https://push.example/owner"]);
    await endSessionById(context, owner.session, owner.session.id);
    expect(await devices()).toEqual([]);
    await turnOn(agent, "https://push.example/agent");
    await endOwnSessions(context, agent.session, "all");
    expect(await devices()).toEqual([]);
  });
});
