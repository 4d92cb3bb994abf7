import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { splitAddress } from "./address-words.ts";
import { namesArea, namesDistrict } from "./area-words.ts";
import { readEnglish } from "./english-words.ts";
import type { Gazetteer, Pincode, Place } from "./gazetteer.ts";
import { matchAny } from "./match-spelling.ts";
import { placeNameIn } from "./place-name.ts";
import { findPlusCode } from "./plus-code.ts";
import { resolvePlusCode } from "./resolve-address.ts";
import { type Spelling, toSpelling } from "./spelling.ts";

export const FOUND_KINDS = [
  "city",
  "town",
  "village",
  "locality",
  "pincode",
  "landmark",
  "district",
  "plus-code",
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
const MOST_WORDS = 8;
/** Below this share of the best match a result is noise. */
const LEAST_SHARE = 0.6;
const UNMATCHED_CONTEXT_LOSS = 40;
const MATCHED_CONTEXT_LOSS = 2;
/** A place that a district is called after is not what is asked for. */
const CALLED_AFTER_LOSS = 20;
const SAME_PINCODE_WORTH = 8;
const PINCODE_WORTH = 90;
const PLUS_CODE_WORTH = 100;
const LEAST_CONTEXT_MATCH = 60;
const CONTEXTS_OF_PINCODE = 3;
const LETTER = /\p{L}/u;
const PINCODE_BEGINNING = /^\d{3,6}$/;

/** The known before the unknown, the near before the far: at most 12 and at least -2. */
function prominence({ centre }: Gazetteer, { rank, lat, lng }: Place): number {
  return (6 - rank) * 2 + 2 - Math.min(4, distanceKm(centre, { lat, lng }) / 25);
}

/** Words in two heaps: what may be the name, and what then tells where it lies. */
interface Reading {
  readonly name: Spelling;
  readonly context: Spelling | null;
}

/** All ways to read a text as a name, followed or preceded by where it lies. */
function toReadings(words: readonly string[]): Reading[] {
  const whole: Reading = { name: toSpelling(words.join(" ")), context: null };
  const cuts = words.slice(1).flatMap((_, index) => {
    const [front, back] = [words.slice(0, index + 1), words.slice(index + 1)].map((part) =>
      toSpelling(part.join(" ")),
    );
    return front && back
      ? [
          { name: front, context: back },
          { name: back, context: front },
        ]
      : [];
  });
  // A figure is no name: "1 plot" is not One Town, which is written 1 Town as well.
  return [whole, ...cuts.filter(({ name }) => LETTER.test(name.written))];
}

function worthOf(place: Place, { name, context }: Reading): number {
  const worth = matchAny(name, place.spellings);
  if (worth === 0 || context === null) return worth;
  const surroundings = [...place.withinSpellings, ...place.spellings];
  const matched = matchAny(context, surroundings) >= LEAST_CONTEXT_MATCH;
  return worth - (matched ? MATCHED_CONTEXT_LOSS : UNMATCHED_CONTEXT_LOSS);
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
  const isArea = namesArea(text);
  const isDistrict = namesDistrict(text);
  const readings = [...new Set([text, readEnglish(gazetteer.words, text)])].flatMap((written) =>
    toReadings(splitAddress(gazetteer, written).parts.flat().slice(0, MOST_WORDS)),
  );
  // Without the word "district" the name is that of a river, a city or a layout.
  const districts = isDistrict ? gazetteer.districts : [];
  return [...gazetteer.places, ...gazetteer.landmarks, ...districts].flatMap((place) => {
    const worths = readings.map((reading) => worthOf(place, reading));
    const worth = Math.max(...worths);
    if (worth <= 0) return [];
    // Of an area that tells where the place lies, "Undavalli, Guntur district", some worth is lost.
    const isWhole = worths.some((one, row) => one === worth && readings[row]?.context === null);
    const isMeant = place.kind === "district" || !(isArea && isWhole);
    const loss = isDistrict && !isMeant ? CALLED_AFTER_LOSS : 0;
    const same = pincode !== null && place.pincodes.includes(pincode) ? SAME_PINCODE_WORTH : 0;
    return [
      {
        found: toFound(place, language),
        worth: worth - loss + same + prominence(gazetteer, place),
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

/**
 * Places of the region for what a visitor typed, best first: names in any of the three scripts,
 * misspelt or unfinished, with or without their town; pincodes; landmarks; plus codes.
 */
export function rankPlaces(
  gazetteer: Gazetteer,
  text: string,
  { language, limit = MOST_RESULTS }: FindOptions,
): readonly RankedPlace[] {
  const typed = text.slice(0, LONGEST_TEXT);
  if (findPlusCode(typed)) return findByPlusCode(gazetteer, typed, language);
  const candidates = [
    ...findByWords(gazetteer, typed, language),
    ...findByPincode(gazetteer, typed, language),
  ].sort((a, b) => b.worth - a.worth);
  const least = (candidates[0]?.worth ?? 0) * LEAST_SHARE;
  return candidates.filter(({ worth }) => worth >= least).slice(0, Math.min(limit, MOST_RESULTS));
}
