import { type Context, Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { join, makeTestContext } from "#features/accounts/accounts-testing.ts";
import {
  addListing,
  makeLeadsContext,
  type TestLeadsContext,
  TUESDAY_ELEVEN,
} from "#features/leads/leads-testing.ts";
import { newLeadKey } from "#features/leads/model/lead-key.ts";
import type { Database } from "#platform/db/database.ts";
import { makeTestDatabase, type TestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { attempts, leads, listings, mails } from "#platform/db/schema.ts";
import { callerOf } from "#platform/http/caller.ts";
import { leadServices } from "#server/wiring/leads.ts";
import { leadsApi } from "./leads.server.ts";

let at: TestDatabase;
let database: Database;
let context: TestLeadsContext;
let api: Hono;
beforeAll(async () => {
  at = await makeTestDatabase("pglite");
  database = await openDatabase(at);
  await addListing(database.db, "P1", 1);
}, 60_000);
afterAll(async () => {
  await database.db.delete(listings);
  await database.close();
  await at.remove();
});
const deps = () => ({
  context,
  callerOf: (context: Context) => callerOf(context, true),
  accountOf: async () => signedInAs,
});
/** The account that calls come from; null for nobody. */
let signedInAs: { id: string; email: string } | null = null;
beforeEach(async () => {
  for (const table of [leads, attempts, mails]) await database.db.delete(table);
  context = makeLeadsContext(database.db);
  signedInAs = null;
  api = new Hono().route("/", leadsApi(deps()));
});

const GOOD = { kind: "callback", name: " Ravi Kumar ", phone: "98765 43210", consent: true };

async function post(body: unknown, key: string | null = "key-0001") {
  const reply = await api.request("/leads", {
    method: "POST",
    headers: key === null ? {} : { "idempotency-key": key },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: reply.status, json: await reply.json(), headers: reply.headers };
}

test("a lead is taken by 201, and by 200 when its key comes again", async () => {
  const first = await post({ ...GOOD, mlsNumber: "P1", email: "Ravi@Homes.example" });
  expect(first).toMatchObject({ status: 201, json: { success: true } });
  expect(first.headers.get("cache-control")).toBe("no-store");
  const again = await post({ ...GOOD, mlsNumber: "P1", email: "Ravi@Homes.example" });
  expect(again).toMatchObject({ status: 200, json: first.json });
  expect(await context.db.select().from(leads)).toMatchObject([
    { name: "Ravi Kumar", phone: "+919876543210", email: "ravi@homes.example", language: "en" },
  ]);
  expect(await post({ ...GOOD, name: "Ravi K" })).toMatchObject({
    status: 409,
    json: { code: "key-reused" },
  });
});

test("the notice that was shown is stored with the consent, an unknown one as the current", async () => {
  await post({ ...GOOD, notice: "2026-11-23" }, "key-0001");
  await post({ ...GOOD, notice: "1999-01-01" }, "key-0002");
  await post(GOOD, "key-0003");
  const rows = await context.db.select().from(leads);
  expect(rows.map(({ noticeVersion }) => noticeVersion)).toEqual(Array(3).fill("2026-11-23"));
  expect(rows.map(({ consentAt }) => consentAt)).toEqual(Array(3).fill(context.clock()));
});

test("a lead belongs to the account that its browser is signed in to", async () => {
  const { accountId: id } = await join(makeTestContext(context.db), "ravi@homes.example");
  signedInAs = { id, email: "ravi@homes.example" };
  expect(await post(GOOD)).toMatchObject({ status: 201 });
  expect(await context.db.select().from(leads)).toMatchObject([{ accountId: id }]);
});

test("a withdrawal without a token that is known changes nothing", async () => {
  await post({ ...GOOD, email: "ravi@homes.example" });
  const withdraw = async (body: object) => {
    const sent = { method: "POST", body: JSON.stringify(body) };
    const reply = await api.request("/leads/withdrawal", sent);
    return { status: reply.status, cache: reply.headers.get("cache-control") };
  };
  expect(await withdraw({ token: "x".repeat(43) })).toEqual({ status: 400, cache: "no-store" });
  expect((await withdraw({})).status).toBe(400);
  expect(await context.db.select().from(leads)).toMatchObject([{ forgottenAt: null }]);
});

test.each([null, "", "short", "k".repeat(201), "käy-0001"])("a key %j is refused", async (key) => {
  // A header is bytes: what is beyond them no client can send.
  const sent = key === "käy-0001" ? "k y-0001" : key;
  expect(await post(GOOD, sent)).toMatchObject({ status: 400, json: { code: "key-needed" } });
});

test.each<[string, object, string, string]>([
  ["kind", { kind: "gift" }, "kind", "kind must be one of"],
  ["name", { name: " R " }, "name", "Name must be at least 2"],
  ["name of 101 letters", { name: "R".repeat(101) }, "name", "at most 100 characters"],
  ["name of two lines", { name: "Ravi\nKumar" }, "name", "must be one line"],
  ["short phone", { phone: "98765 4321" }, "phone", "it has 9 digits"],
  ["phone with a letter", { phone: "98765 4321O" }, "phone", "“O” is no part"],
  ["e-mail", { email: "ravi" }, "email", "Please enter a valid email."],
  ["e-mail with a second header", { email: "a@b.in\r\nBcc: c@d.in" }, "email", "valid email"],
  ["requirements", { requirements: "x".repeat(4001) }, "requirements", "at most 4000"],
  ["NUL", { requirements: "a\0b" }, "requirements", "broken characters"],
  ["consent", { consent: false }, "consent", "Agree that we may call you"],
  ["language", { language: "fr" }, "language", "must be one of en, te, hi"],
  ["time", { kind: "tour", preferredAt: "tomorrow" }, "preferredAt", "must be a time"],
  ["time of a call", { preferredAt: "2026-03-03T05:30:00Z" }, "preferredAt", "only for visits"],
  ["listing", { mlsNumber: "P9" }, "mlsNumber", "No listing has this"],
  ["unknown field", { website: "http://x" }, "website", "is not a field of this call"],
])("a wrong %s is named with a sentence", async (_, changes, field, words) => {
  const { status, json } = await post({ ...GOOD, ...changes });
  expect({ status, field: json.field }).toEqual({ status: 400, field });
  expect(json.fields).toHaveLength(1);
  expect(json.fields[0]).toMatchObject({ field, message: expect.stringContaining(words) });
  expect(await context.db.select().from(leads)).toEqual([]);
});

test("all wrong fields are named at once", async () => {
  const { json } = await post({ ...GOOD, name: "R", phone: "12", consent: 1 });
  const named = json.fields.map(({ field }: { field: string }) => field);
  expect(named).toEqual(["name", "phone", "consent"]);
  expect(json.fields[0]).toMatchObject({ reason: "name-too-short" });
  expect(json.fields[1]).toMatchObject({ reason: "phone-too-short", digits: "12" });
});

test.each(["{", "[]", "null", '"text"', `{"name":${"[".repeat(60)}${"]".repeat(60)}}`])(
  "a body %j is refused",
  async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, json: { field: "body" } });
  },
);

