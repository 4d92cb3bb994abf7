import { and, eq, lt, notLike, sql } from "drizzle-orm";
import { RETENTION } from "#features/legal/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { securityEvents } from "#platform/db/schema.ts";

/**
 * Forgets events after a year, and after 30 days where they came from: what is left then is the
 * network that many share, a /24 of IPv4 or a /48 of IPv6.
 */
export async function forgetEvents(db: Db, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.delete(securityEvents).where(lt(securityEvents.at, ago(RETENTION.securityEvent.days)));
  const { network, at } = securityEvents;
  const ofV4 = sql`regexp_replace(${network}, '^(\\d+\\.\\d+\\.\\d+)\\.\\d+$', '\\1.0/24')`;
  const wide = sql`regexp_replace(${ofV4}, '^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+$', '\\1/48')`;
  await db
    .update(securityEvents)
    .set({ network: wide })
    .where(and(lt(at, ago(RETENTION.securityNetwork.days)), notLike(network, "%/%")));
}

/** Takes from the events of a deleted account what could tell of its owner. */
export async function forgetWhoEventsWere(tx: Db, accountId: string): Promise<void> {
  await tx
    .update(securityEvents)
    .set({ network: null, device: "" })
    .where(eq(securityEvents.accountId, accountId));
}
