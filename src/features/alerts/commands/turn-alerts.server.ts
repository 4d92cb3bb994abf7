import { eq } from "drizzle-orm";
import type { AlertsContext } from "#features/alerts/alerts-context.server.ts";
import { toNoticeVersion } from "#features/legal/index.ts";
import { DAY_MS, indiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { alerts } from "#platform/db/schema.ts";
import { endPushTopic } from "#platform/push/push-devices.server.ts";

/** Whether an account is mailed when something that it saved becomes another. */
export async function areAlertsOn(db: Db, accountId: string): Promise<boolean> {
  const rows = await db
    .select({ toldDay: alerts.toldDay })
    .from(alerts)
    .where(eq(alerts.accountId, accountId));
  return rows.length > 0;
}

/**
 * Turns the mails of an account on, from today's changes on. What it agreed to first stays.
 * @param notice the version of the words that its owner saw
 */
export async function turnAlertsOn(
  { db, clock }: Pick<AlertsContext, "db" | "clock">,
  accountId: string,
  notice: string | undefined,
): Promise<void> {
  const agreedAt = clock();
  const toldDay = indiaDay(agreedAt.getTime() - DAY_MS);
  const noticeVersion = toNoticeVersion("alerts", notice);
  await db
    .insert(alerts)
    .values({ accountId, noticeVersion, agreedAt, toldDay })
    .onConflictDoNothing();
}

/** Turns them off with their notifications, and forgets that they were on. */
export async function turnAlertsOff(db: Db, accountId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(alerts).where(eq(alerts.accountId, accountId));
    await endPushTopic(tx, { accountId, topic: "saved" });
  });
}

/** The same by the link of a mail; false where it is no link of ours. */
export async function turnOffByLink(
  { db, offLinks }: Pick<AlertsContext, "db" | "offLinks">,
  token: string,
): Promise<boolean> {
  const accountId = offLinks.accountOf(token);
  if (accountId === null) return false;
  await turnAlertsOff(db, accountId);
  return true;
}
