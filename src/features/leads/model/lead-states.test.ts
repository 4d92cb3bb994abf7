import { expect, test } from "vitest";
import { stepBefore } from "./lead-states.ts";

const event = (what: "note" | "next-step" | "step-done", detail: string, dueAt: string | null) => ({
  what,
  detail,
  dueAt,
});

test("a lead without a change of its next step has nothing to take back", () => {
  expect(stepBefore([event("note", "Wants a corner", null)])).toBeNull();
});

test("the first next step is taken back to none", () => {
  const events = [event("next-step", "Call", "2026-03-02T12:30:00Z"), event("note", "x", null)];
  expect(stepBefore(events)).toEqual({ nextStep: "", nextStepAt: null });
});

test("what was changed or done goes back to what it was before, with its time", () => {
  const call = event("next-step", "Call", "2026-03-02T12:30:00Z");
  const before = { nextStep: "Call", nextStepAt: "2026-03-02T12:30:00Z" };
  expect(stepBefore([call, event("step-done", "Call", null)])).toEqual(before);
  expect(stepBefore([call, event("next-step", "Write", null)])).toEqual(before);
});

test("a step that was set after another was done goes back to none", () => {
  const events = [event("step-done", "Call", null), event("next-step", "Write", null)];
  expect(stepBefore(events)).toEqual({ nextStep: "", nextStepAt: null });
});
