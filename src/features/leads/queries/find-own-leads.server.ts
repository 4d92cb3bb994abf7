import { and, asc, desc, inArray, isNotNull, isNull, ne, type SQL } from "drizzle-orm";
import type { ExportElsewhere } from "#features/accounts/index.ts";
import { toLeadState, toLostReason } from "#features/leads/model/lead-states.ts";
import { toVisitState } from "#features/leads/model/visit.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads } from "#platform/db/schema.ts";
import { type LeadRow, readLeads, toLayoutName } from "./inbox-rows.server.ts";
import { contactOf, findJoins, ofAccount } from "./person-contacts.server.ts";

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** Requests as their person gets them. */
type OwnLeads = Pick<ExportElsewhere, "requests" | "requestEvents">;

/** The leads of an account as its owner gets them. */
export function findOwnLeads(
  db: Db,
  owner: { readonly id: string; readonly email: string },
): Promise<OwnLeads> {
  return exportLeads(db, ofAccount(owner));
}

/**
 * The leads that `which` finds as their person gets them, with all that happened to each: also what agents
 * wrote, which is about the person, but not which of them wrote it.
 */
export async function exportLeads(db: Db, which: SQL): Promise<OwnLeads> {
  const own = await readLeads(db, and(which, isNull(leads.forgottenAt))).orderBy(
    asc(leads.createdAt),
  );
  const references = own.map(({ lead }) => lead.reference);
  const events = await db
    .select()
    .from(leadEvents)
    .where(inArray(leadEvents.reference, references))
    .orderBy(asc(leadEvents.at));
  return {
    requests: own.map(toRequest),
    requestEvents: events.map(({ reference, at, what, detail, dueAt }) => ({
      reference,
      at: iso(at),
      what,
      note: toNote(what, detail),
      dueAt: iso(dueAt),
    })),
  };
}

function toRequest(row: LeadRow): ExportElsewhere["requests"][number] {
  const { lead } = row;
  const { reference, name, phone, email, requirements, mlsNumber, plotNumber } = lead;
  const project = lead.projectSlug && toLayoutName(row);
  const { kind: what, language, noticeVersion, state, nextStep } = lead;
  return {
    reference,
    createdAt: iso(lead.createdAt),
    what,
    name,
    phone,
    email,
    requirements,
    mlsNumber,
    project,
    plotNumber,
    preferredAt: iso(lead.preferredAt),
    language,
    visitState: lead.preferredAt && toVisitState(lead.visitState),
    agreedAt: iso(lead.consentAt),
    noticeVersion,
    nextStep,
    sourcePage: lead.sourcePage,
    referrerHost: lead.referrerHost,
    utmSource: lead.utmSource,
    utmMedium: lead.utmMedium,
    utmCampaign: lead.utmCampaign,
    channel: lead.channel,
    consentBasis: lead.consentBasis,
    state: toLeadState(state),
    lostReason: toLostReason(lead.lostReason),
    nextStepAt: iso(lead.nextStepAt),
    answeredAt: iso(lead.firstAnsweredAt),
  };
}

/** What an event tells; of a state its name, as why it is lost stands with the lead; not which agent cares for it, nor somebody's other request. */
function toNote(what: string, detail: string): string {
  if (["assigned", "joined", "parted"].includes(what)) return "";
  return what === "state" && detail !== "" ? toLeadState(detail) : detail;
}

/** A lead as it is told from others before its person is deleted. */
export type FoundLead = Pick<
  typeof leads.$inferSelect,
  "reference" | "kind" | "name" | "phone" | "email" | "createdAt"
>;

/** Those of the leads that `which` finds whose person is not forgotten, the newest first. */
export async function findLeadsWhere(db: Db, which: SQL): Promise<FoundLead[]> {
  const { reference, kind, name, phone, email, createdAt } = leads;
  return db
    .select({ reference, kind, name, phone, email, createdAt })
    .from(leads)
    .where(and(which, isNull(leads.forgottenAt)))
    .orderBy(desc(createdAt));
}

/**
 * The telephone numbers (E.164) of an account's leads at which an agent has spoken with its owner. A form
 * says any number: one that nobody was spoken with at may be anybody's.
 */
export async function findSpokenNumbers(
  db: Db,
  owner: { readonly id: string; readonly email: string },
): Promise<string[]> {
  const isSpoken = and(isNotNull(leads.firstAnsweredAt), ne(leads.phone, ""));
  const rows = await db
    .selectDistinct({ phone: leads.phone })
    .from(leads)
    .where(and(ofAccount(owner), isSpoken, isNull(leads.forgottenAt)));
  return rows.map(({ phone }) => phone);
}

/** How an agent has reached an account's owner: the number of each lead on which they spoke, or the address of one without. */
export async function findSpokenContacts(
  db: Db,
  owner: { readonly id: string; readonly email: string },
): Promise<string[]> {
  const spoken = await db
    .selectDistinct({ phone: leads.phone, email: leads.email })
    .from(leads)
    .where(and(ofAccount(owner), isNotNull(leads.firstAnsweredAt), isNull(leads.forgottenAt)));
  return spoken.map(contactOf);
}

/** The joins of whoever has one of these contacts, each once, without the agent who made them. */
export async function exportJoins(
  db: Db,
  contacts: readonly string[],
): Promise<ExportElsewhere["joins"]> {
  const found = new Map<string, ExportElsewhere["joins"][number]>();
  for (const contact of new Set(contacts))
    for (const { id, contacts: both, joinedAt } of await findJoins(db, contact))
      found.set(id, { contact: both[0], joinedWith: both[1], joinedAt });
  return [...found.values()];
}
