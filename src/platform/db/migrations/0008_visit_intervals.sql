CREATE TABLE "visit_calendars" (
	"layout" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booked_slots" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
-- Every visit booked until now takes the hour that slots were long.
UPDATE "booked_slots" SET "ends_at" = "starts_at" + interval '60 minutes';--> statement-breakpoint
ALTER TABLE "booked_slots" ALTER COLUMN "ends_at" SET NOT NULL;
