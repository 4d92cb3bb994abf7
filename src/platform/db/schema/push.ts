import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { PUSH_TOPICS } from "#platform/push/push-topics.ts";
import { accounts } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Browsers that show notifications, each turned on by its owner. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: uuid("id").primaryKey(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The session that turned it on, or last saw it: when that is ended by hand, this ends with it. */
    sessionId: uuid("session_id").notNull(),
    /** What it was turned on for. */
    topic: text("topic", { enum: PUSH_TOPICS }).notNull().default("requests"),
    /** Where the browser's push service takes messages for it. */
    endpoint: text("endpoint").notNull().unique(),
    /** The browser's public key and secret (RFC 8291), base64url: what is sent only it can read. */
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** Our public key that it was made for, base64url. */
    vapidKey: text("vapid_key").notNull(),
    /** Browser and system in words, such as "Firefox on Windows". */
    device: text("device").notNull(),
    language: text("language").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When its service last took a message; null for never. */
    lastSentAt: instant("last_sent_at"),
  },
  (table) => [index("push_devices_account_id").on(table.accountId)],
);

/** Hours in which a member's notifications wait; who has no row has the usual ones. */
export const pushHours = pgTable("push_hours", {
  accountId: uuid("account_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  isQuiet: boolean("is_quiet").notNull(),
  /** Full hours from 0 to 23 by the clock of India. */
  fromHour: integer("from_hour").notNull(),
  toHour: integer("to_hour").notNull(),
});

/** Notifications to be sent, one a device; written in the transaction that causes them, deleted once sent. */
export const pushNotes = pgTable(
  "push_notes",
  {
    id: uuid("id").primaryKey(),
    deviceId: uuid("device_id")
      .notNull()
      .references(() => pushDevices.id, { onDelete: "cascade" }),
    /** What it tells of; nothing of a person. */
    kind: text("kind").notNull(),
    values: jsonb("values").$type<unknown>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** Not tried before this. */
    nextAt: instant("next_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
  },
  (table) => [
    index("push_notes_next_at").on(table.nextAt),
    index("push_notes_device_id").on(table.deviceId),
  ],
);
