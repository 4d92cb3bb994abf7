import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { instant } from "./instant.ts";

/** Projects that are shown plot by plot. Locked by whoever changes plots, after these. */
export const projects = pgTable("projects", {
  /** Its name in the address of its page. */
  slug: text("slug").primaryKey(),
  /** Place among the projects, from 1; the first is the featured one. */
  position: integer("position").notNull(),
  /** What is told of it beside its plots, as `#features/projects/model/stored-project.ts` parses it. */
  facts: jsonb("facts").$type<unknown>().notNull(),
  /** The featured one's as `data/project-plan.json`, of others a drawn plan; null where it is known by its plots alone. */
  plan: jsonb("plan").$type<unknown>(),
  /** False of a draft, which the console alone shows. */
  published: boolean("published").notNull().default(true),
  /** Where it lies, degrees in WGS 84; both null where nobody said it. */
  lat: doublePrecision("lat"),
  lng: doublePrecision("lng"),
  /** One more with each change of it or of its plots. */
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
});

/** From when until when projects were on the site: figures of plots tell of those days alone. */
export const projectShowings = pgTable(
  "project_showings",
  {
    project: text("project")
      .notNull()
      .references(() => projects.slug, { onDelete: "cascade" }),
    since: instant("since").notNull(),
    /** Null while it is there. */
    until: instant("until"),
  },
  (table) => [primaryKey({ columns: [table.project, table.since] })],
);

/** A row for each plot: what stands in the plan may change only with the plan, the rest by agents. */
export const plots = pgTable(
  "plots",
  {
    project: text("project")
      .notNull()
      .references(() => projects.slug, { onDelete: "cascade" }),
    number: text("number").notNull(),
    /** Place in the order of the project's tables, from 1. */
    position: integer("position").notNull(),
    sqYards: integer("sq_yards").notNull(),
    /** "N" to "NW"; null where nobody stated it. */
    facing: text("facing"),
    /** Width of the road that it fronts; null where a plan tells it. */
    roadFeet: integer("road_feet"),
    /** Front and depth in feet, such as "33.5 x 60"; null where a plan tells it. */
    sides: text("sides"),
    corner: boolean("corner").notNull().default(false),
    parkSide: boolean("park_side").notNull().default(false),
    /** One of `PLOT_STATUSES` of `site-model`. */
    status: text("status").notNull(),
    /** Of the land alone; null where it has to be asked for. */
    priceRupees: bigint("price_rupees", { mode: "number" }),
    /** A price to come, and from when it holds; both null as long as there is none. */
    nextPriceRupees: bigint("next_price_rupees", { mode: "number" }),
    nextPriceAt: instant("next_price_at"),
    /** When a held plot falls back by itself; null of others. */
    heldUntil: instant("held_until"),
    /** Whom it is held or booked for, or was sold to, in the agent's words; empty where nobody wrote it. */
    buyer: text("buyer").notNull().default(""),
    /** How to reach the buyer: E.164, or an address as `toAddress` writes it; null where not given. */
    buyerContact: text("buyer_contact"),
    /** One more with each change: who changes an older one is told. */
    version: integer("version").notNull().default(1),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.project, table.number] }),
    index("plots_status").on(table.project, table.status),
    index("plots_position").on(table.project, table.position),
    index("plots_held_until").on(table.heldUntil),
    index("plots_next_price_at").on(table.nextPriceAt),
    index("plots_buyer_contact").on(table.buyerContact),
  ],
);

/** What was done to plots: rows of one `changeId` were one act of an agent. */
export const plotChanges = pgTable(
  "plot_changes",
  {
    id: uuid("id").primaryKey(),
    /** The same for all plots that were changed together. */
    changeId: uuid("change_id").notNull(),
    project: text("project")
      .notNull()
      .references(() => projects.slug, { onDelete: "cascade" }),
    number: text("number").notNull(),
    at: instant("at").notNull(),
    /** One of `PLOT_CHANGES` of `#features/projects/model/plot-change.ts`. */
    what: text("what").notNull(),
    /** Null for the clock, and once the account was deleted. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The agent's address, which follows the account; null for the clock. */
    actor: text("actor"),
    /** As the plot was and became, without its buyer. */
    before: jsonb("before").$type<unknown>().notNull(),
    after: jsonb("after").$type<unknown>().notNull(),
    /** The version of the plot that it left. */
    version: integer("version").notNull(),
    buyerBefore: text("buyer_before").notNull().default(""),
    contactBefore: text("contact_before"),
    buyerAfter: text("buyer_after").notNull().default(""),
    contactAfter: text("contact_after"),
  },
  (table) => [
    index("plot_changes_plot").on(table.project, table.number, table.at),
    index("plot_changes_change_id").on(table.changeId),
    index("plot_changes_at").on(table.at),
    index("plot_changes_project").on(table.project, table.at),
  ],
);
