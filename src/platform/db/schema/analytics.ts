import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often pages of listings were opened, by week; bots are not counted. */
export const listingViews = pgTable(
  "listing_views",
  {
    /** The listing may be unpublished since. */
    mlsNumber: text("mls_number").notNull(),
    /** Its Monday by the clock of India, such as "2026-11-16". */
    week: date("week").notNull(),
    views: integer("views").notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.mlsNumber] })],
);

/** How often something was done on the site, by day: pages of projects opened, calls and chats begun. */
export const dailyCounts = pgTable(
  "daily_counts",
  {
    /** By the clock of India, such as "2026-11-21". */
    day: date("day").notNull(),
    /** One of `COUNTED` of `src/features/analytics/model/figures.ts`. */
    what: text("what").notNull(),
    /** The project's slug or the listing's number; empty where it was about neither. */
    subject: text("subject").notNull(),
    times: integer("times").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.what, table.subject] })],
);
