CREATE TABLE "plot_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"project" text NOT NULL,
	"number" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"what" text NOT NULL,
	"account_id" uuid,
	"actor" text,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"version" integer NOT NULL,
	"buyer_before" text DEFAULT '' NOT NULL,
	"contact_before" text,
	"buyer_after" text DEFAULT '' NOT NULL,
	"contact_after" text
);
--> statement-breakpoint
CREATE TABLE "plots" (
	"project" text NOT NULL,
	"number" text NOT NULL,
	"position" integer NOT NULL,
	"sq_yards" integer NOT NULL,
	"facing" text,
	"road_feet" integer,
	"sides" text,
	"corner" boolean DEFAULT false NOT NULL,
	"park_side" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"price_rupees" bigint,
	"next_price_rupees" bigint,
	"next_price_at" timestamp with time zone,
	"held_until" timestamp with time zone,
	"buyer" text DEFAULT '' NOT NULL,
	"buyer_contact" text,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plots_project_number_pk" PRIMARY KEY("project","number")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"facts" jsonb NOT NULL,
	"plan" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plot_changes" ADD CONSTRAINT "plot_changes_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plot_changes" ADD CONSTRAINT "plot_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plots" ADD CONSTRAINT "plots_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plot_changes_plot" ON "plot_changes" USING btree ("project","number","at");--> statement-breakpoint
CREATE INDEX "plot_changes_change_id" ON "plot_changes" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "plot_changes_at" ON "plot_changes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "plots_held_until" ON "plots" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "plots_next_price_at" ON "plots" USING btree ("next_price_at");--> statement-breakpoint
CREATE INDEX "plots_buyer_contact" ON "plots" USING btree ("buyer_contact");