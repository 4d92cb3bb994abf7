CREATE TABLE "visit_feeds" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "visit_feeds_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "visit_feeds" ADD CONSTRAINT "visit_feeds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;