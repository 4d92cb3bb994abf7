import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#lib/time/time.ts";
import { Repeat } from "./repeat.ts";

let repeat: Repeat;
let step: ReturnType<typeof vi.fn<() => Promise<number>>>;

beforeEach(() => {
  vi.useFakeTimers();
  step = vi.fn(async () => MINUTE_MS);
  repeat = new Repeat(step);
});
afterEach(async () => {
  await repeat.stop();
  vi.useRealTimers();
});

test("it is done at once when woken, and again after what it answered", async () => {
  repeat.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(step).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(step).toHaveBeenCalledTimes(2);
});

test("woken a hundred times a second it is done five times", async () => {
  for (let ms = 0; ms < 1000; ms += 10) {
    repeat.wake();
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(step.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(step.mock.calls.length).toBeLessThanOrEqual(6);
});

test("what it is woken for just after it was done is done in a moment, without another wake", async () => {
  repeat.wake();
  await vi.advanceTimersByTimeAsync(50);
  repeat.wake();
  expect(step).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(step).toHaveBeenCalledTimes(2);
});

test("woken while it is being done, it is done once more a moment after its end, and not again", async () => {
  step.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    return MINUTE_MS;
  });
  repeat.wake();
  for (let wakes = 0; wakes < 3; wakes += 1) {
    await vi.advanceTimersByTimeAsync(20);
    repeat.wake();
  }
  await vi.advanceTimersByTimeAsync(40 + 199);
  expect(step).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(step).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(MINUTE_MS - 1);
  expect(step).toHaveBeenCalledTimes(2);
});

test("a wake does not put off what is due sooner", async () => {
  step.mockResolvedValueOnce(20);
  repeat.wake();
  await vi.advanceTimersByTimeAsync(10);
  repeat.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(step).toHaveBeenCalledTimes(2);
});

test("once stopped it is done no more, though it was woken just before", async () => {
  repeat.wake();
  await vi.advanceTimersByTimeAsync(50);
  repeat.wake();
  await repeat.stop();
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS);
  expect(step).toHaveBeenCalledTimes(1);
});
