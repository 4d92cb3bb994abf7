import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openInbox } from "#features/leads/inbox-testing.ts";
import { AGENTS } from "#features/leads/leads-testing.ts";
import { findTodaysLeads } from "#features/leads/queries/find-todays-leads.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads, mails } from "#platform/db/schema.ts";
import { remindNextSteps } from "./remind-next-steps.server.ts";

const HOUR = 3600;

describeEachDatabase("reminders of next steps", ({ database, empty }) => {
  beforeEach(empty);

  const start = () => {
    const inbox = openInbox(database().db);
    const { context, db, change, get } = inbox;
    const inHours = (hours: number) => new Date(context.clock().getTime() + hours * HOUR * 1000);
    return {
      ...inbox,
      inHours,
      plan: async (reference: string, nextStep: string, nextStepAt: Date | null) => {
        const { version } = await get(reference);
        return change(reference, { what: "next-step", nextStep, nextStepAt, version });
      },
      finish: async (reference: string) => {
        const { version } = await get(reference);
        return change(reference, { what: "step-done", version });
      },
      assign: (reference: string, assignedTo: string) =>
        db.update(leads).set({ assignedTo }).where(eq(leads.reference, reference)),
      /** Who was mailed what since the last call. */
      mailed: async () => {
        const rows = await db.select().from(mails).where(eq(mails.kind, "next-steps-due"));
        await db.delete(mails);
        return rows.map((row) => `${row.recipient}: ${JSON.stringify(row.values)}`).sort();
      },
    };
  };

  test("each is told once when its time has come, to who cares for it, and again at a new time", async () => {
    const { context, db, add, inHours, plan, assign, mailed } = start();
    const [first, second] = [await add({ name: "Sita" }), await add({ name: "Ravi" })];
    await assign(first, AGENTS[1]);
    await plan(first, "Send the price list", inHours(1));
    await plan(second, "Without a time", null);
    await mailed();
    expect(await remindNextSteps(context)).toBe(0);
    context.pass(HOUR);
    const runs = await Promise.all([1, 2, 3].map(() => remindNextSteps(context)));
    expect(runs.reduce((sum, told) => sum + told)).toBe(1);
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toContain(AGENTS[1]);
    expect(mail).toContain("Send the price list");
    expect(await remindNextSteps(context)).toBe(0);
    await plan(first, "Call again", inHours(2));
    context.pass(2 * HOUR);
    expect(await remindNextSteps(context)).toBe(1);
    expect(await mailed()).toHaveLength(1);
    expect(await db.$count(mails)).toBe(0);
  });

  test("those of nobody, and of who is no agent any more, go to every agent, in one mail each", async () => {
    const { context, add, inHours, plan, assign, mailed } = start();
    const [first, second] = [await add({ name: "Sita" }), await add({ name: "Ravi" })];
    await assign(second, "gone@plots.example");
    for (const reference of [first, second]) await plan(reference, "Call", inHours(1));
    await mailed();
    context.pass(HOUR);
    expect(await remindNextSteps(context)).toBe(2);
    const told = await mailed();
    expect(told).toHaveLength(AGENTS.length);
    for (const mail of told) expect(mail).toContain('"count":2');
  });

  test("a step that is done, and a person who is forgotten, are told of no more", async () => {
    const { context, db, add, finish, inHours, plan, mailed } = start();
    const [done, forgotten] = [await add(), await add({ phone: "+919812345671" })];
    for (const reference of [done, forgotten]) await plan(reference, "Call", inHours(1));
    await finish(done);
    await db
      .update(leads)
      .set({ forgottenAt: context.clock() })
      .where(eq(leads.reference, forgotten));
    await mailed();
    context.pass(HOUR);
    expect(await remindNextSteps(context)).toBe(0);
  });

  test("of a lead that is lost only what is planned after that is told, and all of one that is taken up again", async () => {
    const { context, add, change, get, inHours, plan, mailed } = start();
    const [lost, again, later] = [await add(), await add(), await add()];
    for (const reference of [lost, again, later]) {
      await plan(reference, "Call", inHours(1));
      context.pass(1);
      const { version } = await get(reference);
      await change(reference, { what: "state", state: "lost", reason: "price", version });
    }
    context.pass(1);
    await plan(later, "Ask again in spring", inHours(1));
    await mailed();
    context.pass(2 * HOUR);
    const stepsToday = async () =>
      (await findTodaysLeads(context)).steps.leads.map(({ reference }) => reference);
    expect(await stepsToday()).toEqual([later]);
    expect(await remindNextSteps(context)).toBe(1);
    for (const mail of await mailed()) expect(mail).toContain("Ask again in spring");
    await change(again, { what: "undo", version: (await get(again)).version });
    expect(await stepsToday()).toEqual([again, later]);
    expect(await remindNextSteps(context)).toBe(1);
    expect(await mailed()).toHaveLength(AGENTS.length);
  });
});
