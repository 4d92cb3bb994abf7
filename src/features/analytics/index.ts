/** What others may use of analytics. */
export { type Analytics, MEASURES, type Measure } from "./model/analytics-reply.ts";
export { type ByWeekTotals, type ListingSums, sortBySum, toTotals } from "./model/totals.ts";
export { viewedListing } from "./model/viewed-listing.ts";
