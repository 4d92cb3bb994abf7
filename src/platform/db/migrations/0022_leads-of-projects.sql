ALTER TABLE "leads" ADD COLUMN "project_slug" text;--> statement-breakpoint
CREATE INDEX "leads_project_slug" ON "leads" USING btree ("project_slug");--> statement-breakpoint
-- Leads of projects said so in words, "Name (sample project), plot 54". A name may begin with that of another project: the longer one is meant.
WITH "named" AS (
  SELECT l."reference", p."slug", substr(btrim(l."plot_number"), length(p."facts" ->> 'name') + 1) AS "rest",
    row_number() OVER (PARTITION BY l."reference" ORDER BY length(p."facts" ->> 'name') DESC) AS "nth"
  FROM "leads" l JOIN "projects" p ON starts_with(btrim(l."plot_number"), p."facts" ->> 'name')
  WHERE l."mls_number" IS NULL
    AND substr(btrim(l."plot_number"), length(p."facts" ->> 'name') + 1) ~* '^( \(sample project\))?(,\s*plot\s+.+)?$'
)
UPDATE "leads" SET "project_slug" = "named"."slug", "plot_number" = (regexp_match("named"."rest", ',\s*plot\s+(.+)$', 'i'))[1]
FROM "named" WHERE "named"."reference" = "leads"."reference" AND "named"."nth" = 1;
