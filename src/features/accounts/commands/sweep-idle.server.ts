import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import { IDLE_WARNING_DAYS, RETENTION } from "#features/legal/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts } from "#platform/db/schema.ts";
import { pathIn } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { removeAccount } from "./delete-account.server.ts";

type IdleContext = Pick<
  AccountsContext,
  "db" | "clock" | "log" | "forgetPerson" | "forgetMailFiles"
>;

/**
 * Tells the owners of accounts that nobody has signed in to for long that they go, and deletes those
 * whose owner was told and did not come. One that was never signed in to since this is written down
 * counts from now on.
 */
export async function sweepIdleAccounts(context: IdleContext): Promise<void> {
  const { db, clock } = context;
  const now = clock();
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const isUncounted = and(isNotNull(accounts.verifiedAt), isNull(accounts.lastSignInAt));
  await db.update(accounts).set({ lastSignInAt: now }).where(isUncounted);
  await warnOwners(db, { now, before: ago(RETENTION.account.days - IDLE_WARNING_DAYS) });
  const isOver = and(
    lt(accounts.lastSignInAt, ago(RETENTION.account.days)),
    lt(accounts.idleWarnedAt, ago(IDLE_WARNING_DAYS)),
  );
  for (const { id } of await db.select({ id: accounts.id }).from(accounts).where(isOver)) {
    const names = await db.transaction(async (tx) => {
      // Its owner may have signed in meanwhile.
      const isStill = and(eq(accounts.id, id), isOver);
      const [account] = await tx.select().from(accounts).where(isStill).for("update");
      return account ? removeAccount(context, tx, account.id) : [];
    });
    await context.forgetMailFiles(names);
  }
}

interface Warning {
  readonly now: Date;
  /** Signed in to last before. */
  readonly before: Date;
}

async function warnOwners(db: Db, { now, before }: Warning): Promise<void> {
  const isDue = and(lt(accounts.lastSignInAt, before), isNull(accounts.idleWarnedAt));
  await db.transaction(async (tx) => {
    const warned = await tx
      .update(accounts)
      .set({ idleWarnedAt: now })
      .where(isDue)
      .returning({ email: accounts.email, language: accounts.language });
    const endsAt = new Date(now.getTime() + IDLE_WARNING_DAYS * DAY_MS).toISOString();
    for (const { email: to, language } of warned) {
      const values = { endsAt, path: pathIn(language, "/login") };
      await queueMail(tx, ACCOUNT_MAILS.accountIdle, { to, language, values, now });
    }
  });
}
