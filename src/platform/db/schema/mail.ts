import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Mail to be sent; written in the transaction that causes it. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    recipient: text("recipient").notNull(),
    kind: text("kind").notNull(),
    language: text("language").notNull(),
    values: jsonb("values").$type<unknown>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Not tried before this. */
    nextAt: instant("next_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** Useless after this, such as a code. */
    expiresAt: instant("expires_at"),
    sentAt: instant("sent_at"),
    lastError: text("last_error"),
  },
  (table) => [index("mails_next_at").on(table.nextAt)],
);
