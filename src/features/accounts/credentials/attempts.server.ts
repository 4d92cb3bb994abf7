import { and, eq, gt, lt, lte, or, sql } from "drizzle-orm";
import type { TooManyTries } from "#features/accounts/model/refusals.ts";
import { DAY_SECONDS, HOUR_SECONDS, SECOND_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { attempts } from "#platform/db/schema.ts";
import { widerNetworks } from "#platform/http/caller.ts";
import { digest } from "./secrets.server.ts";

/** At most `most` tries within `seconds` of the first one. */
export interface Limit {
  readonly rule: string;
  readonly most: number;
  readonly seconds: number;
  /**
   * So many at once, the others one after the other, evenly: within any `seconds` they are no more
   * than `most`, and nobody waits longer than until the next one, whatever others did.
   */
  readonly burst?: number;
}

/** One limit for one subject, such as an address or a network. */
export interface Limited {
  readonly limit: Limit;
  readonly subject: string;
  /** Is never refused and starts the count anew: others wait from this try on. */
  readonly anew?: boolean;
}

/**
 * A limit for a network and, of IPv6, for the wider ones that it lies in: each may do twice as much
 * as the one within, and not as much as all that it holds.
 */
export function ofNetworks(limit: Limit, network: string): Limited[] {
  const { most, burst } = limit;
  return [network, ...widerNetworks(network)].map((subject, wider) => ({
    limit: {
      ...limit,
      most: most * 2 ** wider,
      ...(burst !== undefined && { burst: burst * 2 ** wider }),
    },
    subject,
  }));
}

/** How far the clocks of two machines may be apart. */
const CLOCKS_APART_SECONDS = 60;
const FREE_FAILURES = 5;
const FIRST_DELAY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = HOUR_SECONDS;
/** 30 s doubled seven times is past the hour; beyond, the power would only overflow. */
const MOST_DOUBLINGS = 7;
const FAILURES_COUNT_SECONDS = DAY_SECONDS;

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * SECOND_MS);
}

async function refusal(db: Db, key: string, now: Date): Promise<TooManyTries> {
  const [row] = await db
    .select({ nextAt: attempts.nextAt })
    .from(attempts)
    .where(eq(attempts.key, key));
  const seconds = Math.ceil(((row?.nextAt.getTime() ?? 0) - now.getTime()) / 1000);
  return { ok: false, code: "too-many-tries", retryAfterSeconds: Math.max(1, seconds) };
}

/**
 * Counts a try against each limit, the first one that is used up refuses; what was counted before
 * it stays counted.
 */
export async function countTries(
  db: Db,
  all: readonly Limited[],
  now: Date,
): Promise<TooManyTries | null> {
  if (all.length === 0) return null;
  return db.transaction(async (tx) => {
    for (const one of all) {
      const refused = await countTry(tx, one, now);
      if (refused) return refused;
    }
    return null;
  });
}

/**
 * True for a count whose time is over, and for one that lasts longer than it could: it was written
 * before the clock was set back, and nobody waits for that.
 */
function isForgotten(now: Date, longestSeconds: number) {
  const latest = later(now, longestSeconds + CLOCKS_APART_SECONDS);
  return sql`(${lte(attempts.forgottenAt, now)} or ${gt(attempts.forgottenAt, latest)})`;
}

/** Counts a try in one statement: tries in parallel, of any process, are counted one by one. */
export async function countTry(
  db: Db,
  { limit, subject, anew }: Limited,
  now: Date,
): Promise<TooManyTries | null> {
  if (limit.burst !== undefined) return countPaced(db, { limit, subject }, now);
  const key = digest(limit.rule, subject);
  const end = later(now, limit.seconds);
  const isOver = anew ? sql`true` : isForgotten(now, limit.seconds);
  const counted = await db
    .insert(attempts)
    .values({ key, count: 1, nextAt: end, forgottenAt: end })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        nextAt: sql`case when ${isOver} then excluded.next_at else ${attempts.nextAt} end`,
        forgottenAt: sql`case when ${isOver} then excluded.forgotten_at else ${attempts.forgottenAt} end`,
      },
      setWhere: or(isOver, lt(attempts.count, limit.most)),
    })
    .returning({ count: attempts.count });
  return counted.length === 0 ? refusal(db, key, now) : null;
}

