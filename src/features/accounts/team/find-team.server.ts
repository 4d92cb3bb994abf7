import { and, asc, countDistinct, eq, gt, isNotNull, or, sql } from "drizzle-orm";
import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { LIFETIME_OF_AGENTS } from "#features/accounts/commands/session-lifetime.server.ts";
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
  const now = clock();
  const invited = await db
    .select()
    .from(teamInvitations)
    .where(gt(teamInvitations.expiresAt, now))
    .orderBy(asc(teamInvitations.email));
  return {
    members: await findMembers(db, now),
    invitations: invited.map(({ email, role, invitedBy, expiresAt }) => ({
      email,
      role,
      invitedBy,
      expiresAt: expiresAt.toISOString(),
    })),
  };
}

/** As `isAlive` says it of somebody of the team. */
function isOpenToAgents(now: Date) {
  const { longestMs, idleMs } = LIFETIME_OF_AGENTS;
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return and(gt(sessions.createdAt, ago(longestMs)), gt(sessions.lastUsedAt, ago(idleMs)));
}

async function findMembers(db: Db, now: Date): Promise<Team["members"]> {
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
    .leftJoin(sessions, and(eq(sessions.accountId, accounts.id), isOpenToAgents(now)))
    .leftJoin(secondFactors, device)
    .leftJoin(passkeys, eq(passkeys.accountId, accounts.id))
    .groupBy(teamMembers.email, teamMembers.role, accounts.id)
    .orderBy(asc(teamMembers.email));
  return rows.map(({ lastSignInAt, ...row }) => ({
    ...row,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
  }));
}
