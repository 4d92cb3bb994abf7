ALTER TABLE "booked_slots" DROP CONSTRAINT "booked_slots_layout_starts_at_pk";--> statement-breakpoint
ALTER TABLE "booked_slots" ADD CONSTRAINT "booked_slots_layout_starts_at_reference_pk" PRIMARY KEY("layout","starts_at","reference");--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visit_minutes" integer;