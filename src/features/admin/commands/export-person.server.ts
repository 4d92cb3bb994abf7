import {
  type AccountsContext,
  doneBy,
  exportAsked,
  findAccountOf,
  recordEvent,
  type Session,
} from "#features/accounts/index.server.ts";
import type { AskedExport } from "#features/accounts/index.ts";
import {
  exportJoins,
  exportLeads,
  findSpokenNumbers,
  LEAD_MAILS,
  namingPerson,
  ofAccount,
  type PersonNamed,
} from "#features/leads/index.server.ts";
import { findOwnPlots } from "#features/projects/index.server.ts";
import { type AskedRefusal, refuseAsked } from "./refuse-asked.server.ts";

/** Mail about requests; other mail tells an account's owner of logins and of what is saved. */
const HANDED_OUT: ReadonlySet<string> = new Set(Object.values(LEAD_MAILS).map(({ kind }) => kind));

/**
 * What is stored of whoever has an address or a number, to be handed to the person at the person's wish: what
 * `deletePerson` would delete, but for what an account's owner alone may see. Wants a fresh proof of the agent;
 * the log says that it was done, and by whom, not about whom. Somebody of the team gets it in the profile.
 */
export async function exportPerson(
  context: AccountsContext,
  session: Session,
  person: PersonNamed,
): Promise<{ readonly ok: true; readonly person: AskedExport } | AskedRefusal> {
  const refusal = await refuseAsked(context, session, person);
  if (refusal) return refusal;
  const { db } = context;
  await recordEvent(context, { kind: "person-exported", ...doneBy(session) });
  const found = "email" in person ? await findAccountOf(db, person.email) : null;
  const owner = found && "email" in person ? { id: found.id, email: person.email } : null;
  const contacts = [...Object.values(person), ...(owner ? await findSpokenNumbers(db, owner) : [])];
  const requests = await exportLeads(db, owner ? ofAccount(owner) : namingPerson(person));
  const references = requests.requests.map(({ reference }) => String(reference));
  const names = [...Object.values(person), ...references];
  return {
    ok: true,
    person: {
      ...(await exportAsked(db, owner?.id ?? null, { kinds: HANDED_OUT, names })),
      ...requests,
      joins: await exportJoins(db, contacts),
      plots: await findOwnPlots(db, contacts),
    },
  };
}
