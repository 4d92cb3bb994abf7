import type { AlertsContext } from "#features/alerts/commands/alerts-context.server.ts";
import { foundBy } from "#features/alerts/model/found-by.ts";
import { isToldOfSearches, type News } from "#features/alerts/model/news.ts";
import { NEWS_DAYS, type SearchNews } from "#features/alerts/model/search-news.ts";
import { DAY_MS, indiaDay } from "#lib/time/time.ts";
import { findNews } from "./find-news.server.ts";

/** What each of these searches finds now, and what became of it lately; anybody may know. */
export async function searchNews(
  { db, clock, catalogue }: Pick<AlertsContext, "db" | "clock" | "catalogue">,
  searches: readonly string[],
): Promise<SearchNews[]> {
  const now = clock().getTime();
  const days = { after: indiaDay(now - NEWS_DAYS * DAY_MS), until: indiaDay(now) };
  const news = searches.length > 0 ? await findNews(db, days) : new Map<string, News>();
  const { index } = catalogue();
  return searches.map((search) => {
    const { layouts, ids } = foundBy(index, search);
    const told = [...news].filter(([id, one]) => ids.has(id) && isToldOfSearches(one));
    const count = (what: News["what"]) => told.filter(([, one]) => one.what === what).length;
    return { layouts, news: count("new") + count("available"), cheaper: count("cheaper") };
  });
}
