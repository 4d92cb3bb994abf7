import { distanceKm, type LatLng } from "#lib/geo/geo.ts";
import type { Ring } from "#lib/geo/ring.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Region } from "#platform/region/region.ts";
import { withoutAreaWords } from "./area-words.ts";
import { type EnglishWords, toEnglishWords } from "./english-words.ts";
import type { GazetteerFile, LANDMARK_KINDS, PLACE_KINDS } from "./gazetteer-file.ts";
import { hasIndicLetters } from "./indic-letters.ts";
import { type PlaceName, placeNameIn } from "./place-name.ts";
import { type Spelling, toSpelling } from "./spelling.ts";
import { NO_SURROUNDINGS } from "./surroundings.ts";
import type { Town } from "./town-areas.ts";
import { indexVillages, type SurveyedVillage, type Villages } from "./villages.ts";
import { indexSites, type SiteIndex } from "./what-is-near.ts";

export type PlaceKind = (typeof PLACE_KINDS)[number];
export type LandmarkKind = (typeof LANDMARK_KINDS)[number];

export interface Place extends LatLng {
  readonly kind: PlaceKind | "landmark" | "district";
  readonly landmark: LandmarkKind | null;
  readonly name: PlaceName;
  /** What it is part of: a district, a town. */
  readonly within: PlaceName;
  readonly withinSpellings: readonly Spelling[];
  readonly spellings: readonly Spelling[];
  readonly pincodes: readonly string[];
  /** English name of its district. */
  readonly district: string;
  /** 1 city … 5 locality, 6 district; smaller is better known. */
  readonly rank: number;
}

export interface Pincode extends LatLng {
  readonly pincode: string;
  /** The first one gives the position. */
  readonly places: readonly PlaceName[];
}

/** What a district is called, and which others have places that were part of it. */
interface DistrictName {
  readonly district: string;
  readonly spellings: readonly Spelling[];
  /** English names of districts. */
  readonly dividedInto: readonly string[];
}

/** The region's places, built once and never changed. */
export interface Gazetteer {
  /** What is nearer to it ranks higher among equals. */
  readonly centre: LatLng;
  /** Sounds of words that say no more than which state a place is in. */
  readonly stateSounds: ReadonlySet<string>;
  readonly places: readonly Place[];
  readonly landmarks: readonly Place[];
  /** Those that have places, each in the middle of them. */
  readonly districts: readonly Place[];
  /** Those without places as well: addresses have them from before a division. */
  readonly districtNames: readonly DistrictName[];
  readonly pincodes: ReadonlyMap<string, Pincode>;
  /** By name in lower case, and by its sound; the better known where several share it. */
  readonly byName: ReadonlyMap<string, Place>;
  readonly bySound: ReadonlyMap<string, Place>;
  readonly words: EnglishWords;
  /** The surveyed villages, and the towns that the survey leaves out. */
  readonly villages: Villages;
  /** Its cities and towns, with the outlines that are known. */
  readonly towns: readonly Town[];
  /** What serves the villages, and the stations. */
  readonly sites: SiteIndex;
}

type FilePlace = GazetteerFile["places"][number] | GazetteerFile["landmarks"][number];

function toName({ en, te, hi }: PlaceName): PlaceName {
  return { en, te, hi };
}

function isPlaceKind(kind: PlaceKind | LandmarkKind): kind is PlaceKind {
  return kind === "city" || kind === "town" || kind === "village" || kind === "locality";
}

function toSpellings(texts: readonly (string | null)[]): Spelling[] {
  return texts.filter((text) => text !== null).map(toSpelling);
}

function withinOf(file: GazetteerFile, { en, within }: FilePlace) {
  const found =
    file.districts.find(({ id }) => id === within) ??
    file.places.find((place) => place.en === within);
  if (!found) throw new Error(`Gazetteer: ${en} lies within unknown "${within}"`);
  return found;
}

/** English name of the district of a place, or of the town that it is part of. */
function districtOf(file: GazetteerFile, place: FilePlace): string {
  const within = withinOf(file, place);
  return "id" in within ? within.en : districtOf(file, within);
}

function toPlace(file: GazetteerFile, place: FilePlace): Place {
  const within = withinOf(file, place);
  const { kind, lat, lng, rank } = place;
  return {
    kind: isPlaceKind(kind) ? kind : "landmark",
    landmark: isPlaceKind(kind) ? null : kind,
    name: toName(place),
    within: toName(within),
    withinSpellings: toSpellings([within.en, within.te, within.hi]),
    spellings: toSpellings([place.en, place.te, place.hi, ...place.variants]),
    pincodes: file.pincodes.filter((p) => p.places.includes(place.en)).map((p) => p.pincode),
    district: districtOf(file, place),
    lat,
    lng,
    rank,
  };
}

function districtSpellings(district: GazetteerFile["districts"][number]): Spelling[] {
  const names = [district.en, district.te, district.hi];
  return toSpellings([...names.map(withoutAreaWords), ...names]);
}

function toDistrictNames({ districts }: GazetteerFile): DistrictName[] {
  const ids = new Set(districts.map(({ id }) => id));
  for (const { en, formerly } of districts)
    for (const id of formerly)
      if (!ids.has(id)) throw new Error(`Gazetteer: ${en} was part of unknown "${id}"`);
  return districts.map((district) => ({
    district: district.en,
    spellings: districtSpellings(district),
    dividedInto: districts
      .filter(({ formerly }) => formerly.includes(district.id))
      .map(({ en }) => en),
  }));
}

