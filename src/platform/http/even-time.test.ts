import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inEvenTime } from "./even-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function milliseconds(task: () => Promise<unknown>): Promise<number> {
  const start = Date.now();
  await inEvenTime(task).catch(() => null);
  return Date.now() - start;
}

test("short tasks end together, longer ones a step later, failures as well", async () => {
  const times = Promise.all([
    milliseconds(async () => null),
    milliseconds(() => wait(60)),
    milliseconds(() => Promise.reject(new Error("no"))),
    milliseconds(() => wait(200)),
  ]);
  await vi.runAllTimersAsync();
  expect(await times).toEqual([150, 150, 150, 300]);
});

test("hands over the result, and throws the failure", async () => {
  const done = inEvenTime(async () => "done");
  const failed = expect(inEvenTime(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await vi.runAllTimersAsync();
  expect(await done).toBe("done");
  await failed;
});
