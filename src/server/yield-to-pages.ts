import { readdirSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";

const TASKS = "/proc/self/task";
/** Of 19: about a tenth of the processor when another thread wants all of it. */
const NICENESS = 10;

/**
 * Lets the threads that compute (password hashes, compression) give way to the one that answers.
 * Linux alone has a priority for a thread; elsewhere nothing happens. Call it once they run.
 */
export function yieldToPages(): void {
  if (process.platform !== "linux") return;
  try {
    for (const id of readdirSync(TASKS))
      if (readFileSync(`${TASKS}/${id}/comm`, "utf8").startsWith("libuv-worker"))
        setPriority(Number(id), NICENESS);
  } catch {
    // No /proc, or not allowed: hashes then take their turn as they did.
  }
}
