import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import {
  contactOf,
  findJoins,
  namingPerson,
  type PersonNamed,
  withContact,
} from "#features/leads/queries/person-contacts.server.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads, personJoins } from "#platform/db/schema.ts";

/** Whom an agent means: by a request of theirs, or by how they are reached. */
export type MeantPerson = { readonly reference: string } | PersonNamed;

export type Joined =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The first there is not, the other there is not, or they are one already. */
      readonly code: "no-such-person" | "nobody-meant" | "same-person";
    };

interface Joining {
  readonly reference: string;
  readonly other: MeantPerson;
  /** The agent's address. */
  readonly actor: string;
}

/**
 * Says that who sent a lead and somebody else are one person, from then on with all that comes from
 * either. Nothing of theirs changes, so it can be taken back whole.
 */
export async function joinPeople(
  { db, clock }: Pick<LeadsContext, "db" | "clock">,
  { reference, other, actor }: Joining,
): Promise<Joined> {
  const now = clock();
  return db.transaction(async (tx) => {
    const lead = await findMeant(tx, { reference });
    if (!lead) return { ok: false, code: "no-such-person" };
    const meant = await findMeant(tx, other);
    if (!meant) return { ok: false, code: "nobody-meant" };
    const [one, two] = [contactOf(lead), contactOf(meant)];
    const joins = await findJoins(tx, one);
    if (one === two || joins.some(({ contacts }) => contacts.includes(two)))
      return { ok: false, code: "same-person" };
    const join = { id: randomUUID(), contact: one, other: two, joinedAt: now, joinedBy: actor };
    await tx.insert(personJoins).values(join);
    await tx.insert(leadEvents).values({
      id: randomUUID(),
      reference: lead.reference,
      at: now,
      actor,
      what: "joined",
      detail: meant.reference,
    });
    return { ok: true };
  });
}

/** Takes a join back; false when there is none any more. */
export async function partPeople(
  { db, clock }: Pick<LeadsContext, "db" | "clock">,
  { join, actor }: { readonly join: string; readonly actor: string },
): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [parted] = await tx.delete(personJoins).where(eq(personJoins.id, join)).returning();
    if (!parted) return false;
    const lead = await findNewest(tx, withContact([parted.contact]));
    const other = await findNewest(tx, withContact([parted.other]));
    if (lead && other)
      await tx.insert(leadEvents).values({
        id: randomUUID(),
        reference: lead.reference,
        at: now,
        actor,
        what: "parted",
        detail: other.reference,
      });
    return true;
  });
}

/** Forgets how somebody was joined whom no lead names any more. */
export async function forgetJoins(tx: Db, contacts: readonly string[]): Promise<void> {
  const named = await tx
    .select({ phone: leads.phone, email: leads.email })
    .from(leads)
    .where(withContact(contacts));
  const still = named.map(contactOf);
  const gone = contacts.filter((contact) => !still.includes(contact));
  const ofThem = or(inArray(personJoins.contact, gone), inArray(personJoins.other, gone));
  if (gone.length > 0) await tx.delete(personJoins).where(ofThem);
}

function findMeant(tx: Db, meant: MeantPerson) {
  if ("reference" in meant) return findNewest(tx, eq(leads.reference, meant.reference));
  return findNewest(tx, namingPerson(meant));
}

async function findNewest(tx: Db, which: SQL | undefined) {
  const [newest] = await tx
    .select()
    .from(leads)
    .where(and(which, isNull(leads.forgottenAt)))
    .orderBy(desc(leads.createdAt), asc(leads.reference))
    .limit(1);
  return newest;
}
