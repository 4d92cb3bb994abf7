import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bookedSlots, leadEvents, leads, mails } from "#db/schema.ts";
import { describeEachDatabase } from "#db/testing.ts";
import { forgetBuyer } from "./forget-buyer.server.ts";
import { findFreeSlots } from "./free-slots.server.ts";
import { type LeadRequest, submitLead } from "./submit-lead.server.ts";
import {
  AGENTS,
  addListing,
  leadRequest,
  makeLeadsWork,
  type TestLeadsWork,
  TUESDAY_ELEVEN,
} from "./testing.ts";

const EMAIL = "lakshmi@homes.example";

describeEachDatabase("a lead", ({ database, empty }) => {
  let work: TestLeadsWork;
  beforeEach(async () => {
    await empty();
    work = makeLeadsWork(database().db);
  });
  const submit = (key: string, changes?: Partial<LeadRequest>, network = "192.0.2.7") =>
    submitLead(work, leadRequest(changes), { key, network });
  const rows = () => work.db.select().from(leads);
  const visit = { kind: "site-visit", preferredAt: TUESDAY_ELEVEN, mlsNumber: "P1" } as const;

  test("is kept with its event and mailed to every agent and to the buyer", async () => {
    await addListing(work.db, "P1", 1);
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
      { reference, state: "new", phone: "+919876543210", email: EMAIL, consentAt: work.clock() },
    ]);
    expect(await work.db.select().from(leadEvents)).toMatchObject([
      { reference, what: "received", actor: null },
    ]);
    const queued = await work.db.select().from(mails);
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
    expect(await work.db.select().from(mails)).toHaveLength(4);
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
    await addListing(work.db, "P1", 1);
    await addListing(work.db, "P2", 2);
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
    expect(await work.db.select().from(mails)).toHaveLength(2);
    expect(await work.db.select().from(bookedSlots)).toHaveLength(1);
    expect(await findFreeSlots(work.db, "P1", work.clock())).not.toContainEqual(TUESDAY_ELEVEN);
    expect(await findFreeSlots(work.db, "P2", work.clock())).toContainEqual(TUESDAY_ELEVEN);
    expect(await submit("k9", { ...visit, mlsNumber: "P2" })).toMatchObject({ ok: true });
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
    work.pass(3600);
    expect(await submit("k5")).toMatchObject({ ok: true });
  });

  test("stays without the name when the account of its address is deleted", async () => {
    await submit("k1", { email: EMAIL });
    await submit("k2", { email: "other@homes.example" });
    await forgetBuyer(work.db, EMAIL);
    const [own] = await work.db.select().from(leads).where(eq(leads.email, EMAIL));
    expect(own).toMatchObject({ name: "", phone: "+919876543210" });
    const names = (await rows()).map(({ name }) => name);
    expect(names.sort()).toEqual(["", "Lakshmi Devi"]);
  });
});
