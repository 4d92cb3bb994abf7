/** What others may use of search, on the server. */
export { catalogueApi, layoutTilesApi } from "./api/catalogue.server.ts";
export { listingsApi } from "./api/listings.server.ts";
export { LiveCatalogue } from "./queries/live-catalogue.server.ts";
