import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
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
