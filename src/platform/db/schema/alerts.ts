import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Searches that an account saved. */
export const savedSearches = pgTable(
  "saved_searches",
  {
    accountId: accountId(),
    /** The query of its address, in the one order in which equal searches are the same text. */
    search: text("search").notNull(),
    /** What it asks for, in the words in which it was saved. */
    name: text("name").notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.search] })],
);

/** Accounts that asked to be mailed when something that they saved becomes another. */
export const alerts = pgTable(
  "alerts",
  {
    accountId: accountId().primaryKey(),
    /** Which words of the notice its owner agreed to, and when. */
    noticeVersion: text("notice_version").notNull(),
    agreedAt: instant("agreed_at").notNull(),
    /** The last day whose changes were told, by the clock of India: "2026-11-24". */
    toldDay: text("told_day").notNull(),
  },
  (table) => [index("alerts_told_day").on(table.toldDay)],
);
