ALTER TABLE "lead_events" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_next_step_at" ON "leads" USING btree ("next_step_at") WHERE "leads"."next_step_at" is not null;