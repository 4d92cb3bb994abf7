import { isNull } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** One row a listing; `listing` is what `#listings/listing.ts` parses. */
export const listings = pgTable("listings", {
  mlsNumber: text("mls_number").primaryKey(),
  /** Place in the catalogue, from 1: the order in which files first brought the listings. */
  position: integer("position").notNull().unique(),
  listing: jsonb("listing").$type<unknown>().notNull(),
  /** SHA-256 (hex) of the listing in canonical JSON. */
  hash: text("hash").notNull(),
  published: boolean("published").notNull().default(true),
  /** Its photographs in order, as `#listings/pictures/photo.ts` parses them. */
  photos: jsonb("photos").$type<unknown>().notNull().default([]),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** The only row of `catalogue`; the migration that made the table put it there. */
export const CATALOGUE_ID = 1;

/** One row: what the catalogue as a whole is now. Locked by whoever changes listings. */
export const catalogue = pgTable("catalogue", {
  id: integer("id").primaryKey(),
  /** Hash of all published listings in order; empty before the first import. */
  version: text("version").notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** Answers of geocoding providers; null coordinates where a provider knew no place. */
export const geocodeCache = pgTable("geocode_cache", {
  address: text("address").primaryKey(),
  lat: doublePrecision("lat"),
  lng: doublePrecision("lng"),
  provider: text("provider").notNull(),
  resolvedAt: timestamp("resolved_at", { withTimezone: true }).notNull().defaultNow(),
});

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** People who signed up; without `verifiedAt` nobody has shown yet that the address is theirs. */
export const accounts = pgTable("accounts", {
  id: uuid("id").primaryKey(),
  /** As `toAddress` writes it: trimmed, NFC, lower case. */
  email: text("email").notNull().unique(),
  name: text("name").notNull(),
  language: text("language").notNull(),
  /** PHC string of argon2id; null for accounts that only sign in through a provider. */
  passwordHash: text("password_hash"),
  verifiedAt: instant("verified_at"),
  /** Takes the place of `email` once its code is given. */
  pendingEmail: text("pending_email"),
  createdAt: instant("created_at").notNull(),
});

const accountId = () =>
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

/** Requests of buyers; what happened to each is in `lead_events`. */
export const leads = pgTable(
  "leads",
  {
    /** Short and readable, such as "7KM4-Q2XD"; told to the buyer. */
    reference: text("reference").primaryKey(),
    /** SHA-256 (hex) of the Idempotency-Key that brought it. */
    keyHash: text("key_hash").notNull().unique(),
    /** SHA-256 (hex) of what was asked: a key that comes again with something else is refused. */
    requestHash: text("request_hash").notNull(),
    /** One of `LEAD_KINDS`. */
    kind: text("kind").notNull(),
    /** Empty once the buyer's account was deleted. */
    name: text("name").notNull(),
    /** E.164, such as "+919876543210". */
    phone: text("phone").notNull(),
    /** As `toAddress` writes it; null when none was given. */
    email: text("email"),
    requirements: text("requirements").notNull().default(""),
    /** The listing it is about; it may be unpublished since. */
    mlsNumber: text("mls_number"),
    plotNumber: text("plot_number"),
    /** Start of the slot that a visit or tour was asked for. */
    preferredAt: instant("preferred_at"),
    consentAt: instant("consent_at").notNull(),
    language: text("language").notNull(),
    /** new, contacted, visit-booked, won, lost. */
    state: text("state").notNull().default("new"),
    /** What the agent will do next, in the agent's words. */
    nextStep: text("next_step").notNull().default(""),
    createdAt: instant("created_at").notNull(),
    /** When the agent first answered; null runs the 24-hour clock. */
    firstAnsweredAt: instant("first_answered_at"),
    /** One more with each change of the agent's: who changes an older one is told. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("leads_created_at").on(table.createdAt),
    index("leads_email").on(table.email),
    index("leads_mls_number").on(table.mlsNumber),
    // Consoles ask every half minute, and a few of many leads wait.
    index("leads_waiting").on(table.createdAt).where(isNull(table.firstAnsweredAt)),
  ],
);

/** What happened to a lead, oldest first: when, by whom, what. */
export const leadEvents = pgTable(
  "lead_events",
  {
    id: uuid("id").primaryKey(),
    reference: text("reference")
      .notNull()
      .references(() => leads.reference, { onDelete: "cascade" }),
    at: instant("at").notNull(),
    /** The agent's address; null for the buyer. */
    actor: text("actor"),
    /** One of `LEAD_EVENTS`. */
    what: text("what").notNull(),
    /** The note, the next step, or the state it went to. */
    detail: text("detail").notNull().default(""),
  },
  (table) => [index("lead_events_reference").on(table.reference)],
);

/** Slots of visits that are taken: one visit a slot and layout. */
export const bookedSlots = pgTable(
  "booked_slots",
  {
    /** The listing's number; empty for a visit that names none. */
    layout: text("layout").notNull(),
    startsAt: instant("starts_at").notNull(),
    reference: text("reference")
      .notNull()
      .references(() => leads.reference, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.layout, table.startsAt] }),
    index("booked_slots_reference").on(table.reference),
  ],
);

// The agent's console.

/** An agent's second factor: the secret that the telephone makes codes from. */
export const secondFactors = pgTable("second_factors", {
  accountId: accountId().primaryKey(),
  /** Sealed (`sealed-secret.server.ts`); null until the first code of a device was given. */
  secret: text("secret"),
  /** Sealed as well: of a device that is being set up. */
  pendingSecret: text("pending_secret"),
  /** The newest step (30 s since 1970) whose code was used: a code works once. */
  lastStep: integer("last_step").notNull().default(0),
  confirmedAt: instant("confirmed_at"),
});

/** Codes for an agent without the telephone; deleted by use. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    accountId: accountId(),
    /** SHA-256 (hex) of the code and the account. */
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

/** Sessions in which the second factor was given; the session itself goes on after this ends. */
export const agentSessions = pgTable("agent_sessions", {
  sessionId: uuid("session_id")
    .primaryKey()
    .references(() => sessions.id, { onDelete: "cascade" }),
  confirmedAt: instant("confirmed_at").notNull(),
  /** Exact to a minute. */
  lastUsedAt: instant("last_used_at").notNull(),
});

/** Days whose mail of waiting leads was seen to: one process a day puts the row there. */
export const dailyNotices = pgTable("daily_notices", {
  /** By the clock of India, such as "2026-11-21". */
  day: text("day").primaryKey(),
  at: instant("at").notNull(),
});

// The history of listings.

/** What was done to a listing, by whom, and how it was before and after. */
export const listingChanges = pgTable(
  "listing_changes",
  {
    id: uuid("id").primaryKey(),
    mlsNumber: text("mls_number").notNull(),
    at: instant("at").notNull(),
    /** One of `CHANGE_KINDS` in `#listings/changes/listing-change.ts`. */
    what: text("what").notNull(),
    /** Null for the command line, and once the account was deleted. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The agent's address at the time; null for the command line. */
    actor: text("actor"),
    /** `{listing, published}`, or `{photos}`; null for a listing that was new. */
    before: jsonb("before").$type<unknown>(),
    after: jsonb("after").$type<unknown>().notNull(),
  },
  (table) => [index("listing_changes_mls_number").on(table.mlsNumber, table.at)],
);

// Numbers.

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
