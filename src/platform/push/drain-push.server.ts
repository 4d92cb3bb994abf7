import { and, eq, exists, gt, inArray, lte, or, sql } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { pushDevices, pushHours, pushNotes } from "#platform/db/schema.ts";
import { type Language, toLanguage } from "#platform/i18n/languages.ts";
import { backoffMs } from "#platform/jobs/backoff.ts";
import { withoutData } from "#platform/log/logged-error.ts";
import type { PostPush, PushReply } from "./post-push.server.ts";
import type { PushDevice } from "./push-devices.server.ts";
import { HELD_MS, toPushRequest } from "./push-request.server.ts";
import type { PushTopic } from "./push-topics.ts";
import { type QuietHours, quietUntil, USUAL_QUIET_HOURS } from "./quiet-hours.ts";
import type { VapidKeys } from "./vapid-keys.server.ts";

/** Longer than any try takes: a note is free again when whoever took it was killed. */
const CLAIM_MS = 60 * SECOND_MS;
const FIRST_DELAY_MS = 30 * SECOND_MS;
const LONGEST_DELAY_MS = HOUR_MS;
/** Later nobody wants to hear of it; the mail is there. */
const GIVE_UP_AFTER_MS = HELD_MS;
const DEVICES_AT_ONCE = 5;
/** Quiet hours are over within a day: what waits longer was put off by a clock that was wrong. */
const LONGEST_WAIT_MS = DAY_MS + MINUTE_MS;

/** What a notification shows. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** Of the page that it opens, with its language. */
  readonly path: string;
  /** One of the same tag takes the place of the one before. */
  readonly tag: string;
}

export type PushNote = typeof pushNotes.$inferSelect;

/** What notes say as one notification. */
export type ComposePush = (notes: readonly PushNote[], language: Language) => PushText;

/** How one try ended. */
export type PushResult = "sent" | "gone" | "refused" | "later" | "quiet";

/** What sending works with. */
export interface PushSender {
  readonly db: Db;
  readonly clock: () => Date;
  /** From 0 up to 1. */
  readonly random: () => number;
  readonly keys: VapidKeys;
  /** Whom a push service may ask: an address such as "mailto:office@plots.example". */
  readonly subject: () => string;
  readonly post: PostPush;
  /** One notification of all notes that are due for a device: one, or a summary of several. */
  readonly compose: Readonly<Record<PushTopic, ComposePush>>;
  readonly log: { warn(context: object, message: string): void };
  readonly onEnd: (result: PushResult) => void;
}

interface Claimed {
  readonly device: PushDevice;
  readonly hours: QuietHours;
  readonly notes: readonly PushNote[];
}

/**
 * Sends what is due, a few devices at a time, until nothing is or the process stops; returns how many notifications
 * went out.
 */
export async function drainPush(sender: PushSender, stopping?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    if (stopping?.aborted) return sent;
    const claimed = await claim(sender);
    if (claimed.length === 0) return sent;
    const results = await Promise.all(claimed.map((each) => deliver(sender, each)));
    sent += results.filter((result) => result === "sent").length;
  }
}

/**
 * Takes all that is due for some devices, for this process alone, in one statement: what waits for a
 * device stays together. Nothing is locked while a service is asked.
 */
async function claim({ db, clock }: PushSender): Promise<Claimed[]> {
  const now = clock();
  const isDue = or(
    lte(pushNotes.nextAt, now),
    gt(pushNotes.nextAt, new Date(now.getTime() + LONGEST_WAIT_MS)),
  );
  const due = db
    .select({ id: pushNotes.id })
    .from(pushNotes)
    .where(and(eq(pushNotes.deviceId, pushDevices.id), isDue));
  const devices = db
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(exists(due))
    .limit(DEVICES_AT_ONCE)
    .for("update", { skipLocked: true });
  const notes = await db
    .update(pushNotes)
    .set({
      attempts: sql`${pushNotes.attempts} + 1`,
      nextAt: new Date(now.getTime() + CLAIM_MS),
      createdAt: sql`least(${pushNotes.createdAt}, ${now.toISOString()})`,
    })
    .where(and(inArray(pushNotes.deviceId, devices), isDue))
    .returning();
  if (notes.length === 0) return [];
  const rows = await db
    .select({ device: pushDevices, hours: pushHours })
    .from(pushDevices)
    .leftJoin(pushHours, eq(pushHours.accountId, pushDevices.accountId))
    .where(inArray(pushDevices.id, [...new Set(notes.map(({ deviceId }) => deviceId))]));
  return rows.map(({ device, hours }) => ({
    device,
    hours: hours ?? USUAL_QUIET_HOURS,
    notes: notes
      .filter(({ deviceId }) => deviceId === device.id)
      .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
  }));
}

