import { and, eq } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { endSessions, type Session } from "#features/accounts/commands/sessions.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import { type Refused, refuse } from "#features/accounts/model/refusals.ts";
import type { Role } from "#features/accounts/model/team.ts";
import { endAgentSessions } from "#features/accounts/second-factor/agent-sessions.server.ts";
import { forgetFactor } from "#features/accounts/second-factor/second-factor.server.ts";
import { tellOwner } from "#features/accounts/second-factor/tell-owner.server.ts";
import { doneBy, recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import type { Db } from "#platform/db/database.ts";
import {
  accounts,
  passkeys,
  teamInvitations,
  teamMembers,
  visitFeeds,
} from "#platform/db/schema.ts";
import { pathIn } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { endPushTopic } from "#platform/push/push-devices.server.ts";
import { leadTeam, type NotLeading } from "./changing-team.server.ts";
import { findRole } from "./members.server.ts";

type Done = { readonly ok: true };
type Changed<Code extends string = never> = Promise<
  Done | NotLeading | Refused<"no-such-member" | Code>
>;

/** A change of somebody's role, from the one that the owner saw. */
export interface RoleChange {
  readonly email: string;
  readonly from: Role;
  readonly to: Role;
}

/** Gives somebody of the team another role. The last owner stays one. */
export function changeRole(
  context: AccountsContext,
  session: Session,
  { email, from, to }: RoleChange,
): Changed<"changed-meanwhile" | "last-owner"> {
  return leadTeam(context, session, async (tx, owners) => {
    const role = await findRole(tx, email);
    if (role === null) return refuse("no-such-member");
    if (role !== from) return refuse("changed-meanwhile");
    if (to !== "owner" && isOnlyOne(owners, email)) return refuse("last-owner");
    const asSeen = and(eq(teamMembers.email, email), eq(teamMembers.role, from));
    await tx.update(teamMembers).set({ role: to }).where(asSeen);
    if (from === "owner" && to !== "owner") await endInvitationsOf(tx, email);
    const by = session.account.email;
    if (to === "owner") await tellOwners(tx, owners, { email, by, now: context.clock() });
    await tell({ ...context, db: tx }, session, { email, kind: "role-changed" });
    return { ok: true };
  });
}

interface OwnerMade {
  readonly email: string;
  readonly by: string;
  readonly now: Date;
}

/** Mails the owners so far, but who did it, that there is another one, each in the account's language. */
async function tellOwners(tx: Db, owners: readonly string[], { email, by, now }: OwnerMade) {
  for (const owner of owners) {
    const account = owner === by ? null : await findAccount(tx, owner);
    if (!account) continue;
    const { language } = account;
    const values = { email, madeBy: by, path: pathIn(language, "/agent/team") };
    await queueMail(tx, ACCOUNT_MAILS.ownerAdded, { to: owner, language, values, now });
  }
}

/** Takes somebody out of the team: the console closes at once, the account goes on as a buyer's. */
export function removeMember(
  context: AccountsContext,
  session: Session,
  email: string,
): Changed<"last-owner"> {
  return leadTeam(context, session, async (tx, owners) => {
    if (isOnlyOne(owners, email)) return refuse("last-owner");
    const gone = await tx.delete(teamMembers).where(eq(teamMembers.email, email)).returning();
    if (gone.length === 0) return refuse("no-such-member");
    await endInvitationsOf(tx, email);
    const account = await findAccount(tx, email);
    if (account) {
      await endAgentSessions(tx, account.id);
      await endPushTopic(tx, { accountId: account.id, topic: "requests" });
      await tx.delete(visitFeeds).where(eq(visitFeeds.accountId, account.id));
    }
    await tell({ ...context, db: tx }, session, { email, kind: "role-changed" });
    return { ok: true };
  });
}

/** Who leads the team no more lets nobody in any more, by links that are still under way. */
async function endInvitationsOf(tx: Db, owner: string): Promise<void> {
  await tx.delete(teamInvitations).where(eq(teamInvitations.invitedBy, owner));
}

/** Signs somebody of the team out everywhere. */
export function endMemberSessions(
  context: AccountsContext,
  session: Session,
  email: string,
): Changed<"not-yourself"> {
  return leadTeam(context, session, async (tx) => {
    const account = await findOther(tx, session, email);
    if ("code" in account) return account;
    await endSessions(tx, account.id);
    await tell({ ...context, db: tx }, session, { email, kind: "sessions-ended" });
    return { ok: true };
  });
}

/**
 * For somebody of the team who lost the telephone: forgets code app, recovery codes and passkeys, and
 * signs out everywhere, for whoever has the telephone may be signed in. The member is mailed.
 */
export function resetMemberFactor(
  context: AccountsContext,
  session: Session,
  email: string,
): Changed<"not-yourself"> {
  return leadTeam(context, session, async (tx) => {
    const account = await findOther(tx, session, email);
    if ("code" in account) return account;
    await forgetFactor(tx, account.id);
    await tx.delete(passkeys).where(eq(passkeys.accountId, account.id));
    await endSessions(tx, account.id);
    await tellOwner(tx, account, { what: "reset-by-owner", now: context.clock() });
    await tell({ ...context, db: tx }, session, { email, kind: "factor-forgotten" });
    return { ok: true };
  });
}

function isOnlyOne(owners: readonly string[], email: string): boolean {
  return owners.length === 1 && owners[0] === email;
}

async function findAccount(tx: Db, email: string) {
  const [account] = await tx
    .select({ id: accounts.id, email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.email, email));
  return account ?? null;
}

/** The account of another one of the team: one's own way is the profile, which asks for a code. */
async function findOther(tx: Db, session: Session, email: string) {
  if (email === session.account.email) return refuse("not-yourself");
  const account = (await findRole(tx, email)) && (await findAccount(tx, email));
  return account || refuse("no-such-member");
}

interface Told {
  readonly email: string;
  readonly kind: "role-changed" | "sessions-ended" | "factor-forgotten";
}

/** Both logs tell of it: the owner's that the team was changed, the member's what happened. */
async function tell(
  context: AccountsContext,
  session: Session,
  { email, kind }: Told,
): Promise<void> {
  const { caller } = session;
  const account = await findAccount(context.db, email);
  await recordEvent(context, { kind: "team-changed", ...doneBy(session) });
  if (!account) return;
  await recordEvent(context, { kind, outcome: "done", accountId: account.id, caller });
}
