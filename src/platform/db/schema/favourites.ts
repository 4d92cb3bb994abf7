import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Saved homes. The listing may be unpublished since; it stays saved. */
export const favourites = pgTable(
  "favourites",
  {
    accountId: accountId(),
    mlsNumber: text("mls_number").notNull(),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.mlsNumber] })],
);
