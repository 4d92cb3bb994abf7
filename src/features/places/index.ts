/** What others may use of places. */
export { addressPlace } from "./model/address-place.ts";
export { saysNear } from "./model/address-words.ts";
export { readEnglish } from "./model/english-words.ts";
export { type FoundPlace, rankPlaces } from "./model/find-places.ts";
export { type Gazetteer, placesIn } from "./model/gazetteer.ts";
export {
  type GeocodeResult,
  geocodeAddresses,
  LONGEST_ADDRESS,
  MOST_ADDRESSES,
} from "./model/geocode.ts";
export { providerAddress, toProvider } from "./model/geocode-providers.ts";
export { type NearbyLandmark, nearestLandmarks } from "./model/landmarks.ts";
export { type LayoutPlace, layoutPlace } from "./model/layout-place.ts";
export { ALL_WORDS_WORTH, matchSpelling, SAME_SOUND_WORTH } from "./model/match-spelling.ts";
export type { AskedKind, SiteKind } from "./model/near-kinds.ts";
export { isDistrictName, type PlaceName, placeNameIn } from "./model/place-name.ts";
export { readPlace } from "./model/plus-code.ts";
export { SOUGHT_KINDS, SOUGHT_KMS, type SoughtKind, type SoughtKm } from "./model/sought-kinds.ts";
export { type Spelling, toSpelling } from "./model/spelling.ts";
export { type NearPlace, nearestVillage } from "./model/villages.ts";
export { type NearSite, nearCodes, type WhatIsNear, whatIsNear } from "./model/what-is-near.ts";
