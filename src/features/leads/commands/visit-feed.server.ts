import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { LeadsContext } from "#features/leads/leads-context.server.ts";
import { toLeadPlace } from "#features/leads/model/lead-place.ts";
import { placeWords } from "#features/leads/model/place-words.ts";
import type { VisitFeed } from "#features/leads/model/visit.ts";
import { findVisitCalendar } from "#features/leads/queries/find-visits.server.ts";
import { DAY_MS, HOUR_MS } from "#lib/time/time.ts";
import { type CalendarEntry, toCalendarFeed } from "#platform/calendar/calendar-file.ts";
import { accounts, visitFeeds } from "#platform/db/schema.ts";
import { SERVER_WORDS } from "#platform/i18n/server-words.server.ts";

/** What a feed holds: visits of the last days, and of those to come. */
const BEFORE_DAYS = 30;
const AHEAD_DAYS = 180;
/** A hundred a day of the last thirty and of the thirty for which visits are taken; of more, those longest over are left out. */
const MOST_VISITS = 6000;
/** That it was read is written down at most this often. */
const NOTED_EVERY_MS = HOUR_MS;
const KEY_BYTES = 32;

type FeedContext = Pick<LeadsContext, "db" | "clock" | "findAgents">;

const hashOf = (key: string) => createHash("sha256").update(key).digest("hex");

/** The feed of a member as it is; null where there is none. */
export async function findVisitFeed(
  { db }: Pick<LeadsContext, "db">,
  accountId: string,
): Promise<VisitFeed | null> {
  const [row] = await db.select().from(visitFeeds).where(eq(visitFeeds.accountId, accountId));
  if (!row) return null;
  return { createdAt: row.createdAt.toISOString(), readAt: row.readAt?.toISOString() ?? null };
}

/** Makes a feed and gives its secret, which is told this once; one that there was ends. */
export async function makeVisitFeed(context: FeedContext, accountId: string): Promise<string> {
  const key = randomBytes(KEY_BYTES).toString("base64url");
  const feed = { keyHash: hashOf(key), createdAt: context.clock(), readAt: null };
  await context.db
    .insert(visitFeeds)
    .values({ accountId, ...feed })
    .onConflictDoUpdate({ target: visitFeeds.accountId, set: feed });
  return key;
}

/** Ends a feed: its address is of nothing from now on. */
export async function endVisitFeed(context: FeedContext, accountId: string): Promise<void> {
  await context.db.delete(visitFeeds).where(eq(visitFeeds.accountId, accountId));
}

/**
 * The visits as a calendar (RFC 5545), by the secret of a feed; null for a secret that is of none,
 * or whose owner is no longer an agent. Names are in it, numbers are not: a calendar's program hands
 * them to others.
 */
export async function readVisitFeed(
  context: FeedContext,
  key: string,
  site: { readonly origin: string },
): Promise<string | null> {
  const { db, clock } = context;
  const now = clock();
  const [feed] = await db
    .select({ id: accounts.id, email: accounts.email, readAt: visitFeeds.readAt })
    .from(visitFeeds)
    .innerJoin(accounts, eq(accounts.id, visitFeeds.accountId))
    .where(eq(visitFeeds.keyHash, hashOf(key)));
  if (!feed || !(await context.findAgents(db)).includes(feed.email)) return null;
  const stale = new Date(now.getTime() - NOTED_EVERY_MS);
  await db
    .update(visitFeeds)
    .set({ readAt: now })
    .where(
      and(
        eq(visitFeeds.accountId, feed.id),
        or(isNull(visitFeeds.readAt), lt(visitFeeds.readAt, stale)),
      ),
    );
  const from = new Date(now.getTime() - BEFORE_DAYS * DAY_MS);
  const to = new Date(now.getTime() + AHEAD_DAYS * DAY_MS);
  const { visits } = await findVisitCalendar(context, { from, to, most: MOST_VISITS });
  const host = new URL(site.origin).hostname;
  return toCalendarFeed(
    "Visits",
    visits.map((visit): CalendarEntry => {
      const { reference, name, layout, plotNumber, version, state } = visit;
      const place = placeWords(SERVER_WORDS.en, toLeadPlace(layout, plotNumber));
      return {
        uid: `${reference}-team@${host}`,
        sequence: version,
        startsAt: new Date(visit.startsAt),
        endsAt: new Date(visit.endsAt),
        madeAt: now,
        title: place === "" ? `Visit: ${name}` : `Visit: ${name}, ${place}`,
        description: `Reference ${reference}. ${STATES[state]}`,
        url: `${site.origin}/agent/leads/${reference}`,
        state: state === "asked" ? "tentative" : state === "cancelled" ? "cancelled" : "confirmed",
        organizer: null,
      };
    }),
  );
}

/** What the agents' files say is English, like their mail. */
const STATES: Readonly<Record<string, string>> = {
  asked: "Not yet confirmed.",
  confirmed: "Confirmed.",
  cancelled: "Cancelled.",
  done: "Took place.",
  missed: "The buyer did not come.",
};
