import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { ANSWER_WITHIN_MS } from "#features/leads/model/answer-clock.ts";
import { COUNTED_TO, INBOX_VIEWS, PAGE_LEADS } from "#features/leads/model/inbox-query.ts";
import type {
  AnsweredShare,
  AskedListing,
  AskedProject,
  Inbox,
  InboxNews,
  KnownLead,
} from "#features/leads/model/inbox-replies.ts";
import { toLeadKind } from "#features/leads/model/lead-kinds.ts";
import { toEventKind } from "#features/leads/model/lead-states.ts";
import { toDisplayName } from "#features/listings/index.ts";
import { toListPage } from "#lib/pages/list-page.ts";
import { toProjectName } from "#lib/text/project-name.ts";
import { DAY_MS } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";
import { rowsOf } from "#platform/db/rows.server.ts";
import { inboxPlace, inboxView } from "#platform/db/schema/lead-expressions.ts";
import { leadEvents, leads, listings, projects } from "#platform/db/schema.ts";
import { findSamePerson } from "./find-person.server.ts";
import {
  type AskedInbox,
  besidesView,
  findFormerAgents,
  inboxCondition,
  isAnsweredInTime,
  isWaiting,
  type ReadInbox,
  withEachValue,
} from "./inbox-conditions.server.ts";
import {
  type LeadRow,
  named,
  readPlacedLeads,
  toInboxLead,
  toLeadSource,
} from "./inbox-rows.server.ts";
import { findByText, MOST_MATCHES } from "./text-search.server.ts";

const WAITING_VIEWS: ReadonlySet<string> = new Set(["to-answer", "try-again", "all"]);
const SHARE_DAYS = 30;
const NEWS_TOLD = 3;

const location = sql<string | null>`${listings.listing} ->> 'location'`;

const place = inboxPlace(leads);
const forwards = [sql`${place}`, asc(leads.reference)];
const backwards = [sql`${place} desc`, desc(leads.reference)];

/** The inbox as a query asks for it. */
export async function findInbox(db: Db, asked: AskedInbox, now: Date): Promise<Inbox> {
  const query = await readAsked(db, asked);
  const counts = await countViews(db, query, now);
  return {
    ...(await findPage(db, query, now)),
    waiting: await countWaiting(db),
    found: counts[query.view],
    isAll: query.found?.isAll ?? true,
    counts,
    listings: await findAskedListings(db),
    projects: await findAskedProjects(db),
    share: await findAnsweredShare(db, now),
    asOf: now.toISOString(),
  };
}

/** What a query's text finds, all of it or the newest, and who is gone, is looked up once, for the page and for every count. */
export async function readAsked(
  db: Db,
  query: AskedInbox,
  most: number | null = MOST_MATCHES,
): Promise<ReadInbox> {
  const { text, care, agents } = query;
  return {
    ...query,
    found: text ? await findByText(db, text, most) : null,
    former: care === "nobody" && agents ? await findFormerAgents(db, agents) : [],
  };
}

/** A page of the inbox, read from its cursor on, and where the pages beside it begin. */
async function findPage(
  db: Db,
  query: ReadInbox,
  now: Date,
): Promise<Pick<Inbox, "leads" | "before" | "after">> {
  const { from } = query;
  const isBack = from?.side === "before";
  const side = isBack ? sql`<` : sql`>`;
  const beyond =
    from && sql`(${place}, ${leads.reference}) ${side} (${from.place}::numeric, ${from.reference})`;
  const read = await readPlacedLeads(db, and(inboxCondition(query, now), beyond ?? undefined))
    .orderBy(...(isBack ? backwards : forwards))
    .limit(PAGE_LEADS + 1);
  const { rows, before, after } = toListPage(read, {
    side: from?.side ?? null,
    most: PAGE_LEADS,
    placeOf: (row) => ({ place: row.place, reference: row.lead.reference }),
  });
  return { leads: rows.map(toInboxLead), before, after };
}

