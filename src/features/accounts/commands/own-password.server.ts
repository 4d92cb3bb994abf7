import { and, eq, isNull } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { findWeakness } from "#features/accounts/credentials/password-rules.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import {
  type ProofNeeded,
  type Refused,
  refuse,
  type TooManyTries,
  type WeakPassword,
} from "#features/accounts/model/refusals.ts";
import { forgetOtherBrowsers } from "#features/accounts/security-log/known-browsers.server.ts";
import {
  doneBy,
  recordEvent,
  recordTry,
} from "#features/accounts/security-log/record-event.server.ts";
import { isOfTeam } from "#features/accounts/team/members.server.ts";
import { accounts, resetLinks } from "#platform/db/schema.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { checkFreshProof, checkOwnPassword } from "./fresh-proof.server.ts";
import { endSessions, type Session } from "./sessions.server.ts";

export interface PasswordChange {
  /** Absent only for accounts without one. */
  readonly currentPassword?: string | undefined;
  readonly newPassword: string;
}

type PasswordUnproven = Refused<"wrong-password" | "password-needed"> | TooManyTries | ProofNeeded;

/** The old password where there is one, else a fresh proof; null when it is right. */
async function checkBeforeChange(
  context: AccountsContext,
  session: Session,
  currentPassword: string | undefined,
): Promise<PasswordUnproven | null> {
  if (session.account.passwordHash === null) return checkFreshProof(context, session);
  if (currentPassword === undefined) return refuse("password-needed");
  const checked = await checkOwnPassword(context, session, currentPassword);
  if (checked.ok) return null;
  await recordTry(context, checked, { kind: "password-changed", ...doneBy(session) });
  return checked;
}

/** Sets another password and ends the account's other sessions. */
export async function changePassword(
  context: AccountsContext,
  session: Session,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ readonly ok: true } | WeakPassword | PasswordUnproven> {
  const { id, name, email, language, passwordHash: old } = session.account;
  const unproven = await checkBeforeChange(context, session, currentPassword);
  if (unproven) return unproven;
  const now = context.clock();
  const ofTeam = await isOfTeam(context.db, email, now);
  const weak = findWeakness(newPassword, { email, name, isOfTeam: ofTeam });
  if (weak) return weak;
  const passwordHash = await context.hasher.hash(newPassword);
  return context.db.transaction(async (tx) => {
    const asBefore = old === null ? isNull(accounts.passwordHash) : eq(accounts.passwordHash, old);
    const changed = await tx
      .update(accounts)
      .set({ passwordHash })
      .where(and(eq(accounts.id, id), asBefore))
      .returning({ id: accounts.id });
    // Another change came first: what was proven is proven no more.
    if (changed.length === 0) return refuse("wrong-password");
    await endSessions(tx, id, session.id);
    const { browserKey } = session.caller;
    await forgetOtherBrowsers(tx, id, { browserKey, now });
    await tx.delete(resetLinks).where(eq(resetLinks.accountId, id));
    const to = { to: email, language, now };
    await queueMail(tx, ACCOUNT_MAILS.passwordChanged, { values: {}, ...to });
    await recordEvent({ ...context, db: tx }, { kind: "password-changed", ...doneBy(session) });
    return { ok: true };
  });
}
