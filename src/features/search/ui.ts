/** What others may use of search, its views. */
export { catalogueCache } from "./ui/catalogue-cache.ts";
export { filterLabel, filterText, useFilterWords } from "./ui/filter-views.tsx";
export { PlaceInput, pageOf } from "./ui/place-input.tsx";
export { type SearchOutcome, SearchScreen } from "./ui/search-screen.tsx";
