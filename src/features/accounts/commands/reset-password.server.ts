import { and, eq, gt, sql } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import {
  countTries,
  forgetFailures,
  forgetTries,
} from "#features/accounts/credentials/attempts.server.ts";
import {
  accountGuessLimits,
  knownBrowserKey,
  signInKey,
} from "#features/accounts/credentials/guess-limits.server.ts";
import { mailLimits } from "#features/accounts/credentials/mail-limits.server.ts";
import { findWeakness } from "#features/accounts/credentials/password-rules.server.ts";
import { digest } from "#features/accounts/credentials/secrets.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import {
  type Refused,
  refuse,
  type TooManyTries,
  type WeakPassword,
} from "#features/accounts/model/refusals.ts";
import { forgetOtherBrowsers } from "#features/accounts/security-log/known-browsers.server.ts";
import { recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import { isOfTeam } from "#features/accounts/team/members.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, oneTimeCodes, resetLinks } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { issueResetLink } from "./reset-link.server.ts";
import { endSessions } from "./sessions.server.ts";

/** Mails a link that sets a new password; the caller cannot tell whether the account exists. */
export async function askForReset(
  context: AccountsContext,
  { email, language }: { readonly email: string; readonly language: Language | undefined },
  caller: Caller,
): Promise<{ readonly ok: true } | TooManyTries> {
  const { db, clock } = context;
  const now = clock();
  const limited = await countTries(db, mailLimits("reset", email, caller), now);
  if (limited) return limited;
  await db.transaction(async (tx) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.email, email));
    if (!account) return;
    const spoken = language ?? account.language;
    await mailLink(tx, { accountId: account.id, email, language: spoken, now });
    const asked = { kind: "reset-asked", outcome: "done", accountId: account.id } as const;
    await recordEvent({ ...context, db: tx }, { ...asked, caller });
  });
  return { ok: true };
}

async function mailLink(
  tx: Db,
  to: {
    readonly accountId: string;
    readonly email: string;
    readonly language: Language;
    readonly now: Date;
  },
): Promise<void> {
  const { accountId, email, language, now } = to;
  const { token, expiresAt } = await issueResetLink(tx, { accountId, email, now });
  // After the `#`: what stands there is sent to no server, and so kept in no log.
  const path = `${pathIn(language, "/reset-password")}#${new URLSearchParams({ token, email })}`;
  const values = { path };
  await queueMail(tx, ACCOUNT_MAILS.resetLink, { to: email, language, values, now, expiresAt });
}

export interface PasswordReset {
  readonly token: string;
  readonly email: string;
  readonly newPassword: string;
}

/**
 * Sets a new password by a mailed link. All sessions and all other links of the account end; the
 * address counts as verified, for the link came to it. A weak password leaves the link usable.
 */
export async function resetPassword(
  context: AccountsContext,
  { token, email, newPassword }: PasswordReset,
  caller: Caller,
): Promise<{ readonly ok: true } | WeakPassword | Refused<"reset-link-invalid">> {
  const { db, clock, hasher } = context;
  const now = clock();
  const isLink = and(
    eq(resetLinks.tokenHash, digest(token)),
    eq(resetLinks.email, email),
    gt(resetLinks.expiresAt, now),
  );
  const [known] = await db.select().from(resetLinks).where(isLink);
  if (!known) return refuse("reset-link-invalid");
  const [owner] = await db.select().from(accounts).where(eq(accounts.id, known.accountId));
  const name = owner?.name ?? "";
  const ofTeam = await isOfTeam(db, email, now);
  const weak = findWeakness(newPassword, { email, name, isOfTeam: ofTeam });
  if (weak) return weak;
  const passwordHash = await hasher.hash(newPassword);
  return db.transaction(async (tx) => {
    // The account first, as everywhere: two links of it used at once must not wait for each other.
    await tx.select().from(accounts).where(eq(accounts.id, known.accountId)).for("update");
    const [used] = await tx.delete(resetLinks).where(isLink).returning();
    if (!used) return refuse("reset-link-invalid");
    const { accountId } = used;
    await setByLink(tx, accountId, { passwordHash, now });
    const reset = { kind: "password-reset", outcome: "done", way: "link" } as const;
    await recordEvent({ ...context, db: tx }, { ...reset, accountId, caller });
    await forgetOtherBrowsers(tx, accountId, { browserKey: caller.browserKey, now });
    for (const key of [signInKey(email, caller), knownBrowserKey(email, caller)])
      await forgetFailures(tx, key);
    for (const limit of accountGuessLimits(email, caller)) await forgetTries(tx, limit);
    return { ok: true };
  });
}

async function setByLink(
  tx: Db,
  accountId: string,
  { passwordHash, now }: { readonly passwordHash: string; readonly now: Date },
): Promise<void> {
  const [account] = await tx
    .update(accounts)
    .set({
      passwordHash,
      verifiedAt: sql`coalesce(${accounts.verifiedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(accounts.id, accountId))
    .returning();
  if (!account) throw new Error("A reset link outlived its account.");
  await endSessions(tx, accountId);
  await tx.delete(resetLinks).where(eq(resetLinks.accountId, accountId));
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, accountId));
  const language = account.language;
  await queueMail(tx, ACCOUNT_MAILS.passwordChanged, {
    to: account.email,
    language,
    values: {},
    now,
  });
}