test("more than 16 kB are not read", async () => {
  expect(await post(`"${"x".repeat(17_000)}"`)).toMatchObject({ status: 413 });
});

test("too many of one phone wait, and are told how long", async () => {
  for (let n = 0; n < 5; n++) await post(GOOD, `key-000${n}`);
  const sixth = await post(GOOD, "key-0006");
  expect(sixth).toMatchObject({ status: 429, json: { retryAfterSeconds: 3600 } });
  expect(sixth.headers.get("retry-after")).toBe("3600");
});

test("a form sent in no time waits, and is taken then", async () => {
  const key = newLeadKey(context.clock().getTime() - 100);
  const quick = await post(GOOD, key);
  expect(quick).toMatchObject({ status: 429, json: { retryAfterSeconds: 2 } });
  context.pass(2);
  expect(await post(GOOD, key)).toMatchObject({ status: 201 });
});

test("a slot that is taken is told with the next free ones, and offered no more", async () => {
  const preferredAt = TUESDAY_ELEVEN.toISOString();
  const visit = { ...GOOD, kind: "site-visit", mlsNumber: "P1", preferredAt };
  expect(await post(visit)).toMatchObject({ status: 201 });
  const late = await post({ ...visit, phone: "98765 43211" }, "key-0002");
  expect(late).toMatchObject({ status: 409, json: { code: "slot-taken", field: "preferredAt" } });
  expect(late.json.freeSlots).toHaveLength(5);
  const slots = await (await api.request("/visit-slots?mlsNumber=P1")).json();
  expect(slots.timeZone).toBe("Asia/Kolkata");
  expect(slots.slots).not.toContain(preferredAt);
  expect(slots.slots).toContain(late.json.freeSlots[0]);
});

test("a form without script is taken once, however often it is sent", async () => {
  const { takeLeadForm, findLeadKind } = leadServices(deps(), (value) => value);
  const fields = new Map([...Object.entries(GOOD), ["consent", "yes"], ["website", ""]] as [
    string,
    string,
  ][]);
  const from = { language: "te", network: "192.0.2.7" } as const;
  const first = await takeLeadForm(fields, from);
  if (!first.ok) throw new Error(first.code);
  expect(await takeLeadForm(fields, from)).toEqual(first);
  expect(await findLeadKind(first.reference)).toBe("callback");
  expect(await findLeadKind("AAAA-AAAA")).toBeNull();
  expect(await context.db.select().from(leads)).toMatchObject([{ language: "te" }]);
});

test("a form with the trap filled in, or nothing, is refused by field", async () => {
  const { takeLeadForm } = leadServices(deps(), (value) => value);
  const from = { language: "en", network: "192.0.2.7" } as const;
  const trapped = new Map([...Object.entries(GOOD), ["consent", "yes"], ["website", "x"]] as [
    string,
    string,
  ][]);
  const named = async (fields: Map<string, string>) => {
    const done = await takeLeadForm(fields, from);
    return done.ok ? [] : done.problems.map(({ field }) => field);
  };
  expect(await named(trapped)).toEqual(["website"]);
  expect(await named(new Map([["kind", "message"]]))).toEqual(["name", "phone", "consent"]);
});
