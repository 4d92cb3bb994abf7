import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, not, or, type SQL } from "drizzle-orm";
import type { PersonJoin, PersonOfLeads } from "#features/leads/model/inbox-replies.ts";
import { toEventKind } from "#features/leads/model/lead-states.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import { isStepToDo } from "./inbox-conditions.server.ts";
import { readLeads, toInboxLead } from "./inbox-rows.server.ts";
import { contactOf, findJoins, findLikelySame, withContact } from "./person-contacts.server.ts";

const MOST_LEADS = 100;
const MOST_EVENTS = 300;

type Named = Pick<typeof leads.$inferSelect, "phone" | "email" | "accountId" | "reference">;

/** Leads of one person, and how agents have joined them. */
interface PersonFound {
  readonly which: SQL | undefined;
  readonly joins: readonly PersonJoin[];
}

/**
 * Leads of whoever sent one: those with its number, those of its account, and those of whom an agent
 * said that it is the same person. An address joins where there is no number, since a form says any
 * address; a number is what agents call.
 */
export async function findSamePerson(db: Db, lead: Named): Promise<PersonFound> {
  const { phone, email, accountId, reference } = lead;
  const joins = await findJoins(db, contactOf(lead));
  const contacts = joins.flatMap((join) => join.contacts);
  const which = and(
    isNull(leads.forgottenAt),
    or(
      eq(leads.reference, reference),
      phone === "" ? undefined : eq(leads.phone, phone),
      accountId === null ? undefined : eq(leads.accountId, accountId),
      email === null
        ? undefined
        : and(eq(leads.email, email), phone === "" ? undefined : eq(leads.phone, "")),
      contacts.length === 0 ? undefined : withContact(contacts),
      contacts.length === 0 ? undefined : inArray(leads.accountId, accountsOf(db, contacts)),
    ),
  );
  return { which, joins };
}

/** Of whoever was signed in and gave one of the contacts. */
function accountsOf(db: Db, contacts: readonly string[]) {
  return db
    .select({ accountId: leads.accountId })
    .from(leads)
    .where(and(isNotNull(leads.accountId), withContact(contacts)));
}

/** Everything of the person who sent a lead, the newest first; null when there is none, or it is forgotten. */
export async function findPersonOf(db: Db, reference: string): Promise<PersonOfLeads | null> {
  const isIt = and(eq(leads.reference, reference), isNull(leads.forgottenAt));
  const [seed] = await db.select().from(leads).where(isIt);
  if (!seed) return null;
  const { which, joins } = await findSamePerson(db, seed);
  const rows = await readLeads(db, which)
    .orderBy(desc(leads.createdAt), asc(leads.reference))
    .limit(MOST_LEADS);
  const references = rows.map(({ lead }) => lead.reference);
  const events = await db
    .select()
    .from(leadEvents)
    .where(inArray(leadEvents.reference, references))
    .orderBy(desc(leadEvents.at), asc(leadEvents.id))
    .limit(MOST_EVENTS);
  const givenUp = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(and(inArray(leads.reference, references), ne(leads.nextStep, ""), not(isStepToDo)));
  const told = (each: (lead: Named) => string | null) => [
    ...new Set(rows.flatMap(({ lead }) => each(lead) || [])),
  ];
  const [phones, emails] = [told(({ phone }) => phone), told(({ email }) => email)];
  const { reference: last, phone, email, language } = rows[0]?.lead ?? seed;
  return {
    name: seed.name,
    language: seed.language,
    phones,
    emails,
    joins,
    newest: { reference: last, phone, email, language },
    likelySame: await findLikelySame(db, { emails, contacts: phones }),
    leads: rows.map(toInboxLead),
    givenUp: givenUp.map((lead) => lead.reference),
    events: events.map(({ at, actor, what, detail, dueAt }) => ({
      at: at.toISOString(),
      actor,
      what: toEventKind(what),
      detail,
      dueAt: dueAt?.toISOString() ?? null,
    })),
  };
}
