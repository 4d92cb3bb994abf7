import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Addresses at which calendars of the team's members read the visits: one a member. */
export const visitFeeds = pgTable("visit_feeds", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  /** SHA-256 (hex) of the address's secret. */
  keyHash: text("key_hash").notNull().unique(),
  createdAt: instant("created_at").notNull(),
  /** When a calendar last read it; null for never. */
  readAt: instant("read_at"),
});
