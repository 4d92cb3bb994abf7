CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"what" text NOT NULL,
	"subject" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "daily_counts_day_what_subject_pk" PRIMARY KEY("day","what","subject")
);
--> statement-breakpoint
CREATE TABLE "person_joins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contact" text NOT NULL,
	"other" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"joined_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"vapid_key" text NOT NULL,
	"device" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_hours" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"is_quiet" boolean NOT NULL,
	"from_hour" integer NOT NULL,
	"to_hour" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"device_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
DROP INDEX "leads_waiting";--> statement-breakpoint
ALTER TABLE "booked_slots" DROP CONSTRAINT "booked_slots_layout_starts_at_pk";--> statement-breakpoint
ALTER TABLE "booked_slots" ADD CONSTRAINT "booked_slots_layout_starts_at_reference_pk" PRIMARY KEY("layout","starts_at","reference");--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "visit_minutes" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "next_step_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "published" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_hours" ADD CONSTRAINT "push_hours_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_notes" ADD CONSTRAINT "push_notes_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_joins_contact" ON "person_joins" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "person_joins_other" ON "person_joins" USING btree ("other");--> statement-breakpoint
CREATE INDEX "person_joins_joined_by" ON "person_joins" USING btree ("joined_by");--> statement-breakpoint
CREATE INDEX "push_devices_account_id" ON "push_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_notes_next_at" ON "push_notes" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "push_notes_device_id" ON "push_notes" USING btree ("device_id");--> statement-breakpoint
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
-- What was due before reminders began is not told of all at once.
UPDATE "leads" SET "next_step_told_at" = "next_step_at" WHERE "next_step_at" <= now();--> statement-breakpoint
ANALYZE "leads", "lead_events", "plot_changes";
