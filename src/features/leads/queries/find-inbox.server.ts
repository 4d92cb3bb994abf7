import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { ANSWER_WITHIN_MS } from "#features/leads/model/answer-clock.ts";
import { INBOX_VIEWS } from "#features/leads/model/inbox-query.ts";
import type {
  AnsweredShare,
  AskedListing,
  Inbox,
  InboxLead,
  InboxNews,
  KnownLead,
} from "#features/leads/model/inbox-replies.ts";
import { toLeadKind } from "#features/leads/model/lead-kinds.ts";
import { toEventKind } from "#features/leads/model/lead-states.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { leadEvents, leads, listings } from "#platform/db/schema.ts";
import { findSamePerson } from "./find-person.server.ts";
import {
  type AskedInbox,
  besidesView,
  inboxCondition,
  inboxOrder,
  isWaiting,
  viewOf,
} from "./inbox-conditions.server.ts";
import { listingName, readLeads, toInboxLead, toLeadSource } from "./inbox-rows.server.ts";

const SHARE_DAYS = 30;
const NEWS_TOLD = 3;

const location = sql<string | null>`${listings.listing} ->> 'location'`;

/** Leads that a query finds, in the inbox's order, `most` of them where given. */
export async function findLeads(
  db: Db,
  query: AskedInbox,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<(InboxLead & Pick<KnownLead, "email" | "requirements" | "language" | "source">)[]> {
  const rows = await readLeads(db, inboxCondition(query, now))
    .orderBy(...inboxOrder)
    .limit(most);
  return rows.map((row) => {
    const { email, requirements, language } = row.lead;
    return { ...toInboxLead(row), email, requirements, language, source: toLeadSource(row) };
  });
}

/** The inbox as a query asks for it. */
export async function findInbox(db: Db, query: AskedInbox, now: Date): Promise<Inbox> {
  const found = await findLeads(db, query, { now, most: query.shown });
  const counts = await countViews(db, query, now);
  return {
    leads: found.map(
      ({ email: _, requirements: __, language: ___, source: ____, ...lead }) => lead,
    ),
    waiting: await countWaiting(db),
    found: counts[query.view],
    counts,
    listings: await findAskedListings(db),
    share: await findAnsweredShare(db, now),
    asOf: now.toISOString(),
  };
}

async function countViews(db: Db, query: AskedInbox, now: Date): Promise<Inbox["counts"]> {
  const rows = await db
    .select({ view: viewOf, leads: count() })
    .from(leads)
    .where(besidesView(query, now))
    .groupBy(sql`1`);
  const all = rows.reduce((sum, row) => sum + row.leads, 0);
  const countOf = (view: string) =>
    view === "all" ? all : (rows.find((row) => row.view === view)?.leads ?? 0);
  return Object.fromEntries(
    INBOX_VIEWS.map((view) => [view, countOf(view)]),
  ) as unknown as Inbox["counts"];
}

async function findAskedListings(db: Db): Promise<AskedListing[]> {
  const rows = await db
    .selectDistinct({ mlsNumber: leads.mlsNumber, name: listingName })
    .from(leads)
    .leftJoin(listings, eq(listings.mlsNumber, leads.mlsNumber))
    .where(isNotNull(leads.mlsNumber));
  return rows
    .flatMap(({ mlsNumber, name }) =>
      mlsNumber === null ? [] : [{ mlsNumber, name: name ? toDisplayName(name) : mlsNumber }],
    )
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

async function findAnsweredShare(db: Db, now: Date): Promise<AnsweredShare> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOver = or(
    isNotNull(leads.firstAnsweredAt),
    and(isNull(leads.forgottenAt), lte(leads.createdAt, ago(ANSWER_WITHIN_MS))),
  );
  const [row] = await db
    .select({
      of: count(),
      inTime: sql<number>`count(*) filter (where ${leads.firstAnsweredAt} <= ${leads.createdAt} + interval '24 hours')::integer`,
    })
    .from(leads)
    .where(and(eq(leads.channel, "web"), gt(leads.createdAt, ago(SHARE_DAYS * DAY_MS)), isOver));
  return { inTime: row?.inTime ?? 0, of: row?.of ?? 0 };
}

/** One lead with its history; null when there is none with this reference. */
export async function findAgentLead(db: Db, reference: string): Promise<KnownLead | null> {
  const [row] = await db
    .select({ lead: leads, name: listingName, location, published: listings.published })
    .from(leads)
    .leftJoin(listings, eq(listings.mlsNumber, leads.mlsNumber))
    .where(eq(leads.reference, reference));
  if (!row) return null;
  const { email, requirements, language } = row.lead;
  return {
    ...toInboxLead(row),
    source: toLeadSource(row),
    ofPerson: await countOfPerson(db, row.lead),
    ...{ email, requirements, language },
    location: row.location,
    published: row.published ?? false,
    events: await findEvents(db, reference),
  };
}

async function countOfPerson(db: Db, lead: typeof leads.$inferSelect): Promise<number> {
  if (lead.forgottenAt) return 0;
  const { which } = await findSamePerson(db, lead);
  const [row] = await db.select({ leads: count() }).from(leads).where(which);
  return row?.leads ?? 0;
}

async function findEvents(db: Db, reference: string): Promise<KnownLead["events"]> {
  const rows = await db
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.reference, reference))
    .orderBy(asc(leadEvents.at));
  return rows.map(({ at, actor, what, detail, dueAt }) => ({
    ...{ at: at.toISOString(), actor, what: toEventKind(what), detail },
    dueAt: dueAt?.toISOString() ?? null,
  }));
}

/** How many wait for an answer. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db.select({ leads: count() }).from(leads).where(isWaiting);
  return row?.leads ?? 0;
}

/** What came in after `since`, and how many wait. */
export async function findNews(db: Db, since: Date, now: Date): Promise<InboxNews> {
  const newest = await db
    .select({ reference: leads.reference, name: leads.name, kind: leads.kind })
    .from(leads)
    .where(and(gt(leads.createdAt, since), isWaiting))
    .orderBy(sql`${leads.createdAt} desc`)
    .limit(NEWS_TOLD);
  return {
    waiting: await countWaiting(db),
    newest: newest.map((lead) => ({ ...lead, kind: toLeadKind(lead.kind) })),
    asOf: now.toISOString(),
  };
}
