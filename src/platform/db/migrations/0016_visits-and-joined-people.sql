CREATE TABLE "person_joins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"other" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"joined_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booked_slots" DROP CONSTRAINT "booked_slots_layout_starts_at_pk";--> statement-breakpoint
ALTER TABLE "booked_slots" ADD CONSTRAINT "booked_slots_layout_starts_at_reference_pk" PRIMARY KEY("layout","starts_at","reference");--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visit_minutes" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step_told_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "person_joins_contact" ON "person_joins" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "person_joins_other" ON "person_joins" USING btree ("other");--> statement-breakpoint
CREATE INDEX "person_joins_joined_by" ON "person_joins" USING btree ("joined_by");