CREATE TABLE "booked_slots" (
	"layout" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"reference" text NOT NULL,
	CONSTRAINT "booked_slots_layout_starts_at_pk" PRIMARY KEY("layout","starts_at")
);
--> statement-breakpoint
CREATE TABLE "lead_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text,
	"what" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"reference" text PRIMARY KEY NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"requirements" text DEFAULT '' NOT NULL,
	"mls_number" text,
	"plot_number" text,
	"preferred_at" timestamp with time zone,
	"consent_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"next_step" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_answered_at" timestamp with time zone,
	CONSTRAINT "leads_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
ALTER TABLE "booked_slots" ADD CONSTRAINT "booked_slots_reference_leads_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."leads"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_events" ADD CONSTRAINT "lead_events_reference_leads_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."leads"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booked_slots_reference" ON "booked_slots" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "lead_events_reference" ON "lead_events" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "leads_created_at" ON "leads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "leads" USING btree ("email");--> statement-breakpoint
CREATE INDEX "leads_mls_number" ON "leads" USING btree ("mls_number");