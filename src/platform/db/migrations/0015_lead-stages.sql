ALTER TABLE "leads" ADD COLUMN "lost_reason" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A try that reached nobody, and giving up, once counted as answers: now a talk does.
UPDATE "leads" SET "attempts" = (SELECT count(*) FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."what" = 'no-answer') WHERE EXISTS (SELECT 1 FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."what" = 'no-answer');--> statement-breakpoint
UPDATE "leads" SET "first_answered_at" = NULL WHERE EXISTS (SELECT 1 FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."at" = "leads"."first_answered_at" AND (e."what" = 'no-answer' OR (e."what" = 'state' AND e."detail" = 'lost')));
