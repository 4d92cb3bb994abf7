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
ALTER TABLE "listing_changes" ADD COLUMN "import_id" uuid;--> statement-breakpoint
ALTER TABLE "listing_imports" ADD CONSTRAINT "listing_imports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_imports_at" ON "listing_imports" USING btree ("at");--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_import_id_listing_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."listing_imports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_changes_import" ON "listing_changes" USING btree ("import_id","mls_number");