import { and, isNull, lt } from "drizzle-orm";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import {
  accounts,
  attempts,
  oneTimeCodes,
  resetLinks,
  sessions,
  usedIdTokens,
} from "#platform/db/schema.ts";

const SESSION_IDLE_DAYS = 7;
/** A sign-up that nobody verified by then is not kept. */
const UNVERIFIED_DAYS = 7;

/** Deletes what no verb would look at any more; any process may do it at any time. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(sessions).where(lt(sessions.lastUsedAt, daysAgo(SESSION_IDLE_DAYS)));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, now));
  await db.delete(attempts).where(lt(attempts.forgottenAt, now));
  await db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, now));
  await db
    .delete(accounts)
    .where(and(isNull(accounts.verifiedAt), lt(accounts.createdAt, daysAgo(UNVERIFIED_DAYS))));
}
