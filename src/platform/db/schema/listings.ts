import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { instant } from "./instant.ts";
import { hasPhotos, listedText, nameInOrder, statesRate } from "./listing-expressions.ts";

/** One row a listing; `listing` is what `#features/listings/model/listing.ts` parses. */
export const listings = pgTable(
  "listings",
  {
    mlsNumber: text("mls_number").primaryKey(),
    /** Place in the catalogue, from 1: the order in which files first brought the listings. */
    position: integer("position").notNull().unique(),
    listing: jsonb("listing").$type<unknown>().notNull(),
    /** SHA-256 (hex) of the listing in canonical JSON. */
    hash: text("hash").notNull(),
    published: boolean("published").notNull().default(true),
    /** Its photographs in order, as `#features/listings/photos/photo.ts` parses them. */
    photos: jsonb("photos").$type<unknown>().notNull().default([]),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("listings_changed").on(table.updatedAt, sql`(-${table.position})`),
    index("listings_name").on(nameInOrder(table), table.position),
    index("listings_published").on(table.published, table.position),
    index("listings_photos").on(hasPhotos(table), table.position),
    index("listings_rate").on(statesRate(table), table.position),
    index("listings_text").using("gin", sql`${listedText(table)} gin_trgm_ops`),
  ],
);

/** The only row of `catalogue`; the migration that made the table put it there. */
export const CATALOGUE_ID = 1;

/** One row: what the catalogue as a whole is now. Locked by whoever changes listings. */
export const catalogue = pgTable("catalogue", {
  id: integer("id").primaryKey(),
  /** Hash of all published listings in order; empty before the first import. */
  version: text("version").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** A file brought into the catalogue, or a field set for many at once: taken back as a whole. */
export const listingImports = pgTable(
  "listing_imports",
  {
    id: uuid("id").primaryKey(),
    at: instant("at").notNull(),
    /** Null for the command line, and once the account was deleted. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The agent's address, which follows the account; null for the command line. */
    actor: text("actor"),
    fileName: text("file_name").notNull(),
    added: integer("added").notNull(),
    updated: integer("updated").notNull(),
    /** Whether what was new was put on the site at once. */
    published: boolean("published").notNull(),
    /** The field that was set for many at once, `published`, or `deleted`; null for a file. */
    field: text("field"),
    /** What it was set to, as the agent gave it; null for a file. */
    value: text("value"),
    undoneAt: instant("undone_at"),
  },
  (table) => [index("listing_imports_at").on(table.at)],
);

/** What agents said that columns of their files are, by the column's head. */
export const importHeads = pgTable("import_heads", {
  /** As `normalHeader` in `#features/listings/import/header-words.ts` gives it. */
  head: text("head").primaryKey(),
  /** A `ColumnTarget`; null for nothing of a listing. */
  target: text("target"),
  at: instant("at").notNull(),
});

/** What was done to a listing, by whom, and how it was before and after. */
export const listingChanges = pgTable(
  "listing_changes",
  {
    id: uuid("id").primaryKey(),
    mlsNumber: text("mls_number").notNull(),
    at: instant("at").notNull(),
    /** One of `CHANGE_KINDS` in `#features/listings/model/changes/listing-change.ts`, or `deleted`. */
    what: text("what").notNull(),
    /** Null for the command line, and once the account was deleted. */
    accountId: uuid("account_id").references(() => accounts.id, { onDelete: "set null" }),
    /** The agent's address, which follows the account; null for the command line. */
    actor: text("actor"),
    /** `{listing, published}`, or `{photos}`, or all of one that was deleted; null for a listing that was new. */
    before: jsonb("before").$type<unknown>(),
    after: jsonb("after").$type<unknown>().notNull(),
    /** The import that did it; null where none did, and of what was deleted and is back. */
    importId: uuid("import_id").references(() => listingImports.id, { onDelete: "set null" }),
  },
  (table) => [
    index("listing_changes_mls_number").on(table.mlsNumber, table.at),
    index("listing_changes_at").on(table.at),
    index("listing_changes_import").on(table.importId, table.mlsNumber),
  ],
);
