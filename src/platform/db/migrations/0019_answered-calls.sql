CREATE TABLE "answered_calls" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"call_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"status" integer,
	"answer" text
);
--> statement-breakpoint
CREATE INDEX "answered_calls_started_at" ON "answered_calls" USING btree ("started_at");