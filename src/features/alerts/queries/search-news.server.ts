import { setImmediate as nextTurn } from "node:timers/promises";
import type { AlertsContext } from "#features/alerts/alerts-context.server.ts";
import { foundBy } from "#features/alerts/model/found-by.ts";
import { isToldOfSearches, type NewsKind } from "#features/alerts/model/news.ts";
import { NEWS_DAYS, type SearchNews } from "#features/alerts/model/search-news.ts";
import { DAY_MS, indiaDay } from "#lib/time/time.ts";
import { findNews, type NewsById } from "./find-news.server.ts";

type NewsContext = Pick<AlertsContext, "db" | "clock" | "catalogue">;

/** What is new in saved searches; anybody may know. */
export class RecentNews {
  readonly #context: NewsContext;
  /** Read once for each version of the catalogue, and each day. */
  #read: { readonly of: string; readonly news: Promise<NewsById> } | null = null;

  constructor(context: NewsContext) {
    this.#context = context;
  }

  /** What each of these searches finds now, and what became of it lately, a search a turn. */
  async of(searches: readonly string[]): Promise<SearchNews[]> {
    const news = searches.length > 0 ? await this.#news() : new Map();
    const told = [...news].filter(([, one]) => isToldOfSearches(one));
    const { index } = this.#context.catalogue();
    const found: SearchNews[] = [];
    for (const search of searches) {
      const { layouts, ids } = foundBy(index, search);
      const own = told.filter(([id]) => ids.has(id));
      const count = (what: NewsKind) => own.filter(([, one]) => one.what === what).length;
      found.push({ layouts, news: count("new") + count("available"), cheaper: count("cheaper") });
      await nextTurn();
    }
    return found;
  }

  #news(): Promise<NewsById> {
    const { db, clock, catalogue } = this.#context;
    const now = clock().getTime();
    const until = indiaDay(now);
    const of = `${catalogue().version} ${until}`;
    if (this.#read?.of !== of) {
      const news = findNews(db, { after: indiaDay(now - NEWS_DAYS * DAY_MS), until });
      this.#read = { of, news };
      news.catch(() => {
        this.#read = null; // the caller gets the error; the next one tries again
      });
    }
    return this.#read.news;
  }
}
