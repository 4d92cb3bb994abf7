import { sql } from "drizzle-orm";
import { type Context, Hono } from "hono";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeTestContext } from "#features/accounts/accounts-testing.ts";
import { authApi } from "#features/accounts/index.server.ts";
import { leadsApi } from "#features/leads/index.server.ts";
import { makeLeadsContext } from "#features/leads/leads-testing.ts";
import type { Database } from "#platform/db/database.ts";
import { makeTestDatabase, type TestDatabase } from "#platform/db/database-testing.ts";
import { openDatabase } from "#platform/db/open-database.server.ts";
import { BucketError } from "#platform/files/bucket-store.server.ts";
import { callerOf } from "#platform/http/caller.ts";
import { createLog } from "#server/observability/log.ts";
import { answerFailure } from "./answer-failure.ts";

const PERSON = {
  name: "Zubeida Planted",
  email: "zubeida@planted.example",
  password: "three planted parrots",
  phone: "9876512340",
};
const SECRETS = ["ubeida", "planted", "parrots", "98765", "params", "insert into", "select "];

let at: TestDatabase;
let database: Database;
/** Locks and ends the connections of the other. */
let other: Database;
let lines: string[];
let api: Hono;

beforeAll(async () => {
  at = await makeTestDatabase("postgresql");
  database = await openDatabase({ ...at, statementTimeoutMs: 300, connections: 2 });
  other = await openDatabase(at);
}, 60_000);
afterAll(async () => {
  await database.close();
  await other.close();
  await at.remove();
});
beforeEach(() => {
  lines = [];
  const log = createLog("debug", { write: (line: string) => lines.push(line) });
  const ofCall = {
    callerOf: (context: Context) => callerOf(context, true),
    accountOf: async () => null,
  };
  api = new Hono()
    .route("/", authApi({ ...ofCall, context: makeTestContext(database.db) }))
    .route("/", leadsApi({ ...ofCall, context: makeLeadsContext(database.db) }));
  api.onError(answerFailure(log));
});

/** Calls that bring what nobody else may read. */
async function callAll() {
  const { name, email, password, phone } = PERSON;
  const lead = { kind: "callback", name, email, phone, requirements: "planted", consent: true };
  const token = "planted".padEnd(43, "x");
  const bodies = {
    "/auth/signup": { name, email, password },
    "/auth/send-otp": { email },
    "/auth/forgot-password": { email },
    "/auth/login": { email, password },
    "/auth/verify-otp": { email, otp: "987651" },
    "/auth/reset-password": { email, token, newPassword: `${password} 2` },
    "/leads": lead,
  };
  const calls = Object.entries(bodies).map(async ([path, body]) => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const reply = await api.request(path, { method: "POST", headers, body: JSON.stringify(body) });
    return { path, status: reply.status, again: reply.headers.get("retry-after") };
  });
  return Promise.all(calls);
}

const FAULTS = {
  "a rule is broken": {
    status: 500,
    begin: sql`alter table attempts add constraint broken_rule check (count < 0) not valid`,
    end: sql`alter table attempts drop constraint broken_rule`,
  },
  "a column is gone": {
    status: 500,
    begin: sql`alter table attempts rename column next_at to next_renamed`,
    end: sql`alter table attempts rename column next_renamed to next_at`,
  },
} as const;

function expectNothingTold() {
  const log = lines.join("");
  for (const secret of SECRETS) expect(log, secret).not.toContain(secret);
}

test.each(Object.entries(FAULTS))("%s: 500, and no value in the log", async (_, fault) => {
  await other.db.execute(fault.begin);
  const replies = await callAll().finally(() => other.db.execute(fault.end));
  expect(replies.filter(({ status }) => status === fault.status).length).toBeGreaterThan(3);
  expect(lines.length).toBeGreaterThan(3);
  expect(lines[0]).toMatch(/"code":"(23514|42703)"/);
  expectNothingTold();
});

test("a trigger that tells the row in its message: none of it in the log", async () => {
  await other.db.execute(sql`create function tell() returns trigger language plpgsql as
    $$ begin raise exception 'row %', new using detail = new::text, hint = new::text; end $$`);
  for (const table of ["leads", "accounts", "mails"])
    await other.db.execute(
      sql.raw(`create trigger tell before insert on ${table} for each row execute function tell()`),
    );
  const replies = await callAll();
  await other.db.execute(sql`drop function tell() cascade`);
  expect(replies.filter(({ status }) => status === 500).length).toBeGreaterThanOrEqual(2);
  expect(lines.join("")).toContain("P0001");
  expectNothingTold();
});

test("statements that take too long: 503 with Retry-After, and no value in the log", async () => {
  const replies = await other.db.transaction(async (tx) => {
    await tx.execute(
      sql`lock table attempts, leads, accounts, reset_links in access exclusive mode`,
    );
    return callAll();
  });
  for (const reply of replies) expect(reply).toMatchObject({ status: 503, again: "5" });
  expect(lines.join("")).toContain("57014");
  expectNothingTold();
});

test("connections lost amid statements: 503 with Retry-After, and no value in the log", async () => {
  const replies = await other.db.transaction(async (tx) => {
    await tx.execute(
      sql`lock table attempts, leads, accounts, reset_links in access exclusive mode`,
    );
    const called = callAll();
    for (let times = 0; times < 10; times++) {
      await new Promise((resolve) => setTimeout(resolve, 40));
      await tx.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()`);
    }
    return called;
  });
  for (const reply of replies) expect(reply).toMatchObject({ status: 503, again: "5" });
  expectNothingTold();
});

test("a bucket that is away is 503 and told; one that refuses us is ours to mend", async () => {
  const app = new Hono();
  app.get("/:answer", (c) => {
    const answer = c.req.param("answer");
    throw new BucketError("GET", Number(answer) || answer);
  });
  app.onError(answerFailure(createLog("debug", { write: (line: string) => lines.push(line) })));
  const away = await app.request("/ECONNREFUSED");
  expect([away.status, away.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await away.json()).toMatchObject({ code: "pictures-away" });
  expect((await app.request("/503")).status).toBe(503);
  expect((await app.request("/403")).status).toBe(500);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain("The bucket of pictures does not answer to GET (ECONNREFUSED)");
});
