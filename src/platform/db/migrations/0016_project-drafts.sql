ALTER TABLE "projects" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "lng" double precision;