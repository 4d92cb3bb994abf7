import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, lt, ne } from "drizzle-orm";
import { digest, newToken } from "#features/accounts/credentials/secrets.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import type { SignInWay } from "#features/accounts/model/security-events.ts";
import { isNewBrowser } from "#features/accounts/security-log/known-browsers.server.ts";
import {
  recordEvent,
  type SecurityLogContext,
} from "#features/accounts/security-log/record-event.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, sessions } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import type { AccountsContext } from "./accounts-context.server.ts";
import { isAlive } from "./session-lifetime.server.ts";

const MOST_SESSIONS = 30;
const TOUCH_AFTER_MS = 60_000;

/** The session of a call, and the account it opens. */
export interface Session {
  readonly id: string;
  readonly createdAt: Date;
  /** When the owner was last known to sit there: at the sign-in, or by a later proof. */
  readonly provenAt: Date;
  readonly account: typeof accounts.$inferSelect;
  /** Whose call it is. */
  readonly caller: Caller;
}

type Account = typeof accounts.$inferSelect;

/** What reading a session takes: sessions of agents end sooner. */
export type SessionContext = Pick<AccountsContext, "db" | "clock" | "isAgent">;

/** By what somebody signs in, and where. */
export interface Arriving {
  readonly way: SignInWay;
  readonly caller: Caller;
}

export interface OpenedSession {
  readonly id: string;
  /** What the browser shows with each call; stored nowhere here. */
  readonly token: string;
}

/**
 * Opens a session and returns its token, in whatever way somebody signed in: tells the security log,
 * and the owner by mail where the browser is a new one. An account keeps its 30 last used sessions.
 */
export async function openSession(
  context: SecurityLogContext,
  { id: accountId, email, language }: Pick<Account, "id" | "email" | "language">,
  { way, caller }: Arriving,
): Promise<OpenedSession> {
  const { db: tx } = context;
  const { device } = caller;
  const now = context.clock();
  // Two sign-ins at once would each count 30 without the other.
  await tx
    .update(accounts)
    .set({ lastSignInAt: now, idleWarnedAt: null })
    .where(eq(accounts.id, accountId));
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
  await recordEvent(context, { kind: "sign-in", outcome: "done", accountId, way, caller });
  if (await isNewBrowser(tx, accountId, { browserKey: caller.browserKey, now }))
    await queueMail(tx, ACCOUNT_MAILS.newBrowser, {
      ...{ to: email, language, now },
      values: { device, at: now.toISOString() },
    });
  return { id, token };
}

/** The session that a bearer token opens, null when there is none or it has come to its end. */
export async function findSession(
  { db, clock, isAgent }: SessionContext,
  token: string,
  caller: Caller,
): Promise<Session | null> {
  const now = clock();
  const [row] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.tokenHash, digest(token)));
  if (!row || !isAlive(row.session, { isAgent: isAgent(row.account.email), now })) return null;
  const { id, createdAt, lastUsedAt, provenAt } = row.session;
  if (now.getTime() - lastUsedAt.getTime() >= TOUCH_AFTER_MS)
    await db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, now)));
  return { id, createdAt, provenAt: provenAt ?? createdAt, account: row.account, caller };
}

/** Ends the session of a token; without one there is nothing to end. */
export async function endSession(
  context: SecurityLogContext,
  token: string,
  caller: Caller,
): Promise<void> {
  const [ended] = await context.db
    .delete(sessions)
    .where(eq(sessions.tokenHash, digest(token)))
    .returning({ accountId: sessions.accountId });
  if (ended) await recordEvent(context, { kind: "sign-out", outcome: "done", ...ended, caller });
}

/** Ends every session of an account, but for `except` where given. */
export async function endSessions(db: Db, accountId: string, except?: string): Promise<void> {
  const all = eq(sessions.accountId, accountId);
  await db.delete(sessions).where(except === undefined ? all : and(all, ne(sessions.id, except)));
}
