import { Hono } from "hono";
import { z } from "zod";
import {
  type AccountDeps,
  notStored,
  type PushDeps,
  pushApi,
  signedIn,
} from "#features/accounts/index.server.ts";
import type { AlertsContext } from "#features/alerts/alerts-context.server.ts";
import {
  listSearches,
  removeSearch,
  saveSearches,
} from "#features/alerts/commands/saved-searches.server.ts";
import {
  areAlertsOn,
  turnAlertsOff,
  turnAlertsOn,
} from "#features/alerts/commands/turn-alerts.server.ts";
import {
  LONGEST_NAME,
  LONGEST_SEARCH,
  MOST_SEARCHES,
  type SavedSearchesReply,
  type SaveSearchesReply,
} from "#features/alerts/model/saved-search.ts";
import type { SearchNewsReply } from "#features/alerts/model/search-news.ts";
import { RecentNews } from "#features/alerts/queries/search-news.server.ts";
import { NOT_ONE_LINE } from "#lib/text/one-line.ts";
import { bodyOf, readBody, text } from "#platform/http/read-body.ts";

const search = text(LONGEST_SEARCH);
const name = text(LONGEST_NAME).refine((given) => given !== "" && !NOT_ONE_LINE.test(given), {
  error: "must be one line",
});
const most = `must have at most ${MOST_SEARCHES} searches`;
const savedBody = bodyOf({
  searches: z
    .array(z.strictObject({ search, name }), "must be a list of searches")
    .max(MOST_SEARCHES, most),
});
const newsBody = bodyOf({
  searches: z.array(search, "must be a list of searches").max(MOST_SEARCHES, most),
});
const removalBody = bodyOf({ search });
const alertsBody = bodyOf({
  on: z.boolean("must be true or false"),
  notice: text(20).optional(),
});

/**
 * `/saved-searches`: those of the session's account. `/alerts`: whether it is mailed about them, and
 * `/alerts/push`: which of its devices show notifications as well.
 * `/search-news`: what searches that somebody has saved find, and what is new in them; like a search's
 * removal asked by POST, so that no log has them.
 */
export function alertsApi(
  { context: accounts, callerOf }: AccountDeps,
  context: AlertsContext,
  push: PushDeps["push"],
) {
  const own = signedIn({ context: accounts, callerOf });
  const { db } = context;
  const recent = new RecentNews(context);
  return new Hono()
    .use("/saved-searches", notStored)
    .use("/saved-searches/*", notStored)
    .use("/search-news", notStored)
    .use("/alerts/*", notStored)
    .get("/saved-searches", own, async (c) => {
      const { id } = c.var.session.account;
      const reply: SavedSearchesReply = {
        searches: await listSearches(db, id),
        alerts: await areAlertsOn(db, id),
      };
      return c.json({ success: true, message: "Your saved searches.", ...reply });
    })
    .post("/saved-searches", own, async (c) => {
      const read = await readBody(c, savedBody);
      if (!read.ok) return read.response;
      const { id } = c.var.session.account;
      const reply: SaveSearchesReply = {
        refused: await saveSearches(context, id, read.body.searches),
      };
      return c.json({ success: true, message: "Saved.", ...reply });
    })
    .post("/saved-searches/removal", own, async (c) => {
      const read = await readBody(c, removalBody);
      if (!read.ok) return read.response;
      await removeSearch(db, c.var.session.account.id, read.body.search);
      return c.json({ success: true, message: "Removed." });
    })
    .put("/alerts", own, async (c) => {
      const read = await readBody(c, alertsBody);
      if (!read.ok) return read.response;
      const { id } = c.var.session.account;
      const { on, notice } = read.body;
      await (on ? turnAlertsOn(context, id, notice) : turnAlertsOff(db, id));
      return c.json({ success: true, message: on ? "You will be mailed." : "No more mails." });
    })
    .use("/alerts/push/*", own)
    .route("/alerts/push", pushApi({ context: accounts, push }, "saved"))
    .post("/search-news", async (c) => {
      const read = await readBody(c, newsBody);
      if (!read.ok) return read.response;
      const reply: SearchNewsReply = { searches: await recent.of(read.body.searches) };
      return c.json({ success: true, message: "What is new.", ...reply });
    });
}
