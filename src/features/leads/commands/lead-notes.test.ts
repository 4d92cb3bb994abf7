import { beforeEach, expect, test } from "vitest";
import { FIRST_AGENT, openInbox } from "#features/leads/inbox-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, pushNotes } from "#platform/db/schema.ts";
import { savePushDevice } from "#platform/push/push-devices.server.ts";
import { sweepLeads } from "./forget-leads.server.ts";

/** Seconds. */
const DAY = 24 * 3600;
const AGENT = "018f0000-0000-7000-8000-000000000001";

describeEachDatabase("notifications of a request that wait", ({ database, empty }) => {
  let inbox: ReturnType<typeof openInbox>;
  beforeEach(async () => {
    await empty();
    const { db } = database();
    inbox = openInbox(db);
    const now = inbox.context.clock();
    const member = { name: "Agent", language: "en", createdAt: now, verifiedAt: now } as const;
    await db.insert(accounts).values({ ...member, id: AGENT, email: FIRST_AGENT });
    const keys = { p256dh: "p", auth: "a", vapidKey: "v" };
    const browser = {
      endpoint: "https://push.example/1",
      device: "Firefox",
      language: "en",
    } as const;
    const of = { accountId: AGENT, sessionId: AGENT, topic: "requests" } as const;
    await savePushDevice(db, { ...keys, ...browser, ...of }, now);
  });

  const waiting = async () => {
    const notes = await database().db.select().from(pushNotes);
    return notes.map(({ values }) => (values as { reference: string }).reference).toSorted();
  };

  test("once one agent has spoken to the buyer, or the buyer is lost, no other is told of them", async () => {
    const [talked, lost, tried, noted] = [
      await inbox.add(),
      await inbox.add(),
      await inbox.add(),
      await inbox.add(),
    ];
    expect(await waiting()).toHaveLength(4);
    await inbox.change(talked, { what: "reached", version: 1 });
    await inbox.change(lost, { what: "state", state: "lost", version: 1 });
    await inbox.change(tried, { what: "no-answer", version: 1 });
    await inbox.change(noted, { what: "note", note: "Rings after noon" });
    expect(await waiting()).toEqual([tried, noted].toSorted());
  });

  test("of one who is forgotten nobody is told", async () => {
    await inbox.add();
    inbox.context.pass(41 * DAY);
    const other = await inbox.add();
    await sweepLeads(inbox.context, 40);
    expect(await waiting()).toEqual([other]);
  });
});
