import { and, eq, isNull, lt, notExists, or } from "drizzle-orm";
import { forgetEvents } from "#features/accounts/security-log/forget-events.server.ts";
import { RETENTION } from "#features/legal/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import {
  accounts,
  attempts,
  emailUndos,
  knownBrowsers,
  oneTimeCodes,
  passkeyChallenges,
  resetLinks,
  sessions,
  signInSteps,
  teamInvitations,
  usedIdTokens,
} from "#platform/db/schema.ts";
import { LIFETIME } from "./session-lifetime.server.ts";

/** Deletes what no command or query would look at any more; any process may do it at any time. */
export async function sweepAccounts(db: Db, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastUsedAt, ago(LIFETIME.idleMs)),
        lt(sessions.createdAt, ago(LIFETIME.longestMs)),
      ),
    );
  await forgetEvents(db, now);
  await db
    .delete(knownBrowsers)
    .where(lt(knownBrowsers.lastUsedAt, ago(RETENTION.knownBrowser.days * DAY_MS)));
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await db.delete(emailUndos).where(lt(emailUndos.expiresAt, now));
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, now));
  await db.delete(resetLinks).where(lt(resetLinks.expiresAt, now));
  await db.delete(attempts).where(lt(attempts.forgottenAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(signInSteps).where(lt(signInSteps.expiresAt, now));
  await db.delete(usedIdTokens).where(lt(usedIdTokens.expiresAt, now));
  // Somebody may just be reading the mail with it.
  const code = db.select().from(oneTimeCodes).where(eq(oneTimeCodes.accountId, accounts.id));
  await db
    .delete(accounts)
    .where(
      and(
        isNull(accounts.verifiedAt),
        notExists(code),
        lt(accounts.createdAt, ago(RETENTION.unverifiedAccount.days * DAY_MS)),
      ),
    );
}
