import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeEach, expect, test } from "vitest";
import {
  getSession,
  join,
  makeTestContext,
  type TestContext,
} from "#features/accounts/accounts-testing.ts";
import {
  beginCall,
  giveUpCall,
  keepAnswer,
} from "#features/admin/commands/answered-calls.server.ts";
import { BUYER, makeTestPlots, TEST_PROJECT } from "#features/projects/commands/plots-testing.ts";
import { HOUR_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { answeredCalls, plotChanges, plots } from "#platform/db/schema.ts";
import type { AdminDeps } from "./admin.server.ts";
import type { AgentCalls } from "./admin-access.server.ts";
import { adminPlotsApi } from "./admin-plots.server.ts";
import { agentCalls } from "./agent-calls-testing.ts";
import { answerOnce } from "./answer-once.server.ts";

const KEY = "3f0a7c1e-5b1c-4c5e-8d2f-6a7b8c9d0e1f";
const CHANGES = `/agent/projects/${TEST_PROJECT}/changes`;

describeEachDatabase("a change with an Idempotency-Key", ({ database, empty }) => {
  let context: TestContext;
  let api: Hono<AgentCalls>;
  let accountId: string;
  beforeEach(async () => {
    await empty();
    context = makeTestContext(database().db);
    await makeTestPlots(context, 1);
    const agent = await join(context, "agent@plots.example", "three green parrots");
    const session = await getSession(context, agent.token);
    accountId = session.account.id;
    const plotDeps = { db: context.db, clock: context.clock } as AdminDeps["plotDeps"];
    api = agentCalls(session)
      .use("/agent/*", answerOnce({ context }))
      .route("/", adminPlotsApi({ plotDeps }));
  });

  const hold = () => ({
    what: "hold",
    seen: [{ number: "1", version: 1 }],
    buyer: BUYER,
    until: new Date(context.clock().getTime() + HOUR_MS).toISOString(),
  });
  const send = async (body: object, key?: string, path = CHANGES) => {
    const headers: Record<string, string> = key ? { "idempotency-key": key } : {};
    const reply = await api.request(path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: reply.status, body: await reply.json() };
  };
  const history = () => context.db.select().from(plotChanges);

  test("is made once, and its second try gets the answer that was lost", async () => {
    const first = await send(hold(), KEY);
    expect(first).toMatchObject({ status: 200, body: { plots: [{ version: 2 }] } });
    expect(await send(hold(), KEY)).toEqual(first);
    expect(await history()).toHaveLength(1);
    expect(await send(hold())).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
  });

  test("of several at once is made once", async () => {
    const replies = await Promise.all([1, 2, 3].map(() => send(hold(), KEY)));
    expect(replies).toEqual(Array(3).fill(replies[0]));
    expect(replies[0]).toMatchObject({ status: 200 });
    expect(await history()).toHaveLength(1);
  });

  test("waits for a try that is under way", async () => {
    const path = CHANGES;
    const call = { accountId, key: KEY, method: "POST", path, body: JSON.stringify(hold()) };
    const begun = await beginCall(context.db, call, context.clock());
    if (begun.kind !== "begun") throw new Error(begun.kind);
    const waiting = send(hold(), KEY);
    await new Promise((passed) => setTimeout(passed, 300));
    const answer = { status: 200, json: '{"from":"the first"}' };
    await keepAnswer(context.db, begun, { key: KEY, answer });
    expect(await waiting).toEqual({ status: 200, body: { from: "the first" } });
    expect(await history()).toEqual([]);
  });

  test("does not wait for ever, and is not made for whom has left", async () => {
    const body = JSON.stringify(hold());
    const call = { accountId, key: KEY, method: "POST", path: CHANGES, body };
    const begun = await beginCall(context.db, call, context.clock());
    expect(await send(hold(), KEY)).toMatchObject({ status: 503, body: { code: "busy" } });
    const leaving = new AbortController();
    const headers = { "idempotency-key": KEY };
    const { signal } = leaving;
    const left = api.request(CHANGES, { method: "POST", headers, body, signal });
    leaving.abort();
    if (begun.kind === "begun") await giveUpCall(context.db, begun);
    expect((await left).status).toBe(503);
    expect(await history()).toEqual([]);
  });

  test("that was refused is tried anew", async () => {
    const isFirst = eq(plots.number, "1");
    await context.db.update(plots).set({ status: "sold" }).where(isFirst);
    expect(await send(hold(), KEY)).toMatchObject({ status: 409 });
    await context.db.update(plots).set({ status: "available" }).where(isFirst);
    expect(await send(hold(), KEY)).toMatchObject({ status: 200 });
  });

  test("with a key of another change, or with none that is one, is refused", async () => {
    await send(hold(), KEY);
    const other = { what: "let-go", seen: [{ number: "1", version: 2 }] };
    expect(await send(other, KEY)).toMatchObject({ status: 409, body: { code: "key-reused" } });
    for (const key of ["short", "x".repeat(201)])
      expect(await send(other, key)).toMatchObject({ status: 400, body: { code: "bad-key" } });
    expect(await history()).toHaveLength(1);
  });

  test("heeds no key where nothing is changed", async () => {
    const live = { all: () => [], withDrafts: () => [] };
    const plotDeps = { db: context.db, live } as unknown as AdminDeps["plotDeps"];
    const looks = new Hono<AgentCalls>()
      .use("/agent/*", answerOnce({ context }))
      .route("/", adminPlotsApi({ plotDeps }));
    const headers = { "idempotency-key": KEY };
    const asked = { method: "POST", headers, body: '{"numbers":["1"]}' };
    const reply = await looks.request(`/agent/projects/${TEST_PROJECT}/chosen`, asked);
    expect(reply.status).toBe(200);
    expect(await context.db.select().from(answeredCalls)).toEqual([]);
  });
});
