import { randomUUID } from "node:crypto";
import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { jobs } from "#platform/db/schema.ts";
import type { Job } from "./job.ts";

/** Longer than a process that lives is ever silent: a run renews its lease three times as often. */
export const LEASE_MS = MINUTE_MS;

/**
 * Clocks of processes are closer than this. What lies farther ahead than a run or a lease reaches was
 * written by a clock that was wrong, and binds nobody.
 */
const CLOCKS_APART_MS = MINUTE_MS;

/** A run that this process has for itself. */
export interface ClaimedRun {
  readonly name: string;
  readonly id: string;
}

export type ClaimResult =
  | { readonly ok: true; readonly run: ClaimedRun }
  /** Not due, or somebody else's; worth another look at `lookAt`. */
  | { readonly ok: false; readonly lookAt: Date };

/**
 * Takes the next run of a job if it is due at `now`, by one statement: of several processes one
 * gets it. A run whose process died is free again when its lease ends.
 */
export async function claimRun(
  db: Db,
  job: Pick<Job, "name" | "everyMs">,
  now: Date,
): Promise<ClaimResult> {
  const { name, everyMs } = job;
  const id = randomUUID();
  const farther = (ms: number) => new Date(now.getTime() + ms + CLOCKS_APART_MS);
  const claimed = await db
    .update(jobs)
    .set({ runId: id, startedAt: now, leasedUntil: leaseFrom(now) })
    .where(
      and(
        eq(jobs.name, name),
        or(lte(jobs.nextAt, now), gt(jobs.nextAt, farther(everyMs))),
        or(
          isNull(jobs.leasedUntil),
          lte(jobs.leasedUntil, now),
          gt(jobs.leasedUntil, farther(LEASE_MS)),
        ),
      ),
    )
    .returning({ name: jobs.name });
  if (claimed.length > 0) return { ok: true, run: { name, id } };
  const [row] = await db.select().from(jobs).where(eq(jobs.name, name));
  if (!row) {
    // Nobody has ever done it: it is due.
    await db.insert(jobs).values({ name, nextAt: now }).onConflictDoNothing();
    return claimRun(db, job, now);
  }
  const { nextAt, leasedUntil } = row;
  return { ok: false, lookAt: leasedUntil && leasedUntil > nextAt ? leasedUntil : nextAt };
}

/** Keeps a run for another while. */
export async function renewLease(db: Db, run: ClaimedRun, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ leasedUntil: leaseFrom(now) })
    .where(isOwn(run));
}

interface RunEnd {
  readonly now: Date;
  readonly nextAt: Date;
  readonly durationMs: number;
  /** Null when the run succeeded. */
  readonly error: string | null;
}

/** Writes down how a run ended and lets the job go; nothing when the run passed to another process. */
export async function finishRun(db: Db, run: ClaimedRun, end: RunEnd): Promise<void> {
  const { now, nextAt, durationMs, error } = end;
  await db
    .update(jobs)
    .set({
      nextAt,
      durationMs,
      error,
      finishedAt: now,
      runId: null,
      leasedUntil: null,
      result: error === null ? "done" : "failed",
      ...(error === null && { succeededAt: now }),
    })
    .where(isOwn(run));
}

function isOwn({ name, id }: ClaimedRun) {
  return and(eq(jobs.name, name), eq(jobs.runId, id));
}

function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MS);
}

/** All jobs that any process has claimed, by name. */
export async function findJobRows(db: Db): Promise<Map<string, typeof jobs.$inferSelect>> {
  const rows = await db.select().from(jobs);
  return new Map(rows.map((row) => [row.name, row]));
}
