import type { NextStep } from "#features/leads/index.ts";
import { MINUTE_MS } from "#lib/time/time.ts";

export type StepProblem = "no-words" | "past";

interface Typing {
  /** When the step was due so far, ISO 8601: it may stay, though it is over. */
  readonly before: string | null;
  readonly now: number;
}

/** What is wrong with a next step as it was typed; null where nothing is. */
export function stepProblem(
  { nextStep, nextStepAt }: NextStep,
  { before, now }: Typing,
): StepProblem | null {
  if (nextStepAt === null) return null;
  if (nextStep === "") return "no-words";
  const due = Date.parse(nextStepAt);
  const isSame = before !== null && toMinute(Date.parse(before)) === toMinute(due);
  return due < now && !isSame ? "past" : null;
}

/** Fields of a time know no seconds. */
function toMinute(at: number): number {
  return Math.floor(at / MINUTE_MS);
}
