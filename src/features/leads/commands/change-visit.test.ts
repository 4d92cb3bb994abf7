import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { openInbox } from "#features/leads/inbox-testing.ts";
import { AGENTS, addListing, TUESDAY_ELEVEN } from "#features/leads/leads-testing.ts";
import type { VisitAct } from "#features/leads/model/visit.ts";
import {
  findAccountVisits,
  findOwnVisit,
  findVisitCalendar,
} from "#features/leads/queries/find-visits.server.ts";
import { findFreeSlots } from "#features/leads/queries/free-slots.server.ts";
import { DAY_MS, HOUR_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { bookedSlots, leads, mails } from "#platform/db/schema.ts";
import { cancelVisit, changeVisit } from "./change-visit.server.ts";
import { remindVisits } from "./remind-visits.server.ts";

const [AGENT] = AGENTS;
const NOON = new Date(TUESDAY_ELEVEN.getTime() + HOUR_MS);
const EMAIL = "lakshmi@homes.example";

describeEachDatabase("a visit", (at) => {
  let inbox: ReturnType<typeof openInbox>;
  let reference = "";

  beforeEach(async () => {
    await at.empty();
    inbox = openInbox(at.database().db);
    await addListing(inbox.db, "P1", 1);
    const asked = { kind: "site-visit", mlsNumber: "P1", email: EMAIL } as const;
    reference = await inbox.add({ ...asked, preferredAt: TUESDAY_ELEVEN });
    await at.database().db.delete(mails);
  });

  const lead = () => inbox.get(reference);
  const rowOf = async () => {
    const [row] = await inbox.db.select().from(leads).where(eq(leads.reference, reference));
    if (!row) throw new Error("no lead");
    return row;
  };
  const change = async (act: VisitAct, startsAt?: Date, actor: string | null = AGENT) => {
    const { version } = await lead();
    return changeVisit(inbox.context, { reference, actor, act, startsAt, version });
  };
  const isFree = async (slot: Date) =>
    (
      await findFreeSlots(inbox.db, { mlsNumber: "P1", projectSlug: null }, inbox.context.clock())
    ).some((free) => +free === +slot);
  const mailed = async () =>
    (await inbox.db.select().from(mails)).map(({ kind, recipient, values }) => ({
      kind,
      recipient,
      ...(values as { act?: string; sequence: number; startsAt: string; isAgreed?: boolean }),
    }));
  /** Of another visit, to the same buyer. */
  const otherReminder = async () => {
    const [row] = await inbox.db.select().from(mails);
    if (!row) throw new Error("no reminder");
    const values = { ...(row.values as object), reference: "7KM4-Q2XD" };
    return { ...row, id: crypto.randomUUID(), values };
  };
  const passTo = (when: Date) =>
    inbox.context.pass((when.getTime() - inbox.context.clock().getTime()) / 1000);

  test("that an agent confirms is told to the buyer with the calendar's entry", async () => {
    expect(await lead()).toMatchObject({ visitState: "asked", state: "new" });
    expect(await change("confirm")).toEqual({ ok: true });
    expect(await lead()).toMatchObject({ visitState: "confirmed" });
    expect(await mailed()).toMatchObject([
      { kind: "visit-changed", recipient: EMAIL, act: "confirm", sequence: 1, isAgreed: true },
    ]);
    expect(await change("confirm")).toEqual({ ok: false, code: "visit-over" });
  });

  test("that an agent moves is told however many mails strangers have caused to the buyer's mailbox", async () => {
    for (let more = 0; more < 6; more += 1) await inbox.add({ email: EMAIL });
    await at.database().db.delete(mails);
    await change("move", NOON);
    expect(await mailed()).toMatchObject([{ kind: "visit-changed", recipient: EMAIL }]);
    await at.database().db.delete(mails);
    // The buyer's own change is seen where it is made.
    await change("cancel", undefined, null);
    expect((await mailed()).map(({ recipient }) => recipient)).toEqual([...AGENTS]);
  });

  test("that is confirmed or moved is no talk: its lead waits for the promised call", async () => {
    const waits = { visitState: "confirmed", state: "new", firstAnsweredAt: null };
    await change("confirm");
    expect(await lead()).toMatchObject(waits);
    await change("move", NOON);
    expect(await lead()).toMatchObject(waits);
    expect((await inbox.inbox()).waiting).toBe(1);
  });

  test("that is agreed anew is a talk, and so is one that they came to", async () => {
    await change("cancel", undefined, null);
    const agreedAt = inbox.context.clock().toISOString();
    await change("move", NOON);
    expect(await lead()).toMatchObject({ state: "talked", firstAnsweredAt: agreedAt });
    const met = await inbox.add({ kind: "site-visit", preferredAt: TUESDAY_ELEVEN });
    passTo(NOON);
    reference = met;
    await change("done");
    const metAt = inbox.context.clock().toISOString();
    expect(await lead()).toMatchObject({ state: "visited", firstAnsweredAt: metAt });
  });

  const lose = async (reason: "price" | "location" = "price") => {
    const { version } = await lead();
    inbox.context.pass(1);
    return inbox.change(reference, { what: "state", state: "lost", reason, version });
  };
  const undo = async () => {
    const { version } = await lead();
    inbox.context.pass(1);
    await inbox.db.delete(mails);
    return inbox.change(reference, { what: "undo", version });
  };

  test.each([
    ["confirmed", true],
    ["asked", false],
  ] as const)(
    "that went with its lead comes back with it as it stood: %s",
    async (state, isAgreed) => {
      if (state === "confirmed") await change("confirm");
      await lose();
      await lose("location");
      expect(await lead()).toMatchObject({ visitState: "cancelled" });
      expect(await isFree(TUESDAY_ELEVEN)).toBe(true);
      expect(await undo()).toEqual({ ok: true });
      expect(await undo()).toEqual({ ok: true, visit: "back" });
      const back = { state: "new", visitState: state, preferredAt: TUESDAY_ELEVEN.toISOString() };
      expect(await lead()).toMatchObject(back);
      expect(await isFree(TUESDAY_ELEVEN)).toBe(false);
      expect(await mailed()).toMatchObject([
        { kind: "visit-changed", recipient: EMAIL, act: "restore", isAgreed },
      ]);
    },
  );

  test("whose time is another's stays cancelled as its lead comes back, and so does one whose time is over", async () => {
    await lose();
    const stays = { state: "new", visitState: "cancelled" };
    await inbox.add({ kind: "site-visit", mlsNumber: "P1", preferredAt: TUESDAY_ELEVEN });
    expect(await undo()).toEqual({ ok: true, visit: "gone" });
    expect(await lead()).toMatchObject(stays);
    expect(await mailed()).toEqual([]);
    reference = await inbox.add({ kind: "site-visit", preferredAt: NOON });
    await lose();
    passTo(NOON);
    expect(await undo()).toEqual({ ok: true, visit: "gone" });
    expect(await lead()).toMatchObject(stays);
  });

  test("that its buyer cancelled before stays cancelled as its lead comes back", async () => {
    await change("cancel", undefined, null);
    await lose();
    expect(await undo()).toEqual({ ok: true });
    expect(await lead()).toMatchObject({ visitState: "cancelled" });
  });

  test.each([
    ["move", NOON],
    ["cancel", undefined],
  ] as const)("whose reminder still waits is not told as it was after a %s", async (act, to) => {
    passTo(new Date(+TUESDAY_ELEVEN - 24 * HOUR_MS));
    expect(await remindVisits(inbox.context)).toBe(1);
    await inbox.db.insert(mails).values(await otherReminder());
    await change(act, to);
    expect(await mailed()).toMatchObject([
      { kind: "visit-soon", reference: "7KM4-Q2XD" },
      { kind: "visit-changed", act },
    ]);
  });

  test("is told once as it is now, however often it changed while mail waited", async () => {
    await change("move", NOON);
    await change("move", TUESDAY_ELEVEN, null);
    await change("cancel", undefined, null);
    const told = await mailed();
    expect(told.map(({ recipient }) => recipient)).toEqual([...AGENTS, EMAIL]);
    expect(told).toMatchObject([{ act: "cancel" }, { act: "cancel" }, { act: "cancel" }]);
  });

  test("has one reminder waiting at most", async () => {
    passTo(new Date(+TUESDAY_ELEVEN - 24 * HOUR_MS));
    await remindVisits(inbox.context);
    passTo(new Date(+TUESDAY_ELEVEN - 2 * HOUR_MS));
    await remindVisits(inbox.context);
    expect((await mailed()).map(({ kind }) => kind)).toEqual(["visit-soon"]);
  });

  test("that moves takes the new time and gives the old one back", async () => {
    expect(await change("move", NOON)).toEqual({ ok: true });
    expect(await lead()).toMatchObject({
      preferredAt: NOON.toISOString(),
      visitState: "confirmed",
    });
    expect([await isFree(TUESDAY_ELEVEN), await isFree(NOON)]).toEqual([true, false]);
    expect(await mailed()).toMatchObject([{ act: "move", startsAt: NOON.toISOString() }]);
  });

  test("does not move onto another's time, and nothing of it changes", async () => {
    await inbox.add({ kind: "site-visit", mlsNumber: "P1", preferredAt: NOON });
    await inbox.db.delete(mails);
    const before = await lead();
    expect(await change("move", NOON)).toMatchObject({ ok: false, code: "slot-taken" });
    expect(await change("move", new Date("2026-03-03T21:00:00Z"))).toMatchObject({
      code: "slot-closed",
    });
    expect(await lead()).toEqual(before);
    expect(await isFree(TUESDAY_ELEVEN)).toBe(false);
    expect(await mailed()).toEqual([]);
  });

  test("is moved and cancelled by its buyer, and every agent is told without the buyer's name", async () => {
    expect(await change("move", NOON, null)).toEqual({ ok: true });
    expect(await lead()).toMatchObject({ visitState: "asked", state: "new" });
    const toldFirst = await mailed();
    await inbox.db.delete(mails); // as if sent
    expect(await change("cancel", undefined, null)).toEqual({ ok: true });
    expect(await lead()).toMatchObject({ visitState: "cancelled" });
    expect(await isFree(NOON)).toBe(true);
    const told = [...toldFirst, ...(await mailed())];
    expect(told.map(({ kind, recipient, act }) => [kind, recipient, act]).sort()).toEqual(
      [
        ...AGENTS.flatMap((to) => [
          ["visit-changed-by-buyer", to, "move"],
          ["visit-changed-by-buyer", to, "cancel"],
        ]),
        ["visit-changed", EMAIL, "move"],
        ["visit-changed", EMAIL, "cancel"],
      ].sort(),
    );
    expect(JSON.stringify(told.filter(({ kind }) => kind !== "visit-changed"))).not.toContain(
      "Lakshmi",
    );
    expect(await change("cancel", undefined, null)).toMatchObject({ code: "visit-over" });
    // The same time is asked for anew.
    expect(await change("move", NOON, null)).toEqual({ ok: true });
    expect(await lead()).toMatchObject({ visitState: "asked" });
  });

  test("is moved by its buyer ten times a day at most", async () => {
    const results = [];
    for (let n = 0; n < 11; n++)
      results.push(await change("move", n % 2 ? TUESDAY_ELEVEN : NOON, null));
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    expect(results.at(-1)).toMatchObject({ code: "too-many-tries" });
  });

  test("changed by two at once is changed by the first", async () => {
    const { version } = await lead();
    const by = { reference, actor: AGENT, version };
    const results = await Promise.all([
      changeVisit(inbox.context, { ...by, act: "confirm" }),
      changeVisit(inbox.context, { ...by, act: "cancel" }),
    ]);
    expect(results.map((result) => (result.ok ? "done" : result.code)).sort()).toEqual([
      "changed-meanwhile",
      "done",
    ]);
  });

  test("of a week is in its calendar whatever others there are, and of those without an end their number", async () => {
    const { phone: _, ...row } = await rowOf();
    const rows = Array.from({ length: 1100 }, (_visit, at) => {
      const reference = `X${String(at).padStart(7, "0")}`;
      const hash = { keyHash: reference, requestHash: reference };
      return { ...row, ...hash, reference, phone: "", preferredAt: NOON };
    });
    await inbox.db.insert(leads).values(rows);
    passTo(new Date(+NOON + HOUR_MS));
    const days = { from: TUESDAY_ELEVEN, to: new Date(+NOON + HOUR_MS) };
    const { visits, unsettled, unsettledFound } = await findVisitCalendar(inbox.context, days);
    expect([visits.length, unsettled.length, unsettledFound]).toEqual([1101, 50, 1101]);
  });

  test("where a calendar holds no more, that to come stands before those that are over", async () => {
    const { phone: _, ...row } = await rowOf();
    const at = [-3, -2, -1, 1, 2, 3].map((days) => new Date(+TUESDAY_ELEVEN + days * DAY_MS));
    const rows = at.map((preferredAt, nth) => {
      const other = `X000000${nth}`;
      const hash = { keyHash: other, requestHash: other };
      return { ...row, ...hash, reference: other, phone: "", preferredAt };
    });
    await inbox.db.insert(leads).values(rows);
    passTo(TUESDAY_ELEVEN);
    const days = {
      from: new Date(+TUESDAY_ELEVEN - 9 * DAY_MS),
      to: new Date(+TUESDAY_ELEVEN + 9 * DAY_MS),
    };
    const held = async (most: number) => {
      const { visits } = await findVisitCalendar(inbox.context, { ...days, most });
      return visits.map(({ startsAt }) => (Date.parse(startsAt) - +TUESDAY_ELEVEN) / DAY_MS);
    };
    expect(await held(5)).toEqual([-1, 0, 1, 2, 3]);
    expect(await held(2)).toEqual([0, 1]);
    expect(await held(9)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
  });

  test("has an end when it has begun and not before, and a wrong end is put right", async () => {
    expect(await change("done")).toMatchObject({ code: "visit-over" });
    passTo(NOON);
    expect(await findVisitCalendar(inbox.context, { from: NOON, to: NOON })).toMatchObject({
      visits: [],
      unsettled: [{ reference, state: "asked", layout: "Green Meadows" }],
    });
    expect(await change("done")).toEqual({ ok: true });
    expect((await lead()).state).toBe("visited");
    expect(await change("missed")).toEqual({ ok: true });
    expect((await lead()).state).toBe("talked");
    expect(await change("done")).toEqual({ ok: true });
    expect((await lead()).state).toBe("visited");
    expect(await change("cancel")).toMatchObject({ code: "visit-over" });
    expect(await findVisitCalendar(inbox.context, { from: NOON, to: NOON })).toMatchObject({
      unsettled: [],
    });
    expect(await mailed()).toEqual([]);
  });

  test("of a lead that is lost is cancelled, and its time is free", async () => {
    const { version } = await lead();
    await inbox.change(reference, { what: "state", state: "lost", version });
    expect(await lead()).toMatchObject({ state: "lost", visitState: "cancelled" });
    expect(await isFree(TUESDAY_ELEVEN)).toBe(true);
    expect(await mailed()).toMatchObject([{ kind: "visit-changed", act: "cancel" }]);
  });

  test("that is over stays as it is when its lead is lost", async () => {
    passTo(NOON);
    expect(await change("done")).toEqual({ ok: true });
    const { version } = await lead();
    await inbox.change(reference, { what: "state", state: "lost", version });
    expect(await lead()).toMatchObject({ state: "lost", visitState: "done" });
    expect(await mailed()).toEqual([]);
  });

  test("that cannot be cancelled with its lead is a fault, not passed over", async () => {
    const cancelling = { ...inbox.context, reference: "NONE", actor: AGENT, now: NOON };
    await expect(cancelVisit(inbox.db, cancelling)).rejects.toThrow("NONE could not be cancelled");
  });

  test("agreed by telephone begins as confirmed", async () => {
    reference = await inbox.add({ kind: "callback", mlsNumber: "P1" });
    expect(await change("confirm")).toMatchObject({ code: "visit-over" });
    expect(await change("move", NOON)).toEqual({ ok: true });
    expect(await lead()).toMatchObject({
      visitState: "confirmed",
      state: "talked",
      preferredAt: NOON.toISOString(),
    });
    const slots = await inbox.db
      .select()
      .from(bookedSlots)
      .where(eq(bookedSlots.reference, reference));
    expect(slots).toMatchObject([{ layout: "P1", startsAt: NOON }]);
  });

  test("is told of a day before and two hours before, each once; a cancelled one not", async () => {
    const remindedAt = async (hoursBefore: number) => {
      passTo(new Date(TUESDAY_ELEVEN.getTime() - hoursBefore * HOUR_MS));
      return [await remindVisits(inbox.context), await remindVisits(inbox.context)];
    };
    expect(await remindedAt(24.5)).toEqual([0, 0]);
    expect(await remindedAt(24)).toEqual([1, 0]);
    expect(await remindedAt(3)).toEqual([0, 0]);
    expect(await remindedAt(2)).toEqual([1, 0]);
    expect(await mailed()).toMatchObject([{ kind: "visit-soon" }]);
    await at.empty();
    inbox = openInbox(at.database().db);
    reference = await inbox.add({ kind: "site-visit", email: EMAIL, preferredAt: TUESDAY_ELEVEN });
    await change("cancel");
    expect(await remindedAt(1)).toEqual([0, 0]);
  });

  test("that was asked for within its last day is not told of the day before", async () => {
    reference = await inbox.add({ kind: "site-visit", email: EMAIL, preferredAt: NOON });
    await inbox.db.delete(mails);
    expect(await remindVisits(inbox.context)).toBe(0);
    // Asked for at 10:00 of the day before: 26 hours ahead, and the first one comes two hours later.
    inbox.context.pass(2 * 3600);
    expect(await remindVisits(inbox.context)).toBe(2);
  });

  test("is seen by its buyer with what opens its page, and by nobody once forgotten", async () => {
    expect(await findOwnVisit(inbox.context, reference)).toMatchObject({
      reference,
      token: `token-of-${reference}`,
      state: "asked",
      mayCancel: true,
      mayMove: true,
      layout: "Green Meadows",
      startsAt: TUESDAY_ELEVEN.toISOString(),
    });
    const owner = { id: crypto.randomUUID(), email: EMAIL };
    expect(await findAccountVisits(inbox.context, owner)).toMatchObject([{ reference }]);
    expect(await findAccountVisits(inbox.context, { ...owner, email: "x@y.example" })).toEqual([]);
    expect(await findOwnVisit(inbox.context, "AAAA-AAAA")).toBeNull();
  });
});
