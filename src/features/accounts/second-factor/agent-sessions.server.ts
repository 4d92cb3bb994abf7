import { and, eq, gt, inArray } from "drizzle-orm";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { agentSessions, sessions } from "#platform/db/schema.ts";

const IDLE_MS = HOUR_MS;
const LONGEST_MS = DAY_MS;

/** How a call looks at the second factor: one that a clock makes keeps nobody signed in. */
export interface Look {
  readonly now: Date;
  readonly byClock: boolean;
}

/** True while the second factor given in a session holds: an hour idle, a day at most. */
export async function isConfirmed(db: Db, sessionId: string, look: Look): Promise<boolean> {
  const ago = (ms: number) => new Date(look.now.getTime() - ms);
  const [row] = await db
    .select({ lastUsedAt: agentSessions.lastUsedAt })
    .from(agentSessions)
    .where(
      and(
        eq(agentSessions.sessionId, sessionId),
        gt(agentSessions.confirmedAt, ago(LONGEST_MS)),
        gt(agentSessions.lastUsedAt, ago(IDLE_MS)),
      ),
    );
  if (!row) return false;
  if (!look.byClock && row.lastUsedAt <= ago(MINUTE_MS))
    await db
      .update(agentSessions)
      .set({ lastUsedAt: look.now })
      .where(eq(agentSessions.sessionId, sessionId));
  return true;
}

/** True when the second factor was ever given in a session, be it too long ago to hold. */
export async function wasConfirmed(db: Db, sessionId: string): Promise<boolean> {
  const ofSession = eq(agentSessions.sessionId, sessionId);
  const [row] = await db.select().from(agentSessions).where(ofSession);
  return row !== undefined;
}

/** The second factor was given in this session. */
export async function openAgentSession(tx: Db, sessionId: string, now: Date): Promise<void> {
  const given = { confirmedAt: now, lastUsedAt: now };
  await tx
    .insert(agentSessions)
    .values({ sessionId, ...given })
    .onConflictDoUpdate({ target: agentSessions.sessionId, set: given });
}

/** Ends what the second factor opened, in every session of the account. */
export async function endAgentSessions(tx: Db, accountId: string): Promise<void> {
  const own = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.accountId, accountId));
  await tx.delete(agentSessions).where(inArray(agentSessions.sessionId, own));
}

/** Leaves the console; the session goes on as a buyer's. */
export async function endAgentSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(agentSessions).where(eq(agentSessions.sessionId, sessionId));
}
