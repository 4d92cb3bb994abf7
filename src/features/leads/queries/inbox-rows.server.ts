import { eq, type SQL, sql } from "drizzle-orm";
import type { InboxLead } from "#features/leads/model/inbox-replies.ts";
import { toLeadKind } from "#features/leads/model/lead-kinds.ts";
import { type LeadSource, toLeadChannel } from "#features/leads/model/lead-source.ts";
import { toLeadState, toLostReason } from "#features/leads/model/lead-states.ts";
import { toVisitState } from "#features/leads/model/visit.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { foldToLine } from "#lib/text/one-line.ts";
import { toProjectName } from "#lib/text/project-name.ts";
import type { Db } from "#platform/db/database.ts";
import { inboxPlace } from "#platform/db/schema/lead-expressions.ts";
import { leads, listings, projects } from "#platform/db/schema.ts";

/** Of a buyer's words as much as a row of the inbox shows. */
const LONGEST_WORDS = 160;

/** What is read of a lead, as `LeadRow` has it. */
export const named = {
  lead: leads,
  listing: sql<string | null>`${listings.listing} ->> 'name'`,
  project: sql<{ name: string; isSample: boolean } | null>`${projects.facts}`,
};

/** A lead's row, with its listing's name as the catalogue writes it, or what its project is called. */
export interface LeadRow {
  readonly lead: typeof leads.$inferSelect;
  readonly listing: string | null;
  readonly project: { readonly name: string; readonly isSample: boolean } | null;
}

/** What a lead's listing or project is called; null where it names none, or a listing that is gone. */
export function toLayoutName({ lead, listing, project }: LeadRow): string | null {
  if (listing) return toDisplayName(listing);
  return project ? toProjectName(project) : lead.projectSlug;
}

/** The same of one lead. */
export async function findLayoutName(db: Db, reference: string): Promise<string | null> {
  const [row] = await readLeads(db, eq(leads.reference, reference));
  return row ? toLayoutName(row) : null;
}

/** The leads that `which` finds; order and limit are the caller's. */
export function readLeads(db: Db, which: SQL | undefined) {
  return db
    .select(named)
    .from(leads)
    .leftJoin(listings, eq(listings.mlsNumber, leads.mlsNumber))
    .leftJoin(projects, eq(projects.slug, leads.projectSlug))
    .where(which)
    .$dynamic();
}

/** The same, each with its place in the inbox. */
export function readPlacedLeads(db: Db, which: SQL | undefined) {
  return db
    .select({ ...named, place: sql<string>`${inboxPlace(leads)}::text` })
    .from(leads)
    .leftJoin(listings, eq(listings.mlsNumber, leads.mlsNumber))
    .leftJoin(projects, eq(projects.slug, leads.projectSlug))
    .where(which)
    .$dynamic();
}

/** A lead as the console lists it, of its row and of what it is about. */
export function toInboxLead(row: LeadRow): InboxLead {
  const { lead } = row;
  const { reference, phone, mlsNumber, projectSlug, plotNumber, nextStep, version } = lead;
  return {
    reference,
    name: lead.name,
    phone,
    mlsNumber,
    projectSlug,
    plotNumber,
    layout: toLayoutName(row),
    nextStep,
    version,
    words: foldToLine(lead.requirements, LONGEST_WORDS),
    kind: toLeadKind(lead.kind),
    channel: toLeadChannel(lead.channel),
    isForgotten: lead.forgottenAt !== null,
    preferredAt: lead.preferredAt?.toISOString() ?? null,
    visitState: lead.preferredAt && toVisitState(lead.visitState),
    state: toLeadState(lead.state),
    lostReason: toLostReason(lead.lostReason),
    attempts: lead.attempts,
    assignedTo: lead.assignedTo,
    nextStepAt: lead.nextStepAt?.toISOString() ?? null,
    createdAt: lead.createdAt.toISOString(),
    firstAnsweredAt: lead.firstAnsweredAt?.toISOString() ?? null,
  };
}

/** Where a lead came from. */
export function toLeadSource({ lead }: Pick<LeadRow, "lead">): LeadSource {
  const { sourcePage, referrerHost, utmSource, utmMedium, utmCampaign } = lead;
  return { sourcePage, referrerHost, utmSource, utmMedium, utmCampaign };
}
