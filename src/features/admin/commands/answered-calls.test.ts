import { beforeEach, expect, test } from "vitest";
import { MINUTE_MS } from "#lib/time/time.ts";
import { describeEachDatabase } from "#platform/db/database-testing.ts";
import { answeredCalls } from "#platform/db/schema.ts";
import {
  type BegunCall,
  beginCall,
  forgetAnswers,
  giveUpCall,
  type KeyedCall,
  keepAnswer,
} from "./answered-calls.server.ts";

const NOW = new Date("2026-11-24T04:30:00Z");
const after = (ms: number) => new Date(NOW.getTime() + ms);
const CALL: KeyedCall = {
  accountId: "asha",
  key: "a key of hers",
  method: "POST",
  path: "/agent/leads/L1/changes",
  body: '{"what":"note","note":"Called Ravi"}',
};
const ANSWER = { status: 200, json: '{"lead":{"name":"Ravi Kumar"}}' };

describeEachDatabase("calls of the console that come again", ({ database, empty }) => {
  beforeEach(empty);
  const keep = async (begun: BegunCall | undefined, key = CALL.key) => {
    if (begun?.kind !== "begun") throw new Error("this try has not begun");
    await keepAnswer(database().db, begun, { key, answer: ANSWER });
  };
  const begin = (change: Partial<KeyedCall> = {}, now = NOW) =>
    beginCall(database().db, { ...CALL, ...change }, now);

  test("of many at once one has begun; once it is answered, all get its answer", async () => {
    const tries = await Promise.all(Array.from({ length: 20 }, () => begin()));
    expect(tries.map(({ kind }) => kind).sort()).toEqual(["begun", ...Array(19).fill("running")]);
    const [begun] = tries.filter((one) => one.kind === "begun");
    await keep(begun);
    expect(await begin()).toEqual({ kind: "answered", answer: ANSWER });
  });

  test("a key is its account's alone, and one call's", async () => {
    await begin();
    expect(await begin({ accountId: "vani" })).toMatchObject({ kind: "begun" });
    for (const other of [{ method: "PUT" }, { path: "/agent/leads/L2/changes" }, { body: "{}" }])
      expect(await begin(other)).toEqual({ kind: "key-reused" });
  });

  test("nobody reads in the table what was asked or answered", async () => {
    await keep(await begin());
    const stored = JSON.stringify(await database().db.select().from(answeredCalls));
    expect(stored).toContain('"status":200');
    expect(stored).not.toMatch(/Ravi|Called|a key of hers/);
    // Nor by guessing what was asked: the same call with another key has nothing in common with it.
    await begin({ key: "another key" });
    const hashes = (await database().db.select().from(answeredCalls)).map((row) => row.callHash);
    expect(new Set(hashes).size).toBe(2);
  });

  test("what has changed nothing, and what its process left behind, begins anew, once", async () => {
    const begun = await begin();
    if (begun.kind === "begun") await giveUpCall(database().db, begun);
    const late = await begin();
    expect(late).toMatchObject({ kind: "begun" });
    expect(await begin({}, after(MINUTE_MS))).toEqual({ kind: "running" });
    const tries = await Promise.all([1, 2, 3].map(() => begin({}, after(MINUTE_MS + 1))));
    expect(tries.map(({ kind }) => kind).sort()).toEqual(["begun", "running", "running"]);
    // The one that took so long ends after all: the row is no more its own.
    if (late.kind === "begun") await giveUpCall(database().db, late);
    await keep(late);
    expect(await begin({}, after(MINUTE_MS + 2))).toEqual({ kind: "running" });
  });

  test("are forgotten by their age", async () => {
    await keep(await begin());
    await keep(await begin({ key: "a later key" }, after(1)), "a later key");
    await forgetAnswers(database().db, after(1));
    expect(await begin({ key: "a later key" })).toEqual({ kind: "answered", answer: ANSWER });
    expect(await begin()).toMatchObject({ kind: "begun" });
  });
});
