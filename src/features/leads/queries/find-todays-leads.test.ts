import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { FIRST_AGENT, openInbox } from "#features/leads/inbox-testing.ts";
import { TUESDAY_ELEVEN } from "#features/leads/leads-testing.ts";
import { parseClosed, USUAL_RULES } from "#features/leads/model/visit-rules.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads } from "#platform/db/schema.ts";
import { findTodaysLeads } from "./find-todays-leads.server.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;
const hoursFrom = (now: Date, hours: number) => new Date(now.getTime() + hours * HOUR * 1000);

describeEachDatabase("next steps and the day", ({ database, empty }) => {
  beforeEach(empty);

  const start = () => openInbox(database().db);

  test("a next step has words and a time, is changed, done, and leaves no time behind", async () => {
    const { context, add, change, get } = start();
    const reference = await add();
    const due = hoursFrom(context.clock(), 3);
    const step = { what: "next-step", nextStep: "Send the deed" } as const;
    await change(reference, { ...step, nextStepAt: due, version: 1 });
    expect(await get(reference)).toMatchObject({
      nextStep: "Send the deed",
      nextStepAt: due.toISOString(),
      version: 2,
      firstAnsweredAt: null,
    });
    context.pass(1);
    // The same words at another time are news.
    const later = hoursFrom(due, 24);
    await change(reference, { ...step, nextStepAt: later, version: 2 });
    context.pass(1);
    expect(await change(reference, { what: "step-done", version: 3 })).toEqual({ ok: true });
    const done = await get(reference);
    expect(done).toMatchObject({ nextStep: "", nextStepAt: null, version: 4 });
    expect(
      done.events.slice(1).map(({ actor, what, detail, dueAt }) => [actor, what, detail, dueAt]),
    ).toEqual([
      [FIRST_AGENT, "next-step", "Send the deed", due.toISOString()],
      [FIRST_AGENT, "next-step", "Send the deed", later.toISOString()],
      [FIRST_AGENT, "step-done", "Send the deed", later.toISOString()],
    ]);
    expect(await change(reference, { what: "step-done", version: 4 })).toEqual({
      ok: false,
      code: "no-next-step",
    });
    await change(reference, { ...step, nextStep: "", nextStepAt: due, version: 4 });
    expect(await get(reference)).toMatchObject({ nextStep: "", nextStepAt: null, version: 4 });
  });

  test("has who waits, the late counted, and next steps until midnight in India", async () => {
    const { context, db, add, change } = start();
    const late = await add({ name: "Late", requirements: "Near the park,\nby the road" });
    context.pass(DAY);
    const fresh = await add({ name: "Fresh" });
    // Tuesday ten in the morning: the day ends at 18:30 by the clock of the database.
    const now = context.clock();
    const setStep = async (reference: string, nextStep: string, nextStepAt: Date | null) =>
      change(reference, { what: "next-step", nextStep, nextStepAt, version: 1 });
    const [over, evening, midnight, whenever] = [
      await add({ name: "Over" }),
      await add({ name: "Evening" }),
      await add({ name: "Midnight" }),
      await add({ name: "Whenever" }),
    ];
    await setStep(evening, "Call", new Date("2026-03-03T18:29:59Z"));
    await setStep(over, "Call yesterday", hoursFrom(now, 1));
    await db
      .update(leads)
      .set({ nextStepAt: hoursFrom(now, -20) })
      .where(eq(leads.reference, over));
    await setStep(midnight, "Call tomorrow", new Date("2026-03-03T18:30:00Z"));
    await setStep(whenever, "Call some day", null);
    const day = await findTodaysLeads(context);
    expect(day.steps.leads.map(({ name }) => name)).toEqual(["Over", "Evening"]);
    expect(day.steps.found).toBe(2);
    expect(day.waiting.found).toBe(6);
    expect(day.waiting.leads[0]).toMatchObject({
      reference: late,
      name: "Late",
      words: "Near the park, by the road",
    });
    expect(day.waiting.leads.map(({ reference }) => reference)).toContain(fresh);
    expect(day.late).toBe(1);
  });

  test("shows twenty of a part and counts all of it", async () => {
    const { context, add, change } = start();
    const at = hoursFrom(context.clock(), 1);
    for (let made = 0; made < 22; made++) {
      const reference = await add();
      await change(reference, { what: "next-step", nextStep: "Call", nextStepAt: at, version: 1 });
    }
    const { waiting, steps } = await findTodaysLeads(context);
    expect([waiting.leads.length, waiting.found]).toEqual([20, 22]);
    expect([steps.leads.length, steps.found]).toEqual([20, 22]);
  });

  test("has visits of seven days that stand, which of them are closed, and older ones that nobody ended", async () => {
    const { context, add } = start();
    const reference = await add({ name: "Visitor", kind: "tour", preferredAt: TUESDAY_ELEVEN });
    const visitsOf = async () => {
      const { visits, unsettled } = await findTodaysLeads(context);
      return [visits, unsettled].map((all) => all.map((visit) => visit.reference));
    };
    expect(await visitsOf()).toEqual([[reference], []]);
    const [sunday, monday] = ["2026-03-08T05:30:00Z", "2026-03-09T05:30:00Z"];
    const last = await add({ kind: "tour", preferredAt: new Date(sunday) });
    await add({ kind: "tour", preferredAt: new Date(monday) });
    expect(await visitsOf()).toEqual([[reference, last], []]);
    const closed = parseClosed("2026-03-03 10-18, 2026-03-05, 2026-03-07 10-17, 2026-03-09") ?? [];
    const hours = USUAL_RULES.hours.map((open, weekday) => (weekday === 5 ? null : open));
    const rules = { ...USUAL_RULES, hours, closed };
    const { closedDays } = await findTodaysLeads({ ...context, visitRules: () => rules });
    expect(closedDays).toEqual(["2026-03-03", "2026-03-05", "2026-03-06"]);
    // Of today all slots are over, and it is open all the same.
    context.pass(9 * HOUR);
    expect((await findTodaysLeads(context)).closedDays).toEqual([]);
    context.pass(DAY - 7 * HOUR);
    expect((await visitsOf())[1]).toEqual([]);
    context.pass(DAY);
    expect((await visitsOf())[1]).toEqual([reference]);
  });

  test("counts all older visits without an end, and has the latest of them, however many there are of today", async () => {
    const { context, db, add } = start();
    const reference = await add({ name: "Visitor", kind: "tour", preferredAt: TUESDAY_ELEVEN });
    const [one] = await db.select().from(leads).where(eq(leads.reference, reference));
    if (!one) throw new Error("no lead");
    const visit = (name: string, preferredAt: Date) => ({
      ...one,
      reference: name,
      keyHash: name,
      name,
      preferredAt,
    });
    // Tuesday's midnight in India.
    const midnight = new Date("2026-03-02T18:30:00Z");
    const older = Array.from({ length: 23 }, (_, n) => visit(`O${n}`, hoursFrom(midnight, -n - 1)));
    const todays = Array.from({ length: 55 }, (_, n) => visit(`T${n}`, midnight));
    await db.insert(leads).values([...older, ...todays]);
    context.pass(DAY);
    const { unsettled, unsettledFound } = await findTodaysLeads(context);
    expect(unsettledFound).toBe(23);
    expect(unsettled.map(({ name }) => name)).toEqual(older.slice(0, 20).map(({ name }) => name));
  });
});
