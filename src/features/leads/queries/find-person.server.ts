import { and, asc, desc, eq, inArray, isNull, or } from "drizzle-orm";
import type { PersonOfLeads } from "#features/leads/model/inbox-replies.ts";
import { toEventKind } from "#features/leads/model/lead-states.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import { readLeads, toInboxLead } from "./inbox-rows.server.ts";

const MOST_LEADS = 100;
const MOST_EVENTS = 300;

type Named = Pick<typeof leads.$inferSelect, "phone" | "email" | "accountId" | "reference">;

/**
 * Leads of whoever sent one: those with its number, and those of its account. An address joins where
 * there is no number, since a form says any address; a number is what agents call.
 */
export function ofSamePerson({ phone, email, accountId, reference }: Named) {
  return and(
    isNull(leads.forgottenAt),
    or(
      eq(leads.reference, reference),
      phone === "" ? undefined : eq(leads.phone, phone),
      accountId === null ? undefined : eq(leads.accountId, accountId),
      email === null
        ? undefined
        : and(eq(leads.email, email), phone === "" ? undefined : eq(leads.phone, "")),
    ),
  );
}

/** Everything of the person who sent a lead, the newest first; null when there is none, or it is forgotten. */
export async function findPersonOf(db: Db, reference: string): Promise<PersonOfLeads | null> {
  const isIt = and(eq(leads.reference, reference), isNull(leads.forgottenAt));
  const [seed] = await db.select().from(leads).where(isIt);
  if (!seed) return null;
  const rows = await readLeads(db, ofSamePerson(seed))
    .orderBy(desc(leads.createdAt), asc(leads.reference))
    .limit(MOST_LEADS);
  const references = rows.map(({ lead }) => lead.reference);
  const events = await db
    .select()
    .from(leadEvents)
    .where(inArray(leadEvents.reference, references))
    .orderBy(desc(leadEvents.at), asc(leadEvents.id))
    .limit(MOST_EVENTS);
  const told = (each: (lead: Named) => string | null) => [
    ...new Set(rows.flatMap(({ lead }) => each(lead) || [])),
  ];
  const { reference: last, phone, email, language } = rows[0]?.lead ?? seed;
  return {
    ...{ name: seed.name, language: seed.language },
    newest: { reference: last, phone, email, language },
    phones: told(({ phone }) => phone),
    emails: told(({ email }) => email),
    leads: rows.map(toInboxLead),
    events: events.map(({ at, actor, what, detail, dueAt }) => ({
      ...{ at: at.toISOString(), actor, what: toEventKind(what), detail },
      dueAt: dueAt?.toISOString() ?? null,
    })),
  };
}
