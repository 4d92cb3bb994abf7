CREATE TABLE "import_heads" (
	"head" text PRIMARY KEY NOT NULL,
	"target" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" uuid,
	"actor" text,
	"file_name" text NOT NULL,
	"added" integer NOT NULL,
	"updated" integer NOT NULL,
	"published" boolean NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "site_setting_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text,
	"values" jsonb NOT NULL,
	"undoes" uuid
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"email" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"email" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "leads" ADD COLUMN "assigned_to" text;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_imports_at" ON "listing_imports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "site_setting_changes_at" ON "site_setting_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "team_invitations_expires_at" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_assigned_to" ON "leads" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "leads_next_step_at" ON "leads" USING btree ("next_step_at") WHERE "leads"."next_step_at" is not null;--> statement-breakpoint
CREATE INDEX "listing_changes_import" ON "listing_changes" USING btree ("import_id","mls_number");--> statement-breakpoint
-- A try that reached nobody, and giving up, once counted as answers: now a talk does.
UPDATE "leads" SET "attempts" = (SELECT count(*) FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."what" = 'no-answer') WHERE EXISTS (SELECT 1 FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."what" = 'no-answer');--> statement-breakpoint
UPDATE "leads" SET "first_answered_at" = NULL WHERE EXISTS (SELECT 1 FROM "lead_events" e WHERE e."reference" = "leads"."reference" AND e."at" = "leads"."first_answered_at" AND (e."what" = 'no-answer' OR (e."what" = 'state' AND e."detail" = 'lost')));
