ALTER TABLE "leads" ADD COLUMN "visit_state" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visit_sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visit_reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "leads_preferred_at" ON "leads" USING btree ("preferred_at") WHERE "leads"."preferred_at" is not null;