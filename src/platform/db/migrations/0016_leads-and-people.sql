ALTER TABLE "lead_events" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "source_page" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "referrer_host" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "consent_basis" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "leads_next_step_at" ON "leads" USING btree ("next_step_at") WHERE "leads"."next_step_at" is not null;--> statement-breakpoint
-- A try that reached nobody, and giving up, once counted as answers: now a talk does.
UPDATE "leads" SET "attempts" = (SELECT count(*) FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."what" = 'no-answer') WHERE EXISTS (SELECT 1 FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."what" = 'no-answer');--> statement-breakpoint
UPDATE "leads" SET "first_answered_at" = NULL WHERE EXISTS (SELECT 1 FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."at" = "leads"."first_answered_at" AND (e."what" = 'no-answer' OR (e."what" = 'state' AND e."detail" = 'lost')));
