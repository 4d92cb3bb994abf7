import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import { toLatinDigits } from "#lib/text/latin-digits.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { splitAddress } from "./address-words.ts";
import type { Gazetteer, Pincode, Place } from "./gazetteer.ts";
import { placeNameIn } from "./place-name.ts";
import { bestWorth, MATCHED_CONTEXT_LOSS, toReadings } from "./place-readings.ts";
import { findPlusCode, readPair } from "./plus-code.ts";
import { resolvePlusCode } from "./resolve-address.ts";

export const FOUND_KINDS = [
  "city",
  "town",
  "village",
  "locality",
  "pincode",
  "landmark",
  "district",
  "plus-code",
  "coordinates",
] as const;

export interface FoundPlace extends LatLng {
  /** In the language asked for, where known, else in English. */
  readonly name: string;
  readonly kind: (typeof FOUND_KINDS)[number];
  /** What tells it from others of its name: "Guntur district", "Vijayawada"; may be empty. */
  readonly context: string;
  /** Of a city, a town or a district its English name: its area is searched, and not a circle. */
  readonly town?: string;
}

export interface FindOptions {
  readonly language: Language;
  /** Most results; 10 unless told, and never more. */
  readonly limit?: number;
}

export interface RankedPlace {
  readonly found: FoundPlace;
  /** How well it agrees and how well it is known: an unknown place letter for letter has 100. */
  readonly worth: number;
  /** What was typed is one of its names, letter for letter: "Guntur district" is not the city, nor "Guntur" the district. */
  readonly isAsTyped: boolean;
}

/** Of names that agree letter for letter. */
const AS_TYPED = 104;
const MOST_RESULTS = 10;
const LONGEST_TEXT = 120;
/** Below this share of the best match a result is noise. */
const LEAST_SHARE = 0.6;
const SAME_PINCODE_WORTH = 8;
const PINCODE_WORTH = 90;
const PLUS_CODE_WORTH = 100;
/** Further from any place of the region coordinates are of another one, or no coordinates. */
const FARTHEST_KM = 25;
const CONTEXTS_OF_PINCODE = 3;
const PINCODE_BEGINNING = /^\d{3,6}$/;

/** The known before the unknown, the near before the far: at most 12 and at least -2. */
function prominence({ centre }: Gazetteer, { rank, lat, lng }: Place): number {
  return (6 - rank) * 2 + 2 - Math.min(4, distanceKm(centre, { lat, lng }) / 25);
}

const HAS_AREA: ReadonlySet<Place["kind"]> = new Set(["city", "town", "district"]);

function toFound(place: Place, language: Language): FoundPlace {
  return {
    name: placeNameIn(place.name, language),
    kind: place.kind,
    context: placeNameIn(place.within, language),
    ...(HAS_AREA.has(place.kind) ? { town: place.name.en } : {}),
    lat: place.lat,
    lng: place.lng,
  };
}

function toFoundPincode({ pincode, places, lat, lng }: Pincode, language: Language): FoundPlace {
  const names = places.slice(0, CONTEXTS_OF_PINCODE).map((name) => placeNameIn(name, language));
  return { name: pincode, kind: "pincode", context: names.join(", "), lat, lng };
}

function findByWords(gazetteer: Gazetteer, text: string, language: Language): RankedPlace[] {
  const { pincode } = splitAddress(gazetteer, text);
  const readings = toReadings(gazetteer, text);
  return [...gazetteer.places, ...gazetteer.landmarks, ...gazetteer.districts].flatMap((place) => {
    const isInPincode = pincode !== null && place.pincodes.includes(pincode);
    const { worth, isMeant } = bestWorth(place, readings, isInPincode);
    if (worth <= 0) return [];
    return [
      {
        found: toFound(place, language),
        worth: worth + (isInPincode ? SAME_PINCODE_WORTH : 0) + prominence(gazetteer, place),
        isAsTyped: isMeant && worth >= AS_TYPED - MATCHED_CONTEXT_LOSS,
      },
    ];
  });
}

function findByPincode(gazetteer: Gazetteer, text: string, language: Language): RankedPlace[] {
  const typed = splitAddress(gazetteer, text).pincode ?? text.trim();
  if (!PINCODE_BEGINNING.test(typed)) return [];
  return [...gazetteer.pincodes.values()]
    .filter(({ pincode }) => pincode.startsWith(typed))
    .map((pincode) => ({
      found: toFoundPincode(pincode, language),
      worth: PINCODE_WORTH,
      isAsTyped: pincode.pincode === typed,
    }));
}

function findByPlusCode(gazetteer: Gazetteer, text: string, language: Language): RankedPlace[] {
  const resolved = resolvePlusCode(gazetteer, text);
  if (!resolved) return [];
  const { code, near, lat, lng } = resolved;
  const context = near ? placeNameIn(near.name, language) : "";
  return [
    {
      found: { name: code, kind: "plus-code", context, lat, lng },
      worth: PLUS_CODE_WORTH,
      isAsTyped: true,
    },
  ];
}

/** Coordinates, told by the place that they are nearest to. */
function findByPair(gazetteer: Gazetteer, text: string, language: Language): RankedPlace[] {
  const pair = readPair(text);
  if (!pair) return [];
  const byDistance = gazetteer.places.map((place) => ({ place, km: distanceKm(place, pair) }));
  const [nearest] = byDistance.sort((a, b) => a.km - b.km);
  if (!nearest || nearest.km > FARTHEST_KM) return [];
  const context = placeNameIn(nearest.place.name, language);
  const name = `${pair.lat}, ${pair.lng}`;
  return [
    {
      found: { name, kind: "coordinates", context, ...pair },
      worth: PLUS_CODE_WORTH,
      isAsTyped: true,
    },
  ];
}

/**
 * Places of the region for what a visitor typed, best first: names in any of the three scripts,
 * misspelt or unfinished, with or without their town; pincodes; landmarks; plus codes; coordinates.
 */
export function rankPlaces(
  gazetteer: Gazetteer,
  text: string,
  { language, limit = MOST_RESULTS }: FindOptions,
): readonly RankedPlace[] {
  const typed = toLatinDigits(text.slice(0, LONGEST_TEXT));
  if (findPlusCode(typed)) return findByPlusCode(gazetteer, typed, language);
  const byPair = findByPair(gazetteer, typed, language);
  if (byPair.length > 0) return byPair;
  const candidates = [
    ...findByWords(gazetteer, typed, language),
    ...findByPincode(gazetteer, typed, language),
  ].sort((a, b) => b.worth - a.worth);
  const least = (candidates[0]?.worth ?? 0) * LEAST_SHARE;
  return candidates.filter(({ worth }) => worth >= least).slice(0, Math.min(limit, MOST_RESULTS));
}
