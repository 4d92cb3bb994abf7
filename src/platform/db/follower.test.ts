import { setImmediate } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { Follower } from "./follower.ts";

test("one reading at a time, and one more for all that was told meanwhile", async () => {
  const readings: PromiseWithResolvers<void>[] = [];
  const follower = new Follower(
    () => {
      const reading = Promise.withResolvers<void>();
      readings.push(reading);
      return reading.promise;
    },
    (error) => {
      throw error;
    },
  );
  for (let told = 0; told < 3; told += 1) follower.follow();
  expect(readings).toHaveLength(1);
  readings[0]?.resolve();
  await vi.waitFor(() => expect(readings).toHaveLength(2), 20_000);
  follower.close();
  follower.follow();
  readings[1]?.resolve();
  await Promise.resolve();
  expect(readings).toHaveLength(2);
});

test("a reading that fails is told and tried again; after the end it is silent", async () => {
  const told: unknown[] = [];
  let tries = 0;
  const follower = new Follower(
    async () => {
      tries += 1;
      if (tries < 3) throw new Error(`try ${tries}`);
    },
    (error) => told.push(error),
  );
  follower.follow();
  await vi.waitFor(() => expect(tries).toBe(3), 20_000);
  expect(told).toEqual([new Error("try 1"), new Error("try 2")]);
  const failing = Promise.withResolvers<void>();
  const ended = new Follower(
    () => failing.promise,
    (error) => told.push(error),
  );
  ended.follow();
  ended.close();
  failing.reject(new Error("too late"));
  await failing.promise.catch(() => undefined);
  // A turn later the reading has heard of it as well.
  await setImmediate();
  expect(told).toHaveLength(2);
});

test("what is told at whatever moment of a reading's end is read", async () => {
  for (let ticks = 0; ticks < 12; ticks += 1) {
    let now = 0;
    let read = 0;
    const follower = new Follower(
      async () => {
        read = now;
      },
      (error) => {
        throw error;
      },
    );
    follower.follow();
    for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
    now = 1;
    follower.follow();
    await setImmediate();
    expect([ticks, read]).toEqual([ticks, 1]);
  }
});
