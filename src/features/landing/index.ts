/** What others may use of landing. */
export { formatFilters, parseFilters } from "./model/carousel-filters.ts";
export { type LandingData, type SavedOften, toLandingData } from "./model/landing-data.ts";