/** How many leads there are of each view, none of them told further than `COUNTED_TO`. */
async function countViews(db: Db, query: ReadInbox, now: Date): Promise<Inbox["counts"]> {
  const counts = query.found
    ? await countFoundByText(db, query, now)
    : await countEachView(db, query, now);
  const told = INBOX_VIEWS.map((view) => [view, Math.min(counts.get(view) ?? 0, COUNTED_TO)]);
  return Object.fromEntries(told) as Inbox["counts"];
}

/** A text finds a bounded number of leads, which are searched for once and counted. */
async function countFoundByText(db: Db, query: ReadInbox, now: Date) {
  const rows = await db
    .select({ view: inboxView(leads), leads: count() })
    .from(leads)
    .where(besidesView(query, now))
    .groupBy(sql`1`);
  const all = rows.reduce((sum, row) => sum + row.leads, 0);
  return new Map<string, number>([
    ...rows.map((row) => [row.view, row.leads] as const),
    ["all", all],
  ]);
}

/** Each view by the index, no further than is told. */
async function countEachView(db: Db, query: ReadInbox, now: Date) {
  const each = INBOX_VIEWS.map((view) => {
    // Only those who wait have a clock.
    if (query.clock && !WAITING_VIEWS.has(view)) return sql`0`;
    const condition = inboxCondition({ ...query, view }, now) ?? sql`true`;
    return sql`(select count(*)::integer from (select from ${leads} where ${condition} limit ${COUNTED_TO}) found)`;
  });
  const [row] = await rowsOf<{ counted: number[] }>(
    db,
    sql`select array[${sql.join(each, sql`, `)}] as counted`,
  );
  return new Map<string, number>(INBOX_VIEWS.map((view, at) => [view, row?.counted[at] ?? 0]));
}

/** Each layout that was ever asked about. */
async function findAskedListings(db: Db): Promise<AskedListing[]> {
  const asked = sql`${withEachValue(leads.mlsNumber)}
    select value as mls_number, ${listings.listing} ->> 'name' as name from each_value
      left join ${listings} on ${listings.mlsNumber} = value
      where value is not null`;
  const rows = await rowsOf<{ mls_number: string; name: string | null }>(db, asked);
  return rows
    .map(({ mls_number, name }) => ({
      mlsNumber: mls_number,
      name: name ? toDisplayName(name) : mls_number,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** Each project that was ever asked about. */
async function findAskedProjects(db: Db): Promise<AskedProject[]> {
  const asked = sql`${withEachValue(leads.projectSlug)}
    select value as slug, ${projects.facts} as facts from each_value
      left join ${projects} on ${projects.slug} = value
      where value is not null`;
  const rows = await rowsOf<{ slug: string; facts: LeadRow["project"] }>(db, asked);
  return rows
    .map(({ slug, facts }) => ({ slug, name: facts ? toProjectName(facts) : slug }))
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
      inTime: sql<number>`count(*) filter (where ${isAnsweredInTime})::integer`,
    })
    .from(leads)
    .where(and(eq(leads.channel, "web"), gt(leads.createdAt, ago(SHARE_DAYS * DAY_MS)), isOver));
  return { inTime: row?.inTime ?? 0, of: row?.of ?? 0 };
}

/** One lead with its history; null when there is none with this reference. */
export async function findAgentLead(db: Db, reference: string): Promise<KnownLead | null> {
  const [row] = await db
    .select({ ...named, location, published: listings.published })
    .from(leads)
    .leftJoin(listings, eq(listings.mlsNumber, leads.mlsNumber))
    .leftJoin(projects, eq(projects.slug, leads.projectSlug))
    .where(eq(leads.reference, reference));
  if (!row) return null;
  const { email, requirements, language } = row.lead;
  return {
    ...toInboxLead(row),
    source: toLeadSource(row),
    ofPerson: await countOfPerson(db, row.lead),
    email,
    requirements,
    language,
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
    at: at.toISOString(),
    actor,
    what: toEventKind(what),
    detail,
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
