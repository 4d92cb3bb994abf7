import { expect, test } from "vitest";
import type { CallApi } from "#features/accounts/ui.ts";
import { withKeys } from "./call-keys.ts";

const DONE = { ok: true, body: {} } as const;
const failed = (code: string) => ({ ok: false, code, message: "" }) as const;

/** Calls that are answered so, one after the other, and the keys that they came with. */
function callsThat(...replies: readonly Awaited<ReturnType<CallApi>>[]) {
  const keys: (string | undefined)[] = [];
  const answer: CallApi = async (_method, _path, _body, key) => {
    keys.push(key);
    return replies[keys.length - 1] as never;
  };
  return { call: withKeys(answer), keys };
}

test.each(["network", "unreadable"])(
  "a change without an answer (%s) is sent again by the key that it had",
  async (code) => {
    const { call, keys } = callsThat(failed(code), failed(code), DONE, DONE);
    for (let tries = 0; tries < 4; tries++) await call("POST", "/note", { note: "Called" });
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  },
);

test("another change, and one that was refused, have keys of their own", async () => {
  const { call, keys } = callsThat(failed("network"), DONE, failed("bad-until"), DONE);
  await call("POST", "/note", { note: "Called" });
  await call("POST", "/note", { note: "Called again" });
  for (let tries = 0; tries < 2; tries++) await call("POST", "/plots", { what: "hold" });
  expect(new Set(keys).size).toBe(4);
});

test("what only reads has no key", async () => {
  const { call, keys } = callsThat(DONE);
  await call("GET", "/leads");
  expect(keys).toEqual([undefined]);
});
