import { and, eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { countTries } from "#features/accounts/credentials/attempts.server.ts";
import { mailLimits } from "#features/accounts/credentials/mail-limits.server.ts";
import { issueCode, redeemCode } from "#features/accounts/credentials/one-time-codes.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import {
  type ProofNeeded,
  type Refused,
  refuse,
  type TooManyTries,
} from "#features/accounts/model/refusals.ts";
import type { Profile, User } from "#features/accounts/model/replies.ts";
import { doneBy, recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, oneTimeCodes, resetLinks } from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { freeAddress, isTaken, moveOwner } from "./address-owner.server.ts";
import { checkFreshProof } from "./fresh-proof.server.ts";
import { endSessions, type Session } from "./sessions.server.ts";
import { queueAccountExists } from "./sign-up.server.ts";
import { issueUndo } from "./undo-email-change.server.ts";

type Account = typeof accounts.$inferSelect;

/** What the profile page shows of an account, and of its place in the team. */
export function toProfile({ account, role }: Pick<Session, "account" | "role">): Profile {
  const { name, email, passwordHash, pendingEmail, noticeVersion, agreedAt } = account;
  const hasPassword = passwordHash !== null;
  const consent = noticeVersion !== null &&
    agreedAt !== null && { noticeVersion, agreedAt: agreedAt.toISOString() };
  return {
    name,
    email,
    hasPassword,
    ...(pendingEmail !== null && { pendingEmail }),
    ...(consent && { consent }),
    ...(role !== null && { isOfTeam: true }),
  };
}

/** What became of a new profile; another address takes effect only with its code. */
export interface ProfileSaved {
  readonly ok: true;
  readonly profile: Profile;
  readonly needsVerification: boolean;
}

/**
 * Saves the name. A new address wants a fresh proof and waits for the code that is mailed to it; if it is somebody's
 * already, that one is told instead, and the caller sees no difference.
 */
export async function saveProfile(
  context: AccountsContext,
  session: Session,
  { name, email }: User,
  caller: Caller,
): Promise<ProfileSaved | TooManyTries | ProofNeeded> {
  const { db, clock } = context;
  const { id, email: current } = session.account;
  const now = clock();
  const moves = email !== current;
  const unproven = moves && (await checkFreshProof(context, session));
  if (unproven) return unproven;
  const limited = moves && (await countTries(db, mailLimits("new-address", email, caller), now));
  if (limited) return limited;
  return db.transaction(async (tx) => {
    const set = { name, pendingEmail: moves ? email : null };
    const [saved] = await tx.update(accounts).set(set).where(eq(accounts.id, id)).returning();
    if (!saved) throw new Error("A session outlived its account.");
    if (moves) {
      await mailNewAddress(tx, saved, { email, now });
      await recordEvent({ ...context, db: tx }, { kind: "email-change-asked", ...doneBy(session) });
    } else await dropChangeCode(tx, id);
    return {
      ok: true,
      profile: toProfile({ ...session, account: saved }),
      needsVerification: moves,
    };
  });
}

async function mailNewAddress(
  tx: Db,
  { id, language }: Account,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<void> {
  const to = { to: email, language, now };
  if (await isTaken(tx, email, id)) {
    await dropChangeCode(tx, id);
    return queueAccountExists(tx, to);
  }
  const owner = { accountId: id, purpose: "change-email" } as const;
  const { code, expiresAt } = await issueCode(tx, owner, { email, now });
  await queueMail(tx, ACCOUNT_MAILS.emailChangeCode, { values: { code }, expiresAt, ...to });
}

async function dropChangeCode(tx: Db, accountId: string): Promise<void> {
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.accountId, accountId), eq(oneTimeCodes.purpose, "change-email")));
}

/**
 * Puts the pending address in place by the code mailed to it. The other sessions end, and the old
 * address gets a link that takes the change back.
 */
export async function confirmEmail(
  context: AccountsContext,
  session: Session,
  code: string,
): Promise<
  { readonly ok: true; readonly profile: Profile } | Refused<"wrong-code" | "email-taken">
> {
  const { db, clock } = context;
  const now = clock();
  const { id, email: old } = session.account;
  return db.transaction(async (tx) => {
    await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
    const email = await redeemCode(tx, { accountId: id, purpose: "change-email" }, { code, now });
    if (email === null) return refuse("wrong-code");
    if (!(await freeAddress(tx, email, id))) return refuse("email-taken");
    const [saved] = await tx
      .update(accounts)
      .set({ email, pendingEmail: null })
      .where(eq(accounts.id, id))
      .returning();
    if (!saved) throw new Error("A session outlived its account.");
    await moveOwner(context, tx, { id, email: old }, { to: email, isTakenBack: false });
    await tx.delete(resetLinks).where(eq(resetLinks.accountId, id));
    await endSessions(tx, id, session.id);
    await recordEvent({ ...context, db: tx }, { kind: "email-changed", ...doneBy(session) });
    await tellOldAddress(tx, saved, { old, now });
    return { ok: true, profile: toProfile({ ...session, account: saved }) };
  });
}

async function tellOldAddress(
  tx: Db,
  { id, email: newEmail, language }: Account,
  { old, now }: { readonly old: string; readonly now: Date },
): Promise<void> {
  const { path } = await issueUndo(tx, { accountId: id, email: old, language, now });
  const values = { newEmail, path };
  await queueMail(tx, ACCOUNT_MAILS.emailChanged, { to: old, language, values, now });
}
