import {
  type AccountsContext,
  checkFreshProof,
  findRole,
  type Session,
} from "#features/accounts/index.server.ts";
import type { PersonNamed } from "#features/leads/index.server.ts";

/** Why what somebody asked about their data is not done by an agent. */
export type AskedRefusal =
  | NonNullable<Awaited<ReturnType<typeof checkFreshProof>>>
  | { readonly ok: false; readonly code: "person-is-agent" };

/** Null where an agent with a fresh proof may do it; somebody of the team does it in the own profile. */
export async function refuseAsked(
  context: AccountsContext,
  session: Session,
  person: PersonNamed,
): Promise<AskedRefusal | null> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  const isOfTeam = "email" in person && (await findRole(context.db, person.email)) !== null;
  return isOfTeam ? { ok: false, code: "person-is-agent" } : null;
}
