import { expect, test } from "vitest";
import { session } from "#features/accounts/ui.ts";
import { toFilledForm, toLeadBody } from "#features/leads/model/lead-body.ts";
import { newLeadKey } from "#features/leads/model/lead-key.ts";
import { memoryStorage } from "#platform/ui/own-storage-testing.ts";
import { type SendResult, sendLead } from "./send-lead.ts";
import { dropLead, readWaitingLeads, storeWaitingLead } from "./waiting-leads.ts";

const form = new FormData();
for (const [name, value] of [
  ["kind", "callback"],
  ["name", " Ravi "],
  ["phone", "98765 43210"],
  ["email", ""],
  ["consent", "yes"],
  ["website", ""],
] as const)
  form.set(name, value);
const BODY = toLeadBody(form, "te");
const LEAD = { key: "key-0001", body: BODY };

test("a body fills the form that it came from", () => {
  const body = { ...BODY, mlsNumber: "P1", preferredAt: "2026-03-03T05:30:00.000Z" };
  expect(toLeadBody(toFilledForm(body), "te")).toEqual(body);
  expect(toLeadBody(toFilledForm({ ...body, consent: false }), "te").consent).toBe(false);
});

test("a filled form leaves out what is empty", () => {
  expect(BODY).toEqual({
    kind: "callback",
    name: "Ravi",
    phone: "98765 43210",
    consent: true,
    language: "te",
  });
});

test("forms are kept once a key, oldest first, until they are dropped", () => {
  const storage = memoryStorage();
  const other = { ...LEAD, key: "key-0002" };
  for (const lead of [LEAD, other, LEAD]) expect(storeWaitingLead(storage, lead)).toBe(true);
  expect(readWaitingLeads(storage)).toEqual([other, LEAD]);
  dropLead(storage, LEAD.key);
  expect(readWaitingLeads(storage)).toEqual([other]);
  dropLead(storage, other.key);
  expect(storage.getItem("leads-waiting")).toBeNull();
});

test("a browser that keeps nothing is told of, one that keeps nonsense is read", () => {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(storeWaitingLead({ ...memoryStorage(), setItem: refuse }, LEAD)).toBe(false);
  const storage = memoryStorage();
  for (const nonsense of ["{", "7", "null", '[null,7,{"key":1}]']) {
    storage.setItem("leads-waiting", nonsense);
    expect(readWaitingLeads(storage)).toEqual([]);
  }
});

interface Sent {
  readonly result: SendResult;
  readonly waits: readonly number[];
  readonly calls: number;
}

async function send(replies: readonly (Response | Error)[], key = LEAD.key): Promise<Sent> {
  const waits: number[] = [];
  let calls = 0;
  const fetch = async () => {
    const reply = replies[calls];
    calls += 1;
    if (!reply || reply instanceof Error) throw new TypeError("no network");
    return reply;
  };
  const result = await sendLead({ ...LEAD, key }, fetch, async (ms) => void waits.push(ms));
  return { result, waits, calls };
}

const reply = (status: number, body: object) => Response.json(body, { status });
const tooMany = (retryAfterSeconds: number) =>
  reply(429, { code: "too-many-tries", retryAfterSeconds });

test("a taken form tells its reference, the first time and when it is repeated", async () => {
  for (const status of [201, 200])
    expect((await send([reply(status, { reference: "7KM4-Q2XD" })])).result).toEqual({
      kind: "taken",
      reference: "7KM4-Q2XD",
      visitToken: null,
      visitEndsAt: null,
    });
});

test("a taken visit brings what opens its page, and when it ends", async () => {
  const visit = { visitToken: "sealed", visitEndsAt: "2026-11-24T05:30:00.000Z" };
  const sent = await send([reply(201, { reference: "7KM4-Q2XD", ...visit })]);
  expect(sent.result).toMatchObject({ kind: "taken", ...visit });
});

test("no network, a server that is away and an answer cut off are to be tried again", async () => {
  for (const answer of [new Error(), reply(503, { code: "database-away" }), new Response("{")])
    expect((await send([answer])).result).toEqual({ kind: "away" });
});

test("a form that waited is not sent in the name of another account that is signed in since", async () => {
  const tokens: (string | null)[] = [];
  const fetch = async (_: unknown, init?: RequestInit) => {
    tokens.push(new Headers(init?.headers).get("authorization"));
    return reply(201, { reference: "7KM4-Q2XD" });
  };
  session.signIn("token-of-ravi", { name: "Ravi", email: "ravi@homes.example" });
  try {
    for (const by of ["sita@homes.example", "ravi@homes.example", undefined])
      await sendLead({ ...LEAD, ...(by && { by }) }, fetch, async () => undefined);
  } finally {
    session.signOut();
  }
  expect(tokens).toEqual([null, "Bearer token-of-ravi", "Bearer token-of-ravi"]);
});

test("a refused form names its fields", async () => {
  const fields = [{ field: "phone", message: "x", reason: "phone-too-short", digits: "12" }];
  expect((await send([reply(400, { code: "invalid-input", fields })])).result).toEqual({
    kind: "refused",
    code: "invalid-input",
    problems: fields,
    retryAfterSeconds: null,
  });
});

test("a short wait is kept unseen, a long one is told", async () => {
  const short = await send([tooMany(2), reply(201, { reference: "7KM4-Q2XD" })]);
  expect(short).toMatchObject({ result: { kind: "taken" }, waits: [2000], calls: 2 });
  const long = await send([tooMany(3600)]);
  expect(long).toMatchObject({ result: { retryAfterSeconds: 3600 }, waits: [], calls: 1 });
});

test("a form opened a moment ago is sent when the server takes it", async () => {
  const { waits } = await send([reply(201, { reference: "7KM4-Q2XD" })], newLeadKey(Date.now()));
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThan(1000);
});
