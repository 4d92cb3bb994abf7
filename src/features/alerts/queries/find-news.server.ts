import { type Days, type News, newsIn } from "#features/alerts/model/news.ts";
import { findFirstChange, priceHistoriesSince } from "#features/listings/index.server.ts";
import { indiaDay, startOfIndiaDay } from "#lib/time/time.ts";
import type { Db } from "#platform/db/database.ts";

/** What became of listings, by MLS number. */
export type NewsById = ReadonlyMap<string, News>;

/**
 * What became of listings within some days, by MLS number; those of which nothing did are left out.
 * What the catalogue began with is not new.
 */
export async function findNews(db: Db, { after, until }: Days): Promise<NewsById> {
  const began = await findFirstChange(db);
  if (began === null) return new Map();
  const firstDay = indiaDay(began.getTime());
  const days = { after: firstDay > after ? firstDay : after, until };
  const found = new Map<string, News>();
  for await (const { mlsNumber, history } of priceHistoriesSince(db, startOfIndiaDay(days.after))) {
    const news = newsIn(history, days);
    if (news) found.set(mlsNumber, news);
  }
  return found;
}
