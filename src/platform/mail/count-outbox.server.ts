import { sql } from "drizzle-orm";
import type { Db } from "#platform/db/database.ts";
import { mails } from "#platform/db/schema.ts";

/** How the outbox stands. */
export interface OutboxCount {
  /** Mails that are to go out. */
  readonly waiting: number;
  /** Age of the oldest of them; 0 without any. */
  readonly oldestSeconds: number;
  /** Mails that were given up; rows stay for a week. */
  readonly givenUp: number;
}

/** Counts the outbox, for all processes, as it stands at `now`. */
export async function countOutbox(db: Db, now: Date): Promise<OutboxCount> {
  const at = now.toISOString();
  const isWaiting = sql`${mails.sentAt} is null and (${mails.expiresAt} is null or ${mails.expiresAt} > ${at})`;
  const [row] = await db
    .select({
      waiting: sql<number>`count(*) filter (where ${isWaiting})::integer`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from ${at}::timestamptz - min(${mails.createdAt}) filter (where ${isWaiting})), 0)::double precision`,
      givenUp: sql<number>`count(*) filter (where ${mails.sentAt} is null and ${mails.lastError} is not null and ${mails.expiresAt} <= ${at})::integer`,
    })
    .from(mails);
  return row ?? { waiting: 0, oldestSeconds: 0, givenUp: 0 };
}
