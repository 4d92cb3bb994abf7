/** What others may use of places, on the server. */
export { type GeocodingDeps, type PlacesDeps, placesApi } from "./api/places.server.ts";
export { databaseGeocodeCache } from "./queries/geocode-cache.server.ts";
export { loadGazetteer } from "./queries/load-gazetteer.server.ts";
