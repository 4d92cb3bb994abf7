import { beforeEach, expect, test } from "vitest";
import { leadRequest, makeLeadsContext, TUESDAY_ELEVEN } from "#features/leads/leads-testing.ts";
import { USUAL_RULES, type VisitRules } from "#features/leads/model/visit-rules.ts";
import { findVisitCalendar } from "#features/leads/queries/find-visits.server.ts";
import { findFreeSlots } from "#features/leads/queries/free-slots.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { bookedSlots } from "#platform/db/schema.ts";
import { bookSlot } from "./book-slot.server.ts";
import { changeVisit } from "./change-visit.server.ts";
import { submitLead } from "./submit-lead.server.ts";

const HOUR_MS = 3600_000;
const TUESDAY_TWELVE = new Date(TUESDAY_ELEVEN.getTime() + HOUR_MS);
const CLOSED_ON_TUESDAYS: VisitRules = {
  ...USUAL_RULES,
  hours: USUAL_RULES.hours.map((hours, weekday) => (weekday === 2 ? null : hours)),
};

describeEachDatabase("when visits are offered", ({ database, empty }) => {
  beforeEach(empty);

  const start = (first: VisitRules) => {
    let rules = first;
    const context = { ...makeLeadsContext(database().db), visitRules: () => rules };
    let asked = 0;
    return {
      context,
      setRules: (next: VisitRules) => {
        rules = next;
      },
      ask: (preferredAt: Date) => {
        asked += 1;
        const phone = `+9198765432${String(asked).padStart(2, "0")}`;
        const request = leadRequest({ kind: "site-visit", mlsNumber: null, preferredAt, phone });
        return submitLead(context, request, { key: `key ${asked}`, network: `n${asked}` });
      },
      free: (at: Date, mlsNumber: string | null, projectSlug: string | null = null) =>
        findFreeSlots(context.db, { mlsNumber, projectSlug }, context.clock(), rules).then(
          (slots) => slots.some((slot) => +slot === +at),
        ),
    };
  };

  test("a day that is closed takes no visit, and what was booked before stays", async () => {
    const { context, setRules, ask, free } = start(USUAL_RULES);
    expect(await ask(TUESDAY_ELEVEN)).toMatchObject({ ok: true });
    setRules(CLOSED_ON_TUESDAYS);
    expect(await ask(TUESDAY_TWELVE)).toMatchObject({ ok: false, code: "slot-closed" });
    expect(await free(TUESDAY_TWELVE, null)).toBe(false);
    expect(await context.db.select().from(bookedSlots)).toMatchObject([
      { startsAt: TUESDAY_ELEVEN },
    ]);
    setRules(USUAL_RULES);
    expect(await free(TUESDAY_ELEVEN, null)).toBe(false);
    expect(await free(TUESDAY_TWELVE, null)).toBe(true);
  });

  test("no more visits go at once than there are cars, wherever, however many ask", async () => {
    const { context, setRules, free } = start({ ...USUAL_RULES, cars: 2 });
    const references = await Promise.all(
      ["01", "02", "03", "04", "05"].map(async (n) => {
        const request = leadRequest({ phone: `+9187654321${n}` });
        const taken = await submitLead(context, request, { key: `other ${n}`, network: n });
        if (!taken.ok) throw new Error(taken.code);
        return taken.reference;
      }),
    );
    const rules = { ...USUAL_RULES, cars: 2 };
    const booked = await Promise.all(
      references.map((reference, n) =>
        context.db.transaction((tx) =>
          bookSlot(
            tx,
            { mlsNumber: `P${n}`, projectSlug: null },
            { startsAt: TUESDAY_ELEVEN, reference, rules },
          ),
        ),
      ),
    );
    expect(booked.filter((isBooked) => isBooked)).toHaveLength(2);
    expect(await context.db.$count(bookedSlots)).toBe(2);
    expect(await free(TUESDAY_ELEVEN, "P9")).toBe(false);
    expect(await free(TUESDAY_TWELVE, "P9")).toBe(true);
    setRules({ ...USUAL_RULES, cars: 3 });
    expect(await free(TUESDAY_ELEVEN, "P9")).toBe(true);
  });

  test("as many visits begin at once at one layout as an owner says, however many ask", async () => {
    const { context, setRules, ask, free } = start({ ...USUAL_RULES, atOneLayout: 3 });
    const asked = await Promise.all(Array.from({ length: 6 }, () => ask(TUESDAY_ELEVEN)));
    expect(asked.filter(({ ok }) => ok)).toHaveLength(3);
    expect(asked.filter(({ ok }) => !ok)).toMatchObject(
      Array.from({ length: 3 }, () => ({ code: "slot-taken" })),
    );
    expect(await context.db.$count(bookedSlots)).toBe(3);
    expect(await free(TUESDAY_ELEVEN, null)).toBe(false);
    setRules({ ...USUAL_RULES, atOneLayout: 4 });
    expect(await free(TUESDAY_ELEVEN, null)).toBe(true);
    // Fewer than are booked: they stay, and nobody else comes.
    setRules(USUAL_RULES);
    expect(await ask(TUESDAY_ELEVEN)).toMatchObject({ ok: false, code: "slot-taken" });
    expect(await context.db.$count(bookedSlots)).toBe(3);
  });

  test("visits to two projects, and one to neither, each have a time of their own", async () => {
    const { context, free } = start(USUAL_RULES);
    const ask = (plotNumber: string | null, phone: string) => {
      const request = leadRequest({
        kind: "site-visit",
        mlsNumber: null,
        plotNumber,
        phone,
        preferredAt: TUESDAY_ELEVEN,
      });
      return submitLead(context, request, { key: `key ${phone}`, network: phone });
    };
    const first = await ask("Project acres, plot 5", "+918765432101");
    expect(first).toMatchObject({ ok: true });
    expect(await free(TUESDAY_ELEVEN, null, "acres")).toBe(false);
    expect(await free(TUESDAY_ELEVEN, null, "greens")).toBe(true);
    expect(await free(TUESDAY_ELEVEN, null)).toBe(true);
    expect(await ask("Project greens", "+918765432102")).toMatchObject({ ok: true });
    expect(await ask(null, "+918765432103")).toMatchObject({ ok: true });
    const late = await ask("Project acres, plot 6", "+918765432104");
    expect(late).toMatchObject({ ok: false, code: "slot-taken" });
    if (!first.ok) throw new Error(first.code);
    // It is moved within its own project's times.
    const move = { act: "move", startsAt: TUESDAY_TWELVE, actor: null, version: 1 } as const;
    const moved = await changeVisit(context, { ...move, reference: first.reference });
    expect(moved).toEqual({ ok: true });
    expect(await free(TUESDAY_TWELVE, null, "acres")).toBe(false);
    expect(await free(TUESDAY_TWELVE, null, "greens")).toBe(true);
  });

  test("a visit takes as long as was said when it was booked", async () => {
    const { context, setRules, ask, free } = start({ ...USUAL_RULES, minutes: 90 });
    const halfPastEleven = new Date(TUESDAY_ELEVEN.getTime() + HOUR_MS / 2);
    const endsAt = new Date(halfPastEleven.getTime() + 1.5 * HOUR_MS);
    expect(await ask(TUESDAY_ELEVEN)).toMatchObject({ ok: false, code: "slot-closed" });
    expect(await ask(halfPastEleven)).toMatchObject({ ok: true, visitEndsAt: endsAt });
    const booked = [{ startsAt: halfPastEleven, endsAt }];
    expect(await context.db.select().from(bookedSlots)).toMatchObject(booked);
    setRules({ ...USUAL_RULES, minutes: 30 });
    expect(await context.db.select().from(bookedSlots)).toMatchObject(booked);
    expect(await free(TUESDAY_ELEVEN, null)).toBe(true);
    expect(await free(new Date(TUESDAY_ELEVEN.getTime() + 1.5 * HOUR_MS), null)).toBe(false);
    expect(await free(endsAt, null)).toBe(true);
    const days = { from: context.clock(), to: new Date(endsAt.getTime() + 24 * HOUR_MS) };
    const { visits } = await findVisitCalendar(context, days);
    expect(visits).toMatchObject([{ endsAt: endsAt.toISOString() }]);
  });
});
