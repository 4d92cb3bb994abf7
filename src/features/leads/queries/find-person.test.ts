import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { join, makeTestContext } from "#features/accounts/accounts-testing.ts";
import { forgetLeads } from "#features/leads/commands/forget-leads.server.ts";
import {
  joinPeople,
  type MeantPerson,
  partPeople,
} from "#features/leads/commands/join-people.server.ts";
import { openInbox } from "#features/leads/inbox-testing.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { leads, personJoins } from "#platform/db/schema.ts";
import { findPersonOf } from "./find-person.server.ts";
import { findJoined } from "./person-contacts.server.ts";

const PHONE = "+919812345678";
const OTHER = "+919812345679";
const THIRD = "+919812345670";
const AGENT = "agent@plots.example";
const EMAIL = "sita@homes.example";

describeEachDatabase("a person", ({ database, empty }) => {
  beforeEach(empty);

  const start = () => {
    const inbox = openInbox(database().db);
    const namesOf = async (reference: string) =>
      (await findPersonOf(inbox.db, reference))?.leads.map(({ name }) => name);
    return { ...inbox, namesOf };
  };

  test("is all requests with one number, the newest first, with all that happened", async () => {
    const { context, db, add, change, get, namesOf } = start();
    const first = await add({ name: "First", phone: PHONE, email: EMAIL });
    context.pass(60);
    const second = await add({ name: "Second", phone: PHONE });
    await add({ name: "Other", email: EMAIL });
    context.pass(60);
    await change(first, { what: "note", note: "Wants a corner" });
    const person = await findPersonOf(db, second);
    expect(person).toMatchObject({ name: "Second", phones: [PHONE], emails: [EMAIL] });
    expect(await namesOf(first)).toEqual(["Second", "First"]);
    expect(person?.events.map(({ what }) => what)).toEqual(["note", "received", "received"]);
    expect((await get(second)).ofPerson).toBe(2);
  });

  test("has no step to do of a lead that is lost, but for one that was planned after it", async () => {
    const { context, db, add, change, get } = start();
    const plan = (reference: string, nextStep: string) =>
      change(reference, { what: "next-step", nextStep, nextStepAt: null, version: 1 });
    const [lost, later] = [await add({ phone: PHONE }), await add({ phone: PHONE })];
    for (const reference of [lost, later]) {
      await plan(reference, "Call");
      context.pass(1);
      const { version } = await get(reference);
      await change(reference, { what: "state", state: "lost", reason: "price", version });
    }
    context.pass(1);
    const { version } = await get(later);
    await change(later, { what: "next-step", nextStep: "Ask again", nextStepAt: null, version });
    expect((await findPersonOf(db, lost))?.givenUp).toEqual([lost]);
  });

  test("is joined by its account, and by an address only where a number is missing", async () => {
    const { db, add, namesOf } = start();
    const { accountId } = await join(makeTestContext(db), EMAIL, "three green parrots");
    const [mine, alsoMine, bare] = [
      await add({ name: "Mine" }),
      await add({ name: "Also mine" }),
      await add({ name: "Bare", email: EMAIL }),
    ];
    await add({ name: "Says the address", email: EMAIL });
    for (const reference of [mine, alsoMine])
      await db.update(leads).set({ accountId }).where(eq(leads.reference, reference));
    await db.update(leads).set({ phone: "" }).where(eq(leads.reference, bare));
    expect((await namesOf(mine))?.sort()).toEqual(["Also mine", "Mine"]);
    expect((await namesOf(bare))?.sort()).toEqual(["Bare", "Says the address"]);
  });

  test("is nobody for a request that there is not, or that is forgotten", async () => {
    const { db, add, get } = start();
    const reference = await add({ phone: PHONE });
    await db
      .update(leads)
      .set({ phone: "", forgottenAt: new Date("2026-03-02T05:00:00Z") })
      .where(eq(leads.reference, reference));
    expect(await findPersonOf(db, reference)).toBeNull();
    expect(await findPersonOf(db, "AAAA-AAAA")).toBeNull();
    expect((await get(reference)).ofPerson).toBe(0);
  });

  test("is joined by hand with who else it is, with all that comes later, and parted again", async () => {
    const { context, db, add, get, namesOf } = start();
    const first = await add({ name: "First", phone: PHONE });
    const second = await add({ name: "Second", phone: OTHER, email: EMAIL });
    const third = await add({ name: "Third", phone: THIRD });
    const join = (reference: string, other: MeantPerson) =>
      joinPeople(context, { reference, other, actor: AGENT });
    expect(await join(first, { phone: OTHER })).toEqual({ ok: true });
    context.pass(60);
    expect(await join(third, { reference: second })).toEqual({ ok: true });
    context.pass(60);
    const later = await add({ name: "Later", phone: OTHER });
    for (const reference of [first, second, third, later]) {
      expect((await namesOf(reference))?.sort()).toEqual(["First", "Later", "Second", "Third"]);
      expect((await get(reference)).ofPerson).toBe(4);
    }
    const person = await findPersonOf(db, first);
    expect(person?.events.filter(({ what }) => what === "joined")).toHaveLength(2);
    expect(person?.phones.toSorted()).toEqual([PHONE, OTHER, THIRD].toSorted());
    expect(await findJoined(db, THIRD)).toEqual(expect.arrayContaining([PHONE, OTHER]));
    for (const other of [{ phone: THIRD }, { email: EMAIL }, { reference: first }])
      expect(await join(first, other)).toMatchObject({ code: "same-person" });
    expect(await join(first, { phone: "+919999999999" })).toMatchObject({ code: "nobody-meant" });
    expect(await join("AAAA-AAAA", { phone: OTHER })).toMatchObject({ code: "no-such-person" });

    const [one] = person?.joins ?? [];
    if (!one) throw new Error("They are not joined");
    expect(one).toMatchObject({ contacts: [PHONE, OTHER], joinedBy: AGENT });
    const parting = { join: one.id, actor: AGENT };
    expect(await partPeople(context, parting)).toBe(true);
    expect(await partPeople(context, parting)).toBe(false);
    expect(await namesOf(first)).toEqual(["First"]);
    expect((await namesOf(third))?.sort()).toEqual(["Later", "Second", "Third"]);
    const parted = (await findPersonOf(db, first))?.events.find(({ what }) => what === "parted");
    expect(parted).toMatchObject({ actor: AGENT, detail: later });
  });

  test("brings the account of who it is joined with", async () => {
    const { context, db, add, namesOf } = start();
    const { accountId } = await join(makeTestContext(db), EMAIL, "three green parrots");
    const mine = await add({ name: "Mine", phone: PHONE });
    const other = await add({ name: "Other", phone: OTHER });
    const alone = await add({ name: "By account", phone: THIRD });
    for (const reference of [other, alone])
      await db.update(leads).set({ accountId }).where(eq(leads.reference, reference));
    await joinPeople(context, { reference: mine, other: { phone: OTHER }, actor: AGENT });
    expect((await namesOf(mine))?.sort()).toEqual(["By account", "Mine", "Other"]);
  });

  test("says who gave the same address with another number, and joins nobody by it", async () => {
    const { db, add, namesOf } = start();
    const mine = await add({ name: "Mine", phone: PHONE, email: EMAIL });
    const other = await add({ name: "Other", phone: OTHER, email: EMAIL });
    await add({ name: "Nobody", phone: THIRD });
    expect((await findPersonOf(db, mine))?.likelySame).toEqual([
      { reference: other, name: "Other", contact: OTHER, email: EMAIL },
    ]);
    expect(await namesOf(mine)).toEqual(["Mine"]);
  });

  test("is joined with nobody any more once it is forgotten", async () => {
    const { context, db, add } = start();
    const [first, second] = [await add({ phone: PHONE }), await add({ phone: PHONE })];
    await add({ phone: OTHER });
    await joinPeople(context, { reference: first, other: { phone: OTHER }, actor: AGENT });
    const forget = (reference: string) =>
      db.transaction((tx) =>
        forgetLeads(tx, eq(leads.reference, reference), { reason: "asked", now: context.clock() }),
      );
    await forget(first);
    expect(await db.select().from(personJoins)).toHaveLength(1);
    await forget(second);
    expect(await db.select().from(personJoins)).toEqual([]);
  });
});
