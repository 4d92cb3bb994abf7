import { beforeEach, expect, test } from "vitest";
import {
  AGENTS,
  addListing,
  leadRequest,
  makeLeadsContext,
  type TestLeadsContext,
  TUESDAY_ELEVEN,
} from "#features/leads/leads-testing.ts";
import type { LeadRequest } from "#features/leads/model/lead-request.ts";
import { findFreeSlots } from "#features/leads/queries/free-slots.server.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { bookedSlots, leadEvents, leads, mails } from "#platform/db/schema.ts";
import { submitLead } from "./submit-lead.server.ts";

const EMAIL = "lakshmi@homes.example";

describeEachDatabase("a lead", ({ database, empty }) => {
  let context: TestLeadsContext;
  beforeEach(async () => {
    await empty();
    context = makeLeadsContext(database().db);
  });
  const submit = (key: string, changes?: Partial<LeadRequest>, network = "192.0.2.7") =>
    submitLead(context, leadRequest(changes), { key, network });
  const rows = () => context.db.select().from(leads);
  const visit = { kind: "site-visit", preferredAt: TUESDAY_ELEVEN, mlsNumber: "P1" } as const;

  test("is kept with its event and mailed to every agent and to the buyer", async () => {
    await addListing(context.db, "P1", 1);
    const done = await submit("k1", {
      email: EMAIL,
      mlsNumber: "P1",
      requirements: "East\nfacing",
    });
    if (!done.ok) throw new Error(done.code);
    expect(done.repeated).toBe(false);
    expect(done.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const { reference } = done;
    expect(await rows()).toMatchObject([
      { reference, state: "new", phone: "+919876543210", email: EMAIL, consentAt: context.clock() },
    ]);
    expect(await context.db.select().from(leadEvents)).toMatchObject([
      { reference, what: "received", actor: null },
    ]);
    const queued = await context.db.select().from(mails);
    expect(queued.map(({ recipient, kind }) => `${recipient} ${kind}`).sort()).toEqual([
      `${AGENTS[0]} lead-received`,
      `${EMAIL} lead-confirmed`,
      `${AGENTS[1]} lead-received`,
    ]);
    const toBuyer = queued.find(({ recipient }) => recipient === EMAIL);
    expect(toBuyer).toMatchObject({ language: "te", values: { path: "/te/property/P1" } });
    const toAgent = queued.find(({ recipient }) => recipient === AGENTS[0]);
    expect(toAgent).toMatchObject({ values: { path: `/agent/leads/${reference}` } });
    expect(JSON.stringify(toBuyer?.values)).not.toMatch(/Lakshmi|facing/);
  });

  test("of one key is one, in a row and at the same time", async () => {
    const first = await submit("k1");
    expect(await submit("k1")).toEqual({ ...first, repeated: true });
    const many = await Promise.all(Array.from({ length: 8 }, () => submit("k2")));
    expect(new Set(many.map((done) => done.ok && done.reference)).size).toBe(1);
    expect(many.filter((done) => done.ok && !done.repeated)).toHaveLength(1);
    expect(await rows()).toHaveLength(2);
    expect(await context.db.select().from(mails)).toHaveLength(4);
  });

  test("of a key that came with another request is refused, and nothing is lost", async () => {
    await submit("k1");
    expect(await submit("k1", { requirements: "more" })).toEqual({ ok: false, code: "key-reused" });
    expect(await rows()).toMatchObject([{ requirements: "" }]);
  });

  test("about a listing that is not published is refused", async () => {
    expect(await submit("k1", { mlsNumber: "P9" })).toEqual({ ok: false, code: "no-such-listing" });
    expect(await rows()).toEqual([]);
  });

  test("takes a slot that nobody else gets at that layout", async () => {
    await addListing(context.db, "P1", 1);
    await addListing(context.db, "P2", 2);
    const many = await Promise.all(
      Array.from({ length: 4 }, (_, n) => submit(`k${n}`, { ...visit, phone: `+91987654321${n}` })),
    );
    expect(many.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = many.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ code: "slot-taken" });
    if (refused?.ok !== false || refused.code !== "slot-taken") throw new Error("not refused");
    expect(refused.freeSlots).toHaveLength(5);
    expect(refused.freeSlots).not.toContainEqual(TUESDAY_ELEVEN);
    expect(await rows()).toHaveLength(1);
    expect(await context.db.select().from(mails)).toHaveLength(2);
    expect(await context.db.select().from(bookedSlots)).toHaveLength(1);
    expect(
      await findFreeSlots(context.db, { mlsNumber: "P1", projectSlug: null }, context.clock()),
    ).not.toContainEqual(TUESDAY_ELEVEN);
    expect(
      await findFreeSlots(context.db, { mlsNumber: "P2", projectSlug: null }, context.clock()),
    ).toContainEqual(TUESDAY_ELEVEN);
    expect(await submit("k9", { ...visit, mlsNumber: "P2" })).toMatchObject({ ok: true });
  });

  test.each([
    {
      what: "half an hour before",
      from: -30,
      minutes: 60,
      free: ["12:00"],
      taken: ["10:00", "11:00"],
    },
    {
      what: "half an hour after",
      from: 30,
      minutes: 60,
      free: ["10:00"],
      taken: ["11:00", "12:00"],
    },
    {
      what: "at its start, half as long",
      from: 0,
      minutes: 30,
      free: ["10:00", "12:00"],
      taken: ["11:00"],
    },
    {
      what: "two hours long, an hour before",
      from: -60,
      minutes: 120,
      free: ["12:00"],
      taken: ["10:00", "11:00"],
    },
  ])("does not get a slot that a visit booked by other rules overlaps: $what", async (other) => {
    await addListing(context.db, "P1", 1);
    const booked = await submit("k1", { kind: "site-visit", mlsNumber: "P1" });
    if (!booked.ok) throw new Error(booked.code);
    const startsAt = new Date(TUESDAY_ELEVEN.getTime() + other.from * 60_000);
    const endsAt = new Date(startsAt.getTime() + other.minutes * 60_000);
    const { reference } = booked;
    await context.db.insert(bookedSlots).values({ layout: "P1", startsAt, endsAt, reference });
    // By the clock of India.
    const at = (time: string) => new Date(`2026-03-03T${time}:00+05:30`);
    const free = await findFreeSlots(
      context.db,
      { mlsNumber: "P1", projectSlug: null },
      context.clock(),
    );
    for (const time of other.taken) {
      expect(free).not.toContainEqual(at(time));
      const done = await submit(time, { ...visit, preferredAt: at(time), phone: "+919876543211" });
      expect(done).toMatchObject({ ok: false, code: "slot-taken" });
    }
    for (const time of other.free) {
      expect(free).toContainEqual(at(time));
      const done = await submit(time, { ...visit, preferredAt: at(time), phone: "+919876543212" });
      expect(done).toMatchObject({ ok: true });
    }
  });

  test("for a time that no visit begins at is refused with times that are free", async () => {
    const preferredAt = new Date("2026-03-03T05:31:00Z");
    const done = await submit("k1", { ...visit, mlsNumber: null, preferredAt });
    expect(done).toMatchObject({ ok: false, code: "slot-closed" });
    expect(await rows()).toEqual([]);
  });

  test("of one phone comes at most five times an hour; a repeat costs nothing", async () => {
    for (let n = 0; n < 5; n++)
      expect(await submit(`k${n}`, {}, `192.0.2.${n}`)).toMatchObject({ ok: true });
    expect(await submit("k4")).toMatchObject({ ok: true, repeated: true });
    expect(await submit("k5")).toEqual({
      ok: false,
      code: "too-many-tries",
      retryAfterSeconds: 3600,
    });
    context.pass(3600);
    expect(await submit("k5")).toMatchObject({ ok: true });
  });

  test("is kept, and its mail left out, once a mailbox has had five in an hour", async () => {
    const written = ["lakshmi.devi@gmail.com", "lakshmidevi+plots@gmail.com"];
    for (let n = 0; n < 20; n++) {
      const phone = `+9198765432${n + 10}`;
      const given = { email: written[n % 2] ?? "", phone };
      expect(await submit(`k${n}`, given, `192.0.2.${n}`)).toMatchObject({ ok: true });
    }
    const buyers = (await context.db.select().from(mails)).filter(
      ({ kind }) => kind === "lead-confirmed",
    );
    expect(buyers).toHaveLength(5);
    expect(await rows()).toHaveLength(20);
  });

  test("of one network waits seconds after a hundred at once, and no more than two hundred come in an hour", async () => {
    const from = "198.51.100.7";
    let taken = 0;
    const send = async (n: number) => {
      const done = await submit(`n${n}`, { phone: `+9198${10_000_000 + n}` }, from);
      if (done.ok) taken += 1;
      return done;
    };
    for (let n = 0; n < 100; n++) await send(n);
    expect(taken).toBe(100);
    expect(await send(100)).toMatchObject({ code: "too-many-tries", retryAfterSeconds: 36 });
    context.pass(36);
    expect(await send(101)).toMatchObject({ ok: true });
    for (let n = 102; n < 200; n++) {
      context.pass(36);
      await send(n);
    }
    expect(taken).toBe(199);
  });
});
