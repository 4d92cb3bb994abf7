import {
  type AccountsContext,
  countSessions,
  findAccountOf,
} from "#features/accounts/index.server.ts";
import type { FoundPerson } from "#features/admin/model/replies.ts";
import {
  findJoined,
  findLeadsWhere,
  namingPerson,
  ofAccount,
  type PersonNamed,
} from "#features/leads/index.server.ts";
import { countBuyer } from "#features/projects/index.server.ts";

/** What is stored under an address or a number. */
export async function findPerson(
  { db }: Pick<AccountsContext, "db">,
  person: PersonNamed,
): Promise<FoundPerson> {
  const account = "email" in person ? await findAccountOf(db, person.email) : null;
  const which =
    account && "email" in person
      ? ofAccount({ id: account.id, email: person.email })
      : namingPerson(person);
  const leads = await findLeadsWhere(db, which);
  return {
    who: "email" in person ? person.email : person.phone,
    account: account && {
      name: account.name,
      createdAt: account.createdAt.toISOString(),
      sessions: await countSessions(db, account.id),
    },
    joined: await findJoined(db, "email" in person ? person.email : person.phone),
    plots: await countBuyer(db, Object.values(person)),
    leads: leads.map(({ reference, name, phone, email, createdAt }) => ({
      reference,
      name,
      other: "email" in person ? phone : email,
      createdAt: createdAt.toISOString(),
    })),
  };
}
