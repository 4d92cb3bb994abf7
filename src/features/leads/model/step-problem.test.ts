import { expect, test } from "vitest";
import { stepProblem } from "./step-problem.ts";

const now = Date.parse("2026-11-28T09:30:20.000Z");
const step = (nextStep: string, nextStepAt: string | null) => ({ nextStep, nextStepAt });

test.each([
  [step("Call back", "2026-11-28T09:31:00.000Z"), null],
  [step("Call back", "2026-11-28T09:30:00.000Z"), null],
  [step("Call back", "2026-11-28T09:29:00.000Z"), "past"],
  [step("Call back", null), null],
  [step("", null), null],
  [step("", "2026-11-29T04:30:00.000Z"), "no-words"],
  [step("Call back", "2020-01-01T04:30:00.000Z"), "past"],
])("%j is %s", (typed, problem) => {
  expect(stepProblem(typed, { before: [null], now })).toBe(problem);
});

test("the words of a step that is overdue may be changed, its time stays", () => {
  const before = "2026-11-27T04:30:12.000Z";
  const typed = step("Call in the evening", "2026-11-27T04:30:00.000Z");
  expect(stepProblem(typed, { before: [before], now })).toBeNull();
  const another = { ...typed, nextStepAt: "2026-11-27T05:30:00.000Z" };
  expect(stepProblem(another, { before: [before], now })).toBe("past");
});
