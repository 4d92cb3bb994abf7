ALTER TABLE "accounts" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "idle_warned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "notice_version" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "account_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "withdrawal_hash" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "forgotten_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_phone" ON "leads" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "leads_account_id" ON "leads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "leads_withdrawal_hash" ON "leads" USING btree ("withdrawal_hash");