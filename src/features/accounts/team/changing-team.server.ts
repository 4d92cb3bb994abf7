import type { AccountsContext } from "#features/accounts/accounts-context.server.ts";
import { checkFreshProof } from "#features/accounts/commands/fresh-proof.server.ts";
import type { Session } from "#features/accounts/commands/sessions.server.ts";
import { type ProofNeeded, type Refused, refuse } from "#features/accounts/model/refusals.ts";
import type { Db } from "#platform/db/database.ts";
import { lockOwners } from "./members.server.ts";

/** What keeps everybody but an owner, proven lately, from changing the team. */
export type NotLeading = ProofNeeded | Refused<"not-owner">;

/**
 * Does what an owner wants of the team in one transaction, with the owners locked: of two changes at
 * once the second sees the first, and who is no owner any more changes nothing. Wants a fresh proof.
 */
export async function leadTeam<Done>(
  context: Pick<AccountsContext, "db" | "clock">,
  session: Session,
  change: (tx: Db, owners: readonly string[]) => Promise<Done>,
): Promise<Done | NotLeading> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  return context.db.transaction(async (tx) => {
    const owners = await lockOwners(tx);
    if (!owners.includes(session.account.email)) return refuse("not-owner");
    return change(tx, owners);
  });
}
