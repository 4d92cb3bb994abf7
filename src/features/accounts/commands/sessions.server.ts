import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, lt, ne } from "drizzle-orm";
import { digest, newToken } from "#features/accounts/credentials/secrets.server.ts";
import { type Refused, refuse } from "#features/accounts/model/refusals.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, sessions } from "#platform/db/schema.ts";

const IDLE_MS = 7 * 24 * 3600_000;
const MOST_SESSIONS = 30;
const TOUCH_AFTER_MS = 60_000;
/** How young a session must be where a password would be asked for, had the account one. */
const FRESH_MS = 10 * 60_000;

/** The session of a call, and the account it opens. */
export interface Session {
  readonly id: string;
  readonly createdAt: Date;
  readonly account: typeof accounts.$inferSelect;
}

/** A session as its owner sees it. */
export interface SessionEntry {
  readonly id: string;
  readonly current: boolean;
  readonly device: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - IDLE_MS);
}

/** Opens a session and returns its token. An account keeps its 30 last used ones. */
export async function openSession(
  tx: Db,
  accountId: string,
  { device, now }: { readonly device: string; readonly now: Date },
): Promise<string> {
  // Two sign-ins at once would each count 30 without the other.
  await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("update");
  const token = newToken();
  const id = randomUUID();
  await tx.insert(sessions).values({
    id,
    tokenHash: digest(token),
    accountId,
    device,
    createdAt: now,
    lastUsedAt: now,
  });
  const tooMany = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), ne(sessions.id, id)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .offset(MOST_SESSIONS - 1);
  await tx.delete(sessions).where(inArray(sessions.id, tooMany));
  return token;
}

/** The session that a bearer token opens, null when there is none or it was idle for 7 days. */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | null> {
  const [row] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, digest(token)), gt(sessions.lastUsedAt, idleSince(now))));
  if (!row) return null;
  const { id, createdAt, lastUsedAt } = row.session;
  if (now.getTime() - lastUsedAt.getTime() >= TOUCH_AFTER_MS)
    await db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, now)));
  return { id, createdAt, account: row.account };
}

/** True within 10 minutes of signing in. */
export function isFresh({ createdAt }: Pick<Session, "createdAt">, now: Date): boolean {
  return now.getTime() - createdAt.getTime() < FRESH_MS;
}

/** All sessions of the account, the last used first. */
export async function listSessions(db: Db, { id, account }: Session, now: Date) {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, account.id), gt(sessions.lastUsedAt, idleSince(now))))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt));
  return rows.map(
    (row): SessionEntry => ({
      id: row.id,
      current: row.id === id,
      device: row.device,
      createdAt: row.createdAt,
      lastUsedAt: row.lastUsedAt,
    }),
  );
}

/** Ends the session of a token; without one there is nothing to end. */
export async function endSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, digest(token)));
}

/** Ends one session of the same account, by the id that the list shows. */
export async function endSessionById(
  db: Db,
  { account }: Session,
  id: string,
): Promise<{ readonly ok: true } | Refused<"no-such-session">> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, account.id)))
    .returning({ id: sessions.id });
  return ended.length > 0 ? { ok: true } : refuse("no-such-session");
}

/** Ends every session of an account, but for `except` where given. */
export async function endSessions(db: Db, accountId: string, except?: string): Promise<void> {
  const all = eq(sessions.accountId, accountId);
  await db.delete(sessions).where(except === undefined ? all : and(all, ne(sessions.id, except)));
}