/** Seconds from one try to the next, once those at once are used up. */
function paceOf({ most, seconds, burst = 0 }: Limit): number {
  return seconds / (most - burst);
}

/** `forgottenAt` is when all tries are there again, `nextAt` when the next one is. */
async function countPaced(
  db: Db,
  { limit, subject }: Limited,
  now: Date,
): Promise<TooManyTries | null> {
  const key = digest(limit.rule, subject);
  const pace = paceOf(limit);
  const saved = pace * ((limit.burst ?? 0) - 1);
  const at = sql`${now.toISOString()}::timestamptz`;
  const isOver = isForgotten(now, pace * (limit.burst ?? 0));
  const from = sql`case when ${isOver} then ${at} else ${attempts.forgottenAt} end`;
  const all = sql`${from} + ${pace}::float8 * interval '1 second'`;
  const counted = await db
    .insert(attempts)
    .values({
      key,
      count: 1,
      nextAt: later(now, pace - saved),
      forgottenAt: later(now, pace),
    })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`${attempts.count} + 1`,
        nextAt: sql`${all} - ${saved}::float8 * interval '1 second'`,
        forgottenAt: all,
      },
      setWhere: or(isOver, lte(attempts.nextAt, now)),
    })
    .returning({ count: attempts.count });
  return counted.length === 0 ? refusal(db, key, now) : null;
}

/**
 * Counts a guess at a password as a failure before it is checked, so that guesses in parallel have
 * no more tries than those in a row; `forgetFailures` takes it back. After 5 the wait before the
 * next one grows from 30 s to an hour.
 */
export async function countFailure(db: Db, key: string, now: Date): Promise<TooManyTries | null> {
  const isOver = isForgotten(now, FAILURES_COUNT_SECONDS);
  const doublings = sql`least(${attempts.count} + 1 - ${FREE_FAILURES}::integer, ${MOST_DOUBLINGS}::integer)`;
  const delay = sql`least(${LONGEST_DELAY_SECONDS}::integer, ${FIRST_DELAY_SECONDS}::integer * power(2, ${doublings}))`;
  const isFree = sql`${isOver} or ${attempts.count} + 1 < ${FREE_FAILURES}::integer`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const counted = await db
    .insert(attempts)
    .values({ key, count: 1, nextAt: now, forgottenAt: later(now, FAILURES_COUNT_SECONDS) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        nextAt: sql`case when ${isFree} then ${at} else ${at} + ${delay} * interval '1 second' end`,
        forgottenAt: sql`excluded.forgotten_at`,
      },
      // The first ones have no wait, though one of them was counted by a clock that is ahead.
      setWhere: or(isOver, lt(attempts.count, FREE_FAILURES), lte(attempts.nextAt, now)),
    })
    .returning({ count: attempts.count });
  return counted.length === 0 ? refusal(db, key, now) : null;
}

/** Takes back one try that was counted against a limit. */
export async function giveTryBack(db: Db, { limit, subject }: Limited): Promise<void> {
  const pace = limit.burst === undefined ? 0 : paceOf(limit);
  const earlier = sql`${pace}::float8 * interval '1 second'`;
  await db
    .update(attempts)
    .set({
      count: sql`${attempts.count} - 1`,
      nextAt: sql`${attempts.nextAt} - ${earlier}`,
      forgottenAt: sql`${attempts.forgottenAt} - ${earlier}`,
    })
    .where(and(eq(attempts.key, digest(limit.rule, subject)), gt(attempts.count, 0)));
}

/** Forgets all tries that were counted against a limit. */
export function forgetTries(db: Db, { limit, subject }: Limited): Promise<void> {
  return forgetFailures(db, digest(limit.rule, subject));
}

/** The right password was given: its failures count no more. */
export async function forgetFailures(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}
