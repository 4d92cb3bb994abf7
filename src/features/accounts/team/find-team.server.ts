import { and, asc, countDistinct, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import type { Team } from "#features/accounts/model/team.ts";
import type { Db } from "#platform/db/database.ts";
import {
  accounts,
  passkeys,
  secondFactors,
  sessions,
  teamInvitations,
  teamMembers,
} from "#platform/db/schema.ts";

/** All of the team and all who are invited to it, by their addresses. */
export async function findTeam({
  db,
  clock,
}: Pick<AccountsContext, "db" | "clock">): Promise<Team> {
  const invited = await db
    .select()
    .from(teamInvitations)
    .where(gt(teamInvitations.expiresAt, clock()))
    .orderBy(asc(teamInvitations.email));
  return {
    members: await findMembers(db),
    invitations: invited.map(({ email, role, invitedBy, expiresAt }) => ({
      email,
      role,
      invitedBy,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

async function findMembers(db: Db): Promise<Team["members"]> {
  const device = and(eq(secondFactors.accountId, accounts.id), isNotNull(secondFactors.secret));
  const rows = await db
    .select({
      email: teamMembers.email,
      role: teamMembers.role,
      name: accounts.name,
      lastSignInAt: accounts.lastSignInAt,
      sessions: countDistinct(sessions.id),
      hasSecondFactor: sql<boolean>`bool_or(${or(isNotNull(secondFactors.accountId), isNotNull(passkeys.id))})`,
    })
    .from(teamMembers)
    .leftJoin(accounts, and(eq(accounts.email, teamMembers.email), isNotNull(accounts.verifiedAt)))
    .leftJoin(sessions, eq(sessions.accountId, accounts.id))
    .leftJoin(secondFactors, device)
    .leftJoin(passkeys, eq(passkeys.accountId, accounts.id))
    .groupBy(teamMembers.email, teamMembers.role, accounts.id)
    .orderBy(asc(teamMembers.email));
  return rows.map(({ lastSignInAt, ...row }) => ({
    ...row,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }));
}
