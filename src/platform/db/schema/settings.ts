import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** What owners have set in the console; what has no row is as the environment says. */
export const siteSettings = pgTable("site_settings", {
  /** One of `SETTINGS`. */
  key: text("key").primaryKey(),
  /** As its kind writes it; null goes back to the environment's. */
  value: text("value"),
  /** One more with each change: who changes an older one is told. */
  version: integer("version").notNull(),
});

/** What was changed in the settings, by whom. */
export const siteSettingChanges = pgTable(
  "site_setting_changes",
  {
    id: uuid("id").primaryKey(),
    at: instant("at").notNull(),
    /** The owner's address; null once its owner is deleted. */
    actor: text("actor"),
    /** By key: what it was before and what it was made. */
    values: jsonb("values")
      .$type<Record<string, { before: string | null; after: string | null }>>()
      .notNull(),
    /** The change that this one took back. */
    undoes: uuid("undoes"),
  },
  (table) => [index("site_setting_changes_at").on(table.at)],
);
