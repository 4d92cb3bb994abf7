CREATE TABLE "listing_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"mls_number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"account_id" uuid,
	"actor" text,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_changes_mls_number" ON "listing_changes" USING btree ("mls_number","at");