import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { isDatabaseGone } from "#platform/db/database-gone.ts";
import { toErrorLine } from "#platform/log/logged-error.ts";
import type { Job, JobResult, JobStatus } from "./job.ts";
import {
  type ClaimedRun,
  claimRun,
  findJobRows,
  finishRun,
  LEASE_MS,
  renewLease,
} from "./job-store.server.ts";
import { Repeat } from "./repeat.ts";

/** A failed run is tried again after this, or after its usual time where that is shorter. */
const RETRY_MS = MINUTE_MS;
/** Two processes whose clocks differ look again, and not at once. */
const LOOK_AGAIN_MS = 1_000;

export interface JobDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly log: {
    warn(context: object, message: string): void;
    error(context: object, message: string): void;
  };
  /** Told of each run of this process. */
  readonly onEnd: (job: string, result: JobResult, seconds: number) => void;
}

interface LastRun {
  readonly startedAt: Date;
  readonly durationMs: number;
  readonly result: JobResult;
  readonly error: string | null;
  readonly succeededAt: Date | null;
  readonly nextAt: Date;
}

/** Runs a table of jobs as long as the site runs, and knows how they went. */
export class JobRunner {
  readonly #deps: JobDeps;
  readonly #jobs: readonly Job[];
  readonly #repeats: ReadonlyMap<string, Repeat>;
  readonly #last = new Map<string, LastRun>();
  readonly #stopping = new AbortController();

  constructor(deps: JobDeps, jobs: readonly Job[]) {
    this.#deps = deps;
    this.#jobs = jobs;
    const repeats = jobs.map((job) => [job.name, new Repeat(() => this.#step(job))] as const);
    this.#repeats = new Map(repeats);
    if (this.#repeats.size < jobs.length) throw new Error("Two jobs have one name.");
    for (const repeat of this.#repeats.values()) repeat.wake();
  }

  /** Looks at once whether a job is to be done: for whoever has just made work for it. */
  wake(name: string): void {
    const repeat = this.#repeats.get(name);
    if (!repeat) throw new Error(`No job is called ${name}.`);
    repeat.wake();
  }

  /** Lets the runs under way end, then does what is to be done before the end. */
  async close(): Promise<void> {
    this.#stopping.abort();
    const end = async (job: Job) => {
      await this.#repeats.get(job.name)?.stop();
      if (job.isRunAtStop) await this.#attempt(job);
    };
    await Promise.all(this.#jobs.map(end));
  }

  /** Every job in the order of the table. */
  async status(): Promise<JobStatus[]> {
    const rows = await findJobRows(this.#deps.db);
    const now = this.#deps.clock();
    return this.#jobs.map((job) => {
      const { name, scope } = job;
      const row = rows.get(name);
      if (scope === "process" || !row) return { name, scope, ...this.#ownStatus(job) };
      const { startedAt, durationMs, error, succeededAt, nextAt, leasedUntil } = row;
      const isRunning = leasedUntil !== null && leasedUntil > now;
      const result = row.result === "done" || row.result === "failed" ? row.result : null;
      return { name, scope, isRunning, startedAt, durationMs, result, error, succeededAt, nextAt };
    });
  }

  #ownStatus({ name }: Job): Omit<JobStatus, "name" | "scope"> {
    const isRunning = this.#repeats.get(name)?.isRunning ?? false;
    const none = { startedAt: null, durationMs: null, result: null, error: null };
    const last = this.#last.get(name) ?? { ...none, succeededAt: null, nextAt: null };
    return { isRunning, ...last };
  }

  /** Runs a job if it is due; answers when to look again, in milliseconds from now. */
  async #step(job: Job): Promise<number> {
    if (job.scope === "process") {
      const { nextAt } = await this.#attempt(job);
      return this.#waitMs(job, nextAt);
    }
    try {
      const lookAt = await this.#runClaimed(job);
      return Math.max(LOOK_AGAIN_MS, this.#waitMs(job, lookAt));
    } catch (error) {
      // Claiming or writing down failed: whoever has the run keeps it until its lease ends.
      this.#logFailure(job, error);
      return retryMs(job);
    }
  }

  /** Never longer than its usual time: the clock may have been put right since `until` was reckoned. */
  #waitMs({ everyMs }: Job, until: Date): number {
    return Math.min(everyMs, until.getTime() - this.#deps.clock().getTime());
  }

  async #runClaimed(job: Job): Promise<Date> {
    const { db, clock } = this.#deps;
    const claim = await claimRun(db, job, clock());
    if (!claim.ok) return claim.lookAt;
    const stopRenewing = this.#keepRenewing(claim.run);
    const { nextAt, durationMs, error } = await this.#attempt(job).finally(stopRenewing);
    await finishRun(db, claim.run, { now: clock(), nextAt, durationMs, error });
    return nextAt;
  }

  #keepRenewing(run: ClaimedRun): () => void {
    const { db, clock } = this.#deps;
    const renew = () =>
      renewLease(db, run, clock()).catch((error: unknown) =>
        this.#deps.log.warn({ job: run.name, err: error }, "a job's lease was not renewed"),
      );
    const timer = setInterval(() => void renew(), LEASE_MS / 3).unref();
    return () => clearInterval(timer);
  }

  /** One run, written down in this process; a failure is told, not thrown. */
  async #attempt(job: Job): Promise<LastRun> {
    const { clock, onEnd } = this.#deps;
    const startedAt = clock();
    const start = performance.now();
    const failure = await job.run(this.#stopping.signal).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    if (failure) this.#logFailure(job, failure.error);
    const durationMs = Math.round(performance.now() - start);
    const result = failure ? toResult(failure.error) : "done";
    const last: LastRun = {
      startedAt,
      durationMs,
      result,
      error: failure && toErrorLine(failure.error),
      succeededAt: failure ? (this.#last.get(job.name)?.succeededAt ?? null) : clock(),
      nextAt: new Date(startedAt.getTime() + (failure ? retryMs(job) : job.everyMs)),
    };
    this.#last.set(job.name, last);
    onEnd(job.name, result, durationMs / 1000);
    return last;
  }

  #logFailure({ name }: Job, error: unknown): void {
    const { log } = this.#deps;
    if (isDatabaseGone(error)) log.warn({ job: name }, "a job waits for the database");
    else log.error({ job: name, err: error }, "a job failed");
  }
}

function retryMs({ everyMs }: Job): number {
  return Math.min(RETRY_MS, everyMs);
}

function toResult(error: unknown): JobResult {
  return isDatabaseGone(error) ? "database-away" : "failed";
}
