/** Something that is done again and again; the site's are in one table, `src/server/wiring/jobs.ts`. */
export interface Job {
  /** Stays the same: the database knows the job by it. */
  readonly name: string;
  /**
   * `cluster`: one process of all does it when it is due. `process`: each process does it for
   * itself, as it is about its own memory or shares the work in another way.
   */
  readonly scope: "cluster" | "process";
  /** From the start of one run to the start of the next, at the earliest. */
  readonly everyMs: number;
  /** True for what a process must do once more before it stops. */
  readonly isRunAtStop?: boolean;
  /**
   * Throws when it failed; then it is tried again soon. `stopping` is aborted once the process stops: what goes on
   * piece by piece begins no other.
   */
  readonly run: (stopping: AbortSignal) => Promise<unknown>;
}

/** How a run ended. */
export type JobResult = "done" | "failed" | "database-away";

/** What is known of a job. Of one for each process it is what this process knows. */
export interface JobStatus {
  readonly name: string;
  readonly scope: Job["scope"];
  readonly isRunning: boolean;
  /** Of the last run; null before the first. */
  readonly startedAt: Date | null;
  readonly durationMs: number | null;
  readonly result: JobResult | null;
  /** First line of what a failed run said. */
  readonly error: string | null;
  /** End of the last run that succeeded. */
  readonly succeededAt: Date | null;
  readonly nextAt: Date | null;
}
