/** How far back what is new of a search is told, days. */
export const NEWS_DAYS = 30;

/** What a saved search finds, and what became of it in the last days. */
export interface SearchNews {
  /** How many layouts it finds now. */
  readonly layouts: number;
  /** Listings that came, or have plots again. */
  readonly news: number;
  /** Listings whose rate is lower than it was. */
  readonly cheaper: number;
}

/** As `POST /api/search-news` answers. */
export interface SearchNewsReply {
  /** In the order in which they were asked for. */
  readonly searches: readonly SearchNews[];
}
