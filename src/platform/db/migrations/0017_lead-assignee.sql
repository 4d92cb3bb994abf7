ALTER TABLE "leads" ADD COLUMN "assigned_to" text;--> statement-breakpoint
CREATE INDEX "leads_assigned_to" ON "leads" USING btree ("assigned_to");