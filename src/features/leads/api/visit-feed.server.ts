import { type Context, Hono } from "hono";
import { countTries, notStored, ofNetworks } from "#features/accounts/index.server.ts";
import { readVisitFeed } from "#features/leads/commands/visit-feed.server.ts";
import { HOUR_SECONDS } from "#lib/time/time.ts";
import type { LeadDeps } from "./leads.server.ts";

const VISIT_FEED_PATH = "/visits.ics";
/** What a program of calendars is asked for. */
const ASKED = 'Basic realm="Visits", charset="UTF-8"';
/** Wrong keys from one network; a right one is never held up by them. */
const WRONG_KEYS = { rule: "visit feed network an hour", most: 60, seconds: HOUR_SECONDS };

type FeedDeps = Pick<LeadDeps, "context" | "callerOf">;

/**
 * `GET /visits.ics`: the visits as a calendar. Its key is the password of HTTP Basic, of whatever user;
 * `?key=` is read only where an owner has allowed it. Without a right key 401, which asks for one.
 */
export function visitFeedApi(
  { context, callerOf }: FeedDeps,
  siteNow: () => { readonly origin: string },
): Hono {
  return new Hono().use(VISIT_FEED_PATH, notStored).get(VISIT_FEED_PATH, async (c) => {
    c.header("referrer-policy", "no-referrer");
    const key = keyOf(c, context.mayKeyBeInAddress());
    if (key === null) return askForKey(c);
    const feed = await readVisitFeed(context, key, siteNow());
    if (feed === null) {
      const limits = ofNetworks(WRONG_KEYS, callerOf(c).network);
      const limited = await countTries(context.db, limits, context.clock());
      if (!limited) return askForKey(c);
      c.header("retry-after", String(limited.retryAfterSeconds));
      return c.text("Too many wrong keys. Try again later.\n", 429);
    }
    c.header("content-type", "text/calendar; charset=utf-8");
    return c.body(feed);
  });
}

function askForKey(c: Context): Response {
  c.header("www-authenticate", ASKED);
  return c.text("This calendar wants its key.\n", 401);
}

/** The password that was sent, else what the address has where that is allowed; null for none. */
function keyOf(c: Context, isAddressRead: boolean): string | null {
  const [, encoded] =
    /^Basic ([\w+/-]{1,400}={0,2})$/i.exec(c.req.header("authorization") ?? "") ?? [];
  if (encoded !== undefined) {
    const given = Buffer.from(encoded, "base64").toString();
    return given.includes(":") ? given.slice(given.indexOf(":") + 1) : null;
  }
  return (isAddressRead && c.req.query("key")) || null;
}
