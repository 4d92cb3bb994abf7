import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { FIRST_AGENT, openInbox, SECOND } from "#features/leads/inbox-testing.ts";
import { TUESDAY_ELEVEN } from "#features/leads/leads-testing.ts";
import { parseInboxQuery } from "#features/leads/model/inbox-query.ts";
import { findInbox } from "#features/leads/queries/find-inbox.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import { forgetActor } from "./forget-leads.server.ts";

const HOUR = 3600;

describeEachDatabase("changes of a lead", ({ database, empty }) => {
  beforeEach(empty);

  const start = () => openInbox(database().db);

  test("keeps a change with who and when, stops the clock once, and takes it back", async () => {
    const { context, add, change, get } = start();
    const reference = await add();
    context.pass(HOUR);
    const said = {
      what: "state",
      state: "talked",
      note: "Wants 200 sq yd",
      version: 1,
    } as const;
    expect(await change(reference, said)).toEqual({ ok: true });
    const answeredAt = context.clock().toISOString();
    context.pass(HOUR);
    await change(reference, { what: "state", state: "negotiating", version: 2 }, SECOND);
    expect(await get(reference)).toMatchObject({
      state: "negotiating",
      firstAnsweredAt: answeredAt,
      version: 3,
    });
    context.pass(1);
    await change(reference, { what: "undo", version: 3 });
    expect(await get(reference)).toMatchObject({ state: "talked", firstAnsweredAt: answeredAt });
    context.pass(1);
    await change(reference, { what: "undo", version: 4 });
    const back = await get(reference);
    expect(back).toMatchObject({ state: "new", firstAnsweredAt: null });
    expect(await change(reference, { what: "undo", version: 5 })).toEqual({
      ok: false,
      code: "nothing-to-undo",
    });
    const told = back.events.map(({ actor, what, detail }) => [actor, what, detail]);
    expect(told).toHaveLength(6);
    expect(told).toEqual(
      expect.arrayContaining([
        [null, "received", ""],
        [FIRST_AGENT, "note", "Wants 200 sq yd"],
        [FIRST_AGENT, "state", "talked"],
        [SECOND, "state", "negotiating"],
        [FIRST_AGENT, "undo", "talked"],
        [FIRST_AGENT, "undo", "new"],
      ]),
    );
  });

  test("refuses who saw an older lead, whoever is first of 20 at once, but takes every note", async () => {
    const { add, change, get } = start();
    const reference = await add();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        change(reference, { what: "next-step", nextStep: `Step ${at}`, version: 1 }),
      ),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(all.filter((one) => !one.ok && one.code === "changed-meanwhile")).toHaveLength(19);
    await Promise.all(["a", "b", "c"].map((note) => change(reference, { what: "note", note })));
    expect((await get(reference)).events).toHaveLength(5);
    expect(await change("AAAA-2222", { what: "note", note: "x" })).toMatchObject({
      code: "no-such-lead",
    });
  });

  test("stores a note once, with whichever change its words come again, and other words beside it", async () => {
    const { add, change, get } = start();
    const reference = await add();
    const note = { note: "Wants a corner", noteId: randomUUID() };
    await change(reference, { what: "note", ...note });
    await change(reference, { what: "note", ...note });
    await change(reference, { what: "reached", ...note, version: 1 });
    await change(reference, { what: "no-answer", ...note, version: 2 });
    await change(reference, { what: "state", state: "visited", ...note, version: 3 });
    await change(reference, { what: "note", note: "Wants a corner", noteId: randomUUID() });
    const { events, version } = await get(reference);
    expect(version).toBe(4);
    expect(events.map(({ what, detail }) => `${what} ${detail}`.trim()).sort()).toEqual([
      "no-answer",
      "note Wants a corner",
      "note Wants a corner",
      "received",
      "state talked",
      "state visited",
    ]);
  });

  test("keeps the notes of every lead for the file, oldest first, those that were deleted left out", async () => {
    const { context, db, add, change, fileOf } = start();
    const [first, second] = [await add({ name: "First" }), await add({ name: "Second" })];
    await add({ name: "Third" });
    await change(first, { what: "note", note: "Wants a corner" });
    context.pass(HOUR);
    await change(first, { what: "note", note: "Comes on Sunday" }, SECOND);
    await change(second, { what: "note", note: "To be deleted" });
    await db
      .update(leadEvents)
      .set({ detail: "" })
      .where(and(eq(leadEvents.reference, second), eq(leadEvents.what, "note")));
    const query = parseInboxQuery(new URLSearchParams("view=all"));
    const found = await fileOf(query);
    const notes = found.map(({ name, notes }) => [
      name,
      ...notes.map(({ actor, detail }) => `${actor}: ${detail}`),
    ]);
    expect(notes.sort()).toEqual([
      ["First", `${FIRST_AGENT}: Wants a corner`, `${SECOND}: Comes on Sunday`],
      ["Second"],
      ["Third"],
    ]);
  });

  test("takes a next step that is to come, and one that is past as it was or as it is put back", async () => {
    const { context, add, change, get } = start();
    const reference = await add();
    const at = (hours: number) => new Date(context.clock().getTime() + hours * HOUR * 1000);
    const set = async (nextStep: string, nextStepAt: Date | null) => {
      const { version } = await get(reference);
      return change(reference, { what: "next-step", nextStep, nextStepAt, version });
    };
    expect(await set("Call", at(-1))).toEqual({ ok: false, code: "step-past" });
    expect((await get(reference)).version).toBe(1);
    const due = at(1);
    expect(await set("Call", due)).toEqual({ ok: true });
    context.pass(2 * HOUR);
    expect(await set("Call in the evening", due)).toEqual({ ok: true });
    expect(await set("Call", at(-0.5))).toEqual({ ok: false, code: "step-past" });
    const { version } = await get(reference);
    await change(reference, { what: "step-done", version });
    expect(await set("Call in the evening", due)).toEqual({ ok: true });
    expect(await get(reference)).toMatchObject({ nextStepAt: due.toISOString() });
  });

  test("writes nothing for a state or next step that is there already", async () => {
    const { add, change, get } = start();
    const reference = await add();
    await change(reference, { what: "state", state: "new", version: 1 });
    await change(reference, { what: "next-step", nextStep: "", version: 1 });
    expect(await get(reference)).toMatchObject({ version: 1, events: { length: 1 } });
  });

  test("a try that reaches nobody is no answer; a talk is, once, and at any stage", async () => {
    const { context, add, change, get } = start();
    const reference = await add();
    await change(reference, { what: "no-answer", version: 1 });
    context.pass(HOUR);
    await change(reference, { what: "no-answer", version: 2 });
    expect(await get(reference)).toMatchObject({ attempts: 2, firstAnsweredAt: null });
    context.pass(HOUR);
    await change(reference, { what: "reached", note: "Wants a corner", version: 3 });
    const answeredAt = context.clock().toISOString();
    expect(await get(reference)).toMatchObject({ state: "talked", firstAnsweredAt: answeredAt });
    context.pass(HOUR);
    await change(reference, { what: "reached", version: 4 });
    const lead = await get(reference);
    expect(lead).toMatchObject({ state: "talked", firstAnsweredAt: answeredAt, version: 5 });
    expect(lead.events.at(-1)).toMatchObject({ what: "reached", actor: FIRST_AGENT });
  });

  test("who is given up without a talk is not answered, and waits no more; undo brings both back", async () => {
    const { context, add, change, get, inbox } = start();
    const reference = await add({ name: "Lost" });
    context.pass(1);
    await change(reference, { what: "state", state: "lost", reason: "not-reached", version: 1 });
    expect(await get(reference)).toMatchObject({
      state: "lost",
      lostReason: "not-reached",
      firstAnsweredAt: null,
    });
    expect(await inbox("view=lost")).toMatchObject({ waiting: 0, found: 1 });
    context.pass(1);
    // Another reason is news.
    await change(reference, { what: "state", state: "lost", reason: "price", version: 2 });
    context.pass(1);
    await change(reference, { what: "undo", version: 3 });
    expect(await get(reference)).toMatchObject({ state: "lost", lostReason: "not-reached" });
    context.pass(1);
    await change(reference, { what: "undo", version: 4 });
    expect(await get(reference)).toMatchObject({ state: "new", lostReason: null });
    expect((await inbox()).waiting).toBe(1);
  });

  test("reads what older releases called a stage", async () => {
    const { db, add, get, inbox, namesIn } = start();
    const reference = await add({ name: "Older" });
    const firstAnsweredAt = new Date("2026-03-02T05:00:00Z");
    for (const state of ["contacted", "visit-booked"]) {
      await db.update(leads).set({ state, firstAnsweredAt });
      expect((await get(reference)).state).toBe("talked");
      expect(await namesIn("view=talked")).toEqual(["Older"]);
      expect((await inbox()).counts).toMatchObject({ talked: 1, all: 1 });
    }
  });

  test("is given to an agent there is, found by who cares, and given back", async () => {
    const { context, db, add, change, get } = start();
    const reference = await add({ name: "Given" });
    await add({ name: "Free" });
    const give = (assignee: string | null, version: number) =>
      change(reference, { what: "assign", assignee, version });
    expect(await give("stranger@homes.example", 1)).toEqual({ ok: false, code: "no-such-agent" });
    expect(await give(SECOND, 1)).toEqual({ ok: true });
    expect(await give(SECOND, 2)).toEqual({ ok: true });
    const lead = await get(reference);
    expect(lead).toMatchObject({ assignedTo: SECOND, version: 2, events: { length: 2 } });
    const namesOf = async (care: string, agent: string) => {
      const query = { ...parseInboxQuery(new URLSearchParams({ care })), agent };
      return (await findInbox(db, query, context.clock())).leads.map(({ name }) => name);
    };
    expect(await namesOf("mine", SECOND)).toEqual(["Given"]);
    expect(await namesOf("mine", FIRST_AGENT)).toEqual([]);
    expect(await namesOf("nobody", FIRST_AGENT)).toEqual(["Free"]);
    await db.transaction((tx) => forgetActor(tx, SECOND));
    expect(JSON.stringify(await get(reference))).not.toContain(SECOND);
    expect(await give(FIRST_AGENT, 2)).toEqual({ ok: true });
    expect(await give(null, 3)).toEqual({ ok: true });
    expect((await get(reference)).assignedTo).toBeNull();
  });

  test("is nobody's once its agent has left the team, and still says who that was", async () => {
    const { context, db, add, change, get, fileOf } = start();
    for (const name of ["Left", "Mine", "Free"]) {
      const reference = await add({ name });
      const assignee = { Left: SECOND, Mine: FIRST_AGENT }[name];
      if (assignee) await change(reference, { what: "assign", assignee, version: 1 });
    }
    const asked = async (care: string, agents: readonly string[]) => {
      const query = {
        ...parseInboxQuery(new URLSearchParams({ care })),
        agent: FIRST_AGENT,
        agents,
      };
      const inbox = await findInbox(db, query, context.clock());
      const file = await fileOf(query);
      const names = inbox.leads.map(({ name }) => name).sort();
      expect(file.map(({ name }) => name).sort()).toEqual(names);
      expect(inbox.counts["to-answer"]).toBe(names.length);
      return { names, references: inbox.leads };
    };
    expect((await asked("nobody", [FIRST_AGENT, SECOND])).names).toEqual(["Free"]);
    const { names, references } = await asked("nobody", [FIRST_AGENT]);
    expect(names).toEqual(["Free", "Left"]);
    const left = references.find(({ name }) => name === "Left")?.reference ?? "";
    expect((await get(left)).assignedTo).toBe(SECOND);
    expect((await asked("mine", [FIRST_AGENT])).names).toEqual(["Mine"]);
  });

  test("keeps the slot of a visit beside what the agent does", async () => {
    const { add, get } = start();
    const reference = await add({ kind: "tour", preferredAt: TUESDAY_ELEVEN });
    expect(await get(reference)).toMatchObject({ preferredAt: TUESDAY_ELEVEN.toISOString() });
  });
});
