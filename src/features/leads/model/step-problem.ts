import { MINUTE_MS } from "#lib/time/time.ts";
import type { NextStep } from "./lead-states.ts";

export type StepProblem = "no-words" | "past";

interface Setting {
  /** When the step was due so far, ISO 8601: it may stay so, or be put back, though that is over. */
  readonly before: readonly (string | null)[];
  /** Ms since 1970. */
  readonly now: number;
}

/** What is wrong with a next step that somebody sets; null where nothing is. */
export function stepProblem(
  { nextStep, nextStepAt }: NextStep,
  { before, now }: Setting,
): StepProblem | null {
  if (nextStepAt === null) return null;
  if (nextStep === "") return "no-words";
  const due = toMinute(Date.parse(nextStepAt));
  const isAsBefore = before.some((at) => at !== null && toMinute(Date.parse(at)) === due);
  return due < toMinute(now) && !isAsBefore ? "past" : null;
}

/** Fields of a time know no seconds. */
function toMinute(at: number): number {
  return Math.floor(at / MINUTE_MS);
}
