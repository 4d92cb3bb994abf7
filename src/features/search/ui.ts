/** What others may use of search, its views. */
export { catalogueCache } from "./ui/catalogue-cache.ts";
export { filterLabel, filterText, useFilterWords } from "./ui/filters/filter-views.tsx";
export { PlaceInput, pageOf } from "./ui/places/place-input.tsx";
export { type SearchOutcome, SearchScreen } from "./ui/search-screen.tsx";
