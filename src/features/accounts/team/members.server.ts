import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { ROLES, type Role } from "#features/accounts/model/team.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, teamInvitations, teamMembers } from "#platform/db/schema.ts";

/** The role of an address in the team; null for whoever is not of it. */
export async function findRole(db: Db, email: string): Promise<Role | null> {
  const [row] = await db
    .select({ role: teamMembers.role })
    .from(teamMembers)
    .where(eq(teamMembers.email, email));
  return row?.role ?? null;
}

/** True for who is of the team or invited to it: their passwords have to be longer. */
export async function isOfTeam(db: Db, email: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ email: teamMembers.email })
    .from(teamMembers)
    .where(eq(teamMembers.email, email))
    .unionAll(
      db
        .select({ email: teamInvitations.email })
        .from(teamInvitations)
        .where(and(eq(teamInvitations.email, email), gt(teamInvitations.expiresAt, now))),
    );
  return row !== undefined;
}

/** The addresses that are told of leads: of all who may answer them. */
export async function findAgentAddresses(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: teamMembers.email })
    .from(teamMembers)
    .where(inArray(teamMembers.role, ["owner", "agent"]))
    .orderBy(asc(teamMembers.email));
  return rows.map(({ email }) => email);
}

/** Every member by address and name; the name is null of whoever has no account yet. */
export function findTeamNames(db: Db): Promise<{ email: string; name: string | null }[]> {
  return db
    .select({ email: teamMembers.email, name: accounts.name })
    .from(teamMembers)
    .leftJoin(accounts, eq(accounts.email, teamMembers.email))
    .orderBy(asc(teamMembers.email));
}

/** Makes an address an owner, whatever it was before. */
export async function makeOwner(db: Db, email: string, now: Date): Promise<void> {
  const role = "owner";
  await db
    .insert(teamMembers)
    .values({ email, role, addedAt: now })
    .onConflictDoUpdate({ target: teamMembers.email, set: { role } });
  await db.delete(teamInvitations).where(eq(teamInvitations.email, email));
}

/** Makes these addresses the owners of a team that has none. True when it did. */
export async function foundTeam(db: Db, emails: readonly string[], now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (emails.length === 0 || (await lockOwners(tx)).length > 0) return false;
    for (const email of emails) await makeOwner(tx, email, now);
    return true;
  });
}

/** The owners' addresses, whose rows stay locked until `tx` ends: of two changes at once one is first. */
export async function lockOwners(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ email: teamMembers.email })
    .from(teamMembers)
    .where(eq(teamMembers.role, "owner"))
    .orderBy(asc(teamMembers.email))
    .for("update");
  return rows.map(({ email }) => email);
}

/** Follows an account whose address changed; of two roles the account has the one with more rights. */
export async function moveMember(tx: Db, from: string, to: string): Promise<void> {
  await tx
    .update(teamInvitations)
    .set({ invitedBy: to })
    .where(eq(teamInvitations.invitedBy, from));
  const rows = await tx
    .select()
    .from(teamMembers)
    .where(inArray(teamMembers.email, [from, to]))
    .orderBy(asc(teamMembers.email))
    .for("update");
  const moved = rows.find(({ email }) => email === from);
  if (!moved) return;
  const role = ROLES.find((each) => rows.some((row) => row.role === each)) ?? moved.role;
  await tx.delete(teamMembers).where(eq(teamMembers.email, to));
  await tx.update(teamMembers).set({ email: to, role }).where(eq(teamMembers.email, from));
}

/** True for the one owner of a team that has others: without one nobody could lead it. */
export async function isLastOwner(tx: Db, email: string): Promise<boolean> {
  const owners = await lockOwners(tx);
  return owners.length === 1 && owners[0] === email;
}

/** Takes an address out of the team, and what names it. */
export async function forgetMember(tx: Db, email: string): Promise<void> {
  await tx.delete(teamMembers).where(eq(teamMembers.email, email));
  await tx.delete(teamInvitations).where(eq(teamInvitations.email, email));
  await tx
    .update(teamInvitations)
    .set({ invitedBy: "" })
    .where(eq(teamInvitations.invitedBy, email));
}
