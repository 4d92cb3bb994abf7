CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "daily_counts_day_what_subject_pk" PRIMARY KEY("day","what","subject")
);
--> statement-breakpoint
DROP INDEX "leads_waiting";--> statement-breakpoint
CREATE INDEX "lead_events_note_at" ON "lead_events" USING btree ("at") WHERE "lead_events"."what" = 'note';--> statement-breakpoint
CREATE INDEX "lead_events_note_text" ON "lead_events" USING gin ("detail" gin_trgm_ops) WHERE "lead_events"."what" = 'note';--> statement-breakpoint
CREATE INDEX "leads_kind" ON "leads" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "leads_to_answer" ON "leads" USING btree ("created_at","reference") WHERE "leads"."first_answered_at" is null and "leads"."forgotten_at" is null and "leads"."state" <> 'lost';--> statement-breakpoint
CREATE INDEX "leads_inbox_view" ON "leads" USING btree ((case
  when "forgotten_at" is not null then 'forgotten'
  when "state" = 'lost' then 'lost'
  when "first_answered_at" is null and "attempts" = 0 then 'to-answer'
  when "first_answered_at" is null or "state" = 'new' then 'try-again'
  when "state" in ('contacted', 'visit-booked') then 'talked'
  else "state" end),(case when "forgotten_at" is not null then 40000000000 else 0 end + case when "first_answered_at" is not null or "state" = 'lost' then 20000000000 - extract(epoch from coalesce("first_answered_at", "created_at") - timestamptz '1970-01-01 00:00:00+00') else extract(epoch from coalesce("first_answered_at", "created_at") - timestamptz '1970-01-01 00:00:00+00') end),"reference");--> statement-breakpoint
CREATE INDEX "leads_inbox_place" ON "leads" USING btree ((case when "forgotten_at" is not null then 40000000000 else 0 end + case when "first_answered_at" is not null or "state" = 'lost' then 20000000000 - extract(epoch from coalesce("first_answered_at", "created_at") - timestamptz '1970-01-01 00:00:00+00') else extract(epoch from coalesce("first_answered_at", "created_at") - timestamptz '1970-01-01 00:00:00+00') end),"reference");--> statement-breakpoint
CREATE INDEX "leads_text" ON "leads" USING gin (("name" || chr(10) || "reference" || chr(10) || "requirements" || chr(10) || coalesce("email", '') || chr(10) || "next_step" || chr(10) || coalesce("plot_number", '') || chr(10) || coalesce("mls_number", '')) gin_trgm_ops,"phone" gin_trgm_ops,(replace("reference", '-', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "leads_expected_visit" ON "leads" USING btree ("preferred_at","reference") WHERE "leads"."preferred_at" is not null and "leads"."forgotten_at" is null and ("leads"."visit_state" is null or "leads"."visit_state" in ('asked', 'confirmed'));--> statement-breakpoint
CREATE INDEX "plot_changes_project" ON "plot_changes" USING btree ("project","at");--> statement-breakpoint
CREATE INDEX "plots_status" ON "plots" USING btree ("project","status");--> statement-breakpoint
ANALYZE "leads", "lead_events", "plot_changes";
