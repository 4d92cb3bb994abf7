/** More than a sign-up takes on a machine that is not overloaded. */
const STEP_MS = 150;

/**
 * Runs a task whose length would tell whether an account exists, and hands its result over only at
 * whole steps of time. The clock is set before the task, so that nothing of it moves the end.
 */
export async function inEvenTime<Value>(task: () => Promise<Value>): Promise<Value> {
  let running = true;
  let step = aStep();
  const result = task().finally(() => {
    running = false;
  });
  // Looked at below; until then a failure is not an unhandled one.
  result.catch(() => undefined);
  for (;;) {
    await step;
    if (!running) return result;
    step = aStep();
  }
}

function aStep(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, STEP_MS));
}
