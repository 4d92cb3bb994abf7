import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { join, makeTestContext } from "#features/accounts/accounts-testing.ts";
import { openInbox } from "#features/leads/model/inbox-testing.ts";
import { leads } from "#platform/db/schema.ts";
import { describeEachDatabase } from "#platform/db/testing.ts";
import { findPersonOf } from "./find-person.server.ts";

const PHONE = "+919812345678";
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
});
