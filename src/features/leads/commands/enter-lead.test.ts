import { beforeEach, expect, test } from "vitest";
import { openInbox } from "#features/leads/inbox-testing.ts";
import { AGENTS, addListing } from "#features/leads/leads-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { mails } from "#platform/db/schema.ts";
import { type EnteredLead, enterLead } from "./enter-lead.server.ts";

const [AGENT, SECOND] = AGENTS;
const entered = (changes: Partial<EnteredLead> = {}): EnteredLead => ({
  channel: "walk-in",
  name: "Ravi Teja",
  phone: "+919812345678",
  email: null,
  requirements: "Corner, 200 sq yd",
  mlsNumber: null,
  plotNumber: null,
  nextStep: "",
  nextStepAt: null,
  language: "te",
  ...changes,
});

describeEachDatabase("a lead that an agent enters", ({ database, empty }) => {
  beforeEach(empty);

  const start = () => {
    const inbox = openInbox(database().db);
    const enter = (changes: Partial<EnteredLead> = {}, key = "k1", actor: string = AGENT) =>
      enterLead(inbox.context, entered(changes), { key, actor });
    return { ...inbox, enter };
  };

  test("is talked to already, mails nobody, and says who entered it and how it came", async () => {
    const { db, context, enter, get, inbox } = start();
    const nextStepAt = new Date("2026-03-04T04:30:00Z");
    const done = await enter({ nextStep: "Send the plan", nextStepAt });
    if (!done.ok) throw new Error(done.code);
    const lead = await get(done.reference);
    expect(lead).toMatchObject({
      channel: "walk-in",
      name: "Ravi Teja",
      phone: "+919812345678",
      state: "talked",
      requirements: "Corner, 200 sq yd",
      nextStep: "Send the plan",
      language: "te",
      nextStepAt: nextStepAt.toISOString(),
      assignedTo: AGENT,
      firstAnsweredAt: context.clock().toISOString(),
    });
    expect(lead.events.map(({ what, actor, detail }) => [what, actor, detail]).sort()).toEqual([
      ["entered", AGENT, "walk-in"],
      ["next-step", AGENT, "Send the plan"],
    ]);
    expect(await db.select().from(mails)).toEqual([]);
    // Whom an agent entered was not waiting: the share is of those who wrote by the site.
    expect(await inbox()).toMatchObject({ waiting: 0, share: { inTime: 0, of: 0 } });
  });

  test("goes back to talked, where it began, when its first change is taken back", async () => {
    const { context, enter, get, change } = start();
    const done = await enter();
    if (!done.ok) throw new Error(done.code);
    const { reference } = done;
    const { firstAnsweredAt } = await get(reference);
    context.pass(60);
    await change(reference, { what: "state", state: "visited", version: 1 });
    context.pass(60);
    expect(await change(reference, { what: "undo", version: 2 })).toEqual({ ok: true });
    expect(await get(reference)).toMatchObject({ state: "talked", firstAnsweredAt });
    const again = { what: "undo", version: 3 } as const;
    expect(await change(reference, again)).toMatchObject({ code: "nothing-to-undo" });
  });

  test("comes once however often it is sent at once, and again from another agent", async () => {
    const { enter, inbox } = start();
    const all = await Promise.all(Array.from({ length: 5 }, () => enter()));
    expect(new Set(all.map((done) => (done.ok ? done.reference : done.code))).size).toBe(1);
    expect((await inbox("view=all")).found).toBe(1);
    await enter({}, "k1", SECOND);
    await enter({}, "k2");
    expect((await inbox("view=all")).found).toBe(3);
  });

  test("names a layout that there is, and may have an address alone", async () => {
    const { db, enter, get, inbox } = start();
    expect(await enter({ mlsNumber: "P1" })).toEqual({ ok: false, code: "no-such-listing" });
    expect((await inbox("view=all")).found).toBe(0);
    await addListing(db, "P1", 1);
    const done = await enter({ mlsNumber: "P1", phone: null, email: "ravi@homes.example" });
    if (!done.ok) throw new Error(done.code);
    expect(await get(done.reference)).toMatchObject({
      layout: "Green Meadows",
      phone: "",
      email: "ravi@homes.example",
    });
  });

  test("has a next step that is to come; what was taken once is not refused when its time is over", async () => {
    const { context, enter, inbox } = start();
    const due = (minutes: number) => ({
      nextStep: "Send the plan",
      nextStepAt: new Date(context.clock().getTime() + minutes * 60_000),
    });
    expect(await enter(due(-2))).toEqual({ ok: false, code: "step-past" });
    expect((await inbox("view=all")).found).toBe(0);
    const taken = due(5);
    const done = await enter(taken);
    context.pass(3600);
    expect(await enter(taken)).toEqual(done);
  });

  test("names a plot with its project: by the project's name, or in the words of its page", async () => {
    const { enter, get, inbox } = start();
    expect(await enter({ plotNumber: "54" })).toEqual({ ok: false, code: "plot-of-nothing" });
    expect((await inbox("view=all")).found).toBe(0);
    for (const [key, said] of [
      ["k1", { mlsNumber: "Project acres", plotNumber: "54" }],
      ["k2", { mlsNumber: "Project acres", plotNumber: "Project acres, plot 54" }],
      ["k3", { mlsNumber: null, plotNumber: "Project acres, plot 54" }],
    ] as const) {
      const done = await enter(said, key);
      if (!done.ok) throw new Error(done.code);
      expect(await get(done.reference)).toMatchObject({
        mlsNumber: null,
        projectSlug: "acres",
        plotNumber: "54",
      });
    }
  });
});
