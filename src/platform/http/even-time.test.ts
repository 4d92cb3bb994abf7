import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inEvenTime } from "./even-time.ts";

async function milliseconds(context: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await inEvenTime(context).catch(() => null);
  return performance.now() - start;
}

test("short works end together, longer ones a step later, failures as well", async () => {
  const [none, some, failed, long] = await Promise.all([
    milliseconds(async () => null),
    milliseconds(() => wait(60)),
    milliseconds(() => Promise.reject(new Error("no"))),
    milliseconds(() => wait(200)),
  ]);
  expect(none).toBeGreaterThanOrEqual(149);
  expect(Math.abs(some - none)).toBeLessThan(40);
  expect(Math.abs(failed - none)).toBeLessThan(40);
  expect(long).toBeGreaterThanOrEqual(299);
});

test("hands over the result, and throws the failure", async () => {
  expect(await inEvenTime(async () => "done")).toBe("done");
  await expect(inEvenTime(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
});
