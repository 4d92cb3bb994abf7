CREATE TABLE "listing_views" (
	"mls_number" text NOT NULL,
	"week" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_views_week_mls_number_pk" PRIMARY KEY("week","mls_number")
);
--> statement-breakpoint
CREATE INDEX "leads_waiting" ON "leads" USING btree ("created_at") WHERE "leads"."first_answered_at" is null;