async function deliver(sender: PushSender, claimed: Claimed): Promise<PushResult> {
  const { device, hours, notes } = claimed;
  const until = quietUntil(sender.clock(), hours);
  // Who asks for a try sits there.
  const waiting = until ? notes.filter(({ kind }) => kind !== TEST_NOTE) : [];
  if (until && waiting.length > 0) await wait(sender, waiting, until);
  const now = notes.filter((note) => !waiting.includes(note));
  if (now.length === 0) {
    sender.onEnd("quiet");
    return "quiet";
  }
  const result = await send(sender, { device, notes: now });
  sender.onEnd(result);
  return result;
}

/** The kind of a note that an owner sends to oneself, to see whether it arrives. */
export const TEST_NOTE = "test";

/** Quiet hours are no try. */
async function wait({ db }: PushSender, notes: readonly PushNote[], until: Date): Promise<void> {
  await db
    .update(pushNotes)
    .set({ nextAt: until, attempts: 0 })
    .where(inArray(pushNotes.id, idsOf(notes)));
}

type Sending = Pick<Claimed, "device" | "notes">;

async function send(sender: PushSender, sending: Sending): Promise<PushResult> {
  const { device, notes } = sending;
  const language = toLanguage(device.language);
  const text = { ...sender.compose[device.topic](notes, language), lang: language };
  const key = sender.keys.find(({ publicKey }) => publicKey === device.vapidKey);
  // Made for a key that we no longer have: the owner turns the browser on anew.
  if (!key) return end(sender, sending, "gone");
  try {
    const request = toPushRequest(device, { key, subject: sender.subject(), text });
    const reply = await sender.post(request);
    return await end(sender, sending, resultOf(reply), reply);
  } catch (error) {
    const reason = withoutData(error instanceof Error ? error.message : String(error));
    return end(sender, sending, "later", { status: 0, retryAfterSeconds: null, reason });
  }
}

/** RFC 8030: 404 and 410 say that the subscription is over, 429 and 5xx that it may work later. */
function resultOf({ status }: PushReply): PushResult {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "later" : "refused";
}

interface Said extends PushReply {
  readonly reason?: string | null;
}

/** Writes down how a try ended. The log names no address of a device: who has it could be told by it. */
async function end(
  sender: PushSender,
  { device, notes }: Sending,
  result: PushResult,
  said: Said = { status: 0, retryAfterSeconds: null },
): Promise<PushResult> {
  const { db, clock, log } = sender;
  const now = clock();
  const of = inArray(pushNotes.id, idsOf(notes));
  if (result === "gone") await db.delete(pushDevices).where(eq(pushDevices.id, device.id));
  else if (result === "later") await again(sender, notes, said);
  else await db.delete(pushNotes).where(of);
  if (result === "sent")
    await db.update(pushDevices).set({ lastSentAt: now }).where(eq(pushDevices.id, device.id));
  else if (result !== "gone") {
    const { status, reason } = said;
    log.warn({ device: device.id, status, reason }, `a notification was not taken: ${result}`);
  }
  return result;
}

/** 30 s, 90 s, 270 s … 1 h, each a quarter more or less, or as long as the service asks for; after a day it is given up. */
async function again(
  { db, clock, random }: PushSender,
  notes: readonly PushNote[],
  { retryAfterSeconds }: Said,
): Promise<void> {
  const now = clock().getTime();
  for (const { id, attempts, createdAt } of notes) {
    if (now - createdAt.getTime() > GIVE_UP_AFTER_MS) {
      await db.delete(pushNotes).where(eq(pushNotes.id, id));
      continue;
    }
    const usual = backoffMs({ firstMs: FIRST_DELAY_MS }, attempts, random());
    const delay = Math.min(LONGEST_DELAY_MS, Math.max(usual, (retryAfterSeconds ?? 0) * SECOND_MS));
    await db
      .update(pushNotes)
      .set({ nextAt: new Date(now + delay) })
      .where(eq(pushNotes.id, id));
  }
}

function idsOf(notes: readonly PushNote[]): string[] {
  return notes.map(({ id }) => id);
}
