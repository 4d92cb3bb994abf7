import { and, eq, gt } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import type { Session } from "#features/accounts/commands/sessions.server.ts";
import { countTry } from "#features/accounts/credentials/attempts.server.ts";
import { mailboxLimit } from "#features/accounts/credentials/mail-limits.server.ts";
import { digest, newToken } from "#features/accounts/credentials/secrets.server.ts";
import { ACCOUNT_MAILS } from "#features/accounts/mails/account-mails.server.ts";
import { type Refused, refuse, type TooManyTries } from "#features/accounts/model/refusals.ts";
import type { Role } from "#features/accounts/model/team.ts";
import { doneBy, recordEvent } from "#features/accounts/security-log/record-event.server.ts";
import { RETENTION } from "#features/legal/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import { teamInvitations, teamMembers } from "#platform/db/schema.ts";
import { type Language, pathIn } from "#platform/i18n/languages.ts";
import { queueMail } from "#platform/mail/outbox.server.ts";
import { leadTeam, type NotLeading } from "./changing-team.server.ts";
import { findRole } from "./members.server.ts";

const LIFETIME_MS = RETENTION.invitation.days * DAY_MS;

export interface Invitation {
  /** As `toAddress` writes it. */
  readonly email: string;
  readonly role: Role;
  /** Of the mail. */
  readonly language: Language;
}

type Done = { readonly ok: true };

/**
 * Mails a link that brings whoever has the address into the team, once, within a week; one sent before
 * stops. The token stands after the `#`, which no log keeps.
 */
export function inviteMember(
  context: AccountsContext,
  session: Session,
  { email, role, language }: Invitation,
): Promise<Done | NotLeading | TooManyTries | Refused<"already-member">> {
  return leadTeam(context, session, async (tx) => {
    if (await findRole(tx, email)) return refuse("already-member");
    const now = context.clock();
    const limited = await countTry(tx, mailboxLimit(email), now);
    if (limited) return limited;
    const token = newToken();
    const invitedBy = session.account.email;
    const expiresAt = new Date(now.getTime() + LIFETIME_MS);
    const invitation = { role, tokenHash: digest(token), invitedBy, createdAt: now, expiresAt };
    await tx
      .insert(teamInvitations)
      .values({ email, ...invitation })
      .onConflictDoUpdate({ target: teamInvitations.email, set: invitation });
    const path = `${pathIn(language, "/join-team")}#${new URLSearchParams({ token })}`;
    const values = { role, invitedBy, path };
    await queueMail(tx, ACCOUNT_MAILS.teamInvitation, {
      to: email,
      language,
      values,
      now,
      expiresAt,
    });
    await recordEvent({ ...context, db: tx }, { kind: "team-changed", ...doneBy(session) });
    return { ok: true };
  });
}

/** Stops the link that an address was mailed. */
export function takeInvitationBack(
  context: AccountsContext,
  session: Session,
  email: string,
): Promise<Done | NotLeading | Refused<"no-such-member">> {
  return leadTeam(context, session, async (tx) => {
    const ofAddress = eq(teamInvitations.email, email);
    const gone = await tx.delete(teamInvitations).where(ofAddress).returning();
    if (gone.length === 0) return refuse("no-such-member");
    await recordEvent({ ...context, db: tx }, { kind: "team-changed", ...doneBy(session) });
    return { ok: true };
  });
}

/** Brings the account of a session into the team, by the token of the link mailed to its address. */
export async function joinTeam(
  context: AccountsContext,
  session: Session,
  token: string,
): Promise<
  | { readonly ok: true; readonly role: Role }
  | Refused<"invitation-invalid" | "invitation-of-another">
> {
  const now = context.clock();
  const { email, verifiedAt } = session.account;
  const isLink = and(
    eq(teamInvitations.tokenHash, digest(token)),
    gt(teamInvitations.expiresAt, now),
  );
  return context.db.transaction(async (tx) => {
    const [known] = await tx.select().from(teamInvitations).where(isLink).for("update");
    if (!known) return refuse("invitation-invalid");
    if (known.email !== email || !verifiedAt) return refuse("invitation-of-another");
    await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
    const { role } = known;
    await tx
      .insert(teamMembers)
      .values({ email, role, addedAt: now })
      .onConflictDoNothing({ target: teamMembers.email });
    await recordEvent({ ...context, db: tx }, { kind: "role-changed", ...doneBy(session) });
    return { ok: true, role };
  });
}
