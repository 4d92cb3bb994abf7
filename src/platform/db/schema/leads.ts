import { isNotNull, sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#platform/i18n/languages.ts";
import { accounts } from "./accounts.ts";
import { instant } from "./instant.ts";
import { denseReference, inboxPlace, inboxView, toldText } from "./lead-expressions.ts";

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
    /** As all that tells of the buyer empty once `forgottenAt` is set. */
    name: text("name").notNull(),
    /** How it came: one of `LEAD_CHANNELS`. */
    channel: text("channel").notNull().default("web"),
    /** E.164, such as "+919876543210"; empty of who gave an e-mail address alone. */
    phone: text("phone").notNull(),
    /** As `toAddress` writes it; null when none was given. */
    email: text("email"),
    requirements: text("requirements").notNull().default(""),
    /** The listing it is about; it may be unpublished since. */
    mlsNumber: text("mls_number"),
    /** The project it is about, where it names one in place of a listing. */
    projectSlug: text("project_slug"),
    /** Number of a plot there; of neither listing nor project, what was said in its place. */
    plotNumber: text("plot_number"),
    /** When its visit begins; null while none is asked for or agreed. */
    preferredAt: instant("preferred_at"),
    /** How long its visit takes, in minutes; null is an hour. */
    visitMinutes: integer("visit_minutes"),
    /** One of `VISIT_STATES`; null is a visit that was asked for, where there is one. */
    visitState: text("visit_state"),
    /** How often its visit changed: calendars take the higher number for the newer entry. */
    visitSequence: integer("visit_sequence").notNull().default(0),
    /** How many of the visit's reminders are sent, or too late to be. */
    visitReminders: integer("visit_reminders").notNull().default(0),
    /** The page it was sent from, without language and query; this and the next four null where unknown. */
    sourcePage: text("source_page"),
    /** Host of the site that led to ours. */
    referrerHost: text("referrer_host"),
    /** What the address that led to ours said of its campaign. */
    utmSource: text("utm_source"),
    utmMedium: text("utm_medium"),
    utmCampaign: text("utm_campaign"),
    consentAt: instant("consent_at").notNull(),
    /** What allows us to store it: "notice" that was agreed to, or "told-agent": given to an agent, and told of the storing. */
    consentBasis: text("consent_basis").notNull().default("notice"),
    /** Which words of the notice the buyer agreed to; null where nobody wrote it down. */
    noticeVersion: text("notice_version"),
    /** Whose account it was sent from; null for who was not signed in. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** SHA-256 (hex) of the token of the mailed link that takes the consent back. */
    withdrawalHash: text("withdrawal_hash"),
    /** When all that tells of the buyer was taken out; the figures stay. */
    forgottenAt: instant("forgotten_at"),
    language: text("language").$type<Language>().notNull(),
    /** One of `LEAD_STATES`, or what an older release called it. */
    state: text("state").notNull().default("new"),
    /** One of `LOST_REASONS`; null of leads that are not lost, and where nobody said. */
    lostReason: text("lost_reason"),
    /** How often an agent called or wrote and reached nobody. */
    attempts: integer("attempts").notNull().default(0),
    /** What the agent will do next, in the agent's words. */
    nextStep: text("next_step").notNull().default(""),
    /** When that is due; null without a time, and while there is no next step. */
    nextStepAt: instant("next_step_at"),
    /** Which `nextStepAt` the agents were last reminded of. */
    nextStepToldAt: instant("next_step_told_at"),
    /** Address of the agent who cares for it; null while nobody does. */
    assignedTo: text("assigned_to"),
    createdAt: instant("created_at").notNull(),
    /** When an agent first spoke with the buyer; null runs the 24-hour clock, but of a lost one. */
    firstAnsweredAt: instant("first_answered_at"),
    /** One more with each change of the agent's: who changes an older one is told. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("leads_created_at").on(table.createdAt),
    index("leads_email").on(table.email),
    index("leads_mls_number").on(table.mlsNumber),
    index("leads_project_slug").on(table.projectSlug),
    index("leads_kind").on(table.kind),
    index("leads_assigned_to").on(table.assignedTo),
    index("leads_phone").on(table.phone),
    index("leads_account_id").on(table.accountId),
    index("leads_withdrawal_hash").on(table.withdrawalHash),
    index("leads_next_step_at").on(table.nextStepAt).where(isNotNull(table.nextStepAt)),
    index("leads_preferred_at").on(table.preferredAt).where(isNotNull(table.preferredAt)),
    // Consoles ask every half minute, and a few of many leads wait.
    index("leads_to_answer")
      .on(table.createdAt, table.reference)
      .where(
        sql`${table.firstAnsweredAt} is null and ${table.forgottenAt} is null and ${table.state} <> 'lost'`,
      ),
    index("leads_inbox_view").on(inboxView(table), inboxPlace(table), table.reference),
    index("leads_inbox_place").on(inboxPlace(table), table.reference),
    index("leads_text").using(
      "gin",
      sql`(${toldText(table)}) gin_trgm_ops`,
      sql`${table.phone} gin_trgm_ops`,
      sql`(${denseReference(table)}) gin_trgm_ops`,
    ),
    index("leads_expected_visit")
      .on(table.preferredAt, table.reference)
      .where(
        sql`${table.preferredAt} is not null and ${table.forgottenAt} is null and (${table.visitState} is null or ${table.visitState} in ('asked', 'confirmed'))`,
      ),
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
    /** The note, the next step, or the state it went to, and after a space why it is lost. */
    detail: text("detail").notNull().default(""),
    /** When a next step was due; null of other events. */
    dueAt: instant("due_at"),
  },
  (table) => [
    index("lead_events_reference").on(table.reference),
    index("lead_events_note_at").on(table.at).where(sql`${table.what} = 'note'`),
    index("lead_events_note_text")
      .using("gin", sql`${table.detail} gin_trgm_ops`)
      .where(sql`${table.what} = 'note'`),
  ],
);

/** That two ways to reach somebody are one person's, as an agent said. */
export const personJoins = pgTable(
  "person_joins",
  {
    id: uuid("id").primaryKey(),
    /** A number in E.164; the e-mail address of who gave no number. */
    contact: text("contact").notNull(),
    /** The same of whom it was joined with. */
    other: text("other").notNull(),
    joinedAt: instant("joined_at").notNull(),
    /** Address of the agent; empty of a former one whose data were deleted. */
    joinedBy: text("joined_by").notNull(),
  },
  (table) => [
    index("person_joins_contact").on(table.contact),
    index("person_joins_other").on(table.other),
    index("person_joins_joined_by").on(table.joinedBy),
  ],
);

/** A row for each layout that was ever visited: locked by whoever books a visit there. */
export const visitCalendars = pgTable("visit_calendars", {
  /** As `booked_slots` names it. */
  layout: text("layout").primaryKey(),
});

/** Visits that are booked: at one layout no more of them overlap than the settings allow. */
export const bookedSlots = pgTable(
  "booked_slots",
  {
    /** The listing's number; empty for a visit to a project, which its lead names, or to none. */
    layout: text("layout").notNull(),
    startsAt: instant("starts_at").notNull(),
    /** Not part of the visit: the next one may start then. */
    endsAt: instant("ends_at").notNull(),
    reference: text("reference")
      .notNull()
      .references(() => leads.reference, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.layout, table.startsAt, table.reference] }),
    index("booked_slots_reference").on(table.reference),
  ],
);

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
