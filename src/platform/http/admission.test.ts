import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { Admission, REFUSED } from "./admission.ts";

const LIMITS = { running: 2, waiting: 3, waitMs: 60_000 };

function admissionOf(limits = LIMITS) {
  return new Admission<"page" | "form">(
    new Map([
      ["page", limits],
      ["form", LIMITS],
    ]),
  );
}

/** Work that ends when it is told to. */
function openTask() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const task = vi.fn(() => promise);
  return { task, end: () => resolve("done") };
}

test("so many run, so many wait, and what comes beyond is refused at once", async () => {
  const admission = admissionOf();
  const tasks = Array.from({ length: 6 }, openTask);
  const answers = tasks.map(({ task }) => admission.run("page", task));
  expect(await answers[5]).toBe(REFUSED);
  await vi.waitFor(() => expect(tasks[1]?.task).toHaveBeenCalled(), 20_000);
  expect(tasks.map(({ task }) => task.mock.calls.length)).toEqual([1, 1, 0, 0, 0, 0]);
  expect(admission.counts()).toEqual([
    { name: "page", running: 2, waiting: 3, refused: 1 },
    { name: "form", running: 0, waiting: 0, refused: 0 },
  ]);
  for (const { end } of tasks) end();
  expect(await Promise.all(answers.slice(0, 5))).toEqual(Array(5).fill("done"));
  expect(tasks[5]?.task).not.toHaveBeenCalled();
});

test("one class does not wait for another", async () => {
  const admission = admissionOf();
  for (let n = 0; n < 5; n++) void admission.run("page", () => new Promise(() => undefined));
  expect(await admission.run("form", async () => "sent")).toBe("sent");
});

test("what waits too long is refused and never begun", async () => {
  const admission = admissionOf({ running: 1, waiting: 3, waitMs: 30 });
  const [first, late] = [openTask(), openTask()];
  const running = admission.run("page", first.task);
  expect(await admission.run("page", late.task)).toBe(REFUSED);
  first.end();
  expect(await running).toBe("done");
  expect(late.task).not.toHaveBeenCalled();
});

test("once begun, work may take longer than it might have waited", async () => {
  const admission = admissionOf({ running: 1, waiting: 3, waitMs: 10 });
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 60, "done"));
  expect(await admission.run("page", slow)).toBe("done");
});

test("work that fails gives its place back, and its error on", async () => {
  const admission = admissionOf({ ...LIMITS, running: 1 });
  const failing = admission.run("page", () => Promise.reject(new Error("a bug")));
  const next = admission.run("page", async () => "done");
  await expect(failing).rejects.toThrow("a bug");
  expect(await next).toBe("done");
});

test("others have their turn between tasks that never wait", async () => {
  const admission = admissionOf({ running: 1, waiting: 50, waitMs: 60_000 });
  let done = 0;
  let turns = 0;
  // Longer than a turn's share together, though each is short.
  const spin = async () => {
    for (const end = performance.now() + 3; performance.now() < end; );
    done += 1;
  };
  const tasks = Array.from({ length: 40 }, () => admission.run("page", spin));
  while (done < 40) {
    await nextTurn();
    turns += 1;
  }
  await Promise.all(tasks);
  expect(turns).toBeGreaterThan(5);
});
