import { bigint, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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
  /** Which words of the notice its owner agreed to; null where nobody wrote it down. */
  noticeVersion: text("notice_version"),
  agreedAt: instant("agreed_at"),
  /** Null for an account that nobody has signed in to since this is written down. */
  lastSignInAt: instant("last_sign_in_at"),
  /** When its owner was told that it goes, being without use. */
  idleWarnedAt: instant("idle_warned_at"),
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
    /** When the owner last proved to sit there; null when only by the sign-in. */
    provenAt: instant("proven_at"),
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

/** Mailed links that put an account's former address back; deleted by use. */
export const emailUndos = pgTable(
  "email_undos",
  {
    /** SHA-256 (hex) of the link's token. */
    tokenHash: text("token_hash").primaryKey(),
    accountId: accountId(),
    /** The address that the account had, to which the link went. */
    email: text("email").notNull(),
    /** When the address was changed. */
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("email_undos_account_id").on(table.accountId)],
);

/** Sign-ins that wait for a code of the app, after a right password. */
export const signInSteps = pgTable("sign_in_steps", {
  /** SHA-256 (hex) of the ticket that the browser has. */
  ticketHash: text("ticket_hash").primaryKey(),
  accountId: accountId(),
  expiresAt: instant("expires_at").notNull(),
});

/** Keys in people's devices that open an account; what is here only checks what they sign. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential's id, base64url. */
    id: text("id").primaryKey(),
    accountId: accountId(),
    /** COSE, base64url. */
    publicKey: text("public_key").notNull(),
    /** What the device last counted; 0 where it does not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** As its owner calls it. */
    name: text("name").notNull(),
    createdAt: instant("created_at").notNull(),
    lastUsedAt: instant("last_used_at"),
  },
  (table) => [index("passkeys_account_id").on(table.accountId)],
);

/** What passkeys are asked to sign, each once. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  /** SHA-256 (hex) of the purpose and the challenge. */
  hash: text("hash").primaryKey(),
  /** Null when it is not known yet who comes. */
  accountId: uuid("account_id").references(() => accounts.id, { onDelete: "cascade" }),
  expiresAt: instant("expires_at").notNull(),
});

/** What happened to accounts; the rows outlive their account, without what tells of its owner. */
export const securityEvents = pgTable(
  "security_events",
  {
    id: uuid("id").primaryKey(),
    at: instant("at").notNull(),
    kind: text("kind").notNull(),
    outcome: text("outcome").notNull(),
    /** By what somebody was known, or tried to be. */
    way: text("way"),
    accountId: uuid("account_id"),
    /** An IPv4 address, or 64 bits of IPv6; after 30 days a /24 or /48. */
    network: text("network"),
    device: text("device").notNull(),
  },
  (table) => [
    index("security_events_account_id").on(table.accountId, table.at),
    index("security_events_at").on(table.at),
  ],
);

/** Browsers that an account was signed in by. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    accountId: accountId(),
    /** SHA-256 (hex) of the account and of the random key that the browser stores. */
    hash: text("hash").notNull(),
    lastUsedAt: instant("last_used_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

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
