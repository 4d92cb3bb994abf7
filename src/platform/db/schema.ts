// All tables, by what they are of: what migrations are generated from.
export * from "./schema/accounts.ts";
export * from "./schema/alerts.ts";
export * from "./schema/analytics.ts";
export * from "./schema/console.ts";
export * from "./schema/jobs.ts";
export * from "./schema/leads.ts";
export * from "./schema/listings.ts";
export * from "./schema/mail.ts";
export * from "./schema/places.ts";
export * from "./schema/projects.ts";
export * from "./schema/push.ts";
export * from "./schema/settings.ts";
export * from "./schema/team.ts";
