/** What others may use of analytics, on the server. */
export { type TapsDeps, tapsApi } from "./api/taps.server.ts";
export { DailyCounter } from "./commands/daily-counter.server.ts";
export { ViewCounter } from "./commands/view-counter.server.ts";
export { toFiguresCsv } from "./queries/figures-csv.server.ts";
export { findAnalytics } from "./queries/find-analytics.server.ts";
export { findFigures } from "./queries/find-figures.server.ts";
