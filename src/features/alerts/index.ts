/** What others may use of alerts. */
export { LONGEST_NAME, toSearch } from "./model/saved-search.ts";
