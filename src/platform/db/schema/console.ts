// The agent's console.
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountId, sessions } from "./accounts.ts";
import { instant } from "./instant.ts";

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
    /** PHC string of argon2id; of codes without a slot SHA-256 (hex) of the code and the account. */
    hash: text("hash").notNull(),
    /** Which of the ten it is, as the code's first letter tells. */
    slot: integer("slot"),
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

/** What calls of the console were answered, for a second try whose first answer was lost on the way. */
export const answeredCalls = pgTable(
  "answered_calls",
  {
    /** SHA-256 (hex) of the agent's account and the Idempotency-Key. */
    keyHash: text("key_hash").primaryKey(),
    /** SHA-256 (hex) of key, method, path and body: a key that comes with another call is refused. */
    callHash: text("call_hash").notNull(),
    startedAt: instant("started_at").notNull(),
    /** HTTP status of the answer; null while the call is under way. */
    status: integer("status"),
    /** Sealed (`sealed-secret.server.ts`) by the key, which nobody but the browser has. */
    answer: text("answer"),
  },
  (table) => [index("answered_calls_started_at").on(table.startedAt)],
);
