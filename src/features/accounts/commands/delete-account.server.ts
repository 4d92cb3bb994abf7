import { and, eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import { type ProofNeeded, type Refused, refuse } from "#features/accounts/model/refusals.ts";
import { forgetWhoEventsWere } from "#features/accounts/security-log/forget-events.server.ts";
import { recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import { forgetMember, isLastOwner } from "#features/accounts/team/members.server.ts";
import type { Db } from "#platform/db/database.ts";
import {
  accounts,
  emailUndos,
  mails,
  oneTimeCodes,
  resetLinks,
  teamInvitations,
} from "#platform/db/schema.ts";
import { forgetMailsNaming } from "#platform/mail/forget-mails.server.ts";
import { isTaken } from "./address-owner.server.ts";
import { checkFreshProof, type ProofRefused, proveOwner } from "./fresh-proof.server.ts";
import type { Session } from "./sessions.server.ts";

type Owner = Pick<typeof accounts.$inferSelect, "id" | "email" | "pendingEmail">;
type DeletingContext = Pick<AccountsContext, "db" | "clock" | "log" | "forgetPerson">;

/**
 * Deletes an account with all that hangs on it: sessions, saved homes, identities, codes, links, the
 * mail to its address, and what it left elsewhere, its leads included. Returns what files of mail may
 * still name; they are to be deleted once the transaction is committed.
 */
export async function removeAccount(
  context: DeletingContext,
  tx: Db,
  id: string,
): Promise<string[]> {
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, id)).for("update");
  if (!owner) return []; // deleted meanwhile
  const { email } = owner;
  await forgetMember(tx, email);
  const names = await context.forgetPerson(tx, { id, email });
  const addresses = await findAddresses(tx, owner);
  await tx.delete(accounts).where(eq(accounts.id, id));
  for (const address of addresses) await forgetAddress(tx, address);
  await forgetChangeCode(tx, owner.pendingEmail);
  await forgetWhoEventsWere(tx, id);
  const event = { kind: "account-deleted", outcome: "done", accountId: id, caller: null } as const;
  await recordEvent({ ...context, db: tx }, event);
  return [...addresses, ...names];
}

/** The account's address, and its former ones where nobody else has them. */
async function findAddresses(tx: Db, { id, email }: Owner): Promise<string[]> {
  const undos = await tx.select().from(emailUndos).where(eq(emailUndos.accountId, id));
  const own = [email];
  for (const former of new Set(undos.map((undo) => undo.email)))
    if (!(await isTaken(tx, former, id))) own.push(former);
  return own;
}

/** Of an address that was never shown to be the owner's nothing goes but the mail with its code. */
async function forgetChangeCode(tx: Db, pendingEmail: string | null): Promise<void> {
  if (pendingEmail === null) return;
  const isCode = eq(mails.kind, ACCOUNT_MAILS.emailChangeCode.kind);
  await tx.delete(mails).where(and(eq(mails.recipient, pendingEmail), isCode));
}

/** Takes an address out of everything that hangs on other accounts, and out of the mail. */
export async function forgetAddress(tx: Db, email: string): Promise<void> {
  await tx.update(accounts).set({ pendingEmail: null }).where(eq(accounts.pendingEmail, email));
  for (const table of [oneTimeCodes, resetLinks, emailUndos, teamInvitations])
    await tx.delete(table).where(eq(table.email, email));
  await forgetMailsNaming(tx, [email]);
}

/**
 * Deletes the account of a session. A password given with it is a fresh proof. The last owner of the
 * team stays, for nobody could lead it.
 */
export async function deleteAccount(
  context: AccountsContext,
  session: Session,
  password: string | undefined,
): Promise<{ readonly ok: true } | ProofNeeded | ProofRefused | Refused<"last-owner">> {
  const unproven =
    password === undefined
      ? await checkFreshProof(context, session)
      : await proveOwner(context, session, { way: "password", secret: password });
  if (unproven && !unproven.ok) return unproven;
  const { id, email } = session.account;
  const names = await context.db.transaction(async (tx) =>
    (await isLastOwner(tx, email)) ? null : removeAccount(context, tx, id),
  );
  if (names === null) return refuse("last-owner");
  await context.forgetMailFiles(names);
  return { ok: true };
}
