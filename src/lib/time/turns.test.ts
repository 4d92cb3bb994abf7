import { expect, test } from "vitest";
import { inTurns } from "./turns.ts";

/** Keeps the event loop for so long. */
function holdLoop(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test("all items come in their order, and others have their turn in between", async () => {
  const told: string[] = [];
  setTimeout(() => told.push("another"));
  for await (const item of inTurns(["a", "b", "c", "d"])) {
    told.push(item);
    holdLoop(6);
  }
  expect(told.filter((item) => item !== "another")).toEqual(["a", "b", "c", "d"]);
  expect(told.indexOf("another")).toBe(1);
});

test("few items keep the turn", async () => {
  const told: number[] = [];
  setTimeout(() => told.push(-1));
  for await (const item of inTurns([1, 2, 3])) told.push(item);
  expect(told).toEqual([1, 2, 3]);
});