/** The districts that have places. */
function toDistricts({ districts }: GazetteerFile, places: readonly Place[]): Place[] {
  return districts.flatMap((district) => {
    const within = places.filter((place) => place.district === district.en);
    if (within.length === 0) return [];
    const middle = (axis: "lat" | "lng") =>
      within.reduce((sum, place) => sum + place[axis], 0) / within.length;
    return {
      kind: "district",
      landmark: null,
      name: toName(district),
      district: district.en,
      within: NO_NAME,
      withinSpellings: [],
      pincodes: [],
      rank: DISTRICT_RANK,
      spellings: districtSpellings(district),
      lat: middle("lat"),
      lng: middle("lng"),
    } as const;
  });
}

const NO_NAME: PlaceName = { en: "", te: null, hi: null };
/** Where a town has its name, the town is meant. */
const DISTRICT_RANK = 6;

function toPincode(
  places: readonly Place[],
  { pincode, places: names }: GazetteerFile["pincodes"][number],
): Pincode {
  const found = names.map((name) => {
    const place = places.find(({ name: { en } }) => en === name);
    if (!place) throw new Error(`Gazetteer: pincode ${pincode} names unknown "${name}"`);
    return place;
  });
  const [first] = found;
  if (!first) throw new Error(`Gazetteer: pincode ${pincode} names no place`);
  return { pincode, lat: first.lat, lng: first.lng, places: found.map(({ name }) => name) };
}

/** A map of every spelling to its place; of several, the one with the smallest rank. */
function indexBy(
  places: readonly Place[],
  key: (spelling: Spelling) => string,
): Map<string, Place> {
  const index = new Map<string, Place>();
  for (const place of places) {
    for (const spelling of place.spellings) {
      const known = index.get(key(spelling));
      if (!known || known.rank > place.rank) index.set(key(spelling), place);
    }
  }
  return index;
}

/** What the survey of villages, which is of the country alone, leaves out. */
const URBAN: ReadonlySet<Place["kind"]> = new Set(["city", "town", "locality"]);
/** Two records of one village lie no farther apart: ours are typed by hand, and two villages of one name are 9 km apart. */
export const SAME_VILLAGE_KM = 4;

interface GazetteerParts {
  readonly region: Pick<Region, "centre" | "state" | "stateVariants">;
  readonly surveyed?: readonly SurveyedVillage[];
}

/**
 * Builds the gazetteer from its file and the survey of villages, with no sites yet; throws where a name
 * refers to nothing.
 */
export function buildGazetteer(
  file: GazetteerFile,
  { region, surveyed = [] }: GazetteerParts,
): Gazetteer {
  const places = file.places.map((place) => toPlace(file, place));
  const landmarks = file.landmarks.map((place) => toPlace(file, place));
  const all = [...places, ...landmarks];
  const names = {
    byName: indexBy(all, ({ written }) => written),
    bySound: indexBy(all, ({ sound }) => sound),
  };
  const villages = surveyed.map((village) => ({ ...village, name: spell(names, village) }));
  const { centre, state, stateVariants } = region;
  return {
    centre,
    stateSounds: new Set(
      [...Object.values(state), ...stateVariants]
        .map(toSpelling)
        .flatMap(({ words, sound }) => [...words, sound]),
    ),
    places,
    landmarks,
    districts: toDistricts(file, places),
    districtNames: toDistrictNames(file),
    pincodes: new Map(file.pincodes.map((p) => [p.pincode, toPincode(places, p)])),
    ...names,
    words: toEnglishWords(file.words),
    villages: indexVillages([...villages, ...places.filter(({ kind }) => URBAN.has(kind))]),
    towns: toTowns(places),
    sites: indexSites(NO_SURROUNDINGS, []),
  };
}

/** The cities and towns among places; `ringOf` gives the outline of one by its English name. */
export function toTowns(
  places: readonly Place[],
  ringOf: (name: string) => Ring | null = () => null,
): Town[] {
  return places
    .filter(({ kind }) => kind === "city" || kind === "town")
    .map(({ name, lat, lng }) => ({ name, lat, lng, ring: ringOf(name.en) }));
}

type Names = Pick<Gazetteer, "byName" | "bySound">;

/** The name of a surveyed village, as the gazetteer writes it where it has that village. */
function spell(names: Names, village: SurveyedVillage): PlaceName {
  const known = findByName(names, village.name);
  const isSame =
    known !== null && known.kind !== "landmark" && distanceKm(known, village) <= SAME_VILLAGE_KM;
  return isSame ? known.name : { en: village.name, te: null, hi: null };
}

/** The place of exactly this name, in any script and usual spelling; null when there is none. */
export function findByName(gazetteer: Names, name: string): Place | null {
  const { written, sound } = toSpelling(name);
  return gazetteer.byName.get(written) ?? gazetteer.bySound.get(sound) ?? null;
}

/** The town's name in three languages; Telugu and Hindi null when the gazetteer lacks the town. */
export function townName(gazetteer: Gazetteer, town: string): PlaceName {
  const place = findByName(gazetteer, town);
  return { en: town, te: place?.name.te ?? null, hi: place?.name.hi ?? null };
}

/**
 * Where something lies as somebody wrote it, "Kanuru, Vijayawada", in a language: each place that is
 * known by its name there, what is not known as it is written.
 */
export function placesIn(gazetteer: Names, written: string, language: Language): string {
  return written.replaceAll(/[^,]+/g, (part) => {
    const found = findByName(gazetteer, part.trim());
    if (!found || (language === "en" && !hasIndicLetters(part))) return part;
    return part.replace(part.trim(), placeNameIn(found.name, language));
  });
}
