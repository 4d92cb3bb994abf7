ALTER TABLE "listing_imports" ADD COLUMN "field" text;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD COLUMN "value" text;