import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, ne } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { pushDevices, pushHours, pushNotes } from "#platform/db/schema.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { PushTopic } from "./push-topics.ts";
import { type QuietHours, USUAL_QUIET_HOURS } from "./quiet-hours.ts";

const MOST_DEVICES = 10;

/** A browser that is to show notifications, as it told itself. */
export interface NewPushDevice {
  readonly accountId: string;
  readonly sessionId: string;
  readonly topic: PushTopic;
  readonly endpoint: string;
  /** Base64url, as the following. */
  readonly p256dh: string;
  readonly auth: string;
  readonly vapidKey: string;
  readonly device: string;
  readonly language: Language;
}

export type PushDevice = typeof pushDevices.$inferSelect;

/** Turns a browser on, or takes in what it says anew. An account has ten for a topic; the oldest goes. */
export async function savePushDevice(db: Db, given: NewPushDevice, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(pushDevices)
      .values({ ...given, id: randomUUID(), createdAt: now })
      .onConflictDoUpdate({ target: pushDevices.endpoint, set: given });
    const tooMany = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(isOf(given))
      .orderBy(desc(pushDevices.createdAt), asc(pushDevices.id))
      .offset(MOST_DEVICES);
    await tx.delete(pushDevices).where(inArray(pushDevices.id, tooMany));
  });
}

/** Whose devices, and what they are on for. */
type Own = Pick<NewPushDevice, "accountId" | "topic">;

function isOf({ accountId, topic }: Own) {
  return and(eq(pushDevices.accountId, accountId), eq(pushDevices.topic, topic));
}

/** Notes the session in which a browser of an account was seen; false where it is not, or no longer, one of them. */
export async function seePushDevice(
  db: Db,
  { sessionId, endpoint, ...own }: Pick<NewPushDevice, keyof Own | "sessionId" | "endpoint">,
): Promise<boolean> {
  const seen = await db
    .update(pushDevices)
    .set({ sessionId })
    .where(and(eq(pushDevices.endpoint, endpoint), isOf(own)))
    .returning({ id: pushDevices.id });
  return seen.length > 0;
}

/** The browsers of an account that show notifications of a topic, the newest first; of all unless told. */
export function findPushDevices(
  db: Db,
  accountId: string,
  topic?: PushTopic,
): Promise<PushDevice[]> {
  return db
    .select()
    .from(pushDevices)
    .where(topic ? isOf({ accountId, topic }) : eq(pushDevices.accountId, accountId))
    .orderBy(desc(pushDevices.createdAt), asc(pushDevices.id));
}

/** Turns a browser of an account off; one that is gone already is off. */
export async function removePushDevice(db: Db, own: Own, id: string): Promise<void> {
  await db.delete(pushDevices).where(and(eq(pushDevices.id, id), isOf(own)));
}

/** Turns off all browsers of an account that are on for a topic. */
export async function endPushTopic(db: Db, own: Own): Promise<void> {
  await db.delete(pushDevices).where(isOf(own));
}

/** Turns off what an account turned on, but in the session `except` where given. */
export async function endPushDevices(db: Db, accountId: string, except?: string): Promise<void> {
  const all = eq(pushDevices.accountId, accountId);
  await db
    .delete(pushDevices)
    .where(except === undefined ? all : and(all, ne(pushDevices.sessionId, except)));
}

/** Turns off what was turned on in a session that somebody ended. */
export async function endPushOfSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
}

/** A browser goes on in another session of the same account. */
export async function movePushOfSession(db: Db, from: string, to: string): Promise<void> {
  await db.update(pushDevices).set({ sessionId: to }).where(eq(pushDevices.sessionId, from));
}

/** When an account's notifications wait. */
export async function findQuietHours(db: Db, accountId: string): Promise<QuietHours> {
  return (await findSetQuietHours(db, accountId)) ?? USUAL_QUIET_HOURS;
}

/** When its owner set that they wait; null where nobody did. */
export async function findSetQuietHours(db: Db, accountId: string): Promise<QuietHours | null> {
  const [row] = await db
    .select({
      isQuiet: pushHours.isQuiet,
      fromHour: pushHours.fromHour,
      toHour: pushHours.toHour,
    })
    .from(pushHours)
    .where(eq(pushHours.accountId, accountId));
  return row ?? null;
}

/** Sets when an account's notifications wait; what waits already is looked at again. */
export async function saveQuietHours(
  db: Db,
  accountId: string,
  { hours, now }: { readonly hours: QuietHours; readonly now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert(pushHours)
      .values({ accountId, ...hours })
      .onConflictDoUpdate({ target: pushHours.accountId, set: hours });
    const own = tx
      .select({ id: pushDevices.id })
      .from(pushDevices)
      .where(eq(pushDevices.accountId, accountId));
    const isUntried = eq(pushNotes.attempts, 0);
    await tx
      .update(pushNotes)
      .set({ nextAt: now })
      .where(and(inArray(pushNotes.deviceId, own), isUntried));
  });
}
