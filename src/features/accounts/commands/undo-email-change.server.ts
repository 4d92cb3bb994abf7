import { and, eq, gt, gte } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { digest, newToken } from "#features/accounts/credentials/secrets.server.ts";
import { type Refused, refuse } from "#features/accounts/model/refusals.ts";
import { forgetOtherBrowsers } from "#features/accounts/security-log/known-browsers.server.ts";
import {
  recordEvent,
  type SecurityLogContext,
} from "#features/accounts/security-log/record-event.server.ts";
import { RETENTION } from "#features/legal/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import {
  accounts,
  emailUndos,
  identities,
  oneTimeCodes,
  passkeys,
  recoveryCodes,
  resetLinks,
  secondFactors,
} from "#platform/db/schema.ts";
import type { Caller } from "#platform/http/caller.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { freeAddress, moveOwner } from "./address-owner.server.ts";
import { issueResetLink, type ResetLink } from "./reset-link.server.ts";
import { endSessions } from "./sessions.server.ts";

const LIFETIME_MS = RETENTION.code.days * DAY_MS;

interface ChangedAddress {
  readonly accountId: string;
  /** The address that the account had. */
  readonly email: string;
  readonly language: Language;
  readonly now: Date;
}

/** Makes the link that puts a former address back; its token is after the `#`, which no log keeps. */
export async function issueUndo(
  tx: Db,
  { accountId, email, language, now }: ChangedAddress,
): Promise<{ readonly path: string }> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  const row = { tokenHash: digest(token), accountId, email, createdAt: now, expiresAt };
  await tx.insert(emailUndos).values(row);
  const path = `${pathIn(language, "/undo-email")}#${new URLSearchParams({ token })}`;
  return { path };
}

type Undone = { readonly ok: true; readonly reset: ResetLink };

/**
 * Puts the former address back, and with it the account as nobody else's: every session and the
 * password end, and what was linked or set up since the change is gone. Gives the link that sets a
 * new password. Links of later changes stop; those of earlier ones stay, for their owner was first.
 */
export async function undoEmailChange(
  context: SecurityLogContext & Pick<AccountsContext, "movePerson">,
  token: string,
  caller: Caller,
): Promise<Undone | Refused<"undo-link-invalid" | "email-taken">> {
  const { db, clock } = context;
  const now = clock();
  const isLink = and(eq(emailUndos.tokenHash, digest(token)), gt(emailUndos.expiresAt, now));
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(emailUndos).where(isLink);
    if (!known) return refuse("undo-link-invalid");
    const { accountId, email, createdAt } = known;
    // The account first, as everywhere: a link used twice at once is used by one.
    const isOwner = eq(accounts.id, accountId);
    const [taken] = await tx.select().from(accounts).where(isOwner).for("update");
    if (!(await freeAddress(tx, email, accountId))) return refuse("email-taken");
    const later = and(eq(emailUndos.accountId, accountId), gte(emailUndos.createdAt, createdAt));
    const stopped = await tx.delete(emailUndos).where(later).returning();
    if (!stopped.some(({ tokenHash }) => tokenHash === known.tokenHash))
      return refuse("undo-link-invalid");
    if (taken) await moveOwner(context, tx, taken, { to: email, isTakenBack: true });
    await takeBack(tx, { accountId, email, since: createdAt });
    await forgetOtherBrowsers(tx, accountId, { browserKey: caller.browserKey, now });
    const undone = { kind: "email-change-undone", outcome: "done", way: "link" } as const;
    await recordEvent({ ...context, db: tx }, { ...undone, accountId, caller });
    return { ok: true, reset: await issueResetLink(tx, { accountId, email, now }) };
  });
}

interface TakenBack {
  readonly accountId: string;
  readonly email: string;
  readonly since: Date;
}

async function takeBack(tx: Db, { accountId, email, since }: TakenBack): Promise<void> {
  await tx
    .update(accounts)
    .set({ email, pendingEmail: null, passwordHash: null })
    .where(eq(accounts.id, accountId));
  await endSessions(tx, accountId);
  await tx.delete(resetLinks).where(eq(resetLinks.accountId, accountId));
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.accountId, accountId));
  await tx
    .delete(identities)
    .where(and(eq(identities.accountId, accountId), gte(identities.createdAt, since)));
  await tx
    .delete(passkeys)
    .where(and(eq(passkeys.accountId, accountId), gte(passkeys.createdAt, since)));
  const ofFactor = and(
    eq(secondFactors.accountId, accountId),
    gte(secondFactors.confirmedAt, since),
  );
  const removed = await tx.delete(secondFactors).where(ofFactor).returning();
  if (removed.length > 0)
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
}
