CREATE TABLE "catalogue" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "geocode_cache" (
	"address" text PRIMARY KEY NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"provider" text NOT NULL,
	"resolved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"mls_number" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"listing" jsonb NOT NULL,
	"hash" text NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "catalogue" ("id", "version") VALUES (1, '');
