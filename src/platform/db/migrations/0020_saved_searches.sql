CREATE TABLE "alerts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"notice_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"told_day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"account_id" uuid NOT NULL,
	"search" text NOT NULL,
	"name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_searches_account_id_search_pk" PRIMARY KEY("account_id","search")
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_told_day" ON "alerts" USING btree ("told_day");--> statement-breakpoint
CREATE INDEX "listing_changes_at" ON "listing_changes" USING btree ("at");