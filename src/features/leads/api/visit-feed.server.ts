import { Hono } from "hono";
import type { LeadsContext } from "#features/leads/commands/leads-context.server.ts";
import { readVisitFeed } from "#features/leads/commands/visit-feed.server.ts";

const VISIT_FEED_PATH = "/visits.ics";

/**
 * `GET /visits.ics?key=…`: the visits as a calendar, for programs that can send nothing but an
 * address. The secret stands in the query, which no log of ours has.
 */
export function visitFeedApi(
  context: LeadsContext,
  siteNow: () => { readonly origin: string },
): Hono {
  return new Hono().get(VISIT_FEED_PATH, async (c) => {
    const feed = await readVisitFeed(context, c.req.query("key") ?? "", siteNow());
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    if (feed === null) return c.text("There is no such calendar.\n", 404);
    c.header("content-type", "text/calendar; charset=utf-8");
    return c.body(feed);
  });
}
