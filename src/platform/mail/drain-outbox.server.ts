import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { mails } from "#platform/db/schema.ts";
import { backoffMs } from "#platform/jobs/backoff.ts";
import { withoutData } from "#platform/log/logged-error.ts";
import { composeMail, type MailSource } from "./compose-mail.server.ts";
import { type MailTransport, MOST_AT_ONCE, type SendResult } from "./transport.server.ts";

/** Longer than any try takes: a mail is free again when whoever took it was killed. */
const CLAIM_MS = 60 * SECOND_MS;
const TRY_AT_MOST_MS = 45 * SECOND_MS;
const FIRST_DELAY_MS = 5 * SECOND_MS;
const LONGEST_DELAY_MS = HOUR_MS;
/** Mail without an end of its own is tried this long. */
const GIVE_UP_AFTER_MS = 3 * DAY_MS;

interface Log {
  warn(context: object, message: string): void;
  error(context: object, message: string): void;
}

export interface Outbox extends MailSource {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly clock: () => Date;
  /** Rows stay this long after they are done with, without what they said. */
  readonly sentStoredMs: number;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly log: Log;
}

type Claimed = typeof mails.$inferSelect;

/**
 * Sends what is due, a few at a time, until nothing is or the process stops: who is cut off amid a mail sends it
 * again. Returns how many mails went out.
 */
export async function drainOutbox(outbox: Outbox, stopping?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    if (stopping?.aborted) return sent;
    const claimed = await claim(outbox);
    if (claimed.length === 0) return sent;
    const results = await Promise.all(claimed.map((mail) => deliver(outbox, mail)));
    sent += results.filter(Boolean).length;
  }
}

/** What the outbox is put in order with. */
type OutboxRows = Pick<Outbox, "db" | "clock" | "sentStoredMs">;

/** Removes what is due and can no longer be sent: codes past their time, mail long done with. */
export async function forgetOldMail({ db, clock, sentStoredMs }: OutboxRows): Promise<void> {
  const now = clock();
  const isOver = or(isNotNull(mails.sentAt), lte(mails.expiresAt, now));
  const isDue = or(lte(mails.nextAt, now), gt(mails.nextAt, farther(now, sentStoredMs)));
  await db.delete(mails).where(and(isDue, isOver));
}

/**
 * Has mail tried at once that waits longer than any may: a clock that was far ahead queued it or put
 * it off. Apart from the drain, which does not look beyond now for it.
 */
export async function hastenMail({ db, clock }: Pick<Outbox, "db" | "clock">): Promise<void> {
  const now = clock();
  await db
    .update(mails)
    .set({ nextAt: now, createdAt: sql`least(${mails.createdAt}, ${now.toISOString()})` })
    .where(
      and(
        isNull(mails.sentAt),
        or(isNull(mails.expiresAt), gt(mails.expiresAt, now)),
        gt(mails.nextAt, farther(now, LONGEST_DELAY_MS)),
      ),
    );
}

/** What lies beyond was written by a clock that was wrong: a wait is a quarter longer at most, clocks are about a minute apart. */
function farther(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms * 1.25 + MINUTE_MS);
}

/**
 * Takes due mails for this process alone, in one statement. It does not hold a transaction while
 * sending: the embedded database has one connection, and a server may be slow for a minute.
 */
async function claim({ db, clock }: Outbox): Promise<Claimed[]> {
  const now = clock();
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        lte(mails.nextAt, now),
        isNull(mails.sentAt),
        or(isNull(mails.expiresAt), gt(mails.expiresAt, now)),
      ),
    )
    .orderBy(asc(mails.nextAt))
    .limit(MOST_AT_ONCE)
    .for("update", { skipLocked: true });
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAt: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(mails.id, due))
    .returning();
}

/** A row that makes no mail waits for the release that mends it, or for a process that knows its kind. */
async function deliver(outbox: Outbox, row: Claimed): Promise<boolean> {
  const composed = composeMail(row, outbox);
  const result: SendResult = composed.ok
    ? await sendInTime(outbox.transport.send(composed.mail))
    : { ok: false, code: "later", reason: `${composed.code}: ${composed.field}` };
  await record(outbox, row, result);
  return result.ok;
}

/** A try that takes longer than a claim lasts would let another process send the mail as well. */
async function sendInTime(sending: Promise<SendResult>): Promise<SendResult> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<SendResult>((resolve) => {
    timer = setTimeout(resolve, TRY_AT_MOST_MS, {
      ok: false,
      code: "later",
      reason: "The mail server took too long.",
    });
  });
  const failed = (error: unknown): SendResult => ({
    ok: false,
    code: "later",
    reason: error instanceof Error ? error.message : String(error),
  });
  return Promise.race([sending.catch(failed), late]).finally(() => clearTimeout(timer));
}

/** Writes down how a try ended, unless the claim passed to another process meanwhile. */
async function record(outbox: Outbox, row: Claimed, result: SendResult): Promise<void> {
  const { db, clock, log, sentStoredMs } = outbox;
  const now = clock();
  const { id, kind, attempts } = row;
  const giveUp = !result.ok && (result.code === "never" || isTooOld(row, now));
  await db
    .update(mails)
    .set(result.ok || giveUp ? done(now, result, sentStoredMs) : again(outbox, row, result))
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts)));
  if (result.ok) return;
  // No address: the log names nobody.
  const context = { mail: id, kind, attempts, reason: reasonOf(result) };
  if (giveUp) log.error(context, "a mail was given up");
  else log.warn(context, "a mail did not go out yet");
}

function isTooOld({ createdAt }: Claimed, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > GIVE_UP_AFTER_MS;
}

/** Why it did not go out, without the address that mail servers like to repeat. */
function reasonOf(result: SendResult): string | null {
  return result.ok ? null : withoutData(result.reason);
}

/** Codes and links do not stay behind. A mail given up counts as expired. */
function done(now: Date, result: SendResult, sentStoredMs: number) {
  return {
    values: {},
    nextAt: new Date(now.getTime() + sentStoredMs),
    lastError: reasonOf(result),
    ...(result.ok ? { sentAt: now } : { expiresAt: now }),
  };
}

/** 5 s, 15 s, 45 s … 1 h, each a quarter more or less. */
function again({ clock, random }: Outbox, { attempts }: Claimed, result: SendResult) {
  const delay = backoffMs(
    { firstMs: FIRST_DELAY_MS, longestMs: LONGEST_DELAY_MS },
    attempts,
    random(),
  );
  return {
    nextAt: new Date(clock().getTime() + delay),
    lastError: reasonOf(result),
  };
}
