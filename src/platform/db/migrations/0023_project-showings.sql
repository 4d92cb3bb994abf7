CREATE TABLE "project_showings" (
	"project" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "project_showings_project_since_pk" PRIMARY KEY("project","since")
);
--> statement-breakpoint
ALTER TABLE "project_showings" ADD CONSTRAINT "project_showings_project_projects_slug_fk" FOREIGN KEY ("project") REFERENCES "public"."projects"("slug") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nobody wrote down when those came that are on the site: at the latest with the first that is known of their plots.
INSERT INTO "project_showings" ("project", "since")
SELECT p."slug", least(p."updated_at",
  (SELECT min("changed_at") FROM "plots" WHERE "plots"."project" = p."slug"),
  (SELECT min("at") FROM "plot_changes" WHERE "plot_changes"."project" = p."slug"))
FROM "projects" p WHERE p."published";
