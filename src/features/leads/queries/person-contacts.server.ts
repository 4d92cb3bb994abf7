import { and, asc, desc, eq, inArray, isNull, notInArray, or, type SQL } from "drizzle-orm";
import type { LikelySame, PersonJoin } from "#features/leads/model/inbox-replies.ts";
import type { Db } from "#platform/db/database.ts";
import { accounts, leads, personJoins } from "#platform/db/schema.ts";

type Reached = Pick<typeof leads.$inferSelect, "phone" | "email">;

/** So many people are joined one by one at most. */
const MOST_JOINS = 50;
const MOST_LIKELY = 5;

/** How somebody is told from others: by the number, and by the address of who gave none. */
export function contactOf({ phone, email }: Reached): string {
  return phone || (email ?? "");
}

/** Leads that name one of these numbers, or one of these addresses and no number. */
export function withContact(contacts: readonly string[]): SQL | undefined {
  const byAddress = and(eq(leads.phone, ""), inArray(leads.email, [...contacts]));
  return or(inArray(leads.phone, [...contacts]), byAddress);
}

/** A person as leads name one: an address, or a telephone number in E.164. */
export type PersonNamed = { readonly email: string } | { readonly phone: string };

/** The leads with an address or a telephone number, whoever sent them. */
export function namingPerson(person: PersonNamed): SQL {
  return "email" in person ? eq(leads.email, person.email) : eq(leads.phone, person.phone);
}

/** The leads of an account: those sent from it, and those with its address, which is verified. */
export function ofAccount({ id, email }: { readonly id: string; readonly email: string }): SQL {
  return or(eq(leads.accountId, id), eq(leads.email, email)) as SQL;
}

/** The joins of a contact, and of those that it is joined with, the oldest first. */
export async function findJoins(db: Db, contact: string): Promise<PersonJoin[]> {
  const reached = new Set([contact]);
  for (;;) {
    const among = [...reached];
    const rows = await db
      .select()
      .from(personJoins)
      .where(or(inArray(personJoins.contact, among), inArray(personJoins.other, among)))
      .orderBy(asc(personJoins.joinedAt), asc(personJoins.id))
      .limit(MOST_JOINS);
    for (const { contact: one, other } of rows) reached.add(one).add(other);
    if (reached.size === among.length || rows.length === MOST_JOINS)
      return rows.map(({ id, contact: one, other, joinedAt, joinedBy }) => ({
        id,
        contacts: [one, other],
        joinedBy,
        joinedAt: joinedAt.toISOString(),
      }));
  }
}

/** The other contacts of whoever has one, as agents said. */
export async function findJoined(db: Db, contact: string): Promise<string[]> {
  const joins = await findJoins(db, contact);
  return [...new Set(joins.flatMap(({ contacts }) => contacts))].filter((one) => one !== contact);
}

/** The addresses that accounts have now from which some leads were sent: plots are under these, whatever a form said. */
export async function findAddressesNow(db: Db, references: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ email: accounts.email })
    .from(leads)
    .innerJoin(accounts, eq(accounts.id, leads.accountId))
    .where(inArray(leads.reference, [...references]));
  return rows.map(({ email }) => email);
}

/** Others who gave one of these addresses with another number: any form says any address. */
export async function findLikelySame(
  db: Db,
  {
    emails,
    contacts,
  }: { readonly emails: readonly string[]; readonly contacts: readonly string[] },
): Promise<LikelySame[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .select()
    .from(leads)
    .where(
      and(
        isNull(leads.forgottenAt),
        inArray(leads.email, [...emails]),
        notInArray(leads.phone, ["", ...contacts]),
      ),
    )
    .orderBy(desc(leads.createdAt), asc(leads.reference))
    .limit(MOST_JOINS);
  const byContact = new Map(rows.toReversed().map((lead) => [contactOf(lead), lead] as const));
  return [...byContact.values()]
    .toReversed()
    .slice(0, MOST_LIKELY)
    .map(({ reference, name, phone, email }) => ({
      reference,
      name,
      contact: phone,
      email: email ?? "",
    }));
}
