import { and, asc, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import {
  type ConsoleVisit,
  type OwnVisit,
  toVisitState,
  type VisitCalendar,
  visitAfter,
  visitEnd,
} from "#features/leads/model/visit.ts";
import { DAY_MS } from "#lib/time/time.ts";
import { leads } from "#platform/db/schema.ts";
import { type LeadRow, readLeads, toLayoutName } from "./inbox-rows.server.ts";
import { ofAccount } from "./person-contacts.server.ts";

const MOST_UNSETTLED = 50;
/** Of one account. */
const MOST_OWN = 1000;
/** A visit that is over stays with its buyer's this long. */
const SHOWN_DAYS = 30;

const isThere = and(isNotNull(leads.preferredAt), isNull(leads.forgottenAt));

/** One whose end nobody told, said as the index `leads_expected_visit` says it. */
const isExpectedVisit = sql`(${leads.preferredAt} is not null and ${leads.forgottenAt} is null and (${leads.visitState} is null or ${leads.visitState} in ('asked', 'confirmed')))`;

interface CalendarPart {
  readonly from: Date;
  readonly to: Date;
  /** No more than these: those to come before those that are over, the nearest to now first. All where it does not say. */
  readonly most?: number;
  /** Before which those are whose end nobody told; now where it does not say. */
  readonly unsettledBefore?: Date;
}

/** The visits from one instant to another, and the latest of those before whose end nobody told. */
export async function findVisitCalendar(
  { db, clock }: Pick<LeadsContext, "db" | "clock">,
  { from, to, most, unsettledBefore = clock() }: CalendarPart,
): Promise<VisitCalendar> {
  const { preferredAt } = leads;
  const inTime = and(isThere, gte(preferredAt, from), lt(preferredAt, to));
  const now = clock().toISOString();
  const isOver = sql`${preferredAt} < ${now}::timestamptz`;
  const nearness = sql`abs(extract(epoch from ${preferredAt} - ${now}::timestamptz))`;
  const read = readLeads(db, inTime);
  const rows = await (most === undefined
    ? read.orderBy(asc(preferredAt))
    : read.orderBy(isOver, nearness).limit(most));
  const visits = rows.map(toConsoleVisit);
  const isUnsettled = and(isExpectedVisit, lt(preferredAt, unsettledBefore));
  const unsettled = await readLeads(db, isUnsettled)
    .orderBy(desc(preferredAt))
    .limit(MOST_UNSETTLED);
  return {
    visits: most === undefined ? visits : visits.toSorted(byStart),
    unsettled: unsettled.map(toConsoleVisit),
    unsettledFound:
      unsettled.length < MOST_UNSETTLED ? unsettled.length : await db.$count(leads, isUnsettled),
  };
}

function byStart(one: ConsoleVisit, other: ConsoleVisit): number {
  return Date.parse(one.startsAt) - Date.parse(other.startsAt);
}

function toConsoleVisit(row: LeadRow): ConsoleVisit {
  const { lead } = row;
  const { reference, phone, mlsNumber, plotNumber, language, version } = lead;
  const startsAt = lead.preferredAt ?? new Date(0);
  return {
    reference,
    name: lead.name,
    phone,
    mlsNumber,
    plotNumber,
    language,
    version,
    startsAt: startsAt.toISOString(),
    endsAt: visitEnd(startsAt, lead.visitMinutes).toISOString(),
    state: toVisitState(lead.visitState),
    layout: toLayoutName(row),
  };
}

/** The visit of a lead as its buyer sees it; null when there is none, or its buyer was forgotten. */
export async function findOwnVisit(
  context: Pick<LeadsContext, "db" | "clock" | "visitLinks" | "projects">,
  reference: string,
): Promise<OwnVisit | null> {
  const [row] = await readLeads(context.db, and(isThere, eq(leads.reference, reference)));
  return row ? toOwnVisit(row, context) : null;
}

/** The visits of an account, the next one first: those to come, and those of the last 30 days. */
export async function findAccountVisits(
  context: Pick<LeadsContext, "db" | "clock" | "visitLinks" | "projects">,
  owner: { readonly id: string; readonly email: string },
): Promise<OwnVisit[]> {
  const since = new Date(context.clock().getTime() - SHOWN_DAYS * DAY_MS);
  const own = and(isThere, ofAccount(owner), gte(leads.preferredAt, since));
  const rows = await readLeads(context.db, own).orderBy(asc(leads.preferredAt)).limit(MOST_OWN);
  const visits = rows.map((row) => toOwnVisit(row, context));
  const isToCome = ({ mayCancel }: OwnVisit) => mayCancel;
  const over = visits.filter((visit) => !isToCome(visit));
  return [...visits.filter(isToCome), ...over.reverse()];
}

function toOwnVisit(
  row: LeadRow,
  { clock, visitLinks, projects }: Pick<LeadsContext, "clock" | "visitLinks" | "projects">,
): OwnVisit {
  const { lead, project } = row;
  const { reference, mlsNumber, projectSlug, plotNumber, version, visitSequence: sequence } = lead;
  const startsAt = lead.preferredAt ?? new Date(0);
  const state = toVisitState(lead.visitState);
  const asBuyer = { by: "buyer", now: clock() } as const;
  return {
    reference,
    state,
    version,
    sequence,
    mlsNumber,
    plotNumber,
    token: visitLinks.tokenOf(reference),
    startsAt: startsAt.toISOString(),
    endsAt: visitEnd(startsAt, lead.visitMinutes).toISOString(),
    layout: toLayoutName({ ...row, project: project && { ...project, isSample: false } }),
    isSample: project?.isSample ?? false,
    drawing: projectSlug && plotNumber && projects.drawingOf(projectSlug, plotNumber),
    mayCancel: visitAfter({ state, startsAt }, "cancel", asBuyer) !== null,
    mayMove: visitAfter({ state, startsAt }, "move", asBuyer) !== null,
  };
}
