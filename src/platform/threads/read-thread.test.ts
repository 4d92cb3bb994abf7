import { expect, test } from "vitest";
import type { Counting } from "./counting-testing.ts";
import { readThread, ThreadLimitError } from "./read-thread.server.ts";

const THREAD = new URL("./counting-testing.ts", import.meta.url);
const LIMITS = { busyMs: 20_000, megabytes: 64 };

const read = (asked: Counting, limits = LIMITS) => readThread<number>(THREAD, asked, limits);

async function countsOf(pieces: AsyncIterable<number>): Promise<number[]> {
  const counts: number[] = [];
  for await (const n of pieces) counts.push(n);
  return counts;
}

test("pieces come one after the other, and the end after the last", async () => {
  expect(await countsOf(read({ to: 4 }))).toEqual([1, 2, 3, 4]);
  expect(await countsOf(read({ to: 0 }))).toEqual([]);
});

test("a thread is answered what it asks, and time that the answer takes is not its own", async () => {
  const answer = async (question: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    return Number(question) * 100;
  };
  const limits = { busyMs: 2_000, megabytes: 64 };
  const pieces = readThread<number>(THREAD, { to: 3, asks: true }, limits, answer);
  expect(await countsOf(pieces)).toEqual([101, 202, 303]);
});

test("what answering throws is thrown to the reader, who ends the thread", async () => {
  const answer = async () => {
    throw new RangeError("no answer");
  };
  const pieces = readThread<number>(THREAD, { to: 3, asks: true }, LIMITS, answer);
  await expect(countsOf(pieces)).rejects.toThrow("no answer");
  await expect(countsOf(read({ to: 3, asks: true }))).rejects.toThrow("has no answers");
});

test("a reader that has enough ends the thread", async () => {
  const exits: unknown[] = [];
  process.once("worker", (worker) => worker.once("exit", (code) => exits.push(code)));
  for await (const n of read({ to: 9 })) if (n === 2) break;
  expect(exits).toEqual([1]);
});

test("what the thread throws is thrown to the reader", async () => {
  await expect(countsOf(read({ to: 2, end: "throw" }))).rejects.toThrow(RangeError);
});

test("a thread that takes too long, or too much memory, is ended", async () => {
  const impatient = { ...LIMITS, busyMs: 500 };
  await expect(countsOf(read({ to: 2, end: "hang" }, impatient))).rejects.toThrow(ThreadLimitError);
  await expect(countsOf(read({ to: 2, end: "grow" }))).rejects.toThrow(ThreadLimitError);
});
