/** What others may use of analytics, on the server. */
export { ViewCounter } from "./commands/view-counter.server.ts";
export { findAnalytics } from "./queries/find-analytics.server.ts";
