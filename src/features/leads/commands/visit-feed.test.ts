import ICAL from "ical.js";
import { beforeEach, expect, test } from "vitest";
import { openInbox } from "#features/leads/inbox-testing.ts";
import { AGENTS, addListing, TUESDAY_ELEVEN } from "#features/leads/leads-testing.ts";
import { DAY_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { accounts, leads } from "#platform/db/schema.ts";
import { changeVisit } from "./change-visit.server.ts";
import { endVisitFeed, findVisitFeed, makeVisitFeed, readVisitFeed } from "./visit-feed.server.ts";

const [AGENT] = AGENTS;
const MEMBER = "6f3a8f4e-6a3e-4b11-9a4e-0d1f4f6f8a01";
const FORMER = "6f3a8f4e-6a3e-4b11-9a4e-0d1f4f6f8a02";
const SITE = { origin: "https://plots.example" };

describeEachDatabase("a feed of visits", (at) => {
  let inbox: ReturnType<typeof openInbox>;
  let reference = "";

  beforeEach(async () => {
    await at.empty();
    inbox = openInbox(at.database().db);
    const member = { name: "Agent", language: "en", createdAt: inbox.context.clock() } as const;
    await inbox.db.insert(accounts).values([
      { ...member, id: MEMBER, email: AGENT },
      { ...member, id: FORMER, email: "former@plots.example" },
    ]);
    await addListing(inbox.db, "P1", 1);
    const asked = { kind: "site-visit", mlsNumber: "P1", preferredAt: TUESDAY_ELEVEN } as const;
    reference = await inbox.add(asked);
  });

  const read = (key: string) => readVisitFeed(inbox.context, key, SITE);
  const eventsOf = (feed: string | null) =>
    new ICAL.Component(ICAL.parse(feed ?? "")).getAllSubcomponents("vevent").map((event) => ({
      event: new ICAL.Event(event),
      state: event.getFirstPropertyValue("status"),
    }));

  test("another reader finds each visit as it stands, by name and without a number", async () => {
    const key = await makeVisitFeed(inbox.context, MEMBER);
    const feed = await read(key);
    const [first, ...more] = eventsOf(feed);
    expect(more).toEqual([]);
    expect(first?.state).toBe("TENTATIVE");
    expect(first?.event.summary).toBe("Visit: Lakshmi Devi, Green Meadows");
    expect(first?.event.startDate.toJSDate()).toEqual(TUESDAY_ELEVEN);
    expect(feed).toContain(`https://plots.example/agent/leads/${reference}`);
    expect(feed).not.toMatch(/98765|43210/);
    const { version } = await inbox.get(reference);
    const confirm = { reference, actor: AGENT, act: "confirm", version } as const;
    await changeVisit(inbox.context, confirm);
    const [then] = eventsOf(await read(key));
    expect(then?.state).toBe("CONFIRMED");
    expect(then?.event.uid).toBe(first?.event.uid);
    expect(Number(then?.event.sequence)).toBeGreaterThan(Number(first?.event.sequence));
  });

  test("a visit to come stands after however many of the last days", async () => {
    const [row] = await inbox.db.select().from(leads);
    if (!row) throw new Error("no lead");
    const before = new Date(inbox.context.clock().getTime() - DAY_MS);
    const copies = Array.from({ length: 1000 }, (_, at) => ({
      ...row,
      reference: `X${at}`,
      keyHash: `${at}`,
      preferredAt: before,
    }));
    for (let at = 0; at < copies.length; at += 500)
      await inbox.db.insert(leads).values(copies.slice(at, at + 500));
    const key = await makeVisitFeed(inbox.context, MEMBER);
    expect(await read(key)).toContain(`https://plots.example/agent/leads/${reference}`);
  });

  test("an address works until another is made or it is ended, and for who is an agent alone", async () => {
    const first = await makeVisitFeed(inbox.context, MEMBER);
    const second = await makeVisitFeed(inbox.context, MEMBER);
    expect([await read(first), await read(""), await read("x")]).toEqual([null, null, null]);
    expect(await findVisitFeed(inbox.context, MEMBER)).toMatchObject({ readAt: null });
    expect(await read(second)).toContain("BEGIN:VEVENT");
    const readAt = inbox.context.clock().toISOString();
    expect(await findVisitFeed(inbox.context, MEMBER)).toMatchObject({ readAt });
    inbox.context.pass(60);
    await read(second);
    expect(await findVisitFeed(inbox.context, MEMBER)).toMatchObject({ readAt });
    expect(await read(await makeVisitFeed(inbox.context, FORMER))).toBeNull();
    await endVisitFeed(inbox.context, MEMBER);
    expect([await read(second), await findVisitFeed(inbox.context, MEMBER)]).toEqual([null, null]);
  });
});
