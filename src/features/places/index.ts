/** What others may use of places. */
export { findPlaces } from "./model/find-places.ts";
export { findByName, type Gazetteer, townName } from "./model/gazetteer.ts";
export { geocodeAddresses } from "./model/geocode.ts";
export { toProvider } from "./model/geocode-providers.ts";
export { type NearbyLandmark, nearestLandmarks } from "./model/landmarks.ts";
export { type PlaceName, placeNameIn } from "./model/place-name.ts";
export { decodePlusCode } from "./model/plus-code.ts";
export { resolveAddress } from "./model/resolve-address.ts";
