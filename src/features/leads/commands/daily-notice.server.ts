import { and, asc, count, lt, lte } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { LEAD_MAILS } from "#features/leads/mails/lead-mails.server.ts";
import { ANSWER_WITHIN_MS } from "#features/leads/model/answer-clock.ts";
import { isWaiting } from "#features/leads/queries/inbox-conditions.server.ts";
import { DAY_MS, INDIA_AHEAD_MS, indiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { dailyNotices, leads } from "#platform/db/schema.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";

/** By the clock of India. */
const HOUR_OF_DAY = 9;
const KEEP_MS = 30 * DAY_MS;
const LEADS_TOLD = 10;

/**
 * Mails the agents which leads wait, once a day from nine in the morning on, over all processes:
 * the one that puts the day's row there does it. Nothing when none waits. True when it mailed.
 */
export async function sendDailyNotice({ db, clock, findAgents }: LeadsContext): Promise<boolean> {
  const now = clock();
  const inIndia = new Date(now.getTime() + INDIA_AHEAD_MS);
  if (inIndia.getUTCHours() < HOUR_OF_DAY) return false;
  return db.transaction(async (tx) => {
    const day = indiaDay(now.getTime());
    const taken = await tx
      .insert(dailyNotices)
      .values({ day, at: now })
      .onConflictDoNothing()
      .returning({ day: dailyNotices.day });
    if (taken.length === 0) return false;
    await tx.delete(dailyNotices).where(lt(dailyNotices.at, new Date(now.getTime() - KEEP_MS)));
    const waiting = await findWaiting(tx, now);
    if (waiting.count === 0) return false;
    for (const to of await findAgents(tx))
      await queueMail(tx, LEAD_MAILS.leadsWaiting, { to, language: "en", values: waiting, now });
    return true;
  });
}

async function findWaiting(tx: Db, now: Date) {
  const rows = await tx
    .select({ reference: leads.reference, name: leads.name, phone: leads.phone })
    .from(leads)
    .where(isWaiting)
    .orderBy(asc(leads.createdAt))
    .limit(LEADS_TOLD);
  const counted = async (condition = isWaiting) => {
    const [row] = await tx.select({ leads: count() }).from(leads).where(condition);
    return row?.leads ?? 0;
  };
  const past = and(isWaiting, lte(leads.createdAt, new Date(now.getTime() - ANSWER_WITHIN_MS)));
  return { count: await counted(), past: await counted(past), leads: rows, path: "/agent" };
}
