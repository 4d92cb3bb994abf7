import { eq, type SQL, sql } from "drizzle-orm";
import type { InboxLead } from "#features/leads/model/inbox-replies.ts";
import { toLeadKind } from "#features/leads/model/lead-kinds.ts";
import { type LeadSource, toLeadChannel } from "#features/leads/model/lead-source.ts";
import { toLeadState, toLostReason } from "#features/leads/model/lead-states.ts";
import { toVisitState } from "#features/leads/model/visit.ts";
import { toDisplayName } from "#features/listings/index.ts";
import type { Db } from "#platform/db/database.ts";
import { inboxPlace } from "#platform/db/schema/lead-expressions.ts";
import { leads, listings } from "#platform/db/schema.ts";

export const listingName = sql<string | null>`${listings.listing} ->> 'name'`;

/** A lead's row, and its listing's name as the catalogue writes it. */
export interface LeadRow {
  readonly lead: typeof leads.$inferSelect;
  readonly name: string | null;
}

/** The leads that `which` finds; order and limit are the caller's. */
export function readLeads(db: Db, which: SQL | undefined) {
  return db
    .select({ lead: leads, name: listingName })
    .from(leads)
    .leftJoin(listings, eq(listings.mlsNumber, leads.mlsNumber))
    .where(which)
    .$dynamic();
}

/** The same, each with its place in the inbox. */
export function readPlacedLeads(db: Db, which: SQL | undefined) {
  return db
    .select({ lead: leads, name: listingName, place: sql<string>`${inboxPlace(leads)}::text` })
    .from(leads)
    .leftJoin(listings, eq(listings.mlsNumber, leads.mlsNumber))
    .where(which)
    .$dynamic();
}

export function toInboxLead({ lead, name }: LeadRow): InboxLead {
  const { reference, phone, mlsNumber, plotNumber, nextStep, version } = lead;
  return {
    ...{ reference, name: lead.name, phone, mlsNumber, plotNumber, nextStep, version },
    kind: toLeadKind(lead.kind),
    channel: toLeadChannel(lead.channel),
    isForgotten: lead.forgottenAt !== null,
    listingName: name && toDisplayName(name),
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
