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
