import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#platform/i18n/languages.ts";
import { instant } from "./instant.ts";

/** People who signed up; without `verifiedAt` nobody has shown yet that the address is theirs. */
export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey(),
  /** As `toAddress` writes it: trimmed, NFC, lower case. */
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  language: text("language").$type<Language>().notNull(),
  /** PHC string of argon2id; null for accounts that only sign in through a provider. */
  passwordHash: text("password_hash"),
  verifiedAt: instant("verified_at"),
  /** Takes the place of `email` once its code is given. */
  pendingEmail: text("pending_email"),
  createdAt: instant("created_at").notNull(),
});

/** The account that a row belongs to and goes with. */
export const accountId = () =>
  uuid("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** Who an account is at an identity provider. */
export const identities = pgTable(
  "identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    accountId: accountId(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("identities_account_id").on(table.accountId),
  ],
);

/** Id tokens that made a session already, kept until they would be refused as expired. */
export const usedIdTokens = pgTable("used_id_tokens", {
  /** SHA-256 (hex) of the token. */
  hash: text("hash").primaryKey(),
  expiresAt: instant("expires_at").notNull(),
});

/** One row a signed-in browser. */
export const sessions = pgTable(
  "sessions",
  {
    /** What the profile names a session by; opens nothing. */
    id: uuid("id").primaryKey(),
    /** SHA-256 (hex) of the bearer token. */
    tokenHash: text("token_hash").notNull().unique(),
    accountId: accountId(),
    /** Browser and system in words, such as "Firefox on Windows". */
    device: text("device").notNull(),
    createdAt: instant("created_at").notNull(),
    /** Exact to a minute. */
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [index("sessions_account_id").on(table.accountId)],
);

/** The newest code of an account for a purpose; an older one stops with it. */
export const oneTimeCodes = pgTable(
  "one_time_codes",
  {
    accountId: accountId(),
    purpose: text("purpose").notNull(),
    /** The address it was mailed to. */
    email: text("email").notNull(),
    salt: text("salt").notNull(),
    hash: text("hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    sentAt: instant("sent_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.purpose] })],
);

/** Mailed links that set a new password; deleted by use. */
export const resetLinks = pgTable(
  "reset_links",
  {
    /** SHA-256 (hex) of the link's token. */
    tokenHash: text("token_hash").primaryKey(),
    accountId: accountId(),
    email: text("email").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("reset_links_account_id").on(table.accountId)],
);

/** How often something limited was tried, for all processes. */
export const attempts = pgTable("attempts", {
  /** SHA-256 (hex) of rule and whom it counts: no address of a person is kept. */
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  /** No further try before this. */
  nextAt: instant("next_at").notNull(),
  /** Counting starts anew after this. */
  forgottenAt: instant("forgotten_at").notNull(),
});
