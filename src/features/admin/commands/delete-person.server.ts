import {
  type AccountsContext,
  checkFreshProof,
  doneBy,
  endSessions,
  findAccountOf,
  findAgentAddresses,
  forgetAddress,
  recordEvent,
  removeAccount,
  type Session,
} from "#features/accounts/index.server.ts";
import type { PersonDeleted } from "#features/admin/model/replies.ts";
import {
  forgetLeads,
  namingPerson,
  type PersonNamed,
  tellWithdrawn,
} from "#features/leads/index.server.ts";
import { forgetBuyer } from "#features/projects/index.server.ts";
import { forgetMailsNaming } from "#platform/mail/forget-mails.server.ts";
import { type AskedRefusal, refuseAsked } from "./refuse-asked.server.ts";

type Deleted = { readonly ok: true; readonly deleted: PersonDeleted };

/**
 * Deletes whoever has an address or a number, at the person's wish: the account, the leads but for
 * their figures, and the mail. Wants a fresh proof of the agent; the log says that it was done, and
 * by whom, not about whom. An agent's own account is not deleted here.
 */
export async function deletePerson(
  context: AccountsContext,
  session: Session,
  person: PersonNamed,
): Promise<Deleted | AskedRefusal> {
  const refusal = await refuseAsked(context, session, person);
  if (refusal) return refusal;
  const { names, deleted } = await context.db.transaction(async (tx) => {
    const account = "email" in person ? await findAccountOf(tx, person.email) : null;
    const named = account ? await removeAccount(context, tx, account.id) : [];
    const actor = session.account.email;
    const now = context.clock();
    const forgetting = { reason: "asked" as const, now, actor };
    const references = await forgetLeads(tx, namingPerson(person), forgetting);
    await tellWithdrawn(tx, references, { agents: await findAgentAddresses(tx), now });
    await forgetBuyer(tx, Object.values(person));
    if ("email" in person) await forgetAddress(tx, person.email);
    else await forgetMailsNaming(tx, [person.phone]);
    await recordEvent({ ...context, db: tx }, { kind: "person-deleted", ...doneBy(session) });
    return {
      names: [...named, ...references, ...Object.values(person)],
      deleted: { accounts: account ? 1 : 0, leads: references.length + countLeads(named) },
    };
  });
  await context.forgetMailFiles(names);
  return { ok: true, deleted };
}

/**
 * Signs the owner of an address out everywhere, as after a lost telephone; an agent as well. Wants a
 * fresh proof of the agent. The owner's activity tells it.
 */
export async function endPersonSessions(
  context: AccountsContext,
  session: Session,
  email: string,
): Promise<{ readonly ok: true } | NonNullable<Awaited<ReturnType<typeof checkFreshProof>>>> {
  const unproven = await checkFreshProof(context, session);
  if (unproven) return unproven;
  await context.db.transaction(async (tx) => {
    const account = await findAccountOf(tx, email);
    if (!account) return;
    await endSessions(tx, account.id);
    const ended = { kind: "sessions-ended", outcome: "done", accountId: account.id } as const;
    await recordEvent({ ...context, db: tx }, { ...ended, caller: session.caller });
  });
  return { ok: true };
}

/** References among what a deleted account has named; its addresses are the others. */
function countLeads(names: readonly string[]): number {
  return names.filter((name) => !name.includes("@")).length;
}
