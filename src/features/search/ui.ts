/** What others may use of search, its views. */
export { catalogueCache } from "./ui/catalogue-cache.ts";
export { type SearchOutcome, SearchScreen } from "./ui/search-screen.tsx";
