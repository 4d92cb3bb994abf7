import { doublePrecision, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant.ts";

/** Answers of geocoding providers; null coordinates where a provider knew no place. */
export const geocodeCache = pgTable("geocode_cache", {
  address: text("address").primaryKey(),
  lat: doublePrecision("lat"),
  lng: doublePrecision("lng"),
  provider: text("provider").notNull(),
  resolvedAt: instant("resolved_at").notNull().defaultNow(),
});
