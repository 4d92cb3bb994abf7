import { expect, test } from "vitest";
import type { CallApi } from "#features/accounts/ui.ts";
import { withKeys } from "./call-keys.ts";

type Reply = Awaited<ReturnType<CallApi>>;

const DONE = { ok: true, body: {} } as const;
const failed = (code: string) => ({ ok: false, code, message: "" }) as const;

/** Calls that are answered so, one after the other, and the keys that they came with. */
function callsThat(...replies: readonly (Reply | Promise<Reply>)[]) {
  const keys: (string | undefined)[] = [];
  const answer: CallApi = async (_method, _path, _body, key) => {
    keys.push(key);
    return replies[keys.length - 1] as never;
  };
  return { call: withKeys(answer), keys };
}

test.each(["network", "unreadable", "second-factor-needed", "busy"])(
  "a change that was not made, as far as this page knows (%s), has its key when it is sent again",
  async (code) => {
    const { call, keys } = callsThat(failed("network"), failed(code), DONE, DONE);
    for (let tries = 0; tries < 4; tries++) await call("POST", "/note", { note: "Called" });
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect([keys[1], keys[2]]).toEqual([keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  },
);

test("another change has a key of its own", async () => {
  const { call, keys } = callsThat(failed("network"), failed("network"));
  await call("POST", "/note", { note: "Called" });
  await call("POST", "/note", { note: "Called again" });
  expect(new Set(keys).size).toBe(2);
});

test("a change that is sent again after another was made is a new one", async () => {
  const { call, keys } = callsThat(failed("network"), DONE, DONE);
  await call("POST", "/published", { published: false });
  await call("POST", "/published", { published: true });
  await call("POST", "/published", { published: false });
  expect(new Set(keys).size).toBe(3);
});

test("a change that is under way keeps its key when another is made", async () => {
  const lost = Promise.withResolvers<never>();
  const { call, keys } = callsThat(lost.promise, DONE, DONE);
  const first = call("POST", "/note", { note: "Called" });
  await call("POST", "/plots", { what: "hold" });
  lost.resolve(failed("network") as never);
  await first;
  await call("POST", "/note", { note: "Called" });
  expect(keys[2]).toBe(keys[0]);
});

test("what only reads has no key", async () => {
  const { call, keys } = callsThat(DONE);
  await call("GET", "/leads");
  expect(keys).toEqual([undefined]);
});
