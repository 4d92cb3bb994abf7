import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray, lt, ne } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { digest, newToken } from "#features/accounts/credentials/secrets.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import type { SignInWay } from "#features/accounts/model/security-events.ts";
import type { Role } from "#features/accounts/model/team.ts";
import { isNewBrowser } from "#features/accounts/security-log/known-browsers.server.ts";
import {
  recordEvent,
  type SecurityLogContext,
} from "#features/accounts/security-log/record-event.server.ts";
import { MINUTE_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, sessions, signInSteps, teamMembers, visitFeeds } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import {
  endPushDevices,
  endPushOfSession,
  movePushOfSession,
} from "#platform/push/push-devices.server.ts";
import { isAlive } from "./session-lifetime.server.ts";

const MOST_SESSIONS = 30;
const TOUCH_AFTER_MS = MINUTE_MS;

/** The session of a call, and the account it opens. */
export interface Session {
  readonly id: string;
  readonly createdAt: Date;
  /** When the owner was last known to sit there: at the sign-in, or by a later proof. */
  readonly provenAt: Date;
  readonly account: typeof accounts.$inferSelect;
  /** In the team; null for a buyer, and until the address is shown to be the account's own. */
  readonly role: Role | null;
  /** Whose call it is. */
  readonly caller: Caller;
}

type Account = typeof accounts.$inferSelect;

/** What reading a session takes. */
export type SessionContext = Pick<AccountsContext, "db" | "clock">;

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
  if (caller.token) await endReplaced(tx, caller.token, { id, accountId });
  await recordEvent(context, { kind: "sign-in", outcome: "done", accountId, way, caller });
  if (await isNewBrowser(tx, accountId, { browserKey: caller.browserKey, now }))
    await queueMail(tx, ACCOUNT_MAILS.newBrowser, {
      to: email,
      language,
      now,
      values: { device, at: now.toISOString() },
    });
  return { id, token };
}

/**
 * Ends the session that a browser had, which forgets its token now. Its notifications go on in the one that takes
 * its place, and end where that is another account's.
 */
async function endReplaced(
  tx: Db,
  token: string,
  by: { readonly id: string; readonly accountId: string },
): Promise<void> {
  const [ended] = await tx.delete(sessions).where(isOfToken(token)).returning();
  if (ended?.accountId === by.accountId) await movePushOfSession(tx, ended.id, by.id);
  else if (ended) await endPushOfSession(tx, ended.id);
}

function isOfToken(token: string) {
  return eq(sessions.tokenHash, digest(token));
}

/**
 * The session that a call shows, null when it shows none or it has come to its end: those of the team
 * end sooner. Its time of last use goes on, once a minute at most.
 */
export async function touchSession(
  { db, clock }: SessionContext,
  caller: Caller,
): Promise<Session | null> {
  if (caller.token === null) return null;
  const now = clock();
  const [row] = await db
    .select({ session: sessions, account: accounts, member: teamMembers.role })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(teamMembers, eq(teamMembers.email, accounts.email))
    .where(isOfToken(caller.token));
  if (!row || !isAlive(row.session, { isOfTeam: row.member !== null, now })) return null;
  const role = row.account.verifiedAt ? row.member : null;
  const { id, createdAt, lastUsedAt, provenAt } = row.session;
  if (now.getTime() - lastUsedAt.getTime() >= TOUCH_AFTER_MS)
    await db
      .update(sessions)
      .set({ lastUsedAt: now })
      .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, now)));
  return { id, createdAt, provenAt: provenAt ?? createdAt, account: row.account, role, caller };
}

/**
 * The owner was seen now: the session is proven, and has a new token instead of the one that the
 * call was made with.
 */
export async function renewSession(
  { db, clock }: Pick<AccountsContext, "db" | "clock">,
  { id }: Pick<Session, "id">,
): Promise<string> {
  const token = newToken();
  await db
    .update(sessions)
    .set({ tokenHash: digest(token), provenAt: clock() })
    .where(eq(sessions.id, id));
  return token;
}

/** Ends the session that a call shows, and the notifications that it turned on; without one there is nothing to end. */
export async function endSession(context: SecurityLogContext, caller: Caller): Promise<void> {
  const { token } = caller;
  if (token === null) return;
  await context.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(isOfToken(token))
      .returning({ id: sessions.id, accountId: sessions.accountId });
    if (!ended) return;
    const { id, accountId } = ended;
    await endPushOfSession(tx, id);
    const event = { kind: "sign-out", outcome: "done", accountId, caller } as const;
    await recordEvent({ ...context, db: tx }, event);
  });
}

/** How many sessions an account has, those that nobody has used for too long included. */
export function countSessions(db: Db, accountId: string): Promise<number> {
  return db.$count(sessions, eq(sessions.accountId, accountId));
}

/**
 * Ends every session of an account with its notifications, but for `except` where given, and every sign-in that
 * waits for its second step; where no session goes on, the address as well at which its calendar reads the
 * visits: whoever has the telephone has that too.
 */
export async function endSessions(db: Db, accountId: string, except?: string): Promise<void> {
  // Before the sessions: one that is just being opened by its second step is waited for, and ends with them.
  await db.delete(signInSteps).where(eq(signInSteps.accountId, accountId));
  const all = eq(sessions.accountId, accountId);
  await db.delete(sessions).where(except === undefined ? all : and(all, ne(sessions.id, except)));
  await endPushDevices(db, accountId, except);
  if (except === undefined) await db.delete(visitFeeds).where(eq(visitFeeds.accountId, accountId));
}
