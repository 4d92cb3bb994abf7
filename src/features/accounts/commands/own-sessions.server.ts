import { and, desc, eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { type ProofNeeded, type Refused, refuse } from "#features/accounts/model/refusals.ts";
import type { DeviceSession } from "#features/accounts/model/replies.ts";
import { doneBy, recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import { sessions } from "#platform/db/schema.ts";
import { endPushOfSession } from "#platform/push/push-devices.server.ts";
import { checkFreshProof } from "./fresh-proof.server.ts";
import { isAlive } from "./session-lifetime.server.ts";
import { endSessions, type Session, type SessionContext } from "./sessions.server.ts";

/** All sessions of the account, the last used first. */
export async function listSessions(
  { db, clock }: SessionContext,
  { id, account, role }: Session,
): Promise<DeviceSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, account.id))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  const of = { isOfTeam: role !== null, now: clock() };
  return rows
    .filter((row) => isAlive(row, of))
    .map((row) => ({
      id: row.id,
      current: row.id === id,
      device: row.device,
      createdAt: row.createdAt.toISOString(),
      lastUsedAt: row.lastUsedAt.toISOString(),
    }));
}

/** Ends one session of the same account, by the id that the list shows. */
export async function endSessionById(
  context: AccountsContext,
  session: Session,
  id: string,
): Promise<{ readonly ok: true } | ProofNeeded | Refused<"no-such-session">> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  const { account } = session;
  return context.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.accountId, account.id)))
      .returning({ id: sessions.id });
    if (ended.length === 0) return refuse("no-such-session");
    await endPushOfSession(tx, id);
    await recordEvent({ ...context, db: tx }, { kind: "session-ended", ...doneBy(session) });
    return { ok: true };
  });
}

/** Ends every session of one's account, or every other one. */
export async function endOwnSessions(
  context: AccountsContext,
  session: Session,
  which: "all" | "others",
): Promise<{ readonly ok: true } | ProofNeeded> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  return context.db.transaction(async (tx) => {
    await endSessions(tx, session.account.id, which === "others" ? session.id : undefined);
    await recordEvent({ ...context, db: tx }, { kind: "sessions-ended", ...doneBy(session) });
    return { ok: true };
  });
}
