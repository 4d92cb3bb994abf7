import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Jobs that one process of all runs when they are due: their last run and their next one. */
export const jobs = pgTable("jobs", {
  name: text("name").primaryKey(),
  /** Not run before this. */
  nextAt: instant("next_at").notNull(),
  /** The run that is under way; null while none is. */
  runId: text("run_id"),
  /** Until then the run has the job for itself, also when its process has died. */
  leasedUntil: instant("leased_until"),
  startedAt: instant("started_at"),
  finishedAt: instant("finished_at"),
  durationMs: integer("duration_ms"),
  /** "done" or "failed". */
  result: text("result"),
  /** First line of what a failed run said. */
  error: text("error"),
  /** End of the last run that succeeded. */
  succeededAt: instant("succeeded_at"),
});
