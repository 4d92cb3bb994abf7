CREATE INDEX "listings_changed" ON "listings" USING btree ("updated_at",(-"position"));--> statement-breakpoint
CREATE INDEX "listings_name" ON "listings" USING btree (lower(coalesce("listing" ->> 'name', '')),"position");--> statement-breakpoint
CREATE INDEX "listings_published" ON "listings" USING btree ("published","position");--> statement-breakpoint
CREATE INDEX "listings_photos" ON "listings" USING btree ((case when jsonb_typeof("photos") = 'array' and "photos" <> '[]' then 1 else 0 end),"position");--> statement-breakpoint
CREATE INDEX "listings_rate" ON "listings" USING btree ((case when coalesce("listing" -> 'marketValue' ->> 'pricePerSqYd', '') <> '' then 1 else 0 end),"position");--> statement-breakpoint
CREATE INDEX "listings_text" ON "listings" USING gin ((' ' || "mls_number" || ' ' || coalesce("listing" ->> 'name', '') || ' ' || coalesce("listing" ->> 'location', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plots_position" ON "plots" USING btree ("project","position